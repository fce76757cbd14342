import Geometry
import LayoutSpecs
import SpecTranslation

/// Finds the deviations that show in one container, from the layout of the spec there.
struct WebDeviationSearch {
  private let spec: LayoutSpec
  private let placements: [SpecPlacement?]
  private static let tolerance = 0.01

  init(of spec: LayoutSpec, in container: Container) throws(SpecError) {
    self.spec = spec
    placements = try SpecTree(spec).placements(in: SizeRange(container), rounding: .exact)
  }

  func shows(_ deviation: WebDeviation) -> Bool {
    guard let (spec, node) = self.spec.descendant(at: deviation.steps, among: placements),
      let placement = placements[node]
    else { return true }
    let size = placement.frame.size
    let stack: StackSpec? = if case .stack(let stack) = spec.kind { stack } else { nil }
    let main = stack?.direction ?? .horizontal
    let children = placement.children.compactMap { placements[$0] }
    func isGiven(_ axis: Axis) -> Bool { self.isGiven(placement, axis) }
    func onAnAxis(_ shows: (Axis) -> Bool) -> Bool { Axis.allCases.contains(where: shows) }
    /// Whether a child of a stack has another length than its content.
    func hasFlexed(_ child: LayoutSpec, _ placed: SpecPlacement) -> Bool {
      let before = natural(child, along: main, across: placed.question?.range.max)
      return abs(before - placed.frame.size[main]) > Self.tolerance
    }
    switch deviation.rule {
    case .overflow: return overflows(spec, node)
    case .wholeShares: return false
    case .unreadSizes, .negativeLineSpacing, .baselines: return true
    case .longestLine:
      let isHugging =
        !isGiven(.horizontal)
        || abs(natural(spec, along: .horizontal) - size.width) < Self.tolerance
      return isHugging
        && natural(spec.withoutStyle, along: .horizontal) > size.width + Self.tolerance
    case .ownSizeInSpace:
      return onAnAxis { axis in
        spec.style.lengths(along: axis).exact.points.map { $0 != size[axis] } ?? false
      }
    case .limitsWhenFlexing:
      return zip(spec.children, children).contains { child, placed in
        child.style.isFlexible && child.style.hasLimits(along: main) && hasFlexed(child, placed)
          || child.style.flexShrink > 0 && placed.frame.size[main] == 0
            && natural(child, along: main) > 0
      }
    case .flexingInsets: return zip(spec.children, children).contains(where: hasFlexed)
    case .maximumBelowSpace:
      return onAnAxis { axis in
        guard let maximum = spec.style.lengths(along: axis).maximum.points else { return false }
        return size[axis] >= maximum - Self.tolerance
          && natural(spec.withoutStyle, along: axis) > maximum + Self.tolerance
      }
    case .onlyLine: return stack.map { differsAcross(spec, $0, placement) } ?? true
    case .longestOfLines: return stack.map { !isGiven(main) && breaks($0, placement) } ?? true
    case .fillsSpace:
      return onAnAxis { axis in
        !isGiven(axis) && size[axis] > natural(spec.withoutStyle, along: axis) + Self.tolerance
      }
    case .aspectFit:
      guard case .ratio(let ratio) = spec.kind else { return true }
      if let (parent, outer) = parent(of: deviation), case .stack(let stack) = parent.kind,
        !spec.isStretched(in: stack)
      {
        let cross = stack.direction.perpendicular
        if size[cross] < outer.frame.size[cross] - Self.tolerance { return true }
      }
      if isGiven(.horizontal) == isGiven(.vertical) { return !isGiven(.horizontal) }
      return abs(size.height - ratio * size.width) > Self.tolerance
    case .wrapsCorner:
      guard children.count == 2, case .corner(let corner) = spec.kind else { return true }
      let isKnown = spec.children[1].contentSize != nil
      return onAnAxis { axis in
        let start = children[0].origin[axis] - children[1].origin[axis]
        let end = children[1].frame.size[axis] - start - children[0].frame.size[axis]
        let opposite = corner.isAtEnd(along: axis) ? start : end
        return (isKnown && !isGiven(axis) ? opposite : max(start, end)) > Self.tolerance
      }
    case .fractionOfUnknown, .fractionKnownLater:
      let parent = placement.question?.parentSize
      return onAnAxis {
        spec.style.lengths(along: $0).exact.isFraction
          && (parent?[$0].isFinite == true) == (deviation.rule == .fractionKnownLater)
      }
    case .contentInSpace:
      return onAnAxis { size[$0] < natural(spec, along: $0) - Self.tolerance }
    case .aroundOverflow:
      return children.contains { child in
        onAnAxis { child.origin[$0] < placement.origin[$0] - Self.tolerance }
      }
    case .emptyElement:
      return size == .zero
        || onAnAxis { axis in
          let maximum = spec.style.lengths(along: axis).maximum
          return maximum.points.map { size[axis] <= $0 } ?? (maximum != .auto)
        }
    case .hugsOpenSpace:
      guard let (_, outer) = parent(of: deviation) else { return true }
      return onAnAxis {
        placement.question?.range.max[$0].isFinite != true && size[$0] < outer.frame.size[$0]
      }
    case .lazyInOpenSpace: return !isGiven(main)
    case .measuredAgain: return isGiven(main)
    case .sharedArea:
      return onAnAxis { isGiven($0) || spec.style.lengths(along: $0).minimum != .auto }
    case .cornerInSpace: return onAnAxis(isGiven)
    }
  }

