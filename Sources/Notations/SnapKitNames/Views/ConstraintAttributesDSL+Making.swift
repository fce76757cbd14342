import UIKitNames

// What is done with the constraints of a view or guide; nothing where it is gone.
extension ConstraintAttributesDSL {
  /// Makes what the closure says, without activating it.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    let constraints = item.map { ConstraintMaker.prepare($0, closure) } ?? []
    for constraint in constraints { _ = constraint.layoutConstraints }
    return constraints
  }

  /// Makes and activates what the closure says.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let item { ConstraintMaker.make(item, closure) }
  }

  /// Removes what was made before, then makes and activates what the closure says.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let item { ConstraintMaker.remake(item, closure) }
  }

  /// Gives the constants that the closure says to constraints that were made before.
  ///
  /// Each must match one in items, attributes, relation, multiplier and priority. SnapKit stops the
  /// program otherwise. Ours: nothing changes, and `layoutProblems` tells. Where nothing was made
  /// before, this makes and activates what the closure says.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let item { ConstraintMaker.update(item, closure) }
  }

  /// Removes what was made before.
  public func removeConstraints() {
    if let item { ConstraintMaker.remove(item) }
  }

  private var item: (any ConstrainedItem)? { target as? any ConstrainedItem }
}
