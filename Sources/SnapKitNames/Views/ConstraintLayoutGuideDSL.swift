public import UIKitNames

extension ConstraintLayoutGuide {
  /// What can be said of the guide's layout.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(self) }
}

/// What can be said of the guide's layout.
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  private let item: ConstraintLayoutGuide

  init(_ item: ConstraintLayoutGuide) { self.item = item }

  /// The guide.
  public var target: AnyObject? { item }

  /// Makes what the closure says, without activating it.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    let constraints = ConstraintMaker.prepare(item, closure)
    for constraint in constraints { _ = constraint.layoutConstraints }
    return constraints
  }

  /// Makes and activates what the closure says.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.make(item, closure)
  }

  /// Removes what was made before, then makes and activates what the closure says.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remake(item, closure)
  }

  /// Gives the constants that the closure says to constraints that were made before.
  ///
  /// Each must match one in items, attributes, relation, multiplier and priority. SnapKit stops the
  /// program otherwise. Ours: nothing changes, and `layoutProblems` tells. Where nothing was made
  /// before, this makes and activates what the closure says.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.update(item, closure)
  }

  /// Removes what was made before.
  public func removeConstraints() { ConstraintMaker.remove(item) }
}
