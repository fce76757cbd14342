import Foundation
import Geometry
import LayoutSpecs
import SeededRandom

/// Random trees of every kind of spec, with all lengths multiplied by `factor`.
///
/// Two generators with the same seed and different factors generate trees that differ only in
/// scale.
struct RandomSpec {
  private var random: SeededGenerator
  private let factor: Double
  private var elementCount = 0
  /// Encloses some of the specs in an element with a style; where it is `nil`, no random numbers
  /// are used for it.
  var enclose: ((LayoutSpec, ElementStyle) -> LayoutSpec)?

  init(seed: UInt64, factor: Double = 1) {
    random = SeededGenerator(seed: seed)
    self.factor = factor
  }

  /// A tree of at most `depth` levels.
  mutating func spec(depth: Int) -> LayoutSpec {
    let bare = depth <= 1 || chance(0.2) ? leaf() : container(depth: depth - 1)
    let spec = bare.styled { style in change(&style) }
    guard let enclose, chance(0.25) else { return spec }
    var style = ElementStyle()
    change(&style)
    return enclose(spec, style)
  }

  /// A range that is exact, bounded or unlimited on each axis.
  mutating func range() -> SizeRange {
    var min = CGSize.zero
    var max = CGSize(width: length(100...400), height: length(100...400))
    if chance(0.4) { min.width = max.width }
    if chance(0.4) { min.height = max.height } else if chance(0.5) { max.height = .infinity }
    return SizeRange(min: min, max: max)
  }

  private mutating func leaf() -> LayoutSpec {
    if chance(0.1) { return .spacer }
    elementCount += 1
    let name = "e\(elementCount)"
    if chance(0.3) { return .element(name) }
    return .element(name, .fixed(CGSize(width: length(0...120), height: length(0...120))))
  }

  private mutating func container(depth: Int) -> LayoutSpec {
    switch Int.random(in: 0..<13, using: &random) {
    case 0: .wrapper(children(depth: depth))
    case 1: .inset(insets(), spec(depth: depth))
    case 2: .overlay(spec(depth: depth), overlay: spec(depth: depth))
    case 3: .background(spec(depth: depth), background: spec(depth: depth))
    case 4: .absolute(sizing: pick([.default, .sizeToFit]), children(depth: depth))
    case 5: .relative(relative(), spec(depth: depth))
    case 6: .ratio(pick([0.5, 1, 2]), spec(depth: depth))
    case 7: .corner(corner(), spec(depth: depth), element: spec(depth: depth))
    case 8: .static(children(depth: depth))
    default: .stack(stack(), children(depth: depth))
    }
  }

  private mutating func children(depth: Int) -> [LayoutSpec] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in spec(depth: depth) }
  }

  private mutating func stack() -> StackSpec {
    StackSpec(
      direction: pick(Axis.allCases), spacing: pick([0, length(0...20)]),
      justifyContent: pick(JustifyContent.allCases), alignItems: pick(AlignItems.allCases),
      flexWrap: pick([.noWrap, .noWrap, .wrap]), alignContent: pick(AlignContent.allCases),
      lineSpacing: pick([0, length(0...20)]))
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
      offset: CGPoint(x: length(-10...10), y: length(-10...10)), wrapsCorner: chance(0.5))
  }

  private mutating func change(_ style: inout ElementStyle) {
    if chance(0.2) { style.width = .points(length(0...150)) }
    if chance(0.2) { style.height = .points(length(0...150)) }
    if chance(0.1) { style.minWidth = .points(length(0...100)) }
    if chance(0.1) { style.maxHeight = .points(length(0...100)) }
    if chance(0.1) { style.width = .fraction(pick([0.25, 0.5, 1])) }
    if chance(0.3) { style.flexGrow = pick([1, 2, 0.5]) }
    if chance(0.3) { style.flexShrink = pick([1, 2, 0.5]) }
    if chance(0.1) { style.flexBasis = .points(length(0...100)) }
    if chance(0.2) { style.alignSelf = pick(AlignSelf.allCases) }
    if chance(0.2) { style.spacingBefore = length(-5...20) }
    if chance(0.2) { style.ascender = length(0...20) }
    if chance(0.2) { style.descender = -length(0...10) }
    if chance(0.2) { style.sizeRange.min.width = .points(length(0...100)) }
    if chance(0.2) { style.sizeRange.max.height = .points(length(0...100)) }
    if chance(0.2) { style.layoutPosition = CGPoint(x: length(0...50), y: length(0...50)) }
  }

  private mutating func length(_ range: ClosedRange<Int>) -> Double {
    factor * Double(Int.random(in: range, using: &random))
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
