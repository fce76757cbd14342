/// Changes to constraints that are already there; what cannot change is the rest of them.
///
/// Source: the documentation of `NSLayoutConstraint`.
extension ConstraintSystem {
  /// Replaces the constant of a constraint, in points.
  ///
  /// Throws, and changes nothing, where there is no such constraint and where the constant is out
  /// of range.
  public mutating func setConstant(
    _ constant: Double, ofConstraint index: Int
  ) throws(ConstraintError) {
    try update(index) { $0.constant = constant }
  }

  /// Replaces the priority of an optional constraint by another one below 1000.
  ///
  /// Throws, and changes nothing, where there is no such constraint, where the priority is out of
  /// range, and where a required constraint would become optional or the other way round: Auto
  /// Layout allows that for no constraint that was ever active.
  public mutating func setPriority(
    _ priority: Double, ofConstraint index: Int
  ) throws(ConstraintError) {
    try checkConstraint(index)
    let old = constraints[index].priority
    guard (old == Priority.required) == (priority == Priority.required) else {
      throw .requirementChanged(from: old, to: priority)
    }
    try update(index) { $0.priority = priority }
  }

  /// Lets a constraint take part in layout, or not.
  ///
  /// Throws where there is no such constraint.
  public mutating func setActive(
    _ isActive: Bool, ofConstraint index: Int
  ) throws(ConstraintError) {
    try update(index) { $0.isActive = isActive }
  }

  /// Replaces what messages call a constraint: as its author wrote it, for example.
  ///
  /// Throws where there is no such constraint.
  public mutating func setOrigin(
    _ origin: String?, ofConstraint index: Int
  ) throws(ConstraintError) {
    try update(index) { $0.origin = origin }
  }

  private mutating func update(
    _ index: Int, _ change: (inout Constraint) -> Void
  ) throws(ConstraintError) {
    try checkConstraint(index)
    var constraint = constraints[index]
    change(&constraint)
    try constraint.checkNumbers()
    replaceConstraint(at: index, by: constraint)
  }

  private func checkConstraint(_ index: Int) throws(ConstraintError) {
    guard constraints.indices.contains(index) else { throw .unknownConstraint(index: index) }
  }
}
