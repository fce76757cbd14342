import Geometry
import LayoutSpecs
import Layouts

/// Searches for the shortest spec that gives every element of a screen its frame, in all examples.
///
/// Groups of elements are cut into rows, columns and layers, and every candidate is laid out by the
/// spec engine in the sizes that the spec around it allows. So a part that is right in its place
/// stays right, whatever is tried around it.
struct SpecSearch {
  let screen: RecoveryScreen
  /// The answers so far.
  private var answers: [Question: LayoutSpec?] = [:]
  /// The example that the last wrong candidate was wrong in: the next one is tried there first.
  private var hardest = 0
  /// The nodes that were laid out so far.
  private(set) var laidOutNodes = 0
  private var mostNodes: Int
  /// How often in a row no spec was found for a group, in one place after the other.
  private(set) var failures: [[Int]: Int] = [:]

  private struct Question: Hashable {
    let group: [Int]
    let goal: Goal
    let wraps: Wraps
  }

  /// Specs around a whole group, each of which is tried once around it.
  struct Wraps: OptionSet, Hashable {
    let rawValue: Int
    static let inset = Wraps(rawValue: 1)
    static let position = Wraps(rawValue: 2)
    static let row = Wraps(rawValue: 4)
    static let column = Wraps(rawValue: 8)
    static let absolute = Wraps(rawValue: 16)
    static let corner = Wraps(rawValue: 32)
    static let ratio = Wraps(rawValue: 64)
  }

  /// The group that is searched for, and what is around all of it already.
  private var wrapped: (group: [Int], wraps: Wraps) = ([], [])

  private let work: LayoutWork

  /// Prepares a search that lays out at most `mostNodes` nodes, and ends where `work` does.
  init(_ screen: RecoveryScreen, mostNodes: Int, _ work: LayoutWork) {
    self.screen = screen
    self.mostNodes = mostNodes
    self.work = work
  }

  /// Whether the search ended because of its limit.
  var isExhausted: Bool { laidOutNodes >= mostNodes || work.hasEnded }

  /// How many kinds of margins and of alignments are tried in one place: a search begins with few of them,
  /// because each one that fails deep inside takes as long as one that does not.
  private(set) var breadth = 0
  private static let breadths = [2, 4, 12]

  /// The spec of the whole screen, with some elements placed by themselves over all others; `nil` where
  /// none was found.
  mutating func spec(apart: Set<String> = []) -> LayoutSpec? {
    let limit = mostNodes
    defer { mostNodes = limit }
    var best: LayoutSpec?
    for (turn, breadth) in Self.breadths.enumerated() {
      self.breadth = breadth
      (answers, failures) = ([:], [:])
      mostNodes = laidOutNodes + (limit - laidOutNodes) / (Self.breadths.count - turn)
      guard let found = spec(ofAllBut: apart) else { continue }
      let shortest = SpecCost.cheaper(best, found)
      // A person hardly writes a longer one; nobody waits for a shorter one.
      if SpecCost.nodes(of: shortest) <= 2 * screen.names.count { return shortest }
      best = shortest
    }
    return best
  }

  private mutating func spec(ofAllBut apart: Set<String>) -> LayoutSpec? {
    let all = Array(screen.names.indices)
    let group = all.filter { !apart.contains(screen.names[$0]) }
    let goal = screen.goal
    guard !all.isEmpty, !screen.examples.isEmpty else { return nil }
    guard group.count < all.count else {
      return solve(group, goal).map { shortened($0, group, goal) }
    }
    let base = group.isEmpty ? nil : solve(group, screen.goal(of: group))
    guard group.isEmpty || base != nil else { return nil }
    let around = base == nil ? goal : goal.exact
    var singles: [LayoutSpec] = []
    for element in all where !group.contains(element) {
      guard let single = solve([element], screen.shown(around, [element])) else { return nil }
      singles.append(single)
    }
    let over = singles.count == 1 ? singles[0] : .wrapper(singles)
    let spec = base.map { .overlay($0, overlay: over) } ?? over
    return isRight(spec, all, goal) ? shortened(spec, all, goal) : nil
  }

