import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Phrases
import SpecTranslation
import Testing

@Suite("The rules for each kind of spec")
struct TranslationTests {
  /// A box of this size.
  private func box(_ name: String, _ width: Double, _ height: Double) -> LayoutSpec {
    .element(name, .fixed(CGSize(width: width, height: height)))
  }

  /// The rules of a translation for self-sizing containers, one text each.
  private func rules(
    _ spec: LayoutSpec, height: SpecTranslator.ContainerHeight = .open
  ) throws -> [String] {
    let system = try SpecTranslator.translate(spec, height: height).system
    return system.constraints.indices.map { system.text(ofConstraint: $0) }
  }

  @Test("insets are four distances from the edges")
  func inset() throws {
    let spec = LayoutSpec.inset(
      EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), box("photo", 10, 10))
    #expect(
      try rules(spec) == [
        "photo.leading == superview.leading + 2", "photo.trailing == superview.trailing - 4",
        "photo.top == superview.top + 1", "photo.bottom == superview.bottom - 3",
      ])
  }

  @Test("a self-sizing row is as high as the box that is known to be the highest")
  func deciding() throws {
    let spec = LayoutSpec.stack(
      StackSpec(spacing: 8, alignItems: .center), [box("low", 10, 20), box("high", 10, 30)])
    #expect(
      try rules(spec) == [
        "high.leading == low.trailing + 8", "low.leading == superview.leading",
        "low.centerY == superview.centerY", "high.top == superview.top",
        "high.bottom == superview.bottom",
      ])
  }

  @Test("a container that its content makes as long has no optional rule for just that")
  func selfSizing() throws {
    for flex in 0..<16 {
      let children = [0, 1].map { index in
        box("box\(index)", 40, 20).styled {
          $0.flexGrow = flex >> (2 * index) & 1 == 1 ? 1 : 0
          $0.flexShrink = flex >> (2 * index + 1) & 1 == 1 ? 1 : 0
        }
      }
      let spec = LayoutSpec.stack(StackSpec(direction: .vertical, alignItems: .start), children)
      let found = try [SpecTranslator.ContainerHeight.open, .either].flatMap {
        try rules(spec, height: $0).filter { $0.contains("== superview.bottom @") }
      }
      #expect(found.isEmpty, "\(flex): \(found)")
    }
  }

  @Test("a single growing child is exact: it gets what the others leave")
  func singleGrower() throws {
    let spec = LayoutSpec.stack(
      StackSpec(spacing: 5, alignItems: .start),
      [
        box("photo", 40, 40),
        LayoutSpec.element("title", .fixed(CGSize(width: 60, height: 20)))
          .styled {
            $0.flexGrow = 1
            $0.flexShrink = 1
          },
      ])
    let translation = try SpecTranslator.translate(spec, height: .given)
    let texts = try rules(spec, height: .given)
    #expect(texts.contains("photo.width == 40"))
    #expect(texts.contains("title.trailing == superview.trailing"))
    #expect(translation.translationClass == .exact)
    #expect(translation.guides.isEmpty)
  }

  @Test("a spacer leaves a distance behind, and no guide")
  func spacer() throws {
    let spec = LayoutSpec.stack(
      StackSpec(alignItems: .start),
      [box("a", 10, 10), LayoutSpec.spacer.styled { $0.width = 12 }, box("b", 10, 10)])
    let translation = try SpecTranslator.translate(spec, height: .open)
    let texts = try rules(spec)
    #expect(translation.guides.isEmpty, "\(texts)")
    #expect(texts.contains("b.leading == a.trailing + 12"))
  }

  @Test("a guide is named for its first element and its kind")
  func guideName() throws {
    let column = LayoutSpec.stack(
      StackSpec(direction: .vertical, alignItems: .start),
      [box("title", 50, 20), box("note", 70, 20)])
    let spec = LayoutSpec.stack(StackSpec(alignItems: .center), [box("photo", 10, 10), column])
    let translation = try SpecTranslator.translate(spec, height: .given)
    #expect(translation.guides.allSatisfy { $0.hasPrefix("title") })
  }

  @Test("groups and deviations have words for what was eliminated, and every constraint a group")
  func words() throws {
    let column = LayoutSpec.stack(
      StackSpec(direction: .vertical, spacing: 1.5), [box("title", 50, 20), box("note", 70, 20)])
    let spec = LayoutSpec.inset(
      EdgeInsets(top: 4, left: 4, bottom: 4, right: 4),
      .stack(StackSpec(), [box("photo", 10, 10), column.styled { $0.flexGrow = 1 }]))
    let translation = try SpecTranslator.translate(spec, height: .given)
    let comments = translation.groups.map(\.comment.text)
    #expect(comments.contains("photo and the column of title and note side by side"))
    #expect(comments.contains("title and note one below the other, 1.5 pt apart"))
    #expect(
      translation.groups.flatMap(\.constraints) == Array(translation.system.constraints.indices))
    let deviation = try #require(translation.deviations.first)
    #expect(deviation.rule == .leftovers(toLazy: false) && deviation.path == "inset[0].stack")
    #expect(
      deviation.effect.text
        == "the column of title and note gets them, and may be up to 1 pt longer")
  }

  @Test("a decoration has lower priorities than what it decorates")
  func decoration() throws {
    let spec = LayoutSpec.overlay(
      box("photo", 100, 50), overlay: .center(.xy, box("play", 200, 200)))
    let system = try SpecTranslator.translate(spec, height: .open).system
    let photo = system.items[try #require(system.index(of: "photo"))]
    let play = system.items[try #require(system.index(of: "play"))]
    #expect(play.compressionResistance.vertical < photo.hugging.vertical)
    let layout = try system.layout(in: 320, rounding: .exact).layout
    #expect(layout.size.height == 50)
  }

  @Test("a ratio with two bounds is as large as fits")
  func ratio() throws {
    let spec = LayoutSpec.center(.xy, .ratio(0.5, box("poster", 10, 10)))
    for container in [Container(width: 100, height: 300), Container(width: 300, height: 100)] {
      let trip = try RoundTrip(spec, in: container)
      #expect(trip.worst.distance <= 1e-6, "\(trip.text)")
    }
  }

  @Test("gaps that share leftover space are never below their spacing")
  func spaceBetween() throws {
    let spec = LayoutSpec.stack(
      StackSpec(spacing: 4, justifyContent: .spaceBetween, alignItems: .start),
      [box("a", 40, 10), box("b", 40, 10), box("c", 40, 10)])
    for width in [100.0, 128, 300] {
      let trip = try RoundTrip(spec, in: Container(width: width))
      #expect(trip.worst.distance <= 1e-6, "\(trip.text)")
    }
  }
}

@Suite("Deviations, with their bounds and reasons")
struct DeviationTests {
  private func box(_ name: String, _ width: Double) -> LayoutSpec {
    .element(name, .fixed(CGSize(width: width, height: 10)))
  }

  private func deviations(_ spec: LayoutSpec) throws -> [Deviation] {
    try SpecTranslator.translate(spec, height: .open).deviations
  }

  @Test("wrapping needs whole numbers, and shows only where a line is too long")
  func wrapping() throws {
    let spec = LayoutSpec.stack(
      StackSpec(alignItems: .start, flexWrap: .wrap), [box("a", 60), box("b", 60)])
    let deviation = try #require(try deviations(spec).first)
    #expect(deviation.translationClass == .integers)
    #expect(!(try DeviationSearch(of: spec, in: 200, rounding: .exact).shows(deviation)))
    #expect(try DeviationSearch(of: spec, in: 100, rounding: .exact).shows(deviation))
  }

  @Test("shares of several growing children are bounded: whole points on pixels only")
  func wholePoints() throws {
    let spec = LayoutSpec.stack(
      StackSpec(alignItems: .start),
      [box("a", 40).styled { $0.flexGrow = 1 }, box("b", 40).styled { $0.flexGrow = 2 }])
    let deviation = try #require(try deviations(spec).first)
    #expect(deviation.condition == .whenRounding)
    let trip = try RoundTrip(spec, in: 301)
    #expect(trip.worst.distance <= 1e-6, "\(trip.text)")
  }

  @Test("children that grow by one proportion and shrink by another are piecewise")
  func bothProportions() throws {
    let flexible = { (spec: LayoutSpec) in
      spec.styled {
        $0.flexGrow = 1
        $0.flexShrink = 1
      }
    }
    let spec = LayoutSpec.stack(
      StackSpec(alignItems: .start), [flexible(box("a", 40)), flexible(box("b", 80))])
    let deviation = try #require(try deviations(spec).first)
    #expect(deviation.translationClass == .piecewise)
    #expect(deviation.condition == .whenOverflowing)
  }

  @Test("flexing in proportion from measured lengths needs measuring")
  func measuring() throws {
    let text = LayoutSpec.element("text", .measured(Line()))
    let spec = LayoutSpec.stack(
      StackSpec(alignItems: .start),
      [text.styled { $0.flexGrow = 1 }, box("b", 40).styled { $0.flexGrow = 2 }])
    #expect(try deviations(spec).contains { $0.translationClass == .measuring })
  }

  /// One line of text, 50 points wide.
  private final class Line: ContentMeasuring {
    var wraps: Bool { false }

    func measure(in room: CGSize) -> ContentMeasurement {
      ContentMeasurement(size: CGSize(width: min(50, room.width), height: 12))
    }
  }
}
