import Geometry
import LayoutSpecs

// A group in a larger span: margins, edges and middles.
extension SpecSearch {
  /// The group inside margins.
  mutating func inset(
    _ group: [Int], _ goal: Goal, _ gaps: Gaps, _ outline: [Box?]
  ) -> LayoutSpec? {
    let inside = group.filter { screen.isInside($0, goal) }
    let gaps =
      inside.isEmpty || inside.count == group.count
      ? gaps : Gaps(of: outline, inside: screen.outline(of: inside), in: goal)
    var tried: [(rank: Int, across: (Double, Double), down: (Double, Double))] = []
    for (rank, across) in gaps.insets(along: .horizontal).enumerated() {
      for (other, down) in gaps.insets(along: .vertical).enumerated()
      where ![across.0, across.1, down.0, down.1].allSatisfy({ $0 == 0 }) {
        // A row or a column distributes what is left by itself.
        let left = [across.0, across.1, down.0, down.1].count(where: { $0.isInfinite })
        tried.append((rank + other + (group.count > 1 ? left : 0), across, down))
      }
    }
    tried.sort { $0.rank < $1.rank }
    for (_, across, down) in tried.prefix(breadth) {
      var inner = goal
      for (axis, insets) in [(Axis.horizontal, across), (.vertical, down)] {
        inner = inner.mapping(axis) { index, goal in
          Self.inset(goal, by: insets, around: outline[index]?[axis] ?? goal.span)
        }
      }
      guard let child = solve(group, inner, inside: .inset) else { continue }
      let insets = EdgeInsets(top: down.0, left: across.0, bottom: down.1, right: across.1)
      let spec = LayoutSpec.inset(insets, child)
      if isRight(spec, group, goal) { return spec }
    }
    return nil
  }

  /// The goal of the child of an inset; beside an infinite inset it is as long as the group.
  private static func inset(
    _ goal: AxisGoal, by insets: (Double, Double), around group: Span
  ) -> AxisGoal {
    let finite = [insets.0, insets.1].filter { $0.isFinite }
    let margins = finite.reduce(0, +)
    let isFlexible = finite.count < 2
    return AxisGoal(
      lower: max(0, (isFlexible ? 0 : goal.lower) - margins), upper: max(0, goal.upper - margins),
      parent: max(0, (goal.parent < 0 ? 0 : goal.parent) - margins),
      span: isFlexible
        ? group : Span(start: goal.span.start + insets.0, end: goal.span.end - insets.1))
  }

  /// The group at edges or in the middle of its span.
  mutating func positioned(
    _ group: [Int], _ goal: Goal, _ gaps: Gaps, _ outline: [Box?]
  ) -> LayoutSpec? {
    var inner = goal
    var relative = RelativeSpec()
    for axis in Axis.allCases {
      let place = gaps.position(along: axis)
      let position: RelativePosition =
        switch place {
        case .fills, nil: .none
        case .start: .start
        case .middle: .center
        case .end: .end
        }
      switch axis {
      case .horizontal: relative.horizontalPosition = position
      case .vertical: relative.verticalPosition = position
      }
      let isMoved = position != .none
      inner = inner.mapping(axis) { index, goal in
        AxisGoal(
          lower: isMoved ? 0 : goal.lower, upper: goal.upper,
          parent: goal.upper.isFinite ? goal.upper : AxisGoal.undefined,
          span: isMoved ? outline[index]?[axis] ?? goal.span : goal.span)
      }
    }
    guard inner != goal, let child = solve(group, inner, inside: .position) else { return nil }
    let positions = [relative.horizontalPosition, relative.verticalPosition]
    let isCenter = positions.allSatisfy { $0 == .center || $0 == .none }
    for sizing in [RelativeSizing(), .minimumSize, .minimumHeight, .minimumWidth] {
      relative.sizing = sizing
      let spec: LayoutSpec = isCenter ? .center(relative, child) : .relative(relative, child)
      if isRight(spec, group, goal) { return spec }
    }
    return nil
  }

  /// An element with a given size, which it also has where that exceeds the available one.
  private func fixed(_ element: Int, _ outline: [Box?]) -> LayoutSpec? {
    let boxes = outline.compactMap { $0 }
    guard let width = screen.closeness.common(boxes.map { $0.horizontal.length }),
      let height = screen.closeness.common(boxes.map { $0.vertical.length })
    else { return nil }
    return LayoutSpec.element(screen.names[element]).styled { style in
      style.preferredSize = CGSize(
        width: Closeness.written(width), height: Closeness.written(height))
      style.minSize = style.preferredSize
    }
  }

  /// The elements at positions of their own, which no other element moves.
  mutating func absolute(_ group: [Int], _ goal: Goal) -> LayoutSpec? {
    var positions: [CGPoint] = []
    for element in group {
      let gaps = Gaps(of: screen.outline(of: [element]), in: goal)
      guard let x = gaps.constant(before: .horizontal), let y = gaps.constant(before: .vertical)
      else { return nil }
      positions.append(CGPoint(x: Closeness.written(x), y: Closeness.written(y)))
    }
    var children: [LayoutSpec] = []
    for (element, position) in zip(group, positions) {
      let outline = screen.outline(of: [element])
      var inner = goal
      for axis in Axis.allCases {
        let offset = axis == .horizontal ? position.x : position.y
        inner = inner.mapping(axis) { index, goal in
          AxisGoal(
            lower: 0, upper: max(0, goal.upper - offset),
            parent: goal.upper.isFinite ? goal.upper : AxisGoal.undefined,
            span: outline[index]?[axis] ?? goal.span)
        }
      }
      inner.places = zip(inner.places, outline).map { $1 == nil ? nil : $0 }
      guard let child = solve([element], inner, inside: .absolute) ?? fixed(element, outline) else {
        return nil
      }
      children.append(child.styled { $0.layoutPosition = position })
    }
    for sizing in [AbsoluteSizing.default, .sizeToFit] {
      let spec = LayoutSpec.absolute(sizing: sizing, children)
      if isRight(spec, group, goal) { return spec }
    }
    return nil
  }
}