  /// A spec of some elements that meets a goal, inside another one of the same elements, if there is one;
  /// `nil` where none was found.
  mutating func solve(_ group: [Int], _ goal: Goal, inside wraps: Wraps = []) -> LayoutSpec? {
    let outer = wrapped
    defer { wrapped = outer }
    if wrapped.group != group { wrapped = (group, []) }
    guard wraps.isEmpty || wrapped.wraps.isDisjoint(with: wraps) else { return nil }
    wrapped.wraps.formUnion(wraps)
    let question = Question(group: group, goal: goal, wraps: wrapped.wraps)
    if let answer = answers[question] { return answer }
    guard !isExhausted, work.takes(0) else { return nil }
    // Each question takes about as long as a layout of its elements.
    laidOutNodes += 4 * group.count
    guard screen.isPossible(group, goal), failures[group, default: 0] < Self.mostFailures else {
      return nil
    }
    // A question inside itself has no answer.
    answers[question] = .some(nil)
    let answer = find(group, goal)
    answers[question] = .some(answer)
    if answer != nil {
      failures[group] = 0
    } else if !isExhausted {
      failures[group, default: 0] += 1
    }
    return answer
  }

  /// How often in a row a group may have no spec, in one place after the other, before it is given up.
  private static let mostFailures = 150

  /// Tries every kind of spec, the likeliest first; positions of what overlaps, where they are shorter.
  private mutating func find(_ group: [Int], _ goal: Goal) -> LayoutSpec? {
    let (outline, fewest) = (screen.outline(of: group), group.count + 1)
    var best: LayoutSpec?
    for outline in [cornered(group).map { screen.outline(of: $0) }, outline].compactMap({ $0 }) {
      if let best, SpecCost.nodes(of: best) <= fewest + 1 { continue }
      if let found = find(group, goal, in: outline) { best = SpecCost.cheaper(best, found) }
    }
    if let best {
      guard group.count > 1, group.count <= Self.mostCompared, SpecCost.nodes(of: best) > fewest,
        Axis.allCases.allSatisfy({ screen.parts(of: group, along: $0).count == 1 })
      else { return best }
    }
    if let positions = absolute(group, goal) { return SpecCost.cheaper(best, positions) }
    return best ?? (Gaps(of: outline, in: goal).areZero ? nil : onCorner(group, goal))
  }

  /// Tries every kind of spec but positions for a group whose box, without what is on its corners, is given.
  private mutating func find(_ group: [Int], _ goal: Goal, in outline: [Box?]) -> LayoutSpec? {
    let gaps = Gaps(of: outline, in: goal)
    if goal.isOfRatio, let found = ratio(of: group, goal) { return found }
    if group.count == 1 {
      if gaps.areZero { return leaf(group[0], goal) }
      if gaps.areFar, let found = positioned(group, goal, gaps, outline) { return found }
      var best = inset(group, goal, gaps, outline) ?? positioned(group, goal, gaps, outline)
      for axis in Axis.allCases where best.map({ SpecCost.nodes(of: $0) > 2 }) ?? true {
        if let found = stack([group], group, goal, axis) { best = SpecCost.cheaper(best, found) }
      }
      return best
    }
    let hasCorner = outline != screen.outline(of: group)
    if gaps.areZero {
      return hasCorner
        ? overlapping(group, goal) ?? rows(group, goal)
        : rows(group, goal) ?? overlapping(group, goal)
    }
    if gaps.areFar, let found = rows(group, goal) ?? positioned(group, goal, gaps, outline) {
      return found
    }
    // Negative distances are hardly margins, unless that is shorter.
    if gaps.haveNegative, !hasCorner, let found = rows(group, goal) ?? overlapping(group, goal) {
      guard group.count <= Self.mostCompared, SpecCost.nodes(of: found) > group.count + 2,
        let margins = inset(group, goal, gaps, outline)
      else { return found }
      return SpecCost.cheaper(found, margins)
    }
    if let found = marginsOrRows(group, goal, gaps, outline) { return found }
    // What keeps its length, whatever its parent allows, is alone in a stack.
    for axis in Axis.allCases where gaps.keepLength(along: axis) {
      if let found = stack([group], group, goal, axis) { return found }
    }
    return positioned(group, goal, gaps, outline) ?? overlapping(group, goal)
      ?? stack([group], group, goal, .horizontal) ?? stack([group], group, goal, .vertical)
  }

  /// Margins around a group, or a row or a column in the whole span, whichever is shorter.
  private mutating func marginsOrRows(
    _ group: [Int], _ goal: Goal, _ gaps: Gaps, _ outline: [Box?]
  ) -> LayoutSpec? {
    let (areMarginsFirst, areCompared) = (gaps.haveConstant, group.count <= Self.mostCompared)
    let first = areMarginsFirst ? inset(group, goal, gaps, outline) : rows(group, goal)
    if let first, !areCompared || SpecCost.nodes(of: first) == group.count + 1 { return first }
    let other = areMarginsFirst ? rows(group, goal) : inset(group, goal, gaps, outline)
    return other.map { SpecCost.cheaper(first, $0) } ?? first
  }

