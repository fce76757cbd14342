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
  /// How content fills the frame.
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

  /// The transform of the view; it has no influence on the frame here.
  open var transform = CGAffineTransform.identity
  /// The transform of the view in space; it has no influence on the frame here.
  open var transform3D = CATransform3DIdentity
  /// Ends editing in the view: nothing is edited here.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
  /// Called in an app to lay out the layers inside; never called here.
  open func layoutSublayers(of layer: CALayer) {}
  /// Pixels per point of the content.
  open var contentScaleFactor: CGFloat = 1
  /// The appearance of tint colours.
  open var tintAdjustmentMode = UIViewTintAdjustmentMode.automatic
  /// The view whose opacity masks this one.
  open var mask: UIView?
  /// The appearance that the view asks for; it has no influence here.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// An identifier for restoring the view.
  open var restorationIdentifier: String?
  /// The identifier of the focus group.
  open var focusGroupIdentifier: String?
  /// The elements inside, in the order of reading.
  open var accessibilityElements: [Any]?
  /// The actions for assistive technologies.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The content that is read on request.
  open var accessibilityCustomContent: [UIAccessibilityCustomContent]?
  /// The label with attributes.
  open var accessibilityAttributedLabel: NSAttributedString?
  /// The hint with attributes.
  open var accessibilityAttributedHint: NSAttributedString?
  /// The value with attributes.
  open var accessibilityAttributedValue: NSAttributedString?
  /// The words by which the user names the view.
  open var accessibilityUserInputLabels: [String]?
  /// The language.
  open var accessibilityLanguage: String?
  /// The frame on the screen, in points.
  open var accessibilityFrame = CGRect.zero
  /// The outline on the screen.
  open var accessibilityPath: UIBezierPath?
  /// The point that is touched by activation, in points.
  open var accessibilityActivationPoint = CGPoint.zero
  /// Whether views beside this one are ignored.
  open var accessibilityViewIsModal = false
  /// Whether inverted colours are ignored.
  open var accessibilityIgnoresInvertColors = false
  /// Whether the user can interact with the view.
  open var accessibilityRespondsToUserInteraction = true
  /// The kind of container.
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  /// How the views inside are read.
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  /// Whether a large version of the content is shown.
  open var showsLargeContentViewer = false
  /// The title of the large version.
  open var largeContentTitle: String?
  /// The image of the large version.
  open var largeContentImage: UIImage?
  /// The distance of the large image to its edges, in points.
  open var largeContentImageInsets = UIEdgeInsets.zero
  /// Whether the large image grows.
  open var scalesLargeContentImage = false
  /// The searches of assistive technologies inside the view.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  /// The headers of the view.
  open var accessibilityHeaderElements: [Any]?
  /// The kind of text.
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  /// The point that transforms leave where it is, as shares of the size; it has no influence here.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The priority of the focus in a group.
  open var focusGroupPriority = 0
  /// The effect where the view has the focus.
  open var focusEffect: UIFocusEffect?
  /// Whether the view can have the focus.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus: never.
  open var isFocused: Bool { false }

  /// The number of elements inside.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The element at an index; `nil` where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    let elements = accessibilityElements ?? []
    return elements.indices.contains(index) ? elements[index] : nil
  }
  /// The index of an element; `NSNotFound` where there is none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Called in an app when the user activates the view; never called here.
  open func accessibilityActivate() -> Bool { false }
  /// Called in an app when the user increases the value; never called here.
  open func accessibilityIncrement() {}
  /// Called in an app when the user decreases the value; never called here.
  open func accessibilityDecrement() {}
  /// Called in an app when the user goes back; never called here.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called in an app when the user taps with two fingers; never called here.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called in an app when the user scrolls; never called here.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called in an app when the view is read; never called here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called in an app when the view is no longer read; never called here.
  open func accessibilityElementDidLoseFocus() {}
  /// Called in an app when the view is shown by Interface Builder; never called here.
  open func prepareForInterfaceBuilder() {}
  /// Called in an app before the view's window changes; never called here.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Does nothing: nothing is drawn here.
  open func setNeedsDisplay(_ rect: CGRect) {}

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
