import Geometry
import LayoutSpecs

// Parts one after another.
extension SpecSearch {
  /// A stack of parts that follow each other along an axis; with one part, it has spacers.
  mutating func stack(
    _ parts: [[Int]], _ group: [Int], _ goal: Goal, _ axis: Axis
  ) -> LayoutSpec? {
    let outlines = parts.map { screen.outline(of: $0) }
    let gaps = StackGaps(outlines, goal, axis)
    for var plan in CrossPlan.plans(outlines, goal, axis, most: breadth) {
      guard let children = children(parts, outlines, &plan, goal, axis) else { continue }
      for arrangement in gaps.arrangements {
        let members = members(of: children, arrangement, gaps, axis)
        for flex in FlexChoice.choices(members, goal, axis) {
          let spec = stack(children, plan, arrangement, flex, axis)
          if isRight(spec, group, goal) { return spec }
          if isExhausted { return nil }
        }
      }
    }
    return nil
  }

  /// A part of a stack: its spec, and the length it has by itself.
  struct StackChild {
    let spec: LayoutSpec
    /// Whether its own length is the one that it must have, in all examples.
    let isNatural: Bool
    /// The length that it must have in each example; `nil` where it is hidden.
    let lengths: [Double?]
    /// The length that it has by itself; empty where it has the one that it must have.
    let naturalLengths: [Double?]
  }

  /// The children of a stack; a child that has no spec at its own length across the stack gets the
  /// whole length.
  private mutating func children(
    _ parts: [[Int]], _ outlines: [[Box?]], _ plan: inout CrossPlan, _ goal: Goal, _ axis: Axis
  ) -> [StackChild]? {
    let isOnly = parts.count == 1
    var children: [StackChild] = []
    for (index, part) in parts.enumerated() {
      if let child = child(
        part, outlines[index], isStretched: plan.stretches[index], isOnly: isOnly, goal,
        axis)
      {
        children.append(child)
        continue
      }
      guard !plan.stretches[index], plan.alignItems.isOfWholeChildren,
        let child = child(part, outlines[index], isStretched: true, isOnly: isOnly, goal, axis)
      else { return nil }
      plan.stretches[index] = true
      plan.selves[index] = plan.alignItems == .stretch ? .auto : .stretch
      children.append(child)
    }
    return children
  }

  private mutating func child(
    _ part: [Int], _ outline: [Box?], isStretched: Bool, isOnly: Bool, _ goal: Goal, _ axis: Axis
  ) -> StackChild? {
    // A stack of one part is around the same elements.
    let wraps: Wraps = isOnly ? (axis == .horizontal ? .row : .column) : []
    let cross = axis.perpendicular
    var natural = goal.mapping(cross) { example, goal in
      let span = outline[example]?[cross] ?? goal.span
      let parent = goal.isExact ? goal.lower : AxisGoal.undefined
      guard isStretched else {
        return AxisGoal(lower: 0, upper: goal.upper, parent: parent, span: span)
      }
      return .exactly(goal.span, parent: parent)
    }
    natural = natural.mapping(axis) { example, goal in
      AxisGoal(
        lower: 0, upper: .infinity, parent: goal.isExact ? goal.lower : AxisGoal.undefined,
        span: outline[example]?[axis] ?? goal.span)
    }
    natural.places = zip(natural.places, outline).map { $1 == nil ? nil : $0 }
    let lengths = outline.map { $0?[axis].length }
    if let spec = solve(part, natural, inside: wraps) {
      return StackChild(spec: spec, isNatural: true, lengths: lengths, naturalLengths: [])
    }
    let given = natural.mapping(axis) { _, goal in .exactly(goal.span, parent: goal.parent) }
    guard let spec = solve(part, given, inside: wraps) else { return nil }
    return StackChild(
      spec: spec, isNatural: false, lengths: lengths,
      naturalLengths: sizes(of: spec, natural).map { $0?[axis] })
  }

  /// What has a length that the stack must decide: children, and spacers.
  private func members(
    of children: [StackChild], _ arrangement: StackGaps.Arrangement, _ gaps: StackGaps, _ axis: Axis
  ) -> [FlexMember] {
    var members: [FlexMember] = []
    func addSpacer(_ slot: Int) {
      guard arrangement.spacers.contains(slot) else { return }
      let lengths = gaps.slot(slot)
      members.append(
        FlexMember(
          place: .spacer(slot), lengths: lengths, natural: lengths.map { $0.map { _ in 0 } }))
    }
    for (index, child) in children.enumerated() {
      addSpacer(index)
      guard !child.isNatural else { continue }
      members.append(
        FlexMember(place: .child(index), lengths: child.lengths, natural: child.naturalLengths))
    }
    addSpacer(children.count)
    return members
  }

