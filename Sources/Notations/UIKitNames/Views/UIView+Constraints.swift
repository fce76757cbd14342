import Foundation
import Geometry
import LayoutConstraints

extension UIView {
  /// The active constraints that the view holds: those of which it is the closest ancestor.
  public var constraints: [NSLayoutConstraint] {
    held.values.sorted { $0.activation < $1.activation }
  }

  /// Activates a constraint, and holds it.
  ///
  /// Everything that it speaks of must be this view or inside it.
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

  /// Deactivates a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    held[constraint.activation] = nil
    for view in constraint.views { view?.mentions[constraint.activation] = nil }
    constraint.holder = nil
    setNeedsLayout()
  }

  /// Deactivates constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How strongly the view resists being larger than its content.
  public func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(Float(hugging[axis.inEngine]))
  }

  /// Says how strongly the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging.set(Double(priority.rawValue), for: axis)
    setNeedsLayout()
  }

  /// How strongly the view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(Float(compressionResistance[axis.inEngine]))
  }

  /// Says how strongly the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compressionResistance.set(Double(priority.rawValue), for: axis)
    setNeedsLayout()
  }
}

extension NSLayoutConstraint.Axis {
  /// The same in the engines' words.
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
