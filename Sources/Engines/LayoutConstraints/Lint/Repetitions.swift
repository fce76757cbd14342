/// Constraints that repeat others.
extension ConstraintSystem {
  /// One warning for each constraint that another one of at least its priority repeats, for the
  /// later one if both have the same; linear except for constraints between the same two anchors.
  func repetitionWarnings() -> [LintWarning] {
    let written = writtenConstraints
    var kept: [UnorientedConstraint.Kind: [Int]] = [:]
    kept.reserveCapacity(written.count)
    var warnings: [LintWarning] = []
    for index in written {
      let form = UnorientedConstraint(constraints[index])
      guard let (weaker, stronger) = keep(index, form, in: &kept[form.kind, default: []]) else {
        continue
      }
      let isEqual = constraints[weaker].priority == constraints[stronger].priority
      warnings.append(
        LintWarning(
          index: weaker, related: [stronger],
          problem: isEqual ? .repetition : .weakerRepetition, betterForm: nil))
    }
    return warnings
  }

  /// Adds a constraint to those of its kind, or finds the one of them that says the same: only the
  /// stronger of the two stays.
  private func keep(
    _ index: Int, _ form: UnorientedConstraint, in kept: inout [Int]
  ) -> (weaker: Int, stronger: Int)? {
    let place = kept.firstIndex {
      UnorientedConstraint(constraints[$0]).saysTheSame(as: form)
    }
    guard let place else {
      kept.append(index)
      return nil
    }
    let other = kept[place]
    guard constraints[index].priority > constraints[other].priority else { return (index, other) }
    kept[place] = index
    return (other, index)
  }
}

/// A constraint written in one of its two directions: `b == a + 8` as `a == b - 8`.
private struct UnorientedConstraint {
  let kind: Kind
  let multiplier: Double
  let constant: Double

  /// The constraint without its numbers.
  struct Kind: Hashable {
    var first: Constraint.Anchor
    var relation: Constraint.Relation
    var second: Constraint.Anchor?

    /// Few constraints are between the same two items, and the names of attributes take long.
    func hash(into hasher: inout Hasher) {
      hasher.combine(first.item)
      hasher.combine(second?.item)
    }
  }

  init(_ written: Constraint) {
    let constraint = written.withOrderedDistances
    var kind = Kind(
      first: constraint.first, relation: constraint.relation, second: constraint.second)
    var multiplier = constraint.second == nil ? 1 : constraint.multiplier
    var constant = constraint.constant
    if let second = constraint.second, second.precedes(constraint.first) {
      // a = m b + c means b = a / m - c / m; dividing by a negative m turns the relation once more.
      kind.first = second
      kind.second = constraint.first
      if multiplier > 0 { kind.relation = constraint.relation.reversed }
      constant = -constant / multiplier
      multiplier = 1 / multiplier
    }
    self.kind = kind
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Whether the numbers are equal, up to the rounding of turning a constraint around.
  func saysTheSame(as other: UnorientedConstraint) -> Bool {
    func areEqual(_ first: Double, _ second: Double) -> Bool {
      (first - second).magnitude <= SolverLimits.inversionError
        * max(first.magnitude, second.magnitude)
    }
    return areEqual(multiplier, other.multiplier) && areEqual(constant, other.constant)
  }
}

extension Constraint {
  /// The same constraint with each distance in one of its two directions; a distance compared with
  /// a constant becomes two positions: `b - a == 8` is `b == a + 8`.
  fileprivate var withOrderedDistances: Constraint {
    var form = self
    if second == nil, let start = first.start {
      form.first = first.end
      form.second = start
      form.multiplier = 1
      return form
    }
    if let turned = second?.turned {
      form.second = turned
      form.multiplier = -multiplier
    }
    if let turned = first.turned {
      form.first = turned
      form.relation = relation.reversed
      form.multiplier = -form.multiplier
      form.constant = -constant
    }
    return form
  }
}

extension Constraint.Anchor {
  /// Whether this one comes first in an arbitrary but fixed order.
  fileprivate func precedes(_ other: Constraint.Anchor) -> Bool {
    // Nearly all are of different items.
    if end.item != other.end.item { return end.item < other.end.item }
    for (own, theirs) in zip(ends, other.ends) where own != theirs {
      return Self.key(own) < Self.key(theirs)
    }
    return ends.count < other.ends.count
  }

  /// A distance in the other direction, if its ends are not in order; `nil` for any other anchor.
  fileprivate var turned: Constraint.Anchor? {
    guard let start, end.precedes(start) else { return nil }
    return .distance(from: end, to: start)
  }

  private static func key(_ anchor: Constraint.Anchor) -> (Int, String, String) {
    (anchor.item, anchor.guide?.rawValue ?? "", anchor.attribute.rawValue)
  }
}
