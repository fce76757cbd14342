import Comparison
import Foundation
import Geometry
import LayoutSpecs
import Phrases
import SpecTranslation
import Testing

/// Specs found at random, then reduced, whose translations once differed without saying so.
@Suite("Specs whose translations were once wrong, or silent about it")
struct FoundAtRandomTests {
  private func box(_ name: String, _ width: Double = 10, _ height: Double = 10) -> LayoutSpec {
    .element(name, .fixed(CGSize(width: width, height: height)))
  }

  private func column(_ justification: JustifyContent, _ children: LayoutSpec...) -> LayoutSpec {
    .stack(
      StackSpec(direction: .vertical, justifyContent: justification, alignItems: .start), children)
  }

  private func row(_ children: LayoutSpec...) -> LayoutSpec {
    .stack(StackSpec(alignItems: .start), children)
  }

  private func relative(
    _ vertical: RelativePosition, _ sizing: RelativeSizing, _ child: LayoutSpec
  ) -> LayoutSpec {
    .relative(
      RelativeSpec(horizontalPosition: .center, verticalPosition: vertical, sizing: sizing), child)
  }

  private func corner(
    _ location: CornerLocation, _ child: LayoutSpec, _ element: LayoutSpec
  ) -> LayoutSpec {
    .corner(CornerSpec(location: location, wrapsCorner: true), child, element: element)
  }

  private func distance(_ spec: LayoutSpec, _ width: Double, _ height: Double? = nil) throws
    -> Double
  {
    try RoundTrip(spec, in: Container(width: width, height: height)).worst.distance
  }

  private func rules(_ spec: LayoutSpec, _ width: Double, _ height: Double? = nil) throws
    -> [DeviatingRule]
  {
    let container = Container(width: width, height: height)
    let translation = try SpecTranslator.translate(spec, height: .init(of: [container]))
    let check = try TranslationCheck(translation, of: spec, in: container, scale: 2)
    #expect(check.verdict == .differsAsAnnounced)
    return check.deviations.map(\.rule)
  }

  @Test("a stack longer than its content does not lengthen a child that only shrinks")
  func slackInside() throws {
    let shrinks = { (spec: LayoutSpec) in spec.styled { $0.flexShrink = 1 } }
    let columns = [
      column(.end, shrinks(relative(.start, .minimumSize, box("a")))),
      column(.center, box("a"), shrinks(relative(.end, .minimumHeight, box("b")))),
      column(.center, shrinks(column(.start, box("a")))),
      column(.end, shrinks(column(.start, shrinks(column(.start, box("a")))))),
    ]
    let containers = [Container(width: 300), Container(width: 300, height: 1000)]
    for column in columns {
      let spec = LayoutSpec.background(column, background: box("behind"))
      let translation = try SpecTranslator.translate(spec, height: .init(of: containers))
      for container in containers {
        let trip = try RoundTrip(spec, translation, in: container)
        #expect(trip.worst.distance <= 1e-6, "\(trip.text)")
      }
    }
  }

  @Test("the same is true of a stack in a decoration")
  func slackInsideDecorations() throws {
    let spec = column(
      .start, box("a").styled { $0.flexGrow = 1 },
      relative(.end, .minimumHeight, column(.start, box("b"))).styled { $0.flexGrow = 0.5 })
    #expect(try distance(spec, 476, 409) <= 1e-6)
  }

  @Test("both children of a corner overflow together before one of them is compressed")
  func cornersThatStickOut() throws {
    let shrinking = column(
      .start, box("a").styled { ($0.flexGrow, $0.flexShrink) = (0.5, 1) }, box("b", 10, 155))
    let spec = LayoutSpec.absolute(
      sizing: .sizeToFit, [corner(.topRight, shrinking, box("high", 10, 319))])
    #expect(try distance(spec, 178, 321) <= 1e-6)
    let nested = corner(.topRight, corner(.topLeft, .element("a"), box("b")), box("c"))
    let bounded = LayoutSpec.static([nested.styled { $0.maxHeight = .points(12) }])
    #expect(try distance(bounded, 401) <= 1e-6)
  }

