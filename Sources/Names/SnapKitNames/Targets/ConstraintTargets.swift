/// A target of a relation: a number, a point, a size, insets, a view, a guide, or `view.snp.top`.
public protocol ConstraintRelatableTarget {}
/// A value that constants are computed from.
public protocol ConstraintConstantTarget {}
/// An argument of `offset`: a number.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
/// An argument of `inset`: one number for all edges, or insets.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}
/// An argument of `inset` with sides by reading direction.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}
/// An argument of `multipliedBy` and `dividedBy`: a number.
public protocol ConstraintMultiplierTarget {}
/// An argument of `priority` besides `ConstraintPriority`: a number, or a `UILayoutPriority`.
public protocol ConstraintPriorityTarget {}

package typealias ConstraintNumberTarget =
  ConstraintRelatableTarget & ConstraintOffsetTarget & ConstraintInsetTarget
  & ConstraintMultiplierTarget & ConstraintPriorityTarget
extension Int: ConstraintNumberTarget {}
extension UInt: ConstraintNumberTarget {}
extension Float: ConstraintNumberTarget {}
extension Double: ConstraintNumberTarget {}
extension CGFloat: ConstraintNumberTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}
extension UILayoutPriority: ConstraintPriorityTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintLayoutSupport = UILayoutSupport
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
