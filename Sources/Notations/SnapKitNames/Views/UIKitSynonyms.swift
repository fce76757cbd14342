public import UIKitNames
public import UIKitValues

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
