public import Foundation
public import UIKitValues

/// How the corners of a node are rounded.
public enum ASCornerRoundingType: Int, Sendable {
  /// By the layer.
  case defaultSlowCALayer
  /// Drawn with the node.
  case precomposited
  /// By layers over the corners.
  case clipping
}

/// The properties of a node for drawing, touch and accessibility, which have no influence on
/// layout.
///
/// Texture has these members in `ASDisplayNode` itself. Here they are in a superclass, since members
/// in an extension cannot be overridden, and apps override them.
open class VisibleNode: NSObject {
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The tint colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor!
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// How corners are rounded.
  open var cornerRoundingType: ASCornerRoundingType = .defaultSlowCALayer
  /// The corners that are rounded; empty for all.
  open var maskedCorners: CACornerMask = []
  /// Whether subnodes are clipped to the bounds.
  open var clipsToBounds = false
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: CGFloat = 0
  /// The offset of the shadow, in points.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the node is hidden; it keeps its frame.
  open var isHidden = false
  /// Whether the node is opaque.
  open var isOpaque = true
  /// How the node fills its frame.
  open var contentMode: UIViewContentMode = .scaleToFill
  /// The z position of the layer.
  open var zPosition: CGFloat = 0
  /// Whether the node has only a layer and no view.
  open var isLayerBacked = false
  /// Whether the node is drawn on another thread.
  open var displaysAsynchronously = true
  /// Whether the node is drawn as one image.
  open var shouldRasterizeDescendants = false
  /// Whether a placeholder is shown until the node is drawn.
  open var placeholderEnabled = false
  /// The colour of the placeholder.
  open var placeholderColor: UIColor?
  /// The duration in which the placeholder fades out, in seconds.
  open var placeholderFadeDuration: TimeInterval = 0
  /// Whether the node never shows a placeholder.
  open var neverShowPlaceholders = false
  /// The insets of the area that receives touches, in points; negative insets extend it.
  open var hitTestSlop: UIEdgeInsets = .zero
  /// The safe area insets, in points; set from outside.
  open var safeAreaInsets: UIEdgeInsets = .zero
  /// The time of a movement to another layout, in seconds; nothing is animated here.
  open var defaultLayoutTransitionDuration: TimeInterval = 0.2
  /// The time before such a movement, in seconds; nothing is animated here.
  open var defaultLayoutTransitionDelay: TimeInterval = 0
  /// The bits of the movements to another layout; they have no influence here.
  package final var layoutTransitionBits: UInt = 0
  /// The bits of the edges that the view keeps; they have no influence here.
  package final var autoresizingBits: UInt = 0
  /// The layout margins, in points.
  open var layoutMargins: UIEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether the node is an accessibility element.
  open var isAccessibilityElement = false
  /// The accessibility label.
  open var accessibilityLabel: String?
  /// The accessibility hint.
  open var accessibilityHint: String?
  /// The accessibility value.
  open var accessibilityValue: String?
  /// The identifier for user interface tests.
  open var accessibilityIdentifier: String?
  /// The accessibility traits.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// The transform; it has no influence on the frame here.
  open var transform = CATransform3DIdentity
  /// The transform of the subnodes; it has no influence on frames here.
  open var subnodeTransform = CATransform3DIdentity
  /// The point that transforms leave where it is, as shares of the size; it has no influence here.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Pixels per point of what is drawn.
  open var contentsScale: CGFloat = 1
  /// The contents of the layer.
  open var contents: Any?
  /// Whether the node is drawn again in another size.
  open var needsDisplayOnBoundsChange = false
  /// Whether the opacity counts for all subnodes at once.
  open var allowsGroupOpacity = true
  /// Whether edges are drawn smoothly.
  open var allowsEdgeAntialiasing = false
  /// Whether subnodes are resized with the node; it has no influence here.
  open var autoresizesSubviews = true
  /// Whether no other view receives touches at the same time.
  open var isExclusiveTouch = false
  /// Whether drawing waits.
  open var displaySuspended = false
  /// Whether the margins are at least those of the supernode.
  open var preservesSuperviewLayoutMargins = false
  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Whether another safe area invalidates the layout.
  open var automaticallyRelayoutOnSafeAreaChanges = false
  /// Whether other margins invalidate the layout.
  open var automaticallyRelayoutOnLayoutMarginsChanges = false
  /// Whether assistive technologies ignore the subnodes.
  open var accessibilityElementsHidden = false
  /// Whether nodes beside this one are ignored.
  open var accessibilityViewIsModal = false
  /// Whether assistive technologies group the subnodes.
  open var shouldGroupAccessibilityChildren = false
  /// Whether all texts inside are read as one.
  open var isAccessibilityContainer = false
  /// The language.
  open var accessibilityLanguage: String?
  /// The frame on the screen, in points.
  open var accessibilityFrame = CGRect.zero
  /// The elements inside, in the order of reading.
  open var accessibilityElements: [Any]?
  /// The label with attributes.
  open var accessibilityAttributedLabel: NSAttributedString?
  /// The hint with attributes.
  open var accessibilityAttributedHint: NSAttributedString?
  /// The value with attributes.
  open var accessibilityAttributedValue: NSAttributedString?
  /// The objects to which other states are reported; none are reported here.
  final var stateDelegates: [any ASInterfaceStateDelegate] = []