  /// The spec around that of a deviation, placed.
  private func parent(of deviation: WebDeviation) -> (LayoutSpec, SpecPlacement)? {
    spec.descendant(at: deviation.steps.dropLast(), among: placements).flatMap { spec, node in
      placements[node].map { (spec, $0) }
    }
  }

  /// Whether the lines of a wrapping stack have another length across it than their content.
  private func differsAcross(
    _ spec: LayoutSpec, _ stack: StackSpec, _ placement: SpecPlacement
  ) -> Bool {
    let cross = stack.direction.perpendicular
    let items = placement.children.compactMap { placements[$0] }
    if stack.direction == .vertical,
      zip(spec.children, items).contains(where: {
        natural($0, along: cross) > $1.frame.size[cross] + Self.tolerance
      })
    {
      return true
    }
    let isStretched = spec.children.contains {
      $0.fills(cross, otherIsGiven: true) || $0.isStretched(in: stack)
    }
    if breaks(stack, placement) { return isStretched && isGiven(placement, cross) }
    let longest = items.map { $0.frame.size[cross] }.max() ?? 0
    return stack.alignContent != .stretch
      && (isStretched && isGiven(placement, cross)
        || placement.frame.size[cross] > longest + Self.tolerance)
  }

  /// Whether a wrapping stack has more than one line.
  private func breaks(_ stack: StackSpec, _ placement: SpecPlacement) -> Bool {
    let starts = placement.children.compactMap { placements[$0]?.origin[stack.direction] }
    return zip(starts, starts.dropFirst()).contains { $1 <= $0 }
  }

  /// The length of a spec where nothing limits it along an axis.
  private func natural(_ spec: LayoutSpec, along axis: Axis, across limit: CGSize? = nil) -> Double
  {
    let across = limit?[axis.perpendicular] ?? .infinity
    let range = SizeRange(min: .zero, max: CGSize(along: axis, .infinity, across: across))
    return (try? SpecTree(spec).layout(in: range, rounding: .exact).size[axis]) ?? 0
  }

  /// Whether a child sticks out of a spec that is as long as its content, or is shorter than its own
  /// content without shrinking.
  private func overflows(_ spec: LayoutSpec, _ node: Int) -> Bool {
    guard let placement = placements[node] else { return true }
    if case .inset(let insets) = spec.kind, insets.exceed(placement.frame.size) { return true }
    for (index, child) in zip(placement.children, spec.children) {
      guard let inner = placements[index] else { return true }
      for axis in Axis.allCases
      where index != spec.decoration.map({ placement.children.lowerBound + $0 }) {
        let own = spec.readsOwnSize ? spec.style.lengths(along: axis).exact.points : nil
        let isGiven = isGiven(placement, axis) || own == placement.frame.size[axis]
        if !spec.letsStickOut, !isGiven, sticksOut(inner, of: placement, along: axis) {
          return true
        }
        if isCut(child, inner, along: axis, in: spec) { return true }
      }
      if overflows(child, index) { return true }
    }
    return false
  }

