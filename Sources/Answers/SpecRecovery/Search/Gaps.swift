import Geometry

/// The distances from the span that a group must fill to its elements, on each side, by example.
struct Gaps {
  private let before: [Axis: [Double]]
  private let after: [Axis: [Double]]
  /// The lengths of the spans.
  private let lengths: [Axis: [Double]]
  private let closeness: Closeness

  /// The distances of a group; on sides where they change, those of the part of it that is inside the span.
  init(of outline: [Box?], inside: [Box?], in goal: Goal) {
    let whole = Gaps(of: outline, in: goal)
    let part = Gaps(of: inside, in: goal)
    var (before, after) = (whole.before, whole.after)
    for axis in Axis.allCases {
      if whole.constant(before: axis) == nil { before[axis] = part.before[axis] }
      if whole.constant(after: axis) == nil { after[axis] = part.after[axis] }
    }
    (self.before, self.after, lengths) = (before, after, whole.lengths)
    closeness = goal.closeness
  }

  init(of outline: [Box?], in goal: Goal) {
    var (before, after): ([Axis: [Double]], [Axis: [Double]]) = ([:], [:])
    var lengths: [Axis: [Double]] = [:]
    for axis in Axis.allCases {
      for (box, place) in zip(outline, goal.places) {
        guard let box, let place else { continue }
        before[axis, default: []].append(box[axis].start - place[axis].span.start)
        after[axis, default: []].append(place[axis].span.end - box[axis].end)
        lengths[axis, default: []].append(place[axis].span.length)
      }
    }
    (self.before, self.after, self.lengths) = (before, after, lengths)
    closeness = goal.closeness
  }

  /// The distance on one side of all examples; `nil` where it changes.
  func constant(before axis: Axis) -> Double? { closeness.common(before[axis] ?? []) }
  func constant(after axis: Axis) -> Double? { closeness.common(after[axis] ?? []) }

  /// Whether the group begins where its span does, and keeps its length where that of the span changes.
  func keepLength(along axis: Axis) -> Bool {
    let rests = zip(lengths[axis] ?? [], after[axis] ?? []).map { $0 - $1 }
    return isZero(constant(before: axis)) && closeness.common(rests) != nil
      && constant(after: axis) == nil
  }

  func areZero(along axis: Axis) -> Bool {
    [constant(before: axis), constant(after: axis)].allSatisfy { isZero($0) }
  }

  var areZero: Bool { Axis.allCases.allSatisfy(areZero) }

  /// Whether a side has a distance that is the same in all examples, and not 0.
  var haveConstant: Bool {
    Axis.allCases.contains { axis in
      [constant(before: axis), constant(after: axis)].contains { $0 != nil && !isZero($0) }
    }
  }

  /// Whether the group is at edges or in the middle on both axes, and so far from an edge that this is no margin.
  var areFar: Bool {
    let places = Axis.allCases.map { ($0, position(along: $0)) }
    return places.allSatisfy { $1 != nil }
      && places.contains { axis, place in
        let distance = constant(before: axis) ?? .infinity
        return place == .middle && distance > Self.usualMargin
          || place == .end && distance > Self.largestMargin
      }
  }

  /// Ours: beyond it, equal distances on both sides are no margins.
  static let usualMargin = 24.0

  /// Whether a side has a negative distance that is the same in all examples.
  var haveNegative: Bool {
    Axis.allCases.contains { axis in
      [constant(before: axis), constant(after: axis)].contains { ($0 ?? 0) < -closeness.sum }
    }
  }

  /// Where a relative spec would put the group on an axis; `nil` where none of its positions is.
  func position(along axis: Axis) -> RelativePlace? {
    if areZero(along: axis) { return .fills }
    if isZero(constant(before: axis)) { return .start }
    if isZero(constant(after: axis)) { return .end }
    let differences = zip(before[axis] ?? [], after[axis] ?? []).map { $0 - $1 }
    return differences.allSatisfy { abs($0) <= 2 * closeness.sum } ? .middle : nil
  }

  enum RelativePlace { case fills, start, middle, end }

  private func isZero(_ length: Double?) -> Bool {
    length.map { abs($0) <= closeness.length } ?? false
  }

  /// A larger distance on one side only is hardly a margin.
  static let largestMargin = 64.0

  /// The insets to try on an axis, the likeliest first; an infinite one takes what is left, and 0
  /// leaves the distance to the child.
  func insets(along axis: Axis) -> [(Double, Double)] {
    let (lead, trail) = (constant(before: axis), constant(after: axis))
    let (least, last) = (usual(before[axis], axis, <), usual(after[axis], axis, <))
    var choices: [(Double, Double)] = []
    switch (lead, trail) {
    case (let lead?, let trail?):
      if isZero(lead), isZero(trail) { return [(0, 0)] }
      let isLopsided =
        closeness.common(lengths[axis] ?? []) != nil && trail > Self.largestMargin
        && abs(trail - lead) > 1
      choices = [(lead, trail), (lead, .infinity)]
      if isLopsided { choices = [(lead, .infinity), (lead, 0), (lead, trail)] }
      choices += [(.infinity, trail), (0, trail), (0, 0)]
    case (let lead?, nil):
      if let last { choices.append((lead, last)) }
      if let most = usual(after[axis], axis, >) { choices.append((lead, most)) }
      choices += [(lead, .infinity), (lead, 0), (0, 0)]
    case (nil, let trail?):
      if let least { choices.append((least, trail)) }
      choices += [(.infinity, trail), (0, trail), (0, 0)]
    case (nil, nil):
      if let least, let last { choices.append((least, last)) }
      let differences = zip(before[axis] ?? [], after[axis] ?? []).map { $0 - $1 }
      if let difference = closeness.common(differences) {
        if isZero(difference) { choices.append((.infinity, .infinity)) }
        if difference > closeness.length { choices.append((difference, 0)) }
        if difference < -closeness.length { choices.append((0, -difference)) }
      }
      choices.append((0, 0))
    }
    var seen: Set<[Double]> = []
    return choices.map { (Closeness.written($0), Closeness.written($1)) }
      .filter { seen.insert([$0.0, $0.1]).inserted }
  }

  /// The smallest or the largest distance, where examples of several lengths have it and it is a margin: more
  /// is left where something else decides the length, and less where the group does not fit.
  private func usual(
    _ distances: [Double]?, _ axis: Axis, _ precedes: (Double, Double) -> Bool
  ) -> Double? {
    guard let distances, let lengths = lengths[axis], let first = distances.min(by: precedes),
      first > closeness.length, first <= Self.largestMargin
    else { return nil }
    let having = zip(distances, lengths).filter { abs($0.0 - first) < closeness.sum }
    guard having.count > 1,
      axis == .vertical || closeness.common(having.map { $0.1 }) == nil
    else { return nil }
    return first
  }
}
