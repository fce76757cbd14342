import Geometry
import LayoutSpecs

// A spec without what it does not need.
extension SpecSearch {
  /// The most nodes of a spec that is shortened: each try lays all of it out.
  private static let mostNodes = 120

  /// The spec without nodes and properties that change nothing, in any example.
  mutating func shortened(_ spec: LayoutSpec, _ group: [Int], _ goal: Goal) -> LayoutSpec {
    guard SpecCost.nodes(of: spec) <= Self.mostNodes else { return spec }
    var spec = spec
    var ways: [[Int]] = [[]]
    while let way = ways.popLast() {
      guard var part = spec.spec(at: way) else { continue }
      for simplify in Self.simplifications {
        while let simpler = simplify(part).first(where: { simpler in
          SpecCost.of(simpler) < SpecCost.of(part)
            && isRight(spec.replacing(at: way, by: simpler), group, goal)
        }) {
          (spec, part) = (spec.replacing(at: way, by: simpler), simpler)
        }
      }
      ways += part.children.indices.map { way + [$0] }
    }
    return spec
  }

  /// Ways to have one thing less.
  private static let simplifications: [@Sendable (LayoutSpec) -> [LayoutSpec]] = [
    onlyChild, joinedInsets, withoutSides, marginsAsSpacings, joinedLayers, joinedStacks,
    plainStack, plainStyle,
  ]

  /// The only child in its parent's place.
  private static func onlyChild(_ spec: LayoutSpec) -> [LayoutSpec] {
    spec.children.count == 1 ? [spec.children[0].styled { $0 = spec.style }] : []
  }

  /// One inset instead of two.
  private static func joinedInsets(_ spec: LayoutSpec) -> [LayoutSpec] {
    guard case .inset(let outer) = spec.kind, case .inset(let inner) = spec.children[0].kind
    else { return [] }
    let insets = EdgeInsets(
      top: outer.top + inner.top, left: outer.left + inner.left,
      bottom: outer.bottom + inner.bottom, right: outer.right + inner.right)
    return [LayoutSpec.inset(insets, spec.children[0].children[0]).styled { $0 = spec.style }]
  }

  /// An inset without one of its sides.
  private static func withoutSides(_ spec: LayoutSpec) -> [LayoutSpec] {
    guard case .inset(let insets) = spec.kind else { return [] }
    var (top, left, bottom, right) = (insets, insets, insets, insets)
    (top.top, left.left, bottom.bottom, right.right) = (0, 0, 0, 0)
    return [top, left, bottom, right].map { spec.replacing(kind: .inset($0)) }
  }

  /// A stack with distances before and after its children, instead of margins around it.
  ///
  /// A person writes equal margins on both sides as such.
  private static func marginsAsSpacings(_ spec: LayoutSpec) -> [LayoutSpec] {
    guard case .inset(let insets) = spec.kind, let inner = spec.children.first,
      case .stack(let stack) = inner.kind, !inner.children.isEmpty
    else { return [] }
    let isRow = stack.direction == .horizontal
    let (before, after) = isRow ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let across = isRow ? [insets.top, insets.bottom] : [insets.left, insets.right]
    guard across == [0, 0], before.isFinite, after.isFinite, before != after else { return [] }
    var children = inner.children
    children[0].style.spacingBefore += before
    children[children.count - 1].style.spacingAfter += after
    return [inner.replacing(children: children).styled { $0 = spec.style }]
  }

  /// A wrapper of all layers, instead of layers inside layers.
  private static func joinedLayers(_ spec: LayoutSpec) -> [LayoutSpec] {
    guard let layers = layers(of: spec), layers.contains(where: { self.layers(of: $0) != nil })
    else { return [] }
    let joined = layers.flatMap { self.layers(of: $0) ?? [$0] }
    return [LayoutSpec.wrapper(joined).styled { $0 = spec.style }]
  }

  private static func layers(of spec: LayoutSpec) -> [LayoutSpec]? {
    switch spec.kind {
    case .wrapper, .overlay, .background: spec.children
    default: nil
    }
  }

  /// One stack, instead of a stack in a stack of the same direction.
  private static func joinedStacks(_ spec: LayoutSpec) -> [LayoutSpec] {
    guard case .stack(let outer) = spec.kind else { return [] }
    return spec.children.indices.compactMap { index in
      let child = spec.children[index]
      guard case .stack(let inner) = child.kind, inner.direction == outer.direction,
        !child.children.isEmpty
      else { return nil }
      var children = child.children
      for other in children.indices.dropFirst() {
        children[other].style.spacingBefore += inner.spacing - outer.spacing
      }
      children[0].style.spacingBefore += child.style.spacingBefore
      children[children.count - 1].style.spacingAfter += child.style.spacingAfter
      if outer.alignItems != inner.alignItems {
        for other in children.indices where children[other].style.alignSelf == .auto {
          children[other].style.alignSelf = inner.alignItems.ofItself
        }
      }
      var all = spec.children
      all.replaceSubrange(index...index, with: children)
      return spec.replacing(children: all)
    }
  }

  private static func plainStack(_ spec: LayoutSpec) -> [LayoutSpec] {
    guard case .stack(let stack) = spec.kind else { return [] }
    var (stretched, started) = (stack, stack)
    stretched.alignItems = .stretch
    started.justifyContent = .start
    return [stretched, started].map { spec.replacing(kind: .stack($0)) }
  }

  private static func plainStyle(_ spec: LayoutSpec) -> [LayoutSpec] {
    [
      spec.styled { $0.flexShrink = 0 }, spec.styled { $0.flexGrow = 0 },
      spec.styled { $0.flexBasis = .auto }, spec.styled { $0.width = .auto },
      spec.styled { $0.height = .auto }, spec.styled { $0.alignSelf = .auto },
      spec.styled { $0.spacingAfter = 0 },
    ]
  }
}
