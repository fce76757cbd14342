import Foundation
import Geometry
import LayoutSpecs
import SeededRandom

/// Random specs of the kinds that constraints express exactly, or with priorities.
struct RandomScreenSpec {
  private var random: SeededGenerator
  private var elementCount = 0

  /// Whether to include specs and styles that constraints express only in part.
  var isUnrestricted = false

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A tree of at most `depth` levels.
  mutating func spec(depth: Int) -> LayoutSpec {
    depth <= 1 || chance(0.15) ? leaf() : container(depth: depth - 1)
  }

  /// A container, with a height or without.
  mutating func container() -> Container {
    Container(width: length(150...500), height: chance(0.5) ? nil : length(150...600))
  }

  private mutating func leaf() -> LayoutSpec {
    elementCount += 1
    if isUnrestricted, chance(0.1) { return .spacer }
    if isUnrestricted, chance(0.2) { return .element("e\(elementCount)") }
    let size = CGSize(width: length(1...120), height: length(1...120))
    return .element("e\(elementCount)", .fixed(size))
  }

  private mutating func container(depth: Int) -> LayoutSpec {
    if isUnrestricted, chance(0.1) { return .static(placed(children(depth: depth))) }
    return switch Int.random(in: 0..<12, using: &random) {
    case 0: .wrapper(children(depth: depth))
    case 1: .inset(insets(), spec(depth: depth))
    case 2: .overlay(spec(depth: depth), overlay: spec(depth: depth))
    case 3: .background(spec(depth: depth), background: spec(depth: depth))
    case 4: .absolute(sizing: pick([.default, .sizeToFit]), placed(children(depth: depth)))
    case 5: .relative(relative(), spec(depth: depth))
    case 6: .ratio(pick([0.5, 1, 2]), spec(depth: depth))
    case 7: .corner(corner(), spec(depth: depth), element: spec(depth: depth))
    default: stack(depth: depth)
    }
  }

  private mutating func stack(depth: Int) -> LayoutSpec {
    var stack = StackSpec(
      direction: pick(Axis.allCases), spacing: pick([0, length(0...20)]),
      justifyContent: pick(JustifyContent.allCases), alignItems: pick(AlignItems.allCases))
    if isUnrestricted, chance(0.2) { stack.flexWrap = .wrap }
    return .stack(
      stack,
      children(depth: depth).map { child in
        child.styled { style in
          if chance(0.2) { style.flexGrow = pick([1, 2, 0.5]) }
          if chance(0.2) { style.flexShrink = pick([1, 1, 2, 0.5]) }
          if chance(0.1) { style.flexBasis = .points(length(0...100)) }
          if chance(0.2) { style.alignSelf = pick(AlignSelf.allCases) }
          if chance(0.15) { style.spacingBefore = length(-5...20) }
          if chance(0.15) { style.spacingAfter = length(-5...20) }
          if chance(0.1) { style.width = .points(length(1...150)) }
          if chance(0.1) { style.height = .points(length(1...150)) }
          if isUnrestricted { restrict(&style) }
          if chance(0.1) { style.ascender = length(0...20) }
          if chance(0.1) { style.descender = -length(0...10) }
        }
      })
  }

  /// Bounds and fractions.
  private mutating func restrict(_ style: inout ElementStyle) {
    if chance(0.1) { style.minWidth = .points(length(0...100)) }
    if chance(0.1) { style.maxHeight = .points(length(0...100)) }
    if chance(0.1) { style.width = .fraction(pick([0.25, 0.5, 1])) }
    if chance(0.05) { style.sizeRange.min.width = .points(length(0...100)) }
  }

  private mutating func children(depth: Int) -> [LayoutSpec] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in spec(depth: depth) }
  }

  private mutating func placed(_ children: [LayoutSpec]) -> [LayoutSpec] {
    children.map { child in
      child.styled { style in
        style.layoutPosition = CGPoint(x: length(0...50), y: length(0...50))
        if isUnrestricted { restrict(&style) }
        if isUnrestricted, chance(0.1) { style.minHeight = .points(length(0...400)) }
        if isUnrestricted, chance(0.1) { style.maxWidth = .points(length(0...400)) }
      }
    }
  }

  private mutating func insets() -> EdgeInsets {
    EdgeInsets(
      top: length(-5...20), left: length(-5...20), bottom: length(-5...20), right: length(-5...20))
  }

  private mutating func relative() -> RelativeSpec {
    RelativeSpec(
      horizontalPosition: pick(RelativePosition.allCases),
      verticalPosition: pick(RelativePosition.allCases),
      sizing: pick([[], .minimumWidth, .minimumHeight, .minimumSize]))
  }

  private mutating func corner() -> CornerSpec {
    CornerSpec(
      location: pick(CornerLocation.allCases),
      offset: CGPoint(x: length(-10...10), y: length(-10...10)), wrapsCorner: chance(0.3))
  }

  private mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random))
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