  private func isGiven(_ placement: SpecPlacement, _ axis: Axis) -> Bool {
    guard let range = placement.question?.range else { return true }
    return range.min[axis] == range.max[axis] && range.max[axis] > 0
  }

  private func sticksOut(
    _ inner: SpecPlacement, of outer: SpecPlacement, along axis: Axis
  ) -> Bool {
    let start = inner.origin[axis] - outer.origin[axis]
    return start < -Self.tolerance
      || start + inner.frame.size[axis] > outer.frame.size[axis] + Self.tolerance
  }

  /// Whether a spec is shorter than its content or its own length, for want of space.
  private func isCut(
    _ spec: LayoutSpec, _ placement: SpecPlacement, along axis: Axis, in parent: LayoutSpec
  ) -> Bool {
    if axis == .horizontal, case .element(_, .measured(let content)) = spec.kind {
      // A browser is never narrower than a character.
      let size = placement.frame.size
      if content.measure(in: size).size.width > size.width + Self.tolerance { return true }
      if content.wraps || parent.isColumn || isGiven(placement, axis) { return false }
      return size.width < natural(spec, along: axis) - Self.tolerance
    }
    if case .stack(let stack) = parent.kind {
      let isFree = stack.direction == axis && spec.style.flexBasis == .auto
      if stack.direction == axis, !isFree || spec.style.flexShrink > 0 { return false }
    } else if isGiven(placement, axis), !parent.isPositioning {
      return false
    }
    let own = spec.readsOwnSize ? spec.style.lengths(along: axis).exact.points : nil
    var wanted = 0.0
    switch spec.kind {
    case .element(_, .fixed(let size)): wanted = own ?? size[axis]
    case .element(_, .measured) where axis == .vertical:
      wanted = own ?? natural(spec, along: axis, across: placement.frame.size)
    default: wanted = own ?? 0
    }
    let parentLength = placement.question?.parentSize[axis] ?? .nan
    var limits = [spec.style.lengths(along: axis).maximum]
    if case .static = parent.kind {
      limits.append(
        axis == .horizontal ? spec.style.sizeRange.max.width : spec.style.sizeRange.max.height)
    }
    for limit in limits {
      let length = limit.resolved(parent: parentLength, auto: .infinity)
      if length < wanted { wanted = length }
    }
    return placement.frame.size[axis] < wanted - Self.tolerance
  }
}

extension CornerSpec {
  /// Whether the corner is at the right or at the bottom.
  func isAtEnd(along axis: Axis) -> Bool {
    switch location {
    case .topLeft: false
    case .topRight: axis == .horizontal
    case .bottomLeft: axis == .vertical
    case .bottomRight: true
    }
  }
}

extension LayoutSpec {
  /// The same spec with no style of its own.
  fileprivate var withoutStyle: LayoutSpec { styled { $0 = ElementStyle() } }

  /// Whether its child may stick out of it, as its box may.
  fileprivate var letsStickOut: Bool {
    switch kind {
    case .corner, .inset: true
    default: false
    }
  }

  /// The index of the child that is as large as the other one, whatever its content; `nil` for other specs.
  fileprivate var decoration: Int? {
    switch kind {
    case .overlay: 1
    case .background: 0
    default: nil
    }
  }

  /// Whether it is a stack along the vertical axis.
  fileprivate var isColumn: Bool {
    if case .stack(let stack) = kind { stack.direction == .vertical } else { false }
  }

  /// Whether it gives children at positions their own sizes.
  fileprivate var isPositioning: Bool {
    switch kind {
    case .absolute, .static: true
    default: false
    }
  }
}