  @Test("a growing ratio makes a self-sizing container higher, without effect on anything else")
  func growingRatio() throws {
    let ratio = LayoutSpec.ratio(2, box("a"))
    let grows = ratio.styled {
      $0.width = .points(78)
      $0.flexGrow = 1
    }
    let shrinking = column(.start, box("b")).styled { $0.flexShrink = 2 }
    #expect(try distance(row(grows, shrinking), 493) <= 1e-6)
    let both = ratio.styled { ($0.flexGrow, $0.flexShrink) = (1, 1) }
    #expect(try distance(row(both, corner(.bottomLeft, box("b"), box("c"))), 296) <= 1e-6)
    #expect(try distance(row(both, .wrapper([box("b"), .spacer])), 426) <= 1e-6)
  }

  @Test("only a child of the outer stack grows, not one in a stack with a minimum length")
  func growingInside() throws {
    let inner = row(box("b").styled { $0.flexGrow = 1 }).styled { $0.minWidth = .points(2) }
    #expect(try distance(row(box("a").styled { $0.flexGrow = 1 }, inner), 383) <= 1e-6)
    let part = row(box("a", 64)).styled { $0.flexGrow = 2 }
    let long = row(part, box("b", 86), box("c", 58)).styled {
      $0.minWidth = .points(16)
      $0.layoutPosition = CGPoint(x: 43, y: 1)
    }
    #expect(try distance(.static([long]), 247) <= 1e-6)
  }

  @Test("content that is too long overflows, and does not compress a child with bounds")
  func boundsInside() throws {
    let bounded = row(box("a", 113)).styled { $0.minWidth = .points(65) }
    #expect(try distance(.absolute([row(bounded, box("b", 101))]), 175) <= 1e-6)
    let limited = LayoutSpec.absolute(
      sizing: .sizeToFit, [box("a", 97).styled { $0.maxWidth = .points(248) }])
    #expect(try distance(.static([row(limited, box("b", 102))]), 190, 168) <= 1e-6)
  }

  @Test("a child with a bound is not compressed instead of a child that shrinks")
  func boundedBesideShrinking() throws {
    let bounded = box("a", 116).styled { $0.minWidth = .points(21) }
    let lazy = box("b", 111).styled { ($0.flexGrow, $0.flexShrink) = (2, 1) }
    #expect(try distance(row(bounded, box("c", 95), lazy), 311, 582) <= 1e-6)
  }

  @Test("in a decoration, too, the space at a position comes before a child's own size")
  func sizesAtPointsOfDecorations() throws {
    let child = row(box("a", 10, 119).styled { $0.height = .points(89) }).styled {
      $0.layoutPosition = CGPoint(x: 27, y: 46)
    }
    #expect(try distance(.ratio(0.5, .absolute([child])), 227) <= 1e-6)
  }

  @Test("a side that depends on another that is known last is listed")
  func ratiosKnownLast() throws {
    let held = LayoutSpec.ratio(1, box("a")).styled { $0.height = .points(36) }
    let growing = row(held, box("b").styled { $0.flexGrow = 0.5 })
    let behind = LayoutSpec.background(box("c", 10, 106), background: growing)
    let based = LayoutSpec.static([.ratio(0.5, box("a"))]).styled {
      $0.maxHeight = .points(67)
      $0.flexShrink = 0.5
      $0.flexBasis = .points(67)
    }
    for spec in [behind, row(based)] {
      #expect(try rules(spec, 418).contains(.ratioKnownLast))
    }
    let nothing = LayoutSpec.ratio(2, box("a")).styled { $0.maxHeight = .points(0) }
    #expect(try rules(.absolute([nothing]), 281, 415).contains(.ratioOfZero))
  }

