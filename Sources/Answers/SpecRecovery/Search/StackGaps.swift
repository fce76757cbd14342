import Geometry
import LayoutSpecs

/// The distances before, between and after the parts of a stack, in all examples.
struct StackGaps {
  private let count: Int
  /// The distances before each part and after the last one, by slot and example; `nil` where a part
  /// beside it is hidden.
  private var slots: [[Double?]]
  private let closeness: Closeness

  init(_ outlines: [[Box?]], _ goal: Goal, _ axis: Axis) {
    (count, closeness) = (outlines.count, goal.closeness)
    slots = [[Double?]](
      repeating: [Double?](repeating: nil, count: goal.places.count), count: outlines.count + 1)
    for (example, place) in goal.places.enumerated() {
      guard let place else { continue }
      let shown = outlines.indices.filter { outlines[$0][example] != nil }
      var last = place[axis].span.start
      for (order, index) in shown.enumerated() {
        guard let span = outlines[index][example]?[axis] else { continue }
        let gap = span.start - last
        if order == 0 ? index == 0 : shown[order - 1] == index - 1 { slots[index][example] = gap }
        last = span.end
      }
      if shown.last == outlines.count - 1 {
        slots[outlines.count][example] = place[axis].span.end - last
      }
    }
  }

  /// The distance before a part, or after the last one, in each example.
  func slot(_ index: Int) -> [Double?] { slots[index] }

  /// How a stack distributes its children.
  struct Arrangement {
    var justify = JustifyContent.start
    var spacing = 0.0
    /// The additional distance before each child.
    var before: [Double]
    /// The additional distance after the last child.
    var after = 0.0
    /// The slots that have a spacer.
    var spacers: Set<Int> = []
  }

  /// By how much the first distance is larger than the last one; `nil` where that changes.
  private var moreBefore: Double? {
    let differences = zip(slots[0], slots[count]).compactMap { before, after in
      before.flatMap { before in after.map { before - $0 } }
    }
    return closeness.common(differences).map(Closeness.written)
  }

  private func constant(_ slot: Int) -> Double? { closeness.common(slots[slot].compactMap { $0 }) }

  /// The arrangements to try, the simplest first.
  var arrangements: [Arrangement] {
    let inner = Array(1..<max(count, 1))
    let constants = inner.compactMap(constant).map(Closeness.written)
    let spacing = Self.commonest(constants) ?? 0
    var plain = Arrangement(spacing: spacing, before: [Double](repeating: 0, count: count))
    for slot in inner {
      plain.before[slot] = constant(slot).map { Closeness.written($0) - spacing } ?? 0
      if abs(plain.before[slot]) <= closeness.length { plain.before[slot] = 0 }
    }
    let lead = constant(0).map(Closeness.written)
    let trail = constant(count).map(Closeness.written)
    var found: [Arrangement] = []
    let areConstant = inner.allSatisfy { constant($0) != nil || slots[$0].allSatisfy { $0 == nil } }
    if areConstant {
      if let lead {
        var start = plain
        start.before[0] = lead
        found.append(start)
        // Where children do not fit, less than the usual distance is left after them.
        if let trail = trail ?? usualMost(slots[count]), trail != 0 {
          start.after = trail
          found.append(start)
        }
      }
      // What is far from an edge hardly has a margin there.
      if let trail {
        var end = plain
        (end.justify, end.after) = (.end, trail)
        found.insert(end, at: lead ?? .infinity > Gaps.largestMargin ? 0 : found.count)
      }
      if lead ?? .infinity > Gaps.usualMargin, let more = moreBefore,
        lead == nil || abs(more) <= closeness.sum
      {
        var center = plain
        center.justify = .center
        if abs(more) > closeness.sum {
          (center.before[0], center.after) = (max(0, more), max(0, -more))
        }
        found.insert(center, at: 0)
      }
    } else {
      found += spread(plain, lead, trail)
    }
    if let spaced = withSpacers(plain, lead, trail) { found.append(spaced) }
    return found
  }

