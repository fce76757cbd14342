import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

/// Puts what a search found into words.
struct CauseSentences {
  let both: BothLayouts
  /// Whether the sentences stand beside frames on pixels, so that a value off the pixel grid is said
  /// to be one before rounding.
  var isBesidePixels = false

  private var words: ConditionWords { both.words }

  /// The cause of a difference at an anchor, of the anchor's own element and axis.
  func cause(
    _ root: RootCause, at anchor: Constraint.Anchor
  ) throws(ConstraintError) -> Cause {
    var cause: Cause
    switch root {
    case .constraints(let indices): cause = constraintCause(indices)
    case .content(let item, let axis): cause = contentCause(item, axis)
    case .wrapping(let item, let width, let bounds): cause = wrappingCause(item, width, bounds)
    case .noWidth(let item): cause = noWidthCause(item)
    case .priorities(let decider, let loser): cause = prioritiesCause(decider, loser)
    case .selfSizingHeight: cause = selfSizingCause()
    case .tie(let item, let axis), .unconstrained(let item, let axis):
      cause = try ambiguityCause(item, axis, anchor)
    case .wholePoints(let node): cause = wholePointsCause(node)
    case .rounding: cause = roundingCause(anchor)
    }
    cause.element = words.name(anchor.item)
    cause.axis = anchor.attribute.axis
    return cause
  }

  /// A place with its item: `title.left`.
  func name(_ anchor: Constraint.Anchor) -> String { words.name(of: anchor) }

  private func constraintCause(_ indices: [Int]) -> Cause {
    let conditions = indices.map(LayoutCondition.constraint)
    guard indices.count == 1, let index = indices.first else {
      return Cause(
        kind: .value, sentence: withUnknownItems(indices), line: conditions.firstLine(in: words),
        heldBy: words.places(of: conditions))
    }
    let constraint = both.system.constraints[index]
    let rule = words.words(.constraint(index))
    var cause = Cause(
      kind: .value, sentence: "the spec does not do what \(rule) says", line: words.line(of: index),
      heldBy: rule)
    let isBroken = both.readings[index].map(both.isBroken) ?? true
    // The spec does what the rule says: something that pushes against it decides.
    if !isBroken { cause.kind = .priority }
    if let quantity = Quantity(of: index, in: both) {
      let start = "\(quantity.name) is \(inSpec(quantity.spec))"
      cause.sentence =
        isBroken
        ? "\(start) and \(quantity.constraints) by \(rule)"
        : "\(start), and pushed as far as \(rule) lets it"
      cause.values = Cause.Values(
        quantity: quantity.name, spec: quantity.spec,
        constraints: isBroken ? quantity.constraints : nil)
    }
    if both.isOptional(index), let missed = missedCondition(at: constraint.places) {
      add(missed, to: &cause)
    }
    return cause
  }

  /// Several constraints that refer to items that the spec does not have: it cannot fulfil all.
  private func withUnknownItems(_ indices: [Int]) -> String {
    let items = Set(indices.flatMap { both.readings[$0]?.unknownItems ?? [] }).sorted()
    let conditions = indices.map(LayoutCondition.constraint)
    return """
      \(words.places(of: conditions)) together say something else than the spec, which has no \
      \(items.map(words.name).listed)
      """
  }

  private func selfSizingCause() -> Cause {
    let place = Constraint.Anchor(item: ConstraintSystem.container, attribute: .height)
    let name = words.name(place.item)
    let values = both.values(of: place)
    let amounts = values.map {
      ": \(inSpec($0.spec)) and \($0.constraints.points) in the constraints"
    }
    return Cause(
      kind: .missingRule,
      sentence: "nothing makes \(name) as high as the spec does, so that it is as low as it may be"
        + (amounts ?? ""),
      heldBy: words.words(.selfSizingHeight),
      values: values.map { Cause.Values("the height of \(name)", $0) })
  }

