public import Foundation
public import UIKitValues

/// The properties of a view for drawing, touch and accessibility, which have no influence on
/// layout.
///
/// UIKit has these members in `UIView` itself. Here they are in a superclass, since members in an
/// extension cannot be overridden. Apps override them, for example in a badge that keeps its colour
/// in a selected cell.
open class VisibleResponder: UIResponder {
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor!
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var clipsToBounds = false
  open var contentMode: UIViewContentMode = .scaleToFill
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var clearsContextBeforeDrawing = true
  open var autoresizesSubviews = true
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityElementsHidden = false
  open var shouldGroupAccessibilityChildren = false
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  open func layoutSublayers(of layer: CALayer) {}
  open var contentScaleFactor: CGFloat = 1
  open var tintAdjustmentMode = UIViewTintAdjustmentMode.automatic
  open var mask: UIView?
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var restorationIdentifier: String?
  open var focusGroupIdentifier: String?
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityCustomContent: [UIAccessibilityCustomContent]?
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityUserInputLabels: [String]?
  open var accessibilityLanguage: String?
  open var accessibilityFrame = CGRect.zero
  open var accessibilityPath: UIBezierPath?
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityViewIsModal = false
  open var accessibilityIgnoresInvertColors = false
  open var accessibilityRespondsToUserInteraction = true
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var largeContentImageInsets = UIEdgeInsets.zero
  open var scalesLargeContentImage = false
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open var accessibilityHeaderElements: [Any]?
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var focusGroupPriority = 0
  open var focusEffect: UIFocusEffect?
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    let elements = accessibilityElements ?? []
    return elements.indices.contains(index) ? elements[index] : nil
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func prepareForInterfaceBuilder() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func didMoveToWindow() {}
  open func awakeFromNib() {}
  open func draw(_ rect: CGRect) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func tintColorDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func setNeedsDisplay() {}
}