  /// Does nothing: nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Does nothing: nothing is drawn here.
  open func recursivelySetNeedsDisplay(atScale scale: CGFloat) {}
  /// Does nothing: nothing is drawn here.
  open func recursivelyEnsureDisplaySynchronously(_ isSynchronous: Bool) {}
  /// Called in an app when the tint colour changes; never called here.
  open func tintColorDidChange() {}
  /// Called in an app when the margins change; never called here.
  open func layoutMarginsDidChange() {}
  /// Called in an app when the safe area changes; never called here.
  open func safeAreaInsetsDidChange() {}
  /// Called in an app before the node gets a window; never called here.
  open func willEnterHierarchy() {}
  /// Called in an app after the node got a window; never called here.
  open func didEnterHierarchy() {}
  /// Called in an app after the node lost its window; never called here.
  open func didExitHierarchy() {}
  /// Called in an app in another state; never called here.
  open func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {
  }
  /// Called in an app when the environment changed; never called here.
  open func asyncTraitCollectionDidChange() {}
  /// Called in an app when the user activates the node; never called here.
  open func accessibilityActivate() -> Bool { false }
}

/// The states of a node: how near it is to the screen.
public struct ASInterfaceState: OptionSet, Sendable, Hashable {
  /// One bit for each state.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It is measured.
  public static let measureLayout = ASInterfaceState(rawValue: 1)
  /// Its data is loaded.
  public static let preload = ASInterfaceState(rawValue: 2)
  /// It is drawn.
  public static let display = ASInterfaceState(rawValue: 4)
  /// It is visible.
  public static let visible = ASInterfaceState(rawValue: 8)
  /// All of these.
  public static let inHierarchy: ASInterfaceState = [.measureLayout, .preload, .display, .visible]
}

/// Responds to other states of a node; never called here.
public protocol ASInterfaceStateDelegate: NSObjectProtocol {
  /// Called in an app in another state.
  func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState)
  /// Called in an app when the node becomes visible.
  func didEnterVisibleState()
  /// Called in an app when the node is no longer visible.
  func didExitVisibleState()
  /// Called in an app when the node should be drawn.
  func didEnterDisplayState()
  /// Called in an app when the node's drawing may be released.
  func didExitDisplayState()
  /// Called in an app when the node's content should be loaded.
  func didEnterPreloadState()
  /// Called in an app when the node's content may be released.
  func didExitPreloadState()
  /// Called in an app when the node is loaded.
  func nodeDidLoad()
  /// Called in an app when the node has another layout.
  func nodeDidLayout()
}

extension ASInterfaceStateDelegate {
  /// Does nothing.
  public func interfaceStateDidChange(
    _ newState: ASInterfaceState, from oldState: ASInterfaceState
  ) {}
  /// Does nothing.
  public func didEnterVisibleState() {}
  /// Does nothing.
  public func didExitVisibleState() {}
  /// Does nothing.
  public func didEnterDisplayState() {}
  /// Does nothing.
  public func didExitDisplayState() {}
  /// Does nothing.
  public func didEnterPreloadState() {}
  /// Does nothing.
  public func didExitPreloadState() {}
  /// Does nothing.
  public func nodeDidLoad() {}
  /// Does nothing.
  public func nodeDidLayout() {}
}

extension VisibleNode {
  /// The states of the node: none, since there is no screen here.
  public var interfaceState: ASInterfaceState { [] }
  /// Whether the node is visible: no.
  public var isVisible: Bool { false }
  /// Whether the node has a window: no.
  public var isInHierarchy: Bool { false }
  /// Whether the node should be drawn: no.
  public var isInDisplayState: Bool { false }
  /// Whether the node's content should be loaded: no.
  public var isInPreloadState: Bool { false }
  /// Adds an object to which other states are reported; none are reported here.
  public func add(_ delegate: any ASInterfaceStateDelegate) { stateDelegates.append(delegate) }
  /// Removes an object to which other states are reported.
  public func remove(_ delegate: any ASInterfaceStateDelegate) {
    stateDelegates.removeAll { $0 === delegate }
  }
}

/// The colour of a placeholder.
public func ASDisplayNodeDefaultPlaceholderColor() -> UIColor { UIColor(white: 0.95, alpha: 1) }

/// The tint colour of a node that has none.
public func ASDisplayNodeDefaultTintColor() -> UIColor { .systemBlue }
