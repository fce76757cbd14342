import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

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
  /// What both make of it.
  var values: CauseValues?
}

extension PartingCause {
  /// Adds that a wish is missed for it.
  fileprivate mutating func miss(_ missed: MissedCondition, _ words: ConditionWords) {
    kind = .priority
    line = [missed.condition].firstLine(in: words) ?? line
    let wish = words.words(missed.condition)
    sentence += ", and \(wish) is missed by \(missed.points.withUnit)"
    values?.missed = wish
    values?.missedBy = missed.points
  }
}

extension PartingSearch {
  /// A root of the parting at an anchor, in words.
  func cause(
    _ root: PartingRoot, at anchor: Constraint.Anchor
  ) throws(ConstraintError) -> PartingCause {
    switch root {
    case .constraints(let indices): constraintCause(indices)
    case .content(let item, let axis): contentCause(item, axis, anchor)
    case .wrapping(let item, let room, let bounds): wrappingCause(item, room, bounds)
    case .noWidth(let item): noWidthCause(item)
    case .priorities(let decider, let loser): prioritiesCause(decider, loser)
    case .fittingHeight: fittingCause(anchor)
    case .tie(let item, let axis), .nothingHolds(let item, let axis):
      try openCause(item, axis, anchor)
    case .wholePoints(let node):
      PartingCause(
        kind: .wholePoints,
        sentence: roundedTrace.flatMap { TraceSentences(trace: $0).wholePoints(of: node) } ?? "",
        heldBy: "shares in whole points", line: words.scenario.specPlace?.position.line)
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
    return """
      \(place) is \(value) before rounding: a spec rounds each size on its way, constraints only \
      contents and finished frames
      """
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
    let told = writer.broken(index)
    var cause = PartingCause(
      kind: .value, sentence: told.sentence, heldBy: words.words(.constraint(index)),
      line: words.line(of: index), values: told.values)
    // The spec does what it says: something that pushes against it decides.
    if let reading = readings[index], !isBroken(reading) { cause.kind = .priority }
    // What it starts from is the same in both: the other place is the one that it sets.
    cause.place = constraint.places.first { isDifferent($0) }
    if constraint.priority < Priority.required, let missed = missedWish(at: constraint.places) {
      cause.miss(missed, words)
    }
    return cause
  }

  private func contentCause(
    _ item: Int, _ axis: Axis, _ anchor: Constraint.Anchor
  ) -> PartingCause {
    let place = Constraint.Anchor(item: item, attribute: .size(along: axis))
    let name = words.name(item)
    let both = values(of: place)
    let amounts = both.map {
      ": \(inSpec($0.spec)) and \($0.constraints.points) by its content"
    }
    var cause = PartingCause(
      kind: .missingRule,
      sentence: "nothing but its content holds the \(axis.length) of \(name)\(amounts ?? "")",
      heldBy: "\(name)'s content", line: words.scenario.line(ofElement: name), place: place,
      values: both.map { CauseValues("the \(axis.length) of \(name)", $0) })
    if let missed = missedWish(at: [place]) ?? missedConstraint(near: item),
      case .constraint = missed.condition
    {
      cause.sentence = "\(name)'s content holds its \(axis.length)\(amounts ?? "")"
      cause.miss(missed, words)
    }
    return cause
  }

  private func fittingCause(_ anchor: Constraint.Anchor) -> PartingCause {
    let place = Constraint.Anchor(item: ConstraintSystem.container, attribute: .height)
    let name = words.name(place.item)
    let both = values(of: place)
    let amounts = both.map {
      ": \(inSpec($0.spec)) and \($0.constraints.points) in the constraints"
    }
    return PartingCause(
      kind: .missingRule,
      sentence: "nothing makes \(name) as high as the spec does, so that it is as low as it may be"
        + (amounts ?? ""),
      heldBy: words.words(.selfSizingHeight), place: place,
      values: both.map { CauseValues("the height of \(name)", $0) })
  }

  private func openCause(
    _ item: Int, _ axis: Axis, _ anchor: Constraint.Anchor
  ) throws(ConstraintError) -> PartingCause {
    let name = words.name(item)
    guard let open = try OpenReason(of: name, along: axis, words) else {
      return PartingCause(
        kind: .missingRule, sentence: "\(name).\(anchor.attribute.rawValue) is open",
        heldBy: "nothing", line: words.scenario.line(ofElement: name))
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

extension CauseValues {
  /// The values of a length by both layouts.
  fileprivate init(_ quantity: String, _ both: (spec: Double, constraints: Double)) {
    self.init(quantity: quantity, spec: both.spec, constraints: both.constraints.points)
  }
}
