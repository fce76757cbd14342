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
    autoresizesSubviews = true, transform = CGAffineTransform.identity,
    transform3D = CATransform3DIdentity, contentScaleFactor: CGFloat = 1,
    tintAdjustmentMode = UIViewTintAdjustmentMode.automatic, mask: UIView?,
    overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified, restorationIdentifier: String?,
    focusGroupIdentifier: String?, showsLargeContentViewer = false, largeContentTitle: String?,
    largeContentImage: UIImage?, largeContentImageInsets = UIEdgeInsets.zero,
    scalesLargeContentImage = false, anchorPoint = CGPoint(x: 0.5, y: 0.5), focusGroupPriority = 0,
    focusEffect: UIFocusEffect?
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  open func layoutSublayers(of layer: CALayer) {}
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
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
