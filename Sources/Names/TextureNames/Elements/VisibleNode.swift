public import Foundation
public import UIKitValues

/// How the corners of a node are rounded; nothing is drawn here.
public enum ASCornerRoundingType: Int, Sendable { case defaultSlowCALayer, precomposited, clipping }

/// The properties of a node for drawing, touch and accessibility, which have no influence on
/// layout.
///
/// Texture has these members in `ASDisplayNode` itself. Here they are in a superclass, since those
/// in an extension cannot be overridden, and apps override them.
open class VisibleNode: NSObject {
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor!
  open var cornerRadius: CGFloat = 0
  open var cornerRoundingType: ASCornerRoundingType = .defaultSlowCALayer
  open var maskedCorners: CACornerMask = []
  open var clipsToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: CGFloat = 0
  open var shadowOffset: CGSize = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var contentMode: UIViewContentMode = .scaleToFill
  open var zPosition: CGFloat = 0
  open var isLayerBacked = false
  open var displaysAsynchronously = true
  open var shouldRasterizeDescendants = false
  open var placeholderEnabled = false
  open var placeholderColor: UIColor?
  open var placeholderFadeDuration: TimeInterval = 0
  open var neverShowPlaceholders = false
  open var hitTestSlop: UIEdgeInsets = .zero
  /// Zero until code sets it, since there is no screen around a node here.
  open var safeAreaInsets: UIEdgeInsets = .zero
  open var defaultLayoutTransitionDuration: TimeInterval = 0.2
  open var defaultLayoutTransitionDelay: TimeInterval = 0
  package final var layoutTransitionBits: UInt = 0
  package final var autoresizingBits: UInt = 0
  open var layoutMargins: UIEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var transform = CATransform3DIdentity
  open var subnodeTransform = CATransform3DIdentity
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var contentsScale: CGFloat = 1
  open var contents: Any?
  open var needsDisplayOnBoundsChange = false
  open var allowsGroupOpacity = true
  open var allowsEdgeAntialiasing = false
  open var autoresizesSubviews = true
  open var isExclusiveTouch = false
  open var displaySuspended = false
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var automaticallyRelayoutOnSafeAreaChanges = false
  open var automaticallyRelayoutOnLayoutMarginsChanges = false
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var isAccessibilityContainer = false
  open var accessibilityLanguage: String?
  open var accessibilityFrame = CGRect.zero
  open var accessibilityElements: [Any]?
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityAttributedValue: NSAttributedString?
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
}

/// How near a node is to the screen; there is none here, so a node is in no state.
public struct ASInterfaceState: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let measureLayout = ASInterfaceState(rawValue: 1)
  public static let preload = ASInterfaceState(rawValue: 2)
  public static let display = ASInterfaceState(rawValue: 4)
  public static let visible = ASInterfaceState(rawValue: 8)
  public static let inHierarchy: ASInterfaceState = [.measureLayout, .preload, .display, .visible]
}

/// Responds to other states of a node; never called here.
public protocol ASInterfaceStateDelegate: NSObjectProtocol {
  func interfaceStateDidChange(_: ASInterfaceState, from _: ASInterfaceState)
  func didEnterVisibleState()
  func didExitVisibleState()
  func didEnterDisplayState()
  func didExitDisplayState()
  func didEnterPreloadState()
  func didExitPreloadState()
  func nodeDidLoad()
  func nodeDidLayout()
}

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

extension VisibleNode {
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

/// The colour of a placeholder.
public func ASDisplayNodeDefaultPlaceholderColor() -> UIColor { UIColor(white: 0.95, alpha: 1) }

/// The tint colour of a node that has none.
public func ASDisplayNodeDefaultTintColor() -> UIColor { .systemBlue }
