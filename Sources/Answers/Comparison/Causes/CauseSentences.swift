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
      kind: .value, sentence: "the spec does not satisfy \(rule)", line: words.line(of: index),
      heldBy: rule)
    let isBroken = both.readings[index].map(both.isBroken) ?? true
    // The spec does what the rule says: something that pushes against it decides.
    if !isBroken { cause.kind = .priority }
    if let quantity = Quantity(of: index, in: both) {
      let start = "\(quantity.name) is \(inSpec(quantity.spec))"
      cause.sentence =
        isBroken
        ? "\(start) and \(quantity.constraints) pt by \(rule)"
        : "\(start); the constraints push it to the limit of \(rule)"
      cause.values = Cause.Values(
        quantity: quantity.name, spec: quantity.spec,
        constraints: isBroken ? quantity.constraints : nil)
    }
    if constraint.first.isSize, !constraint.first.isDistance {
      addCorner(of: constraint.first.item, constraint.first.attribute.axis, to: &cause)
    }
    if both.isOptional(index), let missed = missedCondition(at: constraint.places) {
      add(missed, to: &cause)
    }
    return cause
  }

  /// The cause that several constraints, about items that the spec does not have, contradict it.
  private func withUnknownItems(_ indices: [Int]) -> String {
    let items = Set(indices.flatMap { both.readings[$0]?.unknownItems ?? [] }).sorted()
    let conditions = indices.map(LayoutCondition.constraint)
    return """
      \(words.places(of: conditions, one: "contradicts", many: "together contradict")) the spec, \
      which has no \
      \(items.map(words.name).listed)
      """
  }

  private func selfSizingCause() -> Cause {
    let place = Constraint.Anchor(item: ConstraintSystem.container, attribute: .height)
    let name = words.name(place.item)
    let values = both.values(of: place)
    let amounts = values.map {
      ": \(inSpec($0.spec)) and \($0.constraints.withUnit) in the constraints"
    }
    return Cause(
      kind: .missingRule,
      sentence: "\(name).height is not constrained, so it is as small as possible"
        + (amounts ?? ""),
      heldBy: words.words(.selfSizingHeight),
      values: values.map { Cause.Values("\(name).height", $0) })
  }

  private func ambiguityCause(
    _ item: Int, _ axis: Axis, _ anchor: Constraint.Anchor
  ) throws(ConstraintError) -> Cause {
    let name = words.name(item)
    guard let reason = try AmbiguityReason(of: name, along: axis, words) else {
      return Cause(
        kind: .missingRule, sentence: "\(name).\(anchor.attribute.rawValue) is ambiguous",
        line: words.scenario.line(ofElement: name), heldBy: "nothing")
    }
    return Cause(
      kind: reason.isTie ? .tie : .missingRule, sentence: reason.sentence, line: reason.line,
      heldBy: reason.why.map { "nothing: \($0)" } ?? "nothing",
      fix: TieAdvice(both: both).advice(on: reason, of: name))
  }

  private func wholePointsCause(_ node: Int) -> Cause {
    Cause(
      kind: .wholePoints, sentence: both.roundedTrace?.wholePointWords(of: node) ?? "",
      line: words.scenario.specPlace?.position.line, heldBy: "whole-point distribution")
  }

  private func roundingCause(_ anchor: Constraint.Anchor) -> Cause {
    let value = both.values(of: anchor).map { "\($0.spec.withUnit) in both" } ?? "equal in both"
    return Cause(
      kind: .rounding,
      sentence: """
        \(name(anchor)) is \(value) before rounding: a spec rounds every intermediate size, \
        constraints only contents and final frames
        """,
      heldBy: "rounding")
  }

  /// A value of the spec in words: `14.71 pt in the spec before rounding`.
  private func inSpec(_ value: Double) -> String {
    let scale = words.scenario.scale
    let isOnPixel = ((value * scale).rounded() / scale).points == value.points
    return "\(value.withUnit) in the spec"
      + (isBesidePixels && !isOnPixel ? " before rounding" : "")
  }
}