  @Test("a fraction of the smallest of several bounds is listed")
  func partsOfSeveralBounds() throws {
    let half = box("a").styled { $0.width = .fraction(0.5) }
    let spec = LayoutSpec.static([LayoutSpec.static([half]).styled { $0.maxWidth = .points(64) }])
    #expect(try rules(spec, 260, 249).contains(.smallestBound))
  }

  @Test("a child that gets another size when measured again is listed")
  func measuredAgain() throws {
    let bounded = LayoutSpec.element("a").styled { $0.maxHeight = .points(79) }
    let relative = LayoutSpec.relative(
      RelativeSpec(horizontalPosition: .none, verticalPosition: .start, sizing: .minimumHeight),
      .element("a")
    ).styled { $0.height = .points(56) }
    let absolute = LayoutSpec.absolute([.element("a"), box("b")]).styled { $0.width = .points(60) }
    let specs = [
      LayoutSpec.stack(StackSpec(), [box("b"), column(.start, bounded)]),
      .stack(StackSpec(), [relative]),
      .stack(StackSpec(direction: .vertical), [absolute]),
      .stack(
        StackSpec(direction: .vertical),
        [row(.ratio(2, box("a"))).styled { $0.width = .points(86) }]),
    ]
    let heights: [Double?] = [nil, 583, nil, nil]
    for (spec, height) in zip(specs, heights) {
      #expect(try rules(spec, 416, height).contains(.measuredAgain))
    }
  }

  @Test("a child that does not fit is measured like its stack, not at the stack's final size")
  func overflowingAsAsked() throws {
    let lazy = box("a", 58).styled { ($0.flexGrow, $0.flexShrink) = (2, 0.5) }
    let growing = box("c").styled {
      $0.width = .points(79)
      $0.flexGrow = 2
    }
    let inner = row(lazy, box("b", 153), growing).styled { $0.minWidth = .points(57) }
    #expect(try !rules(column(.start, inner), 280).isEmpty)
    let wrapping = { (children: [LayoutSpec]) in
      LayoutSpec.stack(StackSpec(alignItems: .start, flexWrap: .wrap), children)
    }
    #expect(try !rules(wrapping([box("a", 167), .ratio(2, box("b", 119))]), 283).isEmpty)
    let empty = LayoutSpec.element("b").styled {
      $0.minWidth = .points(99)
      $0.layoutPosition = CGPoint(x: 23, y: 6)
    }
    let part = LayoutSpec.absolute([empty]).styled { $0.width = .fraction(0.25) }
    #expect(try !rules(.absolute([wrapping([box("a", 80), part])]), 185, 356).isEmpty)
  }

  @Test("a fraction aligned at the end is off by one pixel more, as announced")
  func alignedPart() throws {
    let empty = LayoutSpec.element("a").styled {
      $0.height = .points(109)
      $0.alignSelf = .center
    }
    let part = column(.start, empty).styled { $0.width = .fraction(0.25) }
    let spec = LayoutSpec.stack(StackSpec(direction: .vertical, alignItems: .end), [part])
    let container = Container(width: 447)
    let translation = try SpecTranslator.translate(spec, height: .open)
    let check = try TranslationCheck(translation, of: spec, in: container, scale: 2)
    #expect(check.exact.distance <= 1e-6 && check.verdict == .differsByRounding)
    #expect(check.rounded.distance <= 1)
  }

  @Test("a deviation on both axes is listed once, in words that no guide's name replaces")
  func words() throws {
    let cover = box("cover").styled {
      $0.sizeRange.min = LayoutSize(CGSize(width: 50, height: 50))
    }
    let spec = row(.static([cover]), .spacer)
    let deviations = try SpecTranslator.translate(spec, height: .open).deviations
    #expect(deviations.map(\.rule) == [.sizeRangeBeyondSpace])
    #expect(
      deviations.map(\.reason.text)
        == ["its size range applies even where it exceeds the available space"])
  }
}
