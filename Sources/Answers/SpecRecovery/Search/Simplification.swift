import Geometry
import LayoutSpecs

/// Ways to say the same with less, each of which is right in some places only.
enum Simplification {
  /// All ways: each gives specs that may take the place of one.
  static var all: [(LayoutSpec) -> [LayoutSpec]] {
    [
      onlyChild, joinedInsets, withoutSide, marginsAsSpacings, plainStack, commonMargins,
      marginsOfNeighbours, joinedLayers, joinedStacks, plainStyle,
    ]
  }

  /// The only child in its parent's place.
  private static func onlyChild(_ spec: LayoutSpec) -> [LayoutSpec] {
    spec.children.count == 1 ? [spec.children[0].styled { $0 = spec.style }] : []
  }

  /// One inset instead of two.
  private static func joinedInsets(_ spec: LayoutSpec) -> [LayoutSpec] {
    guard let outer = spec.insets, let inner = spec.children[0].insets else { return [] }
    let insets = EdgeInsets(
      top: outer.top + inner.top, left: outer.left + inner.left,
      bottom: outer.bottom + inner.bottom, right: outer.right + inner.right)
    return [.inset(insets, spec.children[0].children[0]).styled { $0 = spec.style }]
  }

  private static func withoutSide(_ spec: LayoutSpec) -> [LayoutSpec] {
    guard let insets = spec.insets else { return [] }
    var (top, left, bottom, right) = (insets, insets, insets, insets)
    (top.top, left.left, bottom.bottom, right.right) = (0, 0, 0, 0)
    return [top, left, bottom, right].map { spec.replacing(kind: .inset($0)) }
  }

  /// Distances before and after the children of a stack, instead of margins around it.
  private static func marginsAsSpacings(_ spec: LayoutSpec) -> [LayoutSpec] {
    guard let insets = spec.insets, insets.areFinite, let inner = spec.children.first,
      case .stack(let stack) = inner.kind, !inner.children.isEmpty
    else { return [] }
    let along = insets[stack.direction]
    guard insets[stack.direction.perpendicular] == (0, 0) else { return [] }
    var children = inner.children
    children[0].style.spacingBefore += along.start
    children[children.count - 1].style.spacingAfter += along.end
    return [inner.replacing(children: children).styled { $0 = spec.style }]
  }

  /// Margins around layers, instead of the same ones inside each of them.
  private static func commonMargins(_ spec: LayoutSpec) -> [LayoutSpec] {
    guard let layers = layers(of: spec), let common = layers.first?.insets, common.areFinite,
      layers.allSatisfy({ $0.insets == common })
    else { return [] }
    let bare = layers.map { layer in layer.children[0].styled { $0 = layer.style } }
    let inner = spec.replacing(children: bare).styled { $0 = ElementStyle() }
    return [.inset(common, inner).styled { $0 = spec.style }]
  }

  /// Margins around neighbours in a stack, instead of the same ones across it around each of them.
  private static func marginsOfNeighbours(_ spec: LayoutSpec) -> [LayoutSpec] {
    guard case .stack(let stack) = spec.kind else { return [] }
    let across = stack.direction.perpendicular
    let isWithin = spec.children.map { $0.insets?.areFinite ?? false }
    var found: [LayoutSpec] = []
    var first = 0
    while first < spec.children.count {
      defer { first += 1 }
      guard isWithin[first], let margins = spec.children[first].insets?[across] else { continue }
      let start = first
      while first + 1 < spec.children.count, isWithin[first + 1],
        let other = spec.children[first + 1].insets?[across], other == margins
      { first += 1 }
      if first > start { found += withMargins(around: start...first, in: spec, stack) }
    }
    return found
  }

  /// A stack where some children are in a stack of their own, inside the margins of the first one.
  ///
  /// Between two children that are left, the margins also have the spacing.
  private static func withMargins(
    around range: ClosedRange<Int>, in spec: LayoutSpec, _ stack: StackSpec
  ) -> [LayoutSpec] {
    let axis = stack.direction
    var inner = spec.children[range].map { child in
      let own = (child.insets ?? EdgeInsets())[axis]
      return child.children[0].styled { style in
        style = child.style
        style.spacingBefore += own.start
        style.spacingAfter += own.end
      }
    }
    let last = inner.count - 1
    var margins = spec.children[range.lowerBound].insets ?? EdgeInsets()
    margins[axis] = (inner[0].style.spacingBefore, inner[last].style.spacingAfter)
    (inner[0].style.spacingBefore, inner[last].style.spacingAfter) = (0, 0)
    func around(_ margins: EdgeInsets, _ outer: StackSpec) -> LayoutSpec {
      let group = LayoutSpec.inset(margins, .stack(stack, inner))
      var children = spec.children
      children.replaceSubrange(range, with: [group])
      return children.count == 1
        ? group.styled { $0 = spec.style }
        : spec.replacing(kind: .stack(outer)).replacing(children: children)
    }
    let plain = around(margins, stack)
    guard spec.children.count - last == 2, stack.spacing != 0 else { return [plain] }
    if range.lowerBound > 0 { margins[axis].start += stack.spacing }
    if range.lowerBound == 0 { margins[axis].end += stack.spacing }
    var outer = stack
    outer.spacing = 0
    return [around(margins, outer), plain]
  }

  /// A wrapper of all layers, instead of layers inside layers.
  private static func joinedLayers(_ spec: LayoutSpec) -> [LayoutSpec] {
    guard let layers = layers(of: spec), layers.contains(where: { self.layers(of: $0) != nil })
    else { return [] }
    let joined = layers.flatMap { self.layers(of: $0) ?? [$0] }
    return [.wrapper(joined).styled { $0 = spec.style }]
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

extension LayoutSpec {
  fileprivate var insets: EdgeInsets? { if case .inset(let insets) = kind { insets } else { nil } }
}

extension EdgeInsets {
  fileprivate var areFinite: Bool {
    [top, left, bottom, right].allSatisfy { $0.isFinite }
  }

  fileprivate subscript(axis: Axis) -> (start: Double, end: Double) {
    get { axis == .horizontal ? (left, right) : (top, bottom) }
    set {
      if axis == .horizontal { (left, right) = newValue } else { (top, bottom) = newValue }
    }
  }
}
