public import Foundation
public import UIKitNames
public import UIKitValues

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

/// The roles of numbers in a chain.
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

/// A view that `snp` creates constraints for.
public typealias ConstraintView = UIView
/// A layout guide that `snp` creates constraints for.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// The space of bars in a controller's view that `snp` gives attributes of.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// Insets with left and right sides.
public typealias ConstraintInsets = UIEdgeInsets
/// Insets with sides by reading direction.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// The direction that determines which of left and right is the leading inset.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
