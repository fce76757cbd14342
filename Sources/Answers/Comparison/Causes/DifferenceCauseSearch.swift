import Geometry
import LayoutConstraints
import Layouts
import Reasons

/// Searches for what makes the layouts of a spec and of constraints differ, both before rounding.
///
/// A value that constraints determine is a sum over conditions. Put the spec's frames into each of
/// these conditions: how far it is off there, times how far it moves the value, is its share of the
/// difference. The shares add up to the whole. So the search never blames a condition that the spec
/// fulfils too, however the difference passes through it.
struct DifferenceCauseSearch {
  let both: BothLayouts

  /// The result of the search at one place.
  struct Answer {
    /// The roots of the difference there, the deciding one first; empty where that is unknown.
    var roots: [RootCause]
    /// The conditions that determine the place in the constraints.
    var holders: [LayoutCondition]
  }

  /// One answer for each of these anchors of views, in their order.
  ///
  /// Takes about as long as a large part of a layout for all of them together.
  func answers(at anchors: [Constraint.Anchor]) throws(ConstraintError) -> [Answer] {
    var answers: [Answer] = []
    for because in try both.names.layout.because(of: anchors, isChecked: false) {
      let roots =
        both.isDifferent(because.anchor) ? try roots(of: because) : [roundingRoot(of: because)]
      answers.append(Answer(roots: roots, holders: because.causes.flatMap { $0.conditions }))
    }
    return answers
  }

  /// Whether the constraints only leave a place ambiguous, and the spec's frames of all ambiguous
  /// items together are one of the layouts that they allow.
  func isAllowed(_ roots: [RootCause], at anchor: Constraint.Anchor) -> Bool {
    let layout = both.names.layout
    guard !roots.isEmpty, roots.allSatisfy({ $0.isAmbiguity }),
      layout.isAmbiguous(both.names.name(anchor.item))
    else { return false }
    let frames = both.specFrames.filter { layout.isAmbiguous($0.key) }
    return (try? layout.admits(frames, within: Tolerance.equal)) ?? false
  }

  private func roundingRoot(of because: Because) -> RootCause {
    let item = both.names.name(because.anchor.item)
    return both.roundedTrace?.nodeWithWholePoints(deciding: item).map { .wholePoints(node: $0) }
      ?? .rounding
  }
}

extension DifferenceCauseSearch {
  /// A condition that the spec's frames do not fulfil as the constraints' own do, and how far off it
  /// is there.
  private typealias Share = (cause: ValueCause, reading: ConditionReading)

  private func roots(
    of because: Because, isFollowing: Bool = false
  ) throws(ConstraintError) -> [RootCause] {
    if let roots = try stretchedCornerRoots(of: because) { return roots }
    let shares = shares(of: because)
    let broken = brokenConstraints(in: shares)
    let (item, axis) = (because.anchor.item, because.anchor.attribute.axis)
    // A tie between optional constraints breaks one of them anyway.
    if because.isAmbiguous, broken.allSatisfy(isOptional), try isTie(item, axis), !broken.isEmpty {
      return [.tie(item: item, axis: axis)]
    }
    if !broken.isEmpty {
      guard because.isAmbiguous else {
        return try ownSize(beside: broken, of: because, shares) + broken
      }
      guard !explain(broken, allOf: because, shares) else { return broken }
      let isTie = try isTie(item, axis)
      return isTie ? broken + [.tie(item: item, axis: axis)] : broken
    }
    if because.isAmbiguous {
      guard try isTie(item, axis) else { return [.unconstrained(item: item, axis: axis)] }
      // A rule nearby that the spec breaks does not settle the tie.
      let near = nearestBroken(to: item, axis).map { [$0] } ?? []
      return near + [.tie(item: item, axis: axis)]
    }
    for (cause, _) in shares {
      if cause.conditions == [.selfSizingHeight] { return [.selfSizingHeight] }
      guard let content = cause.conditions.first?.content else { continue }
      // Text that wraps at another width has another height.
      let width = Constraint.Anchor(item: content.item, attribute: .width)
      if content.axis == .vertical, !isFollowing, both.isDifferent(width),
        both.isText(content.item)
      {
        let answers = try both.names.layout.because(of: [width], isChecked: false)
        return try roots(of: answers[0], isFollowing: true)
      }
      return [try contentRoot(content.item, content.axis)]
    }
    return boundRoots(shares, item, axis)
  }

  /// The roots of an item's length where a corner spec stretches the item around the middle that it has
  /// in both layouts; `nil` elsewhere.
  ///
  /// A corner spec places its corner element by its middle, so no rule for an edge is to blame.
  private func stretchedCornerRoots(of because: Because) throws(ConstraintError) -> [RootCause]? {
    let (item, axis) = (because.anchor.item, because.anchor.attribute.axis)
    guard !because.anchor.isSize, both.isStretchedByCorner(item, along: axis),
      both.hasSameMiddle(item, along: axis)
    else { return nil }
    let size = Constraint.Anchor(item: item, attribute: .size(along: axis))
    let answers = try both.names.layout.because(of: [size], isChecked: false)
    return try roots(of: answers[0], isFollowing: true)
  }

