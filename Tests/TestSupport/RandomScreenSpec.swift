import Foundation
package import Geometry
package import LayoutSpecs
import TextMeasuring

/// Random specs of the kinds that constraints express exactly, or with priorities.
package struct RandomScreenSpec {
  private var random: RandomValues
  private var elementCount = 0

  /// Whether to include specs and styles that constraints express only in part.
  package var isUnrestricted = false

  /// Whether some elements are texts.
  package var hasTexts = false

  /// The specs of one seed; every length is multiplied by `factor`.
  package init(seed: UInt64, factor: Double = 1) {
    random = RandomValues(seed: seed, factor: factor)
  }

  /// A tree of at most `depth` levels.
  package mutating func spec(depth: Int) -> LayoutSpec {
    depth <= 1 || random.chance(0.15) ? leaf() : container(depth: depth - 1)
  }

  /// A container, with a height or without.
  package mutating func container() -> Container {
    Container(
      width: random.length(150...500), height: random.chance(0.5) ? nil : random.length(150...600))
  }

  private mutating func leaf() -> LayoutSpec {
    elementCount += 1
    if isUnrestricted, random.chance(0.1) { return .spacer }
    if isUnrestricted, random.chance(0.2) { return .element("e\(elementCount)") }
    if hasTexts, random.chance(0.3), let text = text() {
      return .element("e\(elementCount)", .measured(text))
    }
    let size = CGSize(width: random.length(1...120), height: random.length(1...120))
    return .element("e\(elementCount)", .fixed(size))
  }

  private mutating func text() -> MeasuredText? {
    let words = (0..<random.pick([1, 2, 10])).map { _ in
      random.pick(["ok", "harbour", "the", "ferry", "leaves", "stars"])
    }
    return try? Self.measurer.text(
      words.joined(separator: " "), font: FontDescription(size: 13, weight: .regular),
      maximumLines: random.pick([0, 1, 2]))
  }

  private static let measurer = TextMeasurer()

  private mutating func container(depth: Int) -> LayoutSpec {
    if isUnrestricted, random.chance(0.1) { return .static(placed(children(depth: depth))) }
    return switch Int.random(in: 0..<12, using: &random.generator) {
    case 0: .wrapper(children(depth: depth))
    case 1: .inset(random.insets(), spec(depth: depth))
    case 2: .overlay(spec(depth: depth), overlay: spec(depth: depth))
    case 3: .background(spec(depth: depth), background: spec(depth: depth))
    case 4: .absolute(sizing: random.pick([.default, .sizeToFit]), placed(children(depth: depth)))
    case 5: .relative(random.relative(), spec(depth: depth))
    case 6: .ratio(random.pick([0.5, 1, 2]), spec(depth: depth))
    case 7: .corner(random.corner(wrapping: 0.3), spec(depth: depth), element: spec(depth: depth))
    default: stack(depth: depth)
    }
  }

  private mutating func stack(depth: Int) -> LayoutSpec {
    var stack = StackSpec(
      direction: random.pick(Axis.allCases), spacing: random.pick([0, random.length(0...20)]),
      justifyContent: random.pick(JustifyContent.allCases),
      alignItems: random.pick(AlignItems.allCases))
    if isUnrestricted, random.chance(0.2) { stack.flexWrap = .wrap }
    return .stack(
      stack,
      children(depth: depth).map { child in
        child.styled { style in
          if random.chance(0.2) { style.flexGrow = random.pick([1, 2, 0.5]) }
          if random.chance(0.2) { style.flexShrink = random.pick([1, 1, 2, 0.5]) }
          if random.chance(0.1) { style.flexBasis = .points(random.length(0...100)) }
          if random.chance(0.2) { style.alignSelf = random.pick(AlignSelf.allCases) }
          if random.chance(0.15) { style.spacingBefore = random.length(-5...20) }
          if random.chance(0.15) { style.spacingAfter = random.length(-5...20) }
          if random.chance(0.1) { style.width = .points(random.length(1...150)) }
          if random.chance(0.1) { style.height = .points(random.length(1...150)) }
          if isUnrestricted { restrict(&style) }
          if random.chance(0.1) { style.ascender = random.length(0...20) }
          if random.chance(0.1) { style.descender = -random.length(0...10) }
        }
      })
  }

  /// Bounds and fractions.
  private mutating func restrict(_ style: inout ElementStyle) {
    if random.chance(0.1) { style.minWidth = .points(random.length(0...100)) }
    if random.chance(0.1) { style.maxHeight = .points(random.length(0...100)) }
    if random.chance(0.1) { style.width = .fraction(random.pick([0.25, 0.5, 1])) }
    if random.chance(0.05) { style.sizeRange.min.width = .points(random.length(0...100)) }
  }

  private mutating func children(depth: Int) -> [LayoutSpec] {
    (0..<Int.random(in: 1...4, using: &random.generator)).map { _ in spec(depth: depth) }
  }

  private mutating func placed(_ children: [LayoutSpec]) -> [LayoutSpec] {
    children.map { child in
      child.styled { style in
        style.layoutPosition = CGPoint(x: random.length(0...50), y: random.length(0...50))
        if isUnrestricted { restrict(&style) }
        if isUnrestricted, random.chance(0.1) { style.minHeight = .points(random.length(0...400)) }
        if isUnrestricted, random.chance(0.1) { style.maxWidth = .points(random.length(0...400)) }
      }
    }
  }
}
