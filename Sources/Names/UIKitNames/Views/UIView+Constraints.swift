import Geometry
import LayoutConstraints

extension UIView {
  /// The active constraints of which the view is the common ancestor, in the order of activation.
  public var constraints: [NSLayoutConstraint] {
    held.values.filter(\.isListed).sorted { $0.activation < $1.activation }
  }
  /// Activates and stores a constraint, whose items must be this view or inside it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    guard constraint.views.allSatisfy({ $0?.isDescendant(of: self) == true }) else {
      return constraint.reportNoCommonAncestor()
    }
    constraint.holder?.removeConstraint(constraint)
    constraint.hasBeenActivated(by: self)
    held[constraint.activation] = constraint
    for view in constraint.views { view?.mentions[constraint.activation] = constraint }
    setNeedsLayout()
  }
  public func addConstraints(_ added: [NSLayoutConstraint]) { added.forEach(addConstraint) }

  /// Deactivates a constraint that the view stores.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    held[constraint.activation] = nil
    for view in constraint.views { view?.mentions[constraint.activation] = nil }
    constraint.holder = nil
    setNeedsLayout()
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }
}

extension NSLayoutConstraint.Axis {
  var inEngine: Axis { self == .horizontal ? .horizontal : .vertical }
}
