public import UIKitNames

extension ConstraintView {
  /// What can be said of the view's layout.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

/// What can be said of the view's layout.
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  private let item: ConstraintView

  init(_ item: ConstraintView) { self.item = item }

  /// The view.
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

  /// How strongly the view resists being wider than its content.
  public var contentHuggingHorizontalPriority: Float {
    get { item.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { item.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }

  /// How strongly the view resists being higher than its content.
  public var contentHuggingVerticalPriority: Float {
    get { item.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { item.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }

  /// How strongly the view resists being narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { item.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      item.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  /// How strongly the view resists being lower than its content.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { item.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      item.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}