  private func ambiguityCause(
    _ item: Int, _ axis: Axis, _ anchor: Constraint.Anchor
  ) throws(ConstraintError) -> Cause {
    let name = words.name(item)
    guard let reason = try OpenReason(of: name, along: axis, words) else {
      return Cause(
        kind: .missingRule, sentence: "\(name).\(anchor.attribute.rawValue) is open",
        line: words.scenario.line(ofElement: name), heldBy: "nothing")
    }
    return Cause(
      kind: reason.isTie ? .tie : .missingRule, sentence: reason.sentence, line: reason.line,
      heldBy: reason.why.map { "nothing: \($0)" } ?? "nothing")
  }

  private func wholePointsCause(_ node: Int) -> Cause {
    Cause(
      kind: .wholePoints, sentence: both.roundedTrace?.wholePointWords(of: node) ?? "",
      line: words.scenario.specPlace?.position.line, heldBy: "shares in whole points")
  }

  private func roundingCause(_ anchor: Constraint.Anchor) -> Cause {
    let value = both.values(of: anchor).map { "\($0.spec.points) in both" } ?? "the same"
    return Cause(
      kind: .rounding,
      sentence: """
        \(name(anchor)) is \(value) before rounding: a spec rounds each size on its way, \
        constraints only contents and finished frames
        """,
      heldBy: "rounding")
  }

  /// A value of the spec in words: `14.71 in the spec`.
  private func inSpec(_ value: Double) -> String {
    let scale = words.scenario.scale
    let isOnPixel = ((value * scale).rounded() / scale).points == value.points
    return "\(value.points) in the spec" + (isBesidePixels && !isOnPixel ? " before rounding" : "")
  }
}

extension CauseSentences {
  /// That only its content determines a size.
  private func contentCause(_ item: Int, _ axis: Axis) -> Cause {
    let place = Constraint.Anchor(item: item, attribute: .size(along: axis))
    let name = words.name(item)
    let values = both.values(of: place)
    let amounts = values.map {
      ": \(inSpec($0.spec)) and \($0.constraints.points) by its content"
    }
    var cause = Cause(
      kind: .missingRule,
      sentence: "nothing but its content holds the \(axis.length) of \(name)\(amounts ?? "")",
      line: words.scenario.line(ofElement: name), heldBy: "\(name)'s content",
      values: values.map { Cause.Values("the \(axis.length) of \(name)", $0) })
    if let missed = missedCondition(at: [place]) ?? missedConstraint(near: item),
      case .constraint = missed.condition
    {
      cause.sentence = "\(name)'s content holds its \(axis.length)\(amounts ?? "")"
      add(missed, to: &cause)
    }
    return cause
  }

  /// That text wraps at another available width, and what limits it in the constraints.
  private func wrappingCause(_ item: Int, _ width: Double, _ bounds: [Int]) -> Cause {
    let name = words.name(item)
    let conditions = bounds.map(LayoutCondition.constraint)
    let verb = bounds.count == 1 ? "lets" : "let"
    let limits = bounds.isEmpty ? "" : ", as wide as \(words.list(conditions)) \(verb) it be"
    let values = both.values(of: Constraint.Anchor(item: item, attribute: .width))
    let amounts = values.map { ": it is \(inSpec($0.spec)) and \($0.constraints.points) in them" }
    return Cause(
      kind: .value,
      sentence: "\(name) wraps in another room, \(width.points) wide in the constraints\(limits)"
        + (amounts ?? ""),
      line: conditions.firstLine(in: words) ?? words.scenario.line(ofElement: name),
      heldBy: bounds.isEmpty ? "\(name)'s content" : words.list(conditions))
  }

  /// That text without a width has no height in the spec.
  private func noWidthCause(_ item: Int) -> Cause {
    let name = words.name(item)
    let place = Constraint.Anchor(item: item, attribute: .height)
    let own = both.values(of: place).map { ", and \($0.constraints.points) by its content" } ?? ""
    return Cause(
      kind: .value,
      sentence: "text that is 0 wide has no height in a spec: \(name) is 0 high there\(own)",
      line: words.scenario.line(ofElement: name), heldBy: "\(name)'s content")
  }
}

