/// The properties of a view that have no influence on layout, where apps can override them.
///
/// In UIKit, they are in `UIView` itself; members in an extension cannot be overridden.
open class VisibleResponder: UIResponder {
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor!
  open var alpha: CGFloat = 1, isOpaque = true, clipsToBounds = false,
    contentMode: UIViewContentMode = .scaleToFill, tag = 0, isUserInteractionEnabled = true,
    isMultipleTouchEnabled = false, isExclusiveTouch = false, clearsContextBeforeDrawing = true,
    autoresizesSubviews = true, accessibilityIdentifier: String?, isAccessibilityElement = false,
    accessibilityLabel: String?, accessibilityHint: String?, accessibilityValue: String?,
    accessibilityTraits: UIAccessibilityTraits = [], accessibilityElementsHidden = false,
    shouldGroupAccessibilityChildren = false, transform = CGAffineTransform.identity,
    transform3D = CATransform3DIdentity
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  open func layoutSublayers(of layer: CALayer) {}
  open var contentScaleFactor: CGFloat = 1, tintAdjustmentMode = UIViewTintAdjustmentMode.automatic,
    mask: UIView?, overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified,
    restorationIdentifier: String?, focusGroupIdentifier: String?, accessibilityElements: [Any]?,
    accessibilityCustomActions: [UIAccessibilityCustomAction]?,
    accessibilityCustomContent: [UIAccessibilityCustomContent]?,
    accessibilityAttributedLabel: NSAttributedString?,
    accessibilityAttributedHint: NSAttributedString?,
    accessibilityAttributedValue: NSAttributedString?, accessibilityUserInputLabels: [String]?,
    accessibilityLanguage: String?, accessibilityFrame = CGRect.zero,
    accessibilityPath: UIBezierPath?, accessibilityActivationPoint = CGPoint.zero,
    accessibilityViewIsModal = false, accessibilityIgnoresInvertColors = false,
    accessibilityRespondsToUserInteraction = true,
    accessibilityContainerType = UIAccessibilityContainerType.none,
    accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic,
    showsLargeContentViewer = false, largeContentTitle: String?, largeContentImage: UIImage?,
    largeContentImageInsets = UIEdgeInsets.zero, scalesLargeContentImage = false,
    accessibilityCustomRotors: [UIAccessibilityCustomRotor]?, accessibilityHeaderElements: [Any]?,
    accessibilityTextualContext: UIAccessibilityTextualContext?,
    anchorPoint = CGPoint(x: 0.5, y: 0.5), focusGroupPriority = 0, focusEffect: UIFocusEffect?
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