  /// A row or a column, whichever is shorter; some parts are one part, or overlap, where that saves a node.
  private mutating func rows(_ group: [Int], _ goal: Goal) -> LayoutSpec? {
    var best: LayoutSpec?
    for axis in [Axis.vertical, .horizontal] {
      let parts = screen.parts(of: group, along: axis)
      guard parts.count > 1 else { continue }
      guard let found = stack(parts, group, goal, axis) else { continue }
      // None is shorter than one stack around all elements.
      if group.count > Self.mostCompared || SpecCost.nodes(of: found) == group.count + 1 {
        return found
      }
      best = SpecCost.cheaper(best, found)
      for joined in axis == .horizontal ? screen.joined(parts, goal) : [] {
        if let found = stack(joined, group, goal, axis) { best = SpecCost.cheaper(best, found) }
      }
      let finer = screen.overlappingParts(of: group, along: axis)
      if finer.count > parts.count, let found = stack(finer, group, goal, axis),
        let longer = best, SpecCost.of(found) + 1 <= SpecCost.of(longer)
      {
        best = found
      }
    }
    return best
  }

  /// Layers, or a row or a column with negative distances where that is shorter by a node.
  private mutating func overlapping(_ group: [Int], _ goal: Goal) -> LayoutSpec? {
    let layered = layers(group, goal)
    guard let row = overlappingRows(group, goal) else { return layered }
    return layered.map { SpecCost.of($0) < SpecCost.of(row) + 1 ? $0 : row } ?? row
  }

  /// A row or a column whose parts overlap their neighbours.
  private mutating func overlappingRows(_ group: [Int], _ goal: Goal) -> LayoutSpec? {
    for axis in [Axis.vertical, .horizontal] {
      let parts = screen.overlappingParts(of: group, along: axis)
      guard parts.count > 1, let found = stack(parts, group, goal, axis) else { continue }
      return found
    }
    return nil
  }

  /// The most elements of a group for which rows are compared with columns.
  private static let mostCompared = 16

  /// Whether a spec gives every element of a group its frame, and itself its span, in all examples.
  mutating func isRight(_ spec: LayoutSpec, _ group: [Int], _ goal: Goal) -> Bool {
    var trees: [Int: SpecTree?] = [:]
    let count = screen.examples.count
    for turn in 0..<count {
      let index = (turn + hardest) % count
      guard let place = goal.places[index] else { continue }
      guard let layout = layout(spec, index, place, &trees), matches(layout, group, index, place)
      else {
        hardest = index
        return false
      }
    }
    return true
  }

  /// The sizes of a spec in all examples; `nil` where it is not shown or has no layout.
  mutating func sizes(of spec: LayoutSpec, _ goal: Goal) -> [CGSize?] {
    var trees: [Int: SpecTree?] = [:]
    return goal.places.enumerated().map { index, place in
      place.flatMap { layout(spec, index, $0, &trees)?.size }
    }
  }

  private mutating func layout(
    _ spec: LayoutSpec, _ index: Int, _ place: PlaceGoal, _ trees: inout [Int: SpecTree?]
  ) -> Layout? {
    let caseIndex = screen.examples[index].caseIndex
    let tree: SpecTree?
    if let known = trees[caseIndex] {
      tree = known
    } else {
      tree = screen.shown(spec, inCase: caseIndex).flatMap { try? SpecTree($0) }
      trees[caseIndex] = .some(tree)
    }
    guard let tree, !isExhausted else { return nil }
    laidOutNodes += 4 + tree.nodeCount
    return try? tree.layout(in: place.range, parentSize: place.parentSize, rounding: .exact)
  }

  private func matches(
    _ layout: Layout, _ group: [Int], _ index: Int, _ place: PlaceGoal
  ) -> Bool {
    let closeness = screen.closeness
    let (x, y) = (place.horizontal.span, place.vertical.span)
    guard abs(layout.size.width - x.length) <= closeness.sum,
      abs(layout.size.height - y.length) <= closeness.sum
    else { return false }
    var found = 0
    for (name, frame) in zip(layout.elements, layout.frames) {
      guard let element = screen.index(of: name),
        let box = screen.examples[index].boxes[element]
      else { continue }
      found += 1
      guard abs(frame.minX + x.start - box.horizontal.start) <= closeness.length,
        abs(frame.maxX + x.start - box.horizontal.end) <= closeness.sum,
        abs(frame.minY + y.start - box.vertical.start) <= closeness.length,
        abs(frame.maxY + y.start - box.vertical.end) <= closeness.sum
      else { return false }
    }
    return found == group.count(where: { screen.examples[index].boxes[$0] != nil })
  }
}
