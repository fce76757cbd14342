/// How the corners of a node are rounded; nothing is drawn here.
public enum ASCornerRoundingType: Int, Sendable { case defaultSlowCALayer, precomposited, clipping }

/// The properties of a node that have no influence on layout, where apps can override them.
///
/// In Texture, they are in `ASDisplayNode` itself; members in an extension cannot be overridden.
open class VisibleNode: NSObject {
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor!
  open var cornerRadius: CGFloat = 0,
    cornerRoundingType: ASCornerRoundingType = .defaultSlowCALayer,
    maskedCorners: CACornerMask = [], clipsToBounds = false, borderWidth: CGFloat = 0,
    borderColor: CGColor?, shadowColor: CGColor?, shadowOpacity: CGFloat = 0,
    shadowOffset: CGSize = CGSize(width: 0, height: -3), shadowRadius: CGFloat = 3,
    alpha: CGFloat = 1, isHidden = false, isOpaque = true,
    contentMode: UIViewContentMode = .scaleToFill, zPosition: CGFloat = 0, isLayerBacked = false,
    displaysAsynchronously = true, shouldRasterizeDescendants = false, placeholderEnabled = false,
    placeholderColor: UIColor?, placeholderFadeDuration: TimeInterval = 0,
    neverShowPlaceholders = false, hitTestSlop: UIEdgeInsets = .zero
  /// Zero until code sets it, since there is no screen around a node here.
  open var safeAreaInsets: UIEdgeInsets = .zero
  open var defaultLayoutTransitionDuration: TimeInterval = 0.2,
    defaultLayoutTransitionDelay: TimeInterval = 0
  package final var layoutTransitionBits: UInt = 0, autoresizingBits: UInt = 0
  open var layoutMargins: UIEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
    isAccessibilityElement = false, accessibilityLabel: String?, accessibilityHint: String?,
    accessibilityValue: String?, accessibilityIdentifier: String?,
    accessibilityTraits: UIAccessibilityTraits = [], transform = CATransform3DIdentity,
    subnodeTransform = CATransform3DIdentity, anchorPoint = CGPoint(x: 0.5, y: 0.5),
    contentsScale: CGFloat = 1, contents: Any?, needsDisplayOnBoundsChange = false,
    allowsGroupOpacity = true, allowsEdgeAntialiasing = false, autoresizesSubviews = true,
    isExclusiveTouch = false, displaySuspended = false, preservesSuperviewLayoutMargins = false,
    insetsLayoutMarginsFromSafeArea = true, automaticallyRelayoutOnSafeAreaChanges = false,
    automaticallyRelayoutOnLayoutMarginsChanges = false, accessibilityElementsHidden = false,
    accessibilityViewIsModal = false, shouldGroupAccessibilityChildren = false,
    isAccessibilityContainer = false, accessibilityLanguage: String?,
    accessibilityFrame = CGRect.zero, accessibilityElements: [Any]?,
    accessibilityAttributedLabel: NSAttributedString?,
    accessibilityAttributedHint: NSAttributedString?,
    accessibilityAttributedValue: NSAttributedString?
  final var stateDelegates: [any ASInterfaceStateDelegate] = []
  open func setNeedsDisplay() {}
  open func recursivelySetNeedsDisplay(atScale _: CGFloat) {}
  open func recursivelyEnsureDisplaySynchronously(_: Bool) {}
  open func tintColorDidChange() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func willEnterHierarchy() {}
  open func didEnterHierarchy() {}
  open func didExitHierarchy() {}
  open func interfaceStateDidChange(_: ASInterfaceState, from _: ASInterfaceState) {}
  open func asyncTraitCollectionDidChange() {}
  open func accessibilityActivate() -> Bool { false }
  public var interfaceState: ASInterfaceState { [] }
  public var isVisible: Bool { false }
  public var isInHierarchy: Bool { false }
  public var isInDisplayState: Bool { false }
  public var isInPreloadState: Bool { false }
  public func add(_ delegate: any ASInterfaceStateDelegate) { stateDelegates.append(delegate) }
  public func remove(_ delegate: any ASInterfaceStateDelegate) {
    stateDelegates.removeAll { $0 === delegate }
  }
}

/// How near a node is to the screen; there is none here, so a node is in no state.
public struct ASInterfaceState: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let measureLayout = Self(1), preload = Self(2), display = Self(4),
    visible = Self(8),
    inHierarchy: ASInterfaceState = [.measureLayout, .preload, .display, .visible]
}
/// Responds to other states of a node; never called here.
public protocol ASInterfaceStateDelegate: NSObjectProtocol {}

extension ASInterfaceStateDelegate {
  public func interfaceStateDidChange(_: ASInterfaceState, from _: ASInterfaceState) {}
  public func didEnterVisibleState() {}
  public func didExitVisibleState() {}
  public func didEnterDisplayState() {}
  public func didExitDisplayState() {}
  public func didEnterPreloadState() {}
  public func didExitPreloadState() {}
  public func nodeDidLoad() {}
  public func nodeDidLayout() {}
}

/// The colour of a placeholder.
public func ASDisplayNodeDefaultPlaceholderColor() -> UIColor { UIColor(white: 0.95, alpha: 1) }
/// The tint colour of a node that has none.
public func ASDisplayNodeDefaultTintColor() -> UIColor { .systemBlue }
