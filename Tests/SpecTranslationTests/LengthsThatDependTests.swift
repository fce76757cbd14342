import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Testing

@testable import SpecTranslation

/// Specs whose lengths depend on each other; most were found at random, then reduced.
@Suite("Lengths that depend on each other")
struct LengthsThatDependTests {
  private func box(_ name: String, _ width: Double = 10, _ height: Double = 10) -> LayoutSpec {
    .element(name, .fixed(CGSize(width: width, height: height)))
  }

  private func column(_ stack: StackSpec = .init(), _ children: LayoutSpec...) -> LayoutSpec {
    var stack = stack
    stack.direction = .vertical
    if stack.alignItems == .stretch { stack.alignItems = .start }
    return .stack(stack, children)
  }

  private func row(_ alignment: AlignItems = .start, _ children: LayoutSpec...) -> LayoutSpec {
    .stack(StackSpec(alignItems: alignment), children)
  }

  private func distance(_ spec: LayoutSpec, _ width: Double, _ height: Double?) throws -> Double {
    try RoundTrip(spec, in: Container(width: width, height: height)).worst.distance
  }

  private func check(
    _ spec: LayoutSpec, _ width: Double, _ height: Double? = nil
  ) throws -> TranslationCheck {
    let container = Container(width: width, height: height)
    let translation = try SpecTranslator.translate(spec, height: .init(of: [container]))
    return try TranslationCheck(translation, of: spec, in: container, scale: 2)
  }

  @Test("a baseline outside its child is still inside the stack")
  func baselinesOutside() throws {
    let high = box("a", 10, 4).styled { $0.ascender = 10 }
    #expect(try distance(row(.baselineFirst, high), 228, nil) <= 1e-6)
    let low = box("a", 10, 7).styled { $0.descender = -8 }
    #expect(try distance(row(.baselineLast, low), 474, 389) <= 1e-6)
    #expect(try distance(row(.baselineLast, low), 474, nil) <= 1e-6)
  }

