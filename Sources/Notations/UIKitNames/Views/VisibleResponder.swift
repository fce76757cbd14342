public import Foundation
public import UIKitValues

/// The properties of a view for drawing, touch and accessibility, which have no influence on
/// layout.
///
/// UIKit has these members in `UIView` itself. Here they are in a superclass, since members in an
/// extension cannot be overridden. Apps override them, for example in a badge that keeps its colour
/// in a selected cell.
open class VisibleResponder: UIResponder {
  /// The colour of the background.
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint colour.
  open var tintColor: UIColor!
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is opaque.
  open var isOpaque = true
  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds = false
  /// The way in which content fills the frame.
  open var contentMode: UIViewContentMode = .scaleToFill
  /// A number for finding the view.
  open var tag = 0
  /// Whether the view receives touches.
  open var isUserInteractionEnabled = true
  /// Whether the view receives several touches at once.
  open var isMultipleTouchEnabled = false
  /// Whether no other view receives touches at the same time.
  open var isExclusiveTouch = false
  /// Whether the view is cleared before it is drawn.
  open var clearsContextBeforeDrawing = true
  /// Whether subviews are resized with the view; it has no influence here.
  open var autoresizesSubviews = true
  /// The identifier for user interface tests.
  open var accessibilityIdentifier: String?
  /// Whether the view is an accessibility element.
  open var isAccessibilityElement = false
  /// The accessibility label.
  open var accessibilityLabel: String?
  /// The accessibility hint.
  open var accessibilityHint: String?
  /// The accessibility value.
  open var accessibilityValue: String?
  /// The accessibility traits.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether assistive technologies ignore the subviews.
  open var accessibilityElementsHidden = false
  /// Whether assistive technologies group the subviews.
  open var shouldGroupAccessibilityChildren = false

  /// Called in an app when the view's window changes; never called here.
  open func didMoveToWindow() {}

  /// Called in an app when the view was read from an archive; never called here.
  open func awakeFromNib() {}

  /// Called in an app to draw the view; never called here.
  open func draw(_ rect: CGRect) {}

  /// Called in an app when the environment changes; never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called in an app when the tint colour changes; never called here.
  open func tintColorDidChange() {}

  /// Called in an app when the safe area changes; never called here.
  open func safeAreaInsetsDidChange() {}

  /// Called in an app when the margins change; never called here.
  open func layoutMarginsDidChange() {}

  /// Does nothing: nothing is drawn here.
  open func setNeedsDisplay() {}
}

/// An event of the user; there are none here.
open class UIEvent: NSObject {}

/// A touch; there are none here.
open class UITouch: NSObject {}
