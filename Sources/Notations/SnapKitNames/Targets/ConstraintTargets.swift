public import Foundation
public import UIKitNames
public import UIKitValues

/// What a relation may be to: a number, a point, a size, insets, a view, a guide, `view.snp.top`.
public protocol ConstraintRelatableTarget {}

/// What a constant may come from.
public protocol ConstraintConstantTarget {}

/// What `offset` takes: a number.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

/// What `inset` takes: a number, which counts for every edge, or one for each.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

/// What `inset` takes where the edges are named by the reading direction.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// What `multipliedBy` and `dividedBy` take: a number.
public protocol ConstraintMultiplierTarget {}

/// What `priority` takes beside a `ConstraintPriority`: a number, or one of UIKit's.
public protocol ConstraintPriorityTarget {}

/// What numbers are to a chain.
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

/// What `snp` makes constraints of.
public typealias ConstraintView = UIView
/// The rectangles beside views that `snp` makes constraints of.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// Insets from the physical edges.
public typealias ConstraintInsets = UIEdgeInsets
/// Insets from the edges as the reading direction names them.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// The direction that decides which physical inset the leading edge gets.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
