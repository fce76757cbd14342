public import Foundation
public import UIKitValues

/// Everything about a view that is seen, heard or touched, and not laid out.
///
/// UIKit has these members in `UIView` itself. Here they have a class of their own, since what is in
/// an extension cannot be overridden, as a badge does that keeps its colour in a cell that is chosen.
open class VisibleResponder: UIResponder {
  /// The colour of the background.
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what has none of its own.
  open var tintColor: UIColor!
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether nothing behind the view shows through.
  open var isOpaque = true
  /// Whether what sticks out is cut.
  open var clipsToBounds = false
  /// How the view fills its frame with what it shows.
  open var contentMode: UIViewContentMode = .scaleToFill
  /// A number to find the view by.
  open var tag = 0
  /// Whether the view can be touched.
  open var isUserInteractionEnabled = true
  /// Whether several fingers count.
  open var isMultipleTouchEnabled = false
  /// Whether no other view can be touched at the same time.
  open var isExclusiveTouch = false
  /// Whether the view is emptied before it is drawn.
  open var clearsContextBeforeDrawing = true
  /// Whether views inside grow with the view; it has no influence here.
  open var autoresizesSubviews = true
  /// What tests of the interface call the view.
  open var accessibilityIdentifier: String?
  /// Whether assistive technologies know the view.
  open var isAccessibilityElement = false
  /// What they call it.
  open var accessibilityLabel: String?
  /// What they say that it does.
  open var accessibilityHint: String?
  /// What they say that it holds.
  open var accessibilityValue: String?
  /// What it is to them.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether they leave out what is inside.
  open var accessibilityElementsHidden = false
  /// Whether they read what is inside in one go.
  open var shouldGroupAccessibilityChildren = false

  /// Called when the view enters or leaves a window, which there is none of here.
  open func didMoveToWindow() {}

  /// Called when the view has been read from an archive, which there is none of here.
  open func awakeFromNib() {}

  /// Called to draw the view, which nobody does here.
  open func draw(_ rect: CGRect) {}

  /// Called when the view is shown on something else, by nobody here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when the colour of what has none of its own has changed, by nobody here.
  open func tintColorDidChange() {}

  /// Called when the safe area has changed, by nobody here.
  open func safeAreaInsetsDidChange() {}

  /// Called when the margins have changed, by nobody here.
  open func layoutMarginsDidChange() {}

  /// Draws the view anew; nothing is drawn here.
  open func setNeedsDisplay() {}
}

/// Something that the user did; nobody does anything here.
open class UIEvent: NSObject {}

/// A finger on the screen; there is none here.
open class UITouch: NSObject {}
