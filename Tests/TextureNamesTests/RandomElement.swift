import Foundation
import Geometry
import LayoutSpecs
import SeededRandom
import UIKitValues

@testable import TextureNames

/// Random trees, each in two forms: nested nodes, and one flat tree of the same specs.
struct RandomElement {
  /// One tree in both forms.
  struct Pair {
    let element: any ASLayoutElement
    let flat: LayoutSpec
  }

  /// The name of the nested node that directly contains each node, by that node's name.
  private(set) var enclosing: [String: String] = [:]
  private var random: SeededGenerator
  private var count = 0
  private var path: [String] = ["root"]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A node named `root` around a random tree.
  mutating func root(depth: Int) -> (node: ASDisplayNode, flat: LayoutSpec) {
    let inside = pair(depth: depth)
    let node = SpecNode { _ in ASWrapperLayoutSpec(layoutElement: inside.element) }
    return (node, .wrapper([inside.flat]))
  }

  /// A range that is exact, limited or unlimited on each axis.
  mutating func range() -> ASSizeRange {
    var range = upTo(length(100...400), length(100...400))
    if chance(0.4) { range.min.width = range.max.width }
    if chance(0.4) { range.min.height = range.max.height }
    if chance(0.2) { (range.min.height, range.max.height) = (0, .infinity) }
    return range
  }

  private mutating func pair(depth: Int) -> Pair {
    if depth <= 1 || chance(0.15) { return leaf() }
    return chance(0.3) ? node(depth: depth - 1) : spec(depth: depth - 1)
  }

  private mutating func leaf() -> Pair {
    let name = newName("leaf")
    if chance(0.3) { return named(name, ASDisplayNode(), .element(name)) }
    let size = CGSize(width: length(0...120) + 0.3, height: length(0...120) + 0.7)
    return named(name, FixedNode(size.width, size.height), .element(name, .fixed(size)))
  }

  /// A nested node.
  ///
  /// In the flat tree it is a wrapper, with an element in front of it that marks its frame.
  private mutating func node(depth: Int) -> Pair {
    let name = newName("node")
    path.append(name)
    let inside = pair(depth: depth)
    path.removeLast()
    let node = SpecNode { _ in ASWrapperLayoutSpec(layoutElement: inside.element) }
    let wrapper = LayoutSpec.wrapper([inside.flat])
    let style = randomStyle()
    node.debugName = name
    node.style.values = style
    let flat = LayoutSpec.overlay(wrapper.styled { $0 = style }, overlay: .element(name))
    return Pair(element: node, flat: flat.styled { $0 = style })
  }

  private mutating func newName(_ kind: String) -> String {
    count += 1
    let name = "\(kind)\(count)"
    enclosing[name] = path[path.count - 1]
    return name
  }

  private mutating func named(
    _ name: String, _ node: ASDisplayNode, _ flat: LayoutSpec
  ) -> Pair {
    node.debugName = name
    return styled(node, flat)
  }

  private mutating func styled(_ element: any ASLayoutElement, _ flat: LayoutSpec) -> Pair {
    let style = randomStyle()
    element.style.values = style
    return Pair(element: element, flat: flat.styled { $0 = style })
  }

  private mutating func spec(depth: Int) -> Pair {
    let first = pair(depth: depth)
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      let insets = UIEdgeInsets(top: 3, left: length(-5...20), bottom: 2.3, right: 1)
      return styled(
        ASInsetLayoutSpec(insets: insets, child: first.element),
        .inset(
          EdgeInsets(top: 3, left: Double(insets.left), bottom: 2.3, right: 1), first.flat))
    case 1:
      return styled(
        ASRatioLayoutSpec(ratio: 0.5, child: first.element), .ratio(0.5, first.flat))
    case 2:
      return styled(
        ASCenterLayoutSpec(
          centeringOptions: .XY, sizingOptions: .minimumX, child: first.element),
        .center(.xy, sizing: .minimumWidth, first.flat))
    case 3: return layered(first, pair(depth: depth))
    case 4:
      let second = pair(depth: depth)
      return styled(
        ASAbsoluteLayoutSpec(sizing: .sizeToFit, children: [first.element, second.element]),
        .absolute(sizing: .sizeToFit, [first.flat, second.flat]))
    default: return stack([first, pair(depth: depth), pair(depth: depth)])
    }
  }

  private mutating func layered(_ first: Pair, _ second: Pair) -> Pair {
    if chance(0.3) {
      return styled(
        ASOverlayLayoutSpec(child: first.element, overlay: second.element),
        .overlay(first.flat, overlay: second.flat))
    }
    if chance(0.5) {
      return styled(
        ASBackgroundLayoutSpec(child: first.element, background: second.element),
        .background(first.flat, background: second.flat))
    }
    let corner = ASCornerLayoutSpec(
      child: first.element, corner: second.element, location: .topRight)
    corner.wrapsCorner = true
    return styled(
      corner,
      .corner(
        CornerSpec(location: .topRight, wrapsCorner: true), first.flat, element: second.flat))
  }

  private mutating func stack(_ children: [Pair]) -> Pair {
    let alignItems = pick(ASStackLayoutAlignItems.allCases)
    let justifyContent = pick(ASStackLayoutJustifyContent.allCases)
    let flexWrap = pick([ASStackLayoutFlexWrap.noWrap, .noWrap, .wrap])
    let direction = pick(ASStackLayoutDirection.allCases)
    let spacing = length(0...10)
    return styled(
      ASStackLayoutSpec(
        direction: direction, spacing: spacing, justifyContent: justifyContent,
        alignItems: alignItems, flexWrap: flexWrap, alignContent: .stretch,
        children: children.map(\.element)),
      .stack(
        StackSpec(
          direction: direction == .vertical ? .vertical : .horizontal, spacing: Double(spacing),
          justifyContent: justifyContent.value, alignItems: alignItems.value,
          flexWrap: flexWrap == .wrap ? .wrap : .noWrap, alignContent: .stretch),
        children.map(\.flat)))
  }

  private mutating func randomStyle() -> ElementStyle {
    var style = ElementStyle()
    if chance(0.2) { style.width = .points(Double(length(0...150))) }
    if chance(0.2) { style.maxHeight = .points(Double(length(20...100))) }
    if chance(0.1) { style.height = .fraction(0.5) }
    if chance(0.3) { style.flexGrow = 1 }
    if chance(0.3) { style.flexShrink = pick([1, 2, 0.5]) }
    if chance(0.2) { style.alignSelf = pick(AlignSelf.allCases) }
    if chance(0.2) { style.spacingBefore = Double(length(-5...20)) }
    if chance(0.2) { style.ascender = Double(length(0...20)) }
    if chance(0.2) { style.layoutPosition = CGPoint(x: length(0...50), y: length(0...50)) }
    return style
  }

  private mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