  @Test("a stack that distributes its space takes none from a growing neighbour")
  func sharingBesideGrowing() throws {
    for justification in [JustifyContent.spaceBetween, .spaceAround] {
      let inner = column(StackSpec(justifyContent: justification), box("b"), box("c"))
        .styled { $0.flexShrink = 1 }
      let spec = column(.init(), box("a").styled { $0.flexGrow = 1 }, inner)
      #expect(try distance(spec, 160, 353) <= 1e-6)
    }
    let growing = row(
      .start, box("a").styled { $0.flexGrow = 1 }, box("b").styled { $0.flexGrow = 1 }
    ).styled { $0.flexShrink = 1 }
    #expect(
      try distance(row(.start, growing, box("c").styled { $0.flexGrow = 1 }), 459, 438) <= 1e-6)
  }

  @Test("a stretched child's own length counts, even where it ignores that itself")
  func ownLengthOfMargins() throws {
    let inset = LayoutSpec.inset(EdgeInsets(all: 0), box("b", 10, 107)).styled {
      $0.height = .points(86)
    }
    let spec = row(.stretch, column(.init(), box("a", 50, 91)), inset)
    #expect(try distance(spec, 443, nil) <= 1e-6)
  }

  @Test(
    "a smallest size holds for a child with something on its corner, and where all is handed on")
  func smallestSizes() throws {
    let corner = LayoutSpec.corner(
      CornerSpec(location: .topLeft, wrapsCorner: true), box("a"), element: box("b")
    ).styled { $0.minWidth = .points(89) }
    #expect(try distance(column(.init(), corner), 205, 378) <= 1e-6)
    let relative = LayoutSpec.relative(
      RelativeSpec(horizontalPosition: .none, verticalPosition: .start), box("a")
    ).styled { $0.minWidth = .points(43) }
    #expect(try distance(column(.init(), relative), 172, 286) <= 1e-6)
  }

  @Test("an empty element of known height fills the width of its column")
  func emptyElements() throws {
    let empty = LayoutSpec.element("a").styled { $0.height = .points(82) }
    let stretched = LayoutSpec.stack(StackSpec(direction: .vertical), [empty])
    #expect(try distance(.static([stretched]), 374, 328) <= 1e-6)
  }

  @Test("fractions of flexible lengths, and children that fill these, are listed")
  func named() throws {
    let part = box("a").styled { $0.width = .fraction(1) }
    let inner = column(.init(), part).styled { $0.flexGrow = 1 }
    let filling = LayoutSpec.static([.element("a")]).styled { $0.flexGrow = 1 }
    let ratio = LayoutSpec.ratio(2, box("b")).styled { $0.height = .points(90) }
    let stretched = LayoutSpec.stack(StackSpec(direction: .vertical), [box("a", 50, 10), ratio])
    for spec in [row(.start, inner), row(.start, filling), .absolute([stretched])] {
      #expect(try check(spec, 226, 533).verdict == .differsAsAnnounced)
    }
  }

  @Test("a positioned child's own bounds apply, even where the space is smaller")
  func boundsAtPoints() throws {
    let position = CGPoint(x: 10, y: 20)
    let styles: [(inout ElementStyle) -> Void] = [
      { $0.minWidth = .points(300) }, { $0.maxWidth = .points(300) },
      { $0.maxWidth = .fraction(1) }, { $0.minHeight = .fraction(0.95) },
      { $0.width = .points(300) },
    ]
    for style in styles {
      let leaves = [box("a", 200, 10), LayoutSpec.element("a")]
      for leaf in leaves {
        let child = leaf.styled {
          $0.layoutPosition = position
          style(&$0)
        }
        #expect(try distance(.absolute([child]), 100, 100) <= 1e-6, "\(child)")
      }
    }
  }

  @Test("inside insets, a fraction of an undefined length is 0")
  func partsOfUndefinedLengths() throws {
    let part = LayoutSpec.element("a").styled { $0.height = .fraction(0.54) }
    let insets = EdgeInsets(top: 20, left: 10, bottom: 9, right: .infinity)
    let spec = LayoutSpec.center(.xy, sizing: .minimumSize, .inset(insets, part))
    #expect(try distance(spec, 174, nil) <= 1e-6)
  }

  @Test("leftovers under a point have no bound where the child that gets them has no size")
  func shareOfNothing() throws {
    let spec = LayoutSpec.stack(
      StackSpec(alignItems: .start),
      [
        box("first", 20).styled { ($0.flexGrow, $0.flexShrink) = (0.5, 1) },
        box("last", 100).styled { $0.flexGrow = 2 },
      ])
    let check = try check(spec, 103)
    #expect(check.exact.distance <= 1e-6 && check.rounded.distance > 9)
    #expect(check.verdict == .differsByRounding)
  }

  @Test("sizes that a spec ignores, but that apply at a position, are listed")
  func partAtPoint() throws {
    let overlay = LayoutSpec.overlay(box("photo", 40), overlay: box("shade", 20))
    let spec = LayoutSpec.absolute(
      sizing: .default,
      [
        overlay.styled {
          $0.width = .fraction(0.5)
          $0.layoutPosition = CGPoint(x: 10, y: 10)
        }
      ])
    let check = try check(spec, 200)
    #expect(check.verdict == .differsAsAnnounced)
    #expect(check.deviations.map(\.rule).contains(.limitAtPosition))
  }

  @Test("children that shrink together differ on pixels by as much as announced")
  func shrinkingOnPixels() throws {
    let children = [86.0, 50, 10].enumerated().map { index, width in
      box("e\(index)", width).styled { $0.flexShrink = index == 2 ? 2 : 1 }
    }
    let spec = LayoutSpec.stack(
      StackSpec(alignItems: .start),
      children + [box("last", 126).styled { $0.spacingBefore = 20 }])
    let check = try check(spec, 247)
    #expect(check.exact.distance <= 1e-6)
    #expect(check.rounded.distance <= 2)
  }

  @Test("conflicting rules are no agreement, even where frames are equal")
  func contradiction() throws {
    let container = Container(width: 100)
    var translation = try SpecTranslator.translate(
      row(.start, box("a", 40)), height: .init(of: [container]))
    for rule in ["a.width == 40", "a.width <= 40", "a.width == 41"] {
      try translation.system.add(rule: rule)
    }
    let check = try TranslationCheck(
      translation, of: row(.start, box("a", 40)), in: container, scale: 2)
    #expect(check.exact.distance <= 1e-6 && check.hasConflict)
    #expect(check.verdict == .conflicts && !check.verdict.passes)
  }

  @Test("insets larger than the space in a stack are the reason why rules conflict")
  func longMargins() throws {
    let insets = EdgeInsets(top: 0, left: 60, bottom: 0, right: 24)
    let spec = column(.init(), .inset(insets, box("a", 30)))
    let agreeing = try check(spec, 84)
    #expect(agreeing.verdict == .agrees && !agreeing.hasConflict)
    let conflict = try check(spec, 83)
    #expect(conflict.hasConflict && conflict.verdict.passes)
    #expect(conflict.unavoidable == .largeInsets)
  }

  @Test(
    "insets larger than the space are found along either axis",
    arguments: [
      EdgeInsets(top: 0, left: 60, bottom: 0, right: 24),
      EdgeInsets(top: 60, left: 0, bottom: 24, right: 0),
    ])
  func largeInsets(insets: EdgeInsets) throws {
    let spec = LayoutSpec.inset(insets, box("a", 30))
    for length in [83.0, 84] {
      let search = try DeviationSearch(
        of: spec, in: Container(width: length, height: length), rounding: .exact)
      #expect(search.hasLargeInsets == (length < 84), "\(length)")
    }
  }
}