extension CauseSentences {
  /// The cause that only its content determines a size.
  private func contentCause(_ item: Int, _ axis: Axis) -> Cause {
    let place = Constraint.Anchor(item: item, attribute: .size(along: axis))
    let values = both.values(of: place)
    let amounts = values.map {
      ": \(inSpec($0.spec)) and \($0.constraints.withUnit) by its content"
    }
    // Its own rule may give way to others: then no rule is missing.
    let own = both.system.constraints.indices.first {
      both.isOptional($0) && both.system.constraints[$0].places.contains(place)
    }
    let reason =
      own.map {
        "only its content sizes \(name(place)), and \(words.words(.constraint($0))) gives way"
      } ?? "\(name(place)) is not constrained (only its content sizes it)"
    var cause = Cause(
      kind: own == nil ? .missingRule : .priority, sentence: "\(reason)\(amounts ?? "")",
      line: own.flatMap { words.line(of: $0) }
        ?? words.scenario.line(ofElement: words.name(item)),
      heldBy: "\(words.name(item))'s content",
      values: values.map { Cause.Values(name(place), $0) })
    if addCorner(of: item, axis, to: &cause) { return cause }
    if let missed = missedCondition(at: [place]) ?? missedConstraint(near: item),
      case .constraint = missed.condition
    {
      cause.sentence = "only its content sizes \(name(place))\(amounts ?? "")"
      add(missed, to: &cause)
    }
    return cause
  }

  /// Adds that a corner spec stretches an item, with the fix; returns whether one does.
  @discardableResult
  private func addCorner(of item: Int, _ axis: Axis, to cause: inout Cause) -> Bool {
    let name = words.name(item)
    guard both.isStretchedByCorner(item, along: axis) else { return false }
    cause.sentence += "; the corner spec asks \(name) to be exactly as \(axis.adjective) as itself"
    cause.fix = "write corner: { center: { centering: XY, child: \(name) } }"
    return true
  }

  /// The cause that text wraps at another available width, with its limits in the constraints.
  private func wrappingCause(_ item: Int, _ width: Double, _ bounds: [Int]) -> Cause {
    let name = words.name(item)
    let place = Constraint.Anchor(item: item, attribute: .width)
    let conditions = bounds.map(LayoutCondition.constraint)
    let limits = bounds.isEmpty ? "" : " (limited by \(words.list(conditions)))"
    let amounts = both.values(of: place).map {
      ": \(self.name(place)) is \(inSpec($0.spec)) and \($0.constraints.withUnit) in the constraints"
    }
    return Cause(
      kind: .value,
      sentence: """
        \(name) wraps at another available width, \(width.withUnit) in the constraints\(limits)\
        \(amounts ?? "")
        """,
      line: conditions.firstLine(in: words) ?? words.scenario.line(ofElement: name),
      heldBy: bounds.isEmpty ? "\(name)'s content" : words.list(conditions))
  }

  /// The cause that text without a width has no height in the spec.
  private func noWidthCause(_ item: Int) -> Cause {
    let name = words.name(item)
    let place = Constraint.Anchor(item: item, attribute: .height)
    let own = both.values(of: place).map { " and \($0.constraints.withUnit) by its content" } ?? ""
    return Cause(
      kind: .value,
      sentence: "text of width 0 has no height in a spec: \(self.name(place)) is 0 pt there\(own)",
      line: words.scenario.line(ofElement: name), heldBy: "\(name)'s content")
  }
}

extension CauseSentences {
  /// The cause that the constraints prefer one optional condition to another, and the spec does
  /// not.
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
    let own = misses[0].own
    return Cause(
      kind: .priority,
      sentence: """
        \(quantity) \(misses[0].spec.withUnit(besides: own)) in the spec and \(own.withUnit(besides: misses[0].spec)) in the constraints, \
        which miss \(missed) by \(misses[1].own.withUnit(besides: 0)) instead
        """,
      line: line(ofOptional: decider) ?? line(ofOptional: loser), heldBy: name(ofOptional: decider),
      values: Cause.Values(
        quantity: quantity, spec: misses[0].spec, constraints: own.points, missed: missed,
        missedBy: misses[1].own))
  }

  /// A condition with its priority, `title's horizontal hugging (251)`; a rule says its own.
  private func name(ofOptional condition: LayoutCondition) -> String {
    if case .constraint = condition { return words.words(condition) }
    return "\(words.words(condition)) (\(NumberText.exact(both.system.priority(of: condition))))"
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
    cause.sentence += ", and \(name) is missed by \(missed.points.withUnit(besides: 0))"
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
