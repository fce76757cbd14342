package import Comparison
package import Geometry
package import LayoutSpecs

/// Finds the deviations of a translation that show in one container, and layouts that no constraints
/// reproduce.
package struct DeviationSearch {
  let spec: LayoutSpec
  let placements: [SpecPlacement?]
  private let rounding: Rounding

  /// Lays the spec out in a container; throws where the spec gives no layout there.
  package init(
    of spec: LayoutSpec, in container: Container, rounding: Rounding
  ) throws(SpecError) {
    self.spec = spec
    self.rounding = rounding
    placements = try SpecTree(spec).placements(in: SizeRange(container), rounding: rounding)
  }

  package func shows(_ deviation: Deviation) -> Bool {
    switch deviation.condition {
    case .always: return true
    case .whenRounding: return rounding != .exact
    case .whenOverflowing, .whenOthersOverflow:
      guard let (stack, node) = spec.descendant(at: deviation.steps, among: placements) else {
        return true
      }
      return overflows(stack, node, countsShrinking: deviation.condition == .whenOverflowing)
    }
  }

  /// Why no constraints reproduce the layout, whatever the translation; `nil` where some may.
  package var unavoidable: UnavoidableLayout? { unavoidable(spec, 0) }

  /// Whether the children of a stack need more than it has, before they flex; with or without the
  /// children that shrink.
  private func overflows(_ spec: LayoutSpec, _ node: Int, countsShrinking: Bool) -> Bool {
    guard case .stack(let stack) = spec.kind, let placement = placements[node] else { return true }
    let axis = stack.direction
    var needed = stack.spacing * Double(max(0, spec.children.count - 1))
    let both = spec.children.filter { $0.style.flexGrow > 0 && $0.style.flexShrink > 0 }
    let asked = placement.question?.range
    let isStyled = spec.style.lengths(along: axis).exact != .auto
    let isGiven = asked.map { isStyled || $0.min[axis] == $0.max[axis] }
    for child in spec.children {
      needed += child.style.spacingBefore + child.style.spacingAfter
      let isLazy =
        isGiven != false && stack.flexWrap == .noWrap && both.count == 1 && child.style.flexGrow > 0
        && child.style.flexShrink > 0
      if !countsShrinking, child.style.flexShrink > 0 { continue }
      needed += isLazy ? 0 : length(of: child, along: axis, in: placement)
    }
    let space = placement.frame.size[axis]
    // On pixels, children that would grow by less than a point each do not grow.
    let least = rounding == .exact ? 0.01 : Double(spec.children.count)
    return needed > space - least
  }

  /// The length of a child before it flexes.
  private func length(
    of child: LayoutSpec, along axis: Axis, in parent: SpecPlacement
  ) -> Double {
    switch child.style.flexBasis {
    case .auto: break
    case .points(let points): return points
    case .fraction(let fraction): return fraction * parent.frame.size[axis]
    }
    let asked = parent.question?.range.max ?? parent.frame.size
    let space = CGSize(along: axis, .infinity, across: asked[axis.perpendicular])
    let range = SizeRange(min: .zero, max: space)
    // A fraction of the stack's length applies only where that is given, also by its own style.
    let parents = [parent.frame.size, parent.question?.range.exactSize ?? parent.frame.size]
    let lengths = parents.compactMap { parentSize -> Double? in
      try? SpecTree(child).layout(
        in: range, parentSize: parentSize, rounding: rounding
      ).size[axis]
    }
    return lengths.max() ?? 0
  }

  /// Whether a stack keeps its children although they are slightly too long or too short.
  private func isNearlyFull(
    _ spec: LayoutSpec, _ stack: StackSpec, _ placement: SpecPlacement
  ) -> Bool {
    guard rounding == .exact, stack.flexWrap == .noWrap,
      spec.children.contains(where: { $0.style.flexGrow > 0 || $0.style.flexShrink > 0 })
    else { return false }
    let lengths = placement.children.compactMap { placements[$0]?.frame.size[stack.direction] }
    let gaps = spec.children.map { $0.style.spacingBefore + $0.style.spacingAfter }
    let needed =
      (lengths + gaps).reduce(0, +) + stack.spacing * Double(max(0, spec.children.count - 1))
    let difference = abs(needed - placement.frame.size[stack.direction])
    return difference > TranslationCheck.tolerance && difference < Self.leastFlex
  }

  /// The smallest violation for which Texture flexes children, in points: `kViolationEpsilon`.
  private static let leastFlex = 0.01

  private func unavoidable(_ spec: LayoutSpec, _ node: Int) -> UnavoidableLayout? {
    guard let placement = placements[node] else { return .unmeasuredChild }
    if case .inset(let insets) = spec.kind {
      let size = placement.frame.size
      if insets.exceed(size) { return .largeInsets }
      if Axis.allCases.contains(where: { insets.finiteLengths[$0] < 0 && size[$0] == 0 }) {
        return .negativeInsets
      }
    }
    for (child, index) in zip(spec.children, placement.children) {
      switch spec.kind {
      case .stack(let stack) where isNearlyFull(spec, stack, placement): return .nearlyFullStack
      case .stack(let stack) where child.style.spacingBefore + child.style.spacingAfter < 0:
        if placement.frame.size[stack.direction] == 0 { return .negativeSpacing }
      case .absolute, .static:
        let position = child.style.layoutPosition
        if position.x >= placement.frame.width || position.y >= placement.frame.height {
          return .positionBeyondEnd
        }
        let space = placement.frame.size
        if child.style.minWidth.points ?? -.infinity > space.width - position.x
          || child.style.minHeight.points ?? -.infinity > space.height - position.y
        {
          return .minimumBeyondSpace
        }
      default: break
      }
      if let found = unavoidable(child, index) { return found }
    }
    return nil
  }
}

extension SizeRange {
  /// The size, with NaN for a length that the range does not fix.
  fileprivate var exactSize: CGSize {
    CGSize(
      width: min.width == max.width ? max.width : .nan,
      height: min.height == max.height ? max.height : .nan)
  }
}

extension EdgeInsets {
  /// The sums of opposite insets, without infinite ones.
  fileprivate var finiteLengths: CGSize {
    CGSize(
      width: [left, right].filter { $0.isFinite }.reduce(0, +),
      height: [top, bottom].filter { $0.isFinite }.reduce(0, +))
  }

  /// Whether they are longer than a size along an axis.
  package func exceed(_ size: CGSize, by tolerance: Double = 0) -> Bool {
    Axis.allCases.contains { finiteLengths[$0] > size[$0] + tolerance }
  }
}

extension DeviationSearch {
  /// Whether required constraints conflict, whatever the translation, although frames may be the same.
  ///
  /// Insets larger than the available space keep their length, stick out of the spec around them, and
  /// leave their child no size. Constraints that keep them inside cannot be satisfied as well.
  package var hasLargeInsets: Bool { hasLargeInsets(spec, 0) }

  private func hasLargeInsets(_ spec: LayoutSpec, _ node: Int) -> Bool {
    guard let placement = placements[node] else { return false }
    if case .inset(let insets) = spec.kind, let space = placement.question?.range.max,
      insets.exceed(space, by: TranslationCheck.tolerance)
    {
      return true
    }
    return zip(spec.children, placement.children).contains { hasLargeInsets($0, $1) }
  }
}