  /// Equal distances that change with the length of the stack.
  private func spread(_ plain: Arrangement, _ lead: Double?, _ trail: Double?) -> [Arrangement] {
    var bare = plain
    bare.spacing = 0
    bare.before = bare.before.map { _ in 0 }
    // What is more than between the closest neighbours is a distance of its own.
    var closest = slots[0].indices.map { example in
      (1..<max(count, 2)).compactMap { slots[$0][example] }.min()
    }
    // Where children do not fit, they have the least distances, and others around them.
    let areEndsKept = lead != nil && trail != nil
    let least = areEndsKept ? nil : usualMost(closest.map { $0.map { -$0 } }).map { -$0 }
    if let least {
      for example in closest.indices where (closest[example] ?? 0) < least + closeness.sum {
        closest[example] = nil
      }
    }
    func ends(_ slot: Int) -> [Double] {
      zip(slots[slot], closest).compactMap { gap, closest in closest.flatMap { _ in gap } }
    }
    if let lead = lead ?? closeness.common(ends(0)).map(Closeness.written),
      let trail = trail ?? closeness.common(ends(count)).map(Closeness.written)
    {
      guard var between = distances(beyond: closest, bare) else { return [] }
      between.justify = .spaceBetween
      between.spacing += least ?? 0
      between.before[0] = lead
      between.after = trail
      return [between]
    }
    // What is more between two children than around them is a spacing.
    let more = moreBefore ?? 0
    let around = zip(slots[0], closest).map { gap, closest in
      closest.flatMap { _ in gap.map { 2 * ($0 - max(0, more)) } }
    }
    guard var found = distances(beyond: around, bare) else { return [] }
    found.justify = .spaceAround
    (found.before[0], found.after) = (max(0, more), max(0, -more))
    return [found]
  }

  /// The arrangement whose distances are what slots have beyond some lengths; `nil` where that changes.
  private func distances(beyond lengths: [Double?], _ bare: Arrangement) -> Arrangement? {
    var found = bare
    var extra = [Double](repeating: 0, count: count)
    for slot in 1..<max(count, 1) {
      let more = zip(slots[slot], lengths).compactMap { gap, length in
        gap.flatMap { gap in length.map { gap - $0 } }
      }
      if more.isEmpty { continue }
      guard let common = closeness.common(more) else { return nil }
      extra[slot] = Closeness.written(common)
    }
    found.spacing = Self.commonest(Array(extra.dropFirst())) ?? 0
    for slot in 1..<max(count, 1) { found.before[slot] = extra[slot] - found.spacing }
    return found
  }

  /// A spacer in every slot whose distance changes.
  private func withSpacers(
    _ plain: Arrangement, _ lead: Double?, _ trail: Double?
  ) -> Arrangement? {
    var spaced = plain
    spaced.before[0] = lead ?? 0
    spaced.after = trail ?? 0
    for slot in 0...count where constant(slot) == nil && slots[slot].contains(where: { $0 != nil })
    {
      spaced.spacers.insert(slot)
    }
    guard !spaced.spacers.isEmpty else { return nil }
    // A spacer has the stack's spacing on both sides, so distances are given one by one.
    let spacing = spaced.spacing
    for slot in 1..<max(count, 1) where !spaced.spacers.contains(slot) {
      spaced.before[slot] += spacing
    }
    for slot in spaced.spacers where slot < count { spaced.before[slot] = 0 }
    spaced.spacing = 0
    return spaced
  }

  /// The largest distance, where several examples have it.
  private func usualMost(_ distances: [Double?]) -> Double? {
    guard let most = distances.compactMap({ $0 }).max(),
      distances.count(where: { most - ($0 ?? -.infinity) < closeness.sum }) > 1
    else { return nil }
    return Closeness.written(most)
  }

  private static func commonest(_ lengths: [Double]) -> Double? {
    var counts: [Double: Int] = [:]
    for length in lengths { counts[length, default: 0] += 1 }
    return counts.max { ($0.value, -abs($0.key)) < ($1.value, -abs($1.key)) }?.key
  }
}