  /// The size of an edge's own item where the item's content determines it, the spec has another one,
  /// and the broken constraints do not explain the whole difference; else nothing.
  ///
  /// A constraint at one edge cannot correct a size.
  private func ownSize(
    beside broken: [RootCause], of because: Because, _ shares: [Share]
  ) throws(ConstraintError) -> [RootCause] {
    let (item, axis) = (because.anchor.item, because.anchor.attribute.axis)
    let isOwn = shares.contains { share in
      guard let content = share.cause.conditions.first?.content else { return false }
      return content.item == item && content.axis == axis
    }
    guard isOwn, !explain(broken, allOf: because, shares), !both.isText(item) || axis == .horizontal
    else { return [] }
    let root = try contentRoot(item, axis)
    guard case .content = root else { return [] }
    return [root]
  }

  /// The roots where only bounds that both layouts respect determine a value.
  private func boundRoots(_ shares: [Share], _ item: Int, _ axis: Axis) -> [RootCause] {
    let near = nearestBroken(to: item, axis)
    if let near, !isOptional(near) { return [near] }
    if let root = priorities(around: item, axis) ?? near { return [root] }
    // A bound that the spec does not reach: here it determines the value.
    let bounds = shares.compactMap { share -> RootCause? in
      guard case .constraint(let index) = share.cause.conditions.first else { return nil }
      return .constraints([index])
    }
    return Array(bounds.prefix(1))
  }

  /// The causes with a share in the difference of more than the tolerance.
  private func shares(of because: Because) -> [Share] {
    let conditions = because.causes.compactMap { $0.conditions.first }
    let readings = both.names.layout.readings(of: conditions, at: both.specFrames)
    return zip(because.causes, readings).compactMap { cause, reading in
      abs(reading.change * cause.pointsPerPoint) > Tolerance.equal ? (cause, reading) : nil
    }
  }

  /// Whether the shares of some constraints add up to the whole difference.
  private func explain(
    _ broken: [RootCause], allOf because: Because, _ shares: [Share]
  ) -> Bool {
    guard let values = both.values(of: because.anchor) else { return true }
    let own = shares.filter { cause, _ in
      guard case .constraint(let index) = cause.conditions.first else { return false }
      return broken.contains(.constraints([index]))
    }
    let sum = own.reduce(0) { $0 + $1.reading.change * $1.cause.pointsPerPoint }
    return abs(sum - (values.spec - values.constraints)) <= Tolerance.equal
  }

  /// The constraints among the causes that the spec breaks: required ones first, then those with one
  /// side at the same place in both layouts.
  private func brokenConstraints(in shares: [Share]) -> [RootCause] {
    var known: [Int] = []
    var hidden: [Int] = []
    for (cause, reading) in shares {
      guard case .constraint(let index) = cause.conditions.first, both.isBroken(reading) else {
        continue
      }
      if reading.unknownItems.isEmpty { known.append(index) } else { hidden.append(index) }
    }
    if !known.isEmpty {
      let ranked = known.enumerated().sorted {
        (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
      }
      return ranked.map { .constraints([$0.element]) }
    }
    guard !hidden.isEmpty else { return [] }
    // An item that the spec does not have may be anywhere in it: only the sum of the constraints
    // that refer to it is known.
    let items = Set(hidden.flatMap { both.readings[$0]?.unknownItems ?? [] })
    let others = shares.compactMap { share -> Int? in
      guard case .constraint(let index) = share.cause.conditions.first else { return nil }
      return items.isDisjoint(with: share.reading.unknownItems) ? nil : index
    }
    return [.constraints(Set(hidden + others).sorted())]
  }

  private func rank(_ index: Int) -> Int {
    let constraint = both.system.constraints[index]
    let isKnown =
      constraint.second == nil
      || constraint.places.contains { both.values(of: $0) != nil && !both.isDifferent($0) }
    return (both.isOptional(index) ? 2 : 0) + (isKnown ? 0 : 1)
  }

  /// Whether a tie leaves an item ambiguous along an axis.
  private func isTie(_ item: Int, _ axis: Axis) throws(ConstraintError) -> Bool {
    guard let ambiguity = try both.names.layout.ambiguity(of: both.names.name(item)) else {
      return false
    }
    let values = ambiguity.values.filter { $0.variable.axis == axis }
    return !values.isEmpty && values.allSatisfy { $0.cause.isTie }
  }

  func isOptional(_ root: RootCause) -> Bool {
    guard case .constraints(let indices) = root else { return false }
    return indices.allSatisfy(both.isOptional)
  }

  /// The constraint that the spec breaks and that is the fewest constraints away from an item, those
  /// along the axis first; `nil` where the spec breaks none that is connected with it.
  ///
  /// Asked for where nothing that determines a value is broken: something else pushes the item
  /// against a bound that both layouts respect.
  func nearestBroken(to item: Int, _ axis: Axis) -> RootCause? {
    let broken = both.readings.filter {
      // A constraint that both layouts miss is no difference.
      both.isBroken($1) && $1.unknownItems.isEmpty && both.isMet($0)
    }
    guard !broken.isEmpty else { return nil }
    let distances = both.distances(from: item)
    func rank(_ index: Int) -> (Int, Int, Int) {
      let places = both.system.constraints[index].places
      let distance = places.compactMap { distances[$0.item] }.min() ?? Int.max
      return (places.contains { $0.attribute.axis == axis } ? 0 : 1, distance, index)
    }
    return broken.keys.filter { rank($0).1 < Int.max }.min { rank($0) < rank($1) }
      .map { .constraints([$0]) }
  }
}

extension LayoutCondition {
  /// The item whose content it is about, and along which axis; `nil` for other conditions.
  fileprivate var content: (item: Int, axis: Axis)? {
    switch self {
    case .hugging(let item, let axis), .compressionResistance(let item, let axis): (item, axis)
    default: nil
    }
  }
}
