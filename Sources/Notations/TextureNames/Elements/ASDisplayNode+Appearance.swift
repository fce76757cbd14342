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
struct NodeAppearance {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var cornerRadius: CGFloat = 0
  var cornerRoundingType: ASCornerRoundingType = .defaultSlowCALayer
  var maskedCorners: CACornerMask = []
  var clipsToBounds: Bool = false
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var shadowColor: CGColor?
  var shadowOpacity: CGFloat = 0
  var shadowOffset: CGSize = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var alpha: CGFloat = 1
  var isHidden: Bool = false
  var isOpaque: Bool = true
  var contentMode: UIViewContentMode = .scaleToFill
  var zPosition: CGFloat = 0
  var isLayerBacked: Bool = false
  var displaysAsynchronously: Bool = true
  var shouldRasterizeDescendants: Bool = false
  var placeholderEnabled: Bool = false
  var placeholderColor: UIColor?
  var placeholderFadeDuration: TimeInterval = 0
  var neverShowPlaceholders: Bool = false
  var hitTestSlop: UIEdgeInsets = .zero
  var safeAreaInsets: UIEdgeInsets = .zero
  var layoutMargins: UIEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var isAccessibilityElement: Bool = false
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityIdentifier: String?
  var accessibilityTraits: UIAccessibilityTraits = []
}

// Stored only: these properties have no influence on layout.
extension ASDisplayNode {
  /// The colour of the background.
  public var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }
  /// The tint colour.
  public var tintColor: UIColor? {
    get { appearance.tintColor }
    set { appearance.tintColor = newValue }
  }
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set { appearance.cornerRadius = newValue }
  }
  /// How corners are rounded.
  public var cornerRoundingType: ASCornerRoundingType {
    get { appearance.cornerRoundingType }
    set { appearance.cornerRoundingType = newValue }
  }
  /// The corners that are rounded; empty for all.
  public var maskedCorners: CACornerMask {
    get { appearance.maskedCorners }
    set { appearance.maskedCorners = newValue }
  }
  /// Whether subnodes are clipped to the bounds.
  public var clipsToBounds: Bool {
    get { appearance.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }
  /// The width of the border, in points.
  public var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { appearance.borderWidth = newValue }
  }
  /// The colour of the border.
  public var borderColor: CGColor? {
    get { appearance.borderColor }
    set { appearance.borderColor = newValue }
  }
  /// The colour of the shadow.
  public var shadowColor: CGColor? {
    get { appearance.shadowColor }
    set { appearance.shadowColor = newValue }
  }
  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity: CGFloat {
    get { appearance.shadowOpacity }
    set { appearance.shadowOpacity = newValue }
  }
  /// The offset of the shadow, in points.
  public var shadowOffset: CGSize {
    get { appearance.shadowOffset }
    set { appearance.shadowOffset = newValue }
  }
  /// The blur radius of the shadow, in points.
  public var shadowRadius: CGFloat {
    get { appearance.shadowRadius }
    set { appearance.shadowRadius = newValue }
  }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat {
    get { appearance.alpha }
    set { appearance.alpha = newValue }
  }
  /// Whether the node is hidden; it keeps its frame.
  public var isHidden: Bool {
    get { appearance.isHidden }
    set { appearance.isHidden = newValue }
  }
  /// Whether the node is opaque.
  public var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }
  /// How the node fills its frame.
  public var contentMode: UIViewContentMode {
    get { appearance.contentMode }
    set { appearance.contentMode = newValue }
  }
  /// The z position of the layer.
  public var zPosition: CGFloat {
    get { appearance.zPosition }
    set { appearance.zPosition = newValue }
  }
  /// Whether the node has only a layer and no view.
  public var isLayerBacked: Bool {
    get { appearance.isLayerBacked }
    set { appearance.isLayerBacked = newValue }
  }
  /// Whether the node is drawn on another thread.
  public var displaysAsynchronously: Bool {
    get { appearance.displaysAsynchronously }
    set { appearance.displaysAsynchronously = newValue }
  }
  /// Whether the node is drawn as one image.
  public var shouldRasterizeDescendants: Bool {
    get { appearance.shouldRasterizeDescendants }
    set { appearance.shouldRasterizeDescendants = newValue }
  }
  /// Whether a placeholder is shown until the node is drawn.
  public var placeholderEnabled: Bool {
    get { appearance.placeholderEnabled }
    set { appearance.placeholderEnabled = newValue }
  }
  /// The colour of the placeholder.
  public var placeholderColor: UIColor? {
    get { appearance.placeholderColor }
    set { appearance.placeholderColor = newValue }
  }
  /// The duration in which the placeholder fades out, in seconds.
  public var placeholderFadeDuration: TimeInterval {
    get { appearance.placeholderFadeDuration }
    set { appearance.placeholderFadeDuration = newValue }
  }
  /// Whether the node never shows a placeholder.
  public var neverShowPlaceholders: Bool {
    get { appearance.neverShowPlaceholders }
    set { appearance.neverShowPlaceholders = newValue }
  }
  /// The insets of the area that receives touches, in points; negative insets extend it.
  public var hitTestSlop: UIEdgeInsets {
    get { appearance.hitTestSlop }
    set { appearance.hitTestSlop = newValue }
  }
  /// The safe area insets, in points; set from outside.
  public var safeAreaInsets: UIEdgeInsets {
    get { appearance.safeAreaInsets }
    set { appearance.safeAreaInsets = newValue }
  }
  /// The layout margins, in points.
  public var layoutMargins: UIEdgeInsets {
    get { appearance.layoutMargins }
    set { appearance.layoutMargins = newValue }
  }
  /// Whether the node is an accessibility element.
  public var isAccessibilityElement: Bool {
    get { appearance.isAccessibilityElement }
    set { appearance.isAccessibilityElement = newValue }
  }
  /// The accessibility label.
  public var accessibilityLabel: String? {
    get { appearance.accessibilityLabel }
    set { appearance.accessibilityLabel = newValue }
  }
  /// The accessibility hint.
  public var accessibilityHint: String? {
    get { appearance.accessibilityHint }
    set { appearance.accessibilityHint = newValue }
  }
  /// The accessibility value.
  public var accessibilityValue: String? {
    get { appearance.accessibilityValue }
    set { appearance.accessibilityValue = newValue }
  }
  /// The identifier for user interface tests.
  public var accessibilityIdentifier: String? {
    get { appearance.accessibilityIdentifier }
    set { appearance.accessibilityIdentifier = newValue }
  }
  /// The accessibility traits.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { appearance.accessibilityTraits }
    set { appearance.accessibilityTraits = newValue }
  }

  /// Does nothing: nothing is drawn here.
  public func setNeedsDisplay() {}
}