  private func stack(
    _ children: [StackChild], _ plan: CrossPlan, _ arrangement: StackGaps.Arrangement,
    _ flex: [FlexMember.Place: FlexChoice], _ axis: Axis
  ) -> LayoutSpec {
    var specs: [LayoutSpec] = []
    func addSpacer(_ slot: Int) {
      guard arrangement.spacers.contains(slot) else { return }
      specs.append(LayoutSpec.spacer.styled { flex[.spacer(slot)]?.apply(to: &$0) })
    }
    for (index, child) in children.enumerated() {
      addSpacer(index)
      specs.append(
        child.spec.styled { style in
          flex[.child(index)]?.apply(to: &style)
          style.alignSelf = plan.selves[index]
          // A spacer before it has the stack's spacing on both sides, which are part of its length.
          style.spacingBefore = arrangement.before[index]
          if index == children.count - 1 { style.spacingAfter = arrangement.after }
        })
    }
    addSpacer(children.count)
    return .stack(
      StackSpec(
        direction: axis, spacing: arrangement.spacing, justifyContent: arrangement.justify,
        alignItems: plan.alignItems), specs)
  }
}

/// How the children of a stack are aligned across it.
struct CrossPlan {
  var alignItems: AlignItems
  var selves: [AlignSelf]
  /// Whether each child gets the whole length across the stack.
  var stretches: [Bool]

  /// The plans to try, those with the fewest exceptions first: all that align baselines, and `most` others.
  static func plans(
    _ outlines: [[Box?]], _ goal: Goal, _ axis: Axis, most: Int
  ) -> [CrossPlan] {
    let across = axis.perpendicular
    let kept = outlines.map { outline in
      let lengths = outline.compactMap { $0?[across].length }
      return (
        place: Gaps(of: outline, in: goal).position(along: across),
        hasOneLength: goal.closeness.common(lengths) != nil
      )
    }
    var plans: [(exceptions: Int, plan: CrossPlan)] = []
    for align in [AlignItems.stretch, .start, .center, .end] {
      var plan = CrossPlan(alignItems: align, selves: [], stretches: [])
      var exceptions = 0
      for (place, hasOneLength) in kept {
        // What is as long as the stack, whose length changes, hardly has that length by itself.
        let isFilling = place == .fills && !hasOneLength
        if allows(align, place), align == .stretch || !isFilling {
          plan.selves.append(.auto)
          plan.stretches.append(align == .stretch)
          continue
        }
        exceptions += 1
        let own = [AlignItems.stretch, .start, .center, .end].first {
          allows($0, place)
        }
        // A child at no such place gets the whole length, and margins inside.
        if own == nil { exceptions += 2 }
        plan.selves.append(align == .stretch && own == nil ? .auto : (own ?? .stretch).ofItself)
        plan.stretches.append((own ?? .stretch) == .stretch)
      }
      plans.append((exceptions, plan))
    }
    // Children of several heights with one baseline are at no edge and in no middle, or each at another one. In a
    // column, the last baseline is the end of each child, and the first one its start.
    let places = Set(kept.map { $0.place }).subtracting([.fills])
    if outlines.count > 1, places.contains(nil) || places.count > 1 {
      for align in axis == .horizontal
        ? [AlignItems.baselineFirst, .baselineLast] : [.baselineLast]
      {
        let all = CrossPlan(
          alignItems: align, selves: kept.map { _ in .auto }, stretches: kept.map { _ in false })
        plans.append((1, all))
        // What is at an edge, in the middle or fills the stack may have no part in it; the tallest child that
        // has is at the start anyway.
        let apart: [[Gaps.RelativePlace]] = [
          [.middle, .end], [.middle, .end, .fills], [.start, .middle, .end],
        ]
        for places in apart where kept.contains(where: { $0.place.map(places.contains) ?? false }) {
          var some = all
          for (index, child) in kept.enumerated() {
            guard let place = child.place, places.contains(place) else { continue }
            some.selves[index] =
              [AlignItems.start, .center, .end].first { allows($0, place) }?.ofItself ?? .auto
          }
          plans.append((1 + some.selves.count { $0 != .auto }, some))
        }
      }
    }
    // Where children fill the stack, they also do so if one of them is as long as it by itself.
    let sorted = plans.enumerated().sorted {
      ($0.element.exceptions, $0.offset) < ($1.element.exceptions, $1.offset)
    }.map { $0.element.plan }
    var others = 0
    return sorted.filter { plan in
      if plan.alignItems.isOfWholeChildren { others += 1 }
      return others <= most || !plan.alignItems.isOfWholeChildren
    }
  }

  private static func allows(_ align: AlignItems, _ place: Gaps.RelativePlace?) -> Bool {
    switch align {
    case .stretch: place == .fills
    case .start: place == .start || place == .fills
    case .end: place == .end || place == .fills
    case .center: place == .middle || place == .fills
    case .baselineFirst, .baselineLast, .notSet: false
    }
  }
}

extension AlignItems {
  /// Whether children are aligned as a whole, not by their baselines.
  fileprivate var isOfWholeChildren: Bool { self != .baselineFirst && self != .baselineLast }

  /// The same alignment of a single child.
  var ofItself: AlignSelf {
    switch self {
    case .start, .notSet, .baselineFirst, .baselineLast: .start
    case .end: .end
    case .center: .center
    case .stretch: .stretch
    }
  }
}
