import Geometry
import LayoutConstraints
import LayoutSpecs
import Reasons
import Scenarios

/// Gives what a search found the names that the author of the scenario knows.
struct NamedCauses {
  let both: BothLayouts
  /// Whether the causes stand beside frames on pixels, so that a value off the pixel grid is said to
  /// be one before rounding.
  var isBesidePixels = false

  private var names: ConditionNames { both.names }

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
    case .selfSizingHeight:
      let height = Constraint.Anchor(item: ConstraintSystem.container, attribute: .height)
      cause = Cause(kind: .missingRule, .selfSizingHeight, values: values(of: height))
    case .tie(let item, let axis), .unconstrained(let item, let axis):
      cause = try ambiguityCause(item, axis, anchor)
    case .wholePoints(let node):
      cause = wholePointsCause(node, anchor)
    case .rounding: cause = roundingCause(anchor)
    }
    cause.element = names.name(anchor.item)
    cause.axis = anchor.attribute.axis
    return cause
  }

  private func constraintCause(_ indices: [Int]) -> Cause {
    let conditions = indices.map { names.named(.constraint($0)) }
    guard indices.count == 1, let index = indices.first else {
      let items = Set(indices.flatMap { both.readings[$0]?.unknownItems ?? [] }).sorted()
      return Cause(
        kind: .value, .missingElements(elements: items.map(names.name), conditions: conditions),
        line: conditions.firstLine)
    }
    let constraint = both.system.constraints[index]
    var cause = Cause(kind: .value, .violated(by: conditions[0]), line: names.line(of: index))
    let isBroken = both.readings[index].map(both.isBroken) ?? true
    // The spec does what the rule says: something that pushes against it decides.
    if !isBroken { cause.kind = .priority }
    if let quantity = Quantity(of: index, in: both) {
      if !isBroken { cause.reason = .limit(of: conditions[0]) }
      cause.values = Cause.Values(
        quantity: quantity.name, spec: quantity.spec,
        isBeforeRounding: isOffPixels(quantity.spec),
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

  private func ambiguityCause(
    _ item: Int, _ axis: Axis, _ anchor: Constraint.Anchor
  ) throws(ConstraintError) -> Cause {
    let name = names.name(item)
    guard let ambiguity = try NamedAmbiguity(of: name, along: axis, names) else {
      return Cause(
        kind: .missingRule, .ambiguous(place: "\(name).\(anchor.attribute.rawValue)", cause: nil),
        line: names.scenario.line(ofElement: name))
    }
    return ambiguity.cause(
      of: name, along: axis, kind: .missingRule,
      fix: TieAdvice(both: both).fix(of: ambiguity, of: name))
  }

  private func wholePointsCause(_ node: Int, _ anchor: Constraint.Anchor) -> Cause {
    guard let shares = both.roundedTrace?.wholePointShares(of: node) else {
      return roundingCause(anchor)
    }
    return Cause(
      kind: .wholePoints, .wholePoints(shares: shares),
      line: names.scenario.places.spec?.position.line)
  }

  private func roundingCause(_ anchor: Constraint.Anchor) -> Cause {
    Cause(
      kind: .rounding,
      .rounding(place: names.name(of: anchor), value: both.values(of: anchor)?.spec))
  }

  /// The values of a place in both layouts; `nil` where one has none.
  private func values(of place: Constraint.Anchor) -> Cause.Values? {
    both.values(of: place).map { values in
      Cause.Values(
        quantity: names.name(of: place), spec: values.spec,
        isBeforeRounding: isOffPixels(values.spec),
        constraints: Cause.Bound(.exactly, values.constraints))
    }
  }

  /// Whether frames on pixels show another value.
  private func isOffPixels(_ value: Double) -> Bool {
    let scale = names.scenario.scale
    return isBesidePixels && ((value * scale).rounded() / scale).points != value.points
  }
}

extension NamedCauses {
  /// The cause that only its content determines a size.
  private func contentCause(_ item: Int, _ axis: Axis) -> Cause {
    let place = Constraint.Anchor(item: item, attribute: .size(along: axis))
    // Its own rule may give way to others: then no rule is missing.
    let own = both.system.constraints.indices.first {
      both.isOptional($0) && both.system.constraints[$0].places.contains(place)
    }
    let element = names.name(item)
    func reason(givingWay index: Int?) -> Cause.Reason {
      .content(
        of: element, place: names.name(of: place),
        givesWay: index.map { names.named(.constraint($0)) })
    }
    var cause = Cause(
      kind: own == nil ? .missingRule : .priority, reason(givingWay: own),
      values: values(of: place),
      line: own.flatMap { names.line(of: $0) } ?? names.scenario.line(ofElement: element))
    if addCorner(of: item, axis, to: &cause) { return cause }
    if let missed = missedCondition(at: [place]) ?? missedConstraint(near: item),
      case .constraint = missed.condition
    {
      cause.reason = reason(givingWay: nil)
      add(missed, to: &cause)
    }
    return cause
  }

  /// Adds that a corner spec stretches an item, with the fix; returns whether one does.
  @discardableResult
  private func addCorner(of item: Int, _ axis: Axis, to cause: inout Cause) -> Bool {
    guard both.isStretchedByCorner(item, along: axis) else { return false }
    let name = names.name(item)
    cause.stretched = Cause.Stretch(element: name, axis: axis)
    cause.fix = .centre(element: name)
    return true
  }

  /// The cause that text wraps at another available width, with its limits in the constraints.
  private func wrappingCause(_ item: Int, _ width: Double, _ bounds: [Int]) -> Cause {
    let element = names.name(item)
    let limits = bounds.map { names.named(.constraint($0)) }
    return Cause(
      kind: .value, .wrapping(of: element, width: width, limits: limits),
      values: values(of: Constraint.Anchor(item: item, attribute: .width)),
      line: limits.firstLine ?? names.scenario.line(ofElement: element))
  }

  /// The cause that text without a width has no height in the spec.
  private func noWidthCause(_ item: Int) -> Cause {
    let element = names.name(item)
    let place = Constraint.Anchor(item: item, attribute: .height)
    return Cause(
      kind: .value,
      .noWidth(
        of: element, place: names.name(of: place), content: both.values(of: place)?.constraints),
      line: names.scenario.line(ofElement: element))
  }
}

extension NamedCauses {
  /// The cause that the constraints prefer one optional condition to another, and the spec does
  /// not.
  private func prioritiesCause(_ decider: LayoutCondition, _ loser: LayoutCondition) -> Cause {
    let readings = names.layout.readings(of: [decider, loser], at: both.specFrames)
    let misses = zip([decider, loser], readings).map { condition, reading in
      (
        spec: both.miss(of: condition, by: reading.excess),
        own: both.miss(of: condition, by: reading.excess - reading.change)
      )
    }
    let (own, missed) = (misses[0].own, misses[1].own)
    return Cause(
      kind: .priority,
      .preferred(condition: names.named(decider), priority: ownPriority(of: decider)),
      values: Cause.Values(
        quantity: "miss", spec: misses[0].spec, constraints: Cause.Bound(.exactly, own)),
      missed: Cause.Missed(names.named(loser), priority: ownPriority(of: loser), points: missed),
      line: line(ofOptional: decider) ?? line(ofOptional: loser))
  }

  /// The priority of a content; `nil` for a rule, which says its own.
  private func ownPriority(of condition: LayoutCondition) -> Double? {
    if case .constraint = condition { return nil }
    return both.system.priority(of: condition)
  }

  private func line(ofOptional condition: LayoutCondition) -> Int? {
    switch condition {
    case .constraint(let index): names.line(of: index)
    case .hugging(let item, _), .compressionResistance(let item, _):
      names.scenario.line(ofElement: names.name(item))
    default: nil
    }
  }

  /// Adds that an optional condition is missed in exchange.
  private func add(_ missed: MissedCondition, to cause: inout Cause) {
    let condition = names.named(missed.condition)
    cause.kind = .priority
    cause.line = condition.line ?? cause.line
    cause.missed = Cause.Missed(condition, points: missed.points)
  }

  /// The optional condition of the highest priority that the constraints miss and the spec meets,
  /// and that refers to an item of these places along the same axis.
  private func missedCondition(at places: [Constraint.Anchor]) -> MissedCondition? {
    let missed = names.layout.priorityLevels.flatMap { $0.missed }.filter { missed in
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
    let missed = names.layout.priorityLevels.flatMap { $0.missed }.filter { distance($0) < Int.max }
    return metBySpec(missed).min { distance($0) < distance($1) }
  }

  private func metBySpec(_ missed: [MissedCondition]) -> [MissedCondition] {
    let readings = names.layout.readings(of: missed.map { $0.condition }, at: both.specFrames)
    return zip(missed, readings).filter { !both.isBroken($1) }.map { $0.0 }
  }

  private func isNear(_ place: Constraint.Anchor, to places: [Constraint.Anchor]) -> Bool {
    places.contains {
      $0.item == place.item && $0.attribute.axis == place.attribute.axis
        && $0.item != ConstraintSystem.container
    }
  }
}