extension CauseSentences {
  /// That the constraints prefer one optional condition to another, and the spec does not.
  private func prioritiesCause(_ decider: LayoutCondition, _ loser: LayoutCondition) -> Cause {
    let readings = words.layout.readings(of: [decider, loser], at: both.specFrames)
    let misses = zip([decider, loser], readings).map { condition, reading in
      (
        spec: both.miss(of: condition, by: reading.excess),
        own: both.miss(of: condition, by: reading.excess - reading.change)
      )
    }
    let missed = name(ofOptional: loser)
    let quantity = "\(name(ofOptional: decider)) is missed by"
    let own = misses[0].own.points
    return Cause(
      kind: .priority,
      sentence: """
        \(quantity) \(misses[0].spec.withUnit) in the spec and \(own) in the constraints, where \
        \(missed) is missed by \(misses[1].own.withUnit)
        """,
      line: line(ofOptional: decider) ?? line(ofOptional: loser), heldBy: name(ofOptional: decider),
      values: Cause.Values(
        quantity: quantity, spec: misses[0].spec, constraints: own, missed: missed,
        missedBy: misses[1].own))
  }

  /// A condition with its priority, `title's horizontal hugging (251)`; a rule says its own.
  private func name(ofOptional condition: LayoutCondition) -> String {
    if case .constraint = condition { return words.words(condition) }
    return "\(words.words(condition)) (\(both.system.priority(of: condition).points))"
  }

  private func line(ofOptional condition: LayoutCondition) -> Int? {
    switch condition {
    case .constraint(let index): words.line(of: index)
    case .hugging(let item, _), .compressionResistance(let item, _):
      words.scenario.line(ofElement: words.name(item))
    default: nil
    }
  }

  /// Adds that an optional condition is missed in exchange.
  private func add(_ missed: MissedCondition, to cause: inout Cause) {
    let name = words.words(missed.condition)
    cause.kind = .priority
    cause.line = [missed.condition].firstLine(in: words) ?? cause.line
    cause.sentence += ", and \(name) is missed by \(missed.points.withUnit)"
    cause.values?.missed = name
    cause.values?.missedBy = missed.points
  }

  /// The optional condition of the highest priority that the constraints miss and the spec meets,
  /// and that refers to an item of these places along the same axis.
  private func missedCondition(at places: [Constraint.Anchor]) -> MissedCondition? {
    let missed = words.layout.priorityLevels.flatMap(\.missed).filter { missed in
      switch missed.condition {
      case .constraint(let index):
        both.system.constraints[index].places.contains { isNear($0, to: places) }
      case .hugging(let item, let axis), .compressionResistance(let item, let axis):
        isNear(Constraint.Anchor(item: item, attribute: .size(along: axis)), to: places)
      default: false
      }
    }
    return metBySpec(missed).first
  }

  /// The missed constraint that the spec meets and that is the fewest constraints away from an item.
  private func missedConstraint(near item: Int) -> MissedCondition? {
    let distances = both.distances(from: item)
    func distance(_ missed: MissedCondition) -> Int {
      guard case .constraint(let index) = missed.condition else { return Int.max }
      return both.system.constraints[index].places.compactMap { distances[$0.item] }.min()
        ?? Int.max
    }
    let missed = words.layout.priorityLevels.flatMap(\.missed).filter { distance($0) < Int.max }
    return metBySpec(missed).min { distance($0) < distance($1) }
  }

  private func metBySpec(_ missed: [MissedCondition]) -> [MissedCondition] {
    let readings = words.layout.readings(of: missed.map(\.condition), at: both.specFrames)
    return zip(missed, readings).filter { !both.isBroken($1) }.map(\.0)
  }

  private func isNear(_ place: Constraint.Anchor, to places: [Constraint.Anchor]) -> Bool {
    places.contains {
      $0.item == place.item && $0.attribute.axis == place.attribute.axis
        && $0.item != ConstraintSystem.container
    }
  }
}

extension Cause.Values {
  /// The values of a length in both layouts.
  fileprivate init(_ quantity: String, _ values: (spec: Double, constraints: Double)) {
    self.init(quantity: quantity, spec: values.spec, constraints: values.constraints.points)
  }
}
