import Foundation
import Geometry
import LayoutSpecs
import TestSupport

/// Random trees of every kind of spec, with all lengths multiplied by `factor`.
///
/// Two generators with the same seed and different factors generate trees that differ only in
/// scale.
struct RandomSpec {
  private var random: RandomValues
  private var elementCount = 0
  /// Encloses some of the specs in an element with a style; where it is `nil`, no random numbers
  /// are used for it.
  var enclose: ((LayoutSpec, ElementStyle) -> LayoutSpec)?

  init(seed: UInt64, factor: Double = 1) {
    random = RandomValues(seed: seed, factor: factor)
  }

  /// A tree of at most `depth` levels.
  mutating func spec(depth: Int) -> LayoutSpec {
    let bare = depth <= 1 || random.chance(0.2) ? leaf() : container(depth: depth - 1)
    let spec = bare.styled { style in change(&style) }
    guard let enclose, random.chance(0.25) else { return spec }
    var style = ElementStyle()
    change(&style)
    return enclose(spec, style)
  }

  /// A range that is exact, bounded or unlimited on each axis.
  mutating func range() -> SizeRange {
    var min = CGSize.zero
    var max = CGSize(width: random.length(100...400), height: random.length(100...400))
    if random.chance(0.4) { min.width = max.width }
    if random.chance(0.4) {
      min.height = max.height
    } else if random.chance(0.5) {
      max.height = .infinity
    }
    return SizeRange(min: min, max: max)
  }

  private mutating func leaf() -> LayoutSpec {
    if random.chance(0.1) { return .spacer }
    elementCount += 1
    let name = "e\(elementCount)"
    if random.chance(0.3) { return .element(name) }
    return .element(
      name, .fixed(CGSize(width: random.length(0...120), height: random.length(0...120))))
  }

  private mutating func container(depth: Int) -> LayoutSpec {
    switch Int.random(in: 0..<13, using: &random.generator) {
    case 0: .wrapper(children(depth: depth))
    case 1: .inset(random.insets(), spec(depth: depth))
    case 2: .overlay(spec(depth: depth), overlay: spec(depth: depth))
    case 3: .background(spec(depth: depth), background: spec(depth: depth))
    case 4: .absolute(sizing: random.pick([.default, .sizeToFit]), children(depth: depth))
    case 5: .relative(random.relative(), spec(depth: depth))
    case 6: .ratio(random.pick([0.5, 1, 2]), spec(depth: depth))
    case 7: .corner(random.corner(wrapping: 0.5), spec(depth: depth), element: spec(depth: depth))
    case 8: .static(children(depth: depth))
    default: .stack(stack(), children(depth: depth))
    }
  }

  private mutating func children(depth: Int) -> [LayoutSpec] {
    (0..<Int.random(in: 1...4, using: &random.generator)).map { _ in spec(depth: depth) }
  }

  private mutating func stack() -> StackSpec {
    StackSpec(
      direction: random.pick(Axis.allCases), spacing: random.pick([0, random.length(0...20)]),
      justifyContent: random.pick(JustifyContent.allCases),
      alignItems: random.pick(AlignItems.allCases),
      flexWrap: random.pick([.noWrap, .noWrap, .wrap]),
      alignContent: random.pick(AlignContent.allCases),
      lineSpacing: random.pick([0, random.length(0...20)]))
  }

  private mutating func change(_ style: inout ElementStyle) {
    if random.chance(0.2) { style.width = .points(random.length(0...150)) }
    if random.chance(0.2) { style.height = .points(random.length(0...150)) }
    if random.chance(0.1) { style.minWidth = .points(random.length(0...100)) }
    if random.chance(0.1) { style.maxHeight = .points(random.length(0...100)) }
    if random.chance(0.1) { style.width = .fraction(random.pick([0.25, 0.5, 1])) }
    if random.chance(0.3) { style.flexGrow = random.pick([1, 2, 0.5]) }
    if random.chance(0.3) { style.flexShrink = random.pick([1, 2, 0.5]) }
    if random.chance(0.1) { style.flexBasis = .points(random.length(0...100)) }
    if random.chance(0.2) { style.alignSelf = random.pick(AlignSelf.allCases) }
    if random.chance(0.2) { style.spacingBefore = random.length(-5...20) }
    if random.chance(0.2) { style.ascender = random.length(0...20) }
    if random.chance(0.2) { style.descender = -random.length(0...10) }
    if random.chance(0.2) { style.sizeRange.min.width = .points(random.length(0...100)) }
    if random.chance(0.2) { style.sizeRange.max.height = .points(random.length(0...100)) }
    if random.chance(0.2) {
      style.layoutPosition = CGPoint(x: random.length(0...50), y: random.length(0...50))
    }
  }
}
