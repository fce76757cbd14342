import Foundation
import Geometry
import LayoutConstraints

extension UIView {
  /// The active constraints that the view stores: those of whose items it is the closest common
  /// ancestor, in the order of activation.
  public var constraints: [NSLayoutConstraint] {
    held.values.filter(\.isListed).sorted { $0.activation < $1.activation }
  }

  /// Activates a constraint and stores it.
  ///
  /// Its items must be this view or inside it; otherwise a problem is reported.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    for view in constraint.views where view?.isDescendant(of: self) != true {
      constraint.report(
        .noCommonAncestor(constraint: constraint.text, madeAt: constraint.madeAt))
      return
    }
    constraint.holder?.removeConstraint(constraint)
    constraint.hasBeenActivated(by: self)
    held[constraint.activation] = constraint
    for view in constraint.views { view?.mentions[constraint.activation] = constraint }
    setNeedsLayout()
  }

  /// Activates constraints, in this order.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view stores.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    held[constraint.activation] = nil
    for view in constraint.views { view?.mentions[constraint.activation] = nil }
    constraint.holder = nil
    setNeedsLayout()
  }

  /// Deactivates constraints that the view stores.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}

extension NSLayoutConstraint.Axis {
  /// The axis of the engines.
  var inEngine: Axis { self == .horizontal ? .horizontal : .vertical }
}

extension AxisPriorities {
  /// Replaces the priority along one axis.
  mutating func set(_ priority: Double, for axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: horizontal = priority
    case .vertical: vertical = priority
    }
  }
}
