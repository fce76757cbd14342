import Geometry
import LayoutConstraints
import LayoutSpecs

/// What parts two layouts, in words.
struct PartingCause {
  var kind: DifferenceClass
  /// A sentence without a full stop.
  var sentence: String
  /// What holds the value in the constraints.
  var heldBy: String
  /// The line that says it.
  var line: Int?
  /// The place that it sets and that differs, where it is about one.
  var place: Constraint.Anchor?
}

extension PartingSearch {
  /// A root of the parting at an anchor, in words.
  func cause(
    _ root: PartingRoot, at anchor: Constraint.Anchor
  ) throws(ConstraintError) -> PartingCause {
    switch root {
    case .constraints(let indices): constraintCause(indices)
    case .content(let item, let axis): contentCause(item, axis, anchor)
    case .fittingHeight: fittingCause(anchor)
    case .tie(let item, let axis), .nothingHolds(let item, let axis):
      try openCause(item, axis, anchor)
    case .wholePoints(let node):
      PartingCause(
        kind: .wholePoints,
        sentence: roundedTrace.flatMap { TraceSentences(trace: $0).wholePoints(of: node) } ?? "",
        heldBy: "shares in whole points")
    case .rounding:
      PartingCause(
        kind: .rounding,
        sentence: sameBeforeRounding(anchor),
        heldBy: "rounding")
    }
  }

  private func sameBeforeRounding(_ anchor: Constraint.Anchor) -> String {
    let place = PartingWords(search: self).name(anchor)
    let value = values(of: anchor).map { "\($0.spec.points) in both" } ?? "the same"
    return "\(place) is \(value) before rounding, which a spec does at every level"
  }

  private func constraintCause(_ indices: [Int]) -> PartingCause {
    let writer = PartingWords(search: self)
    let conditions = indices.map(LayoutCondition.constraint)
    guard indices.count == 1, let index = indices.first else {
      return PartingCause(
        kind: .value, sentence: writer.hidden(indices), heldBy: words.places(of: conditions),
        line: conditions.firstLine(in: words))
    }
    let constraint = words.system.constraints[index]
    var cause = PartingCause(
      kind: .value, sentence: writer.broken(index), heldBy: words.words(.constraint(index)),
      line: words.line(of: index))
    // What it starts from is the same in both: the other place is the one that it sets.
    cause.place = constraint.places.first { isDifferent($0) }
    if constraint.priority < Priority.required, let missed = missedWish(at: constraint.places) {
      cause.kind = .priority
      cause.line = [missed.condition].firstLine(in: words) ?? cause.line
      cause.sentence +=
        ", and \(words.words(missed.condition)) is missed by \(missed.points.withUnit)"
    }
    return cause
  }

  private func contentCause(
    _ item: Int, _ axis: Axis, _ anchor: Constraint.Anchor
  ) -> PartingCause {
    let place = Constraint.Anchor(item: item, attribute: .size(along: axis))
    let name = words.name(item)
    let amounts = values(of: place).map {
      ": \($0.spec.points) in the spec and \($0.constraints.points) by its content"
    }
    var cause = PartingCause(
      kind: .missingRule,
      sentence: "nothing but its content holds the \(axis.length) of \(name)\(amounts ?? "")",
      heldBy: "\(name)'s content", place: place)
    if let missed = missedWish(at: [place]) ?? missedConstraint(near: item),
      case .constraint(let index) = missed.condition
    {
      cause.kind = .priority
      cause.line = words.line(of: index)
      cause.sentence =
        "\(name)'s content holds its \(axis.length)\(amounts ?? ""), and "
        + "\(words.words(missed.condition)) is missed by \(missed.points.withUnit)"
    }
    return cause
  }

  private func fittingCause(_ anchor: Constraint.Anchor) -> PartingCause {
    let place = Constraint.Anchor(item: ConstraintSystem.container, attribute: .height)
    let name = words.name(place.item)
    let amounts = values(of: place).map {
      ": \($0.spec.points) in the spec and \($0.constraints.points) in the constraints"
    }
    return PartingCause(
      kind: .missingRule,
      sentence: "nothing makes \(name) as high as the spec does, so that it is as low as it may be"
        + (amounts ?? ""),
      heldBy: words.words(.fittingHeight), place: place)
  }

  private func openCause(
    _ item: Int, _ axis: Axis, _ anchor: Constraint.Anchor
  ) throws(ConstraintError) -> PartingCause {
    let name = words.name(item)
    guard let open = try OpenReason(of: name, along: axis, words) else {
      return PartingCause(
        kind: .missingRule, sentence: "\(name).\(anchor.attribute.rawValue) is open",
        heldBy: "nothing")
    }
    return PartingCause(
      kind: open.isTie ? .tie : .missingRule, sentence: open.sentence,
      heldBy: open.why.map { "nothing: \($0)" } ?? "nothing", line: open.line)
  }

  /// The wish of the highest priority that the constraints miss and the spec meets, and that speaks
  /// of an item of these places along the same axis.
  private func missedWish(at places: [Constraint.Anchor]) -> MissedCondition? {
    let missed = words.layout.priorityLevels.flatMap(\.missed).filter { missed in
      switch missed.condition {
      case .constraint(let index):
        words.system.constraints[index].places.contains { isNear($0, to: places) }
      case .hugging(let item, let axis), .compressionResistance(let item, let axis):
        isNear(Constraint.Anchor(item: item, attribute: .size(along: axis)), to: places)
      default: false
      }
    }
    let readings = words.layout.readings(of: missed.map(\.condition), at: specFrames)
    return zip(missed, readings).first { !isBroken($1) }?.0
  }

  /// The missed constraint that the spec meets and that is the fewest constraints away from an item.
  private func missedConstraint(near item: Int) -> MissedCondition? {
    let distances = distances(from: item)
    func distance(_ missed: MissedCondition) -> Int {
      guard case .constraint(let index) = missed.condition else { return Int.max }
      return words.system.constraints[index].places.compactMap { distances[$0.item] }.min()
        ?? Int.max
    }
    let missed = words.layout.priorityLevels.flatMap(\.missed).filter { distance($0) < Int.max }
    let readings = words.layout.readings(of: missed.map(\.condition), at: specFrames)
    return zip(missed, readings).filter { !isBroken($1) }.map(\.0)
      .min { distance($0) < distance($1) }
  }

  private func isNear(_ place: Constraint.Anchor, to places: [Constraint.Anchor]) -> Bool {
    places.contains {
      $0.item == place.item && $0.attribute.axis == place.attribute.axis
        && $0.item != ConstraintSystem.container
    }
  }
}
