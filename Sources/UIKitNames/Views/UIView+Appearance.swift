public import Foundation
public import UIKitValues

/// Everything about a view that is seen, heard or touched, and not laid out.
struct ViewAppearance {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var alpha: CGFloat = 1
  var isOpaque: Bool = true
  var clipsToBounds: Bool = false
  var contentMode: UIViewContentMode = .scaleToFill
  var tag: Int = 0
  var isUserInteractionEnabled: Bool = true
  var isMultipleTouchEnabled: Bool = false
  var isExclusiveTouch: Bool = false
  var clearsContextBeforeDrawing: Bool = true
  var autoresizesSubviews: Bool = true
  var accessibilityIdentifier: String?
  var isAccessibilityElement: Bool = false
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits: UIAccessibilityTraits = []
  var accessibilityElementsHidden: Bool = false
  var shouldGroupAccessibilityChildren: Bool = false
}

// Carried, and without influence on any layout.
extension UIView {
  /// The colour of the background.
  public var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what has none of its own.
  public var tintColor: UIColor! {
    get { appearance.tintColor }
    set { appearance.tintColor = newValue }
  }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat {
    get { appearance.alpha }
    set { appearance.alpha = newValue }
  }
  /// Whether nothing behind the view shows through.
  public var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }
  /// Whether what sticks out is cut.
  public var clipsToBounds: Bool {
    get { appearance.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }
  /// How the view fills its frame with what it shows.
  public var contentMode: UIViewContentMode {
    get { appearance.contentMode }
    set { appearance.contentMode = newValue }
  }
  /// A number to find the view by.
  public var tag: Int {
    get { appearance.tag }
    set { appearance.tag = newValue }
  }
  /// Whether the view can be touched.
  public var isUserInteractionEnabled: Bool {
    get { appearance.isUserInteractionEnabled }
    set { appearance.isUserInteractionEnabled = newValue }
  }
  /// Whether several fingers count.
  public var isMultipleTouchEnabled: Bool {
    get { appearance.isMultipleTouchEnabled }
    set { appearance.isMultipleTouchEnabled = newValue }
  }
  /// Whether no other view can be touched at the same time.
  public var isExclusiveTouch: Bool {
    get { appearance.isExclusiveTouch }
    set { appearance.isExclusiveTouch = newValue }
  }
  /// Whether the view is emptied before it is drawn.
  public var clearsContextBeforeDrawing: Bool {
    get { appearance.clearsContextBeforeDrawing }
    set { appearance.clearsContextBeforeDrawing = newValue }
  }
  /// Whether views inside grow with the view; it has no influence here.
  public var autoresizesSubviews: Bool {
    get { appearance.autoresizesSubviews }
    set { appearance.autoresizesSubviews = newValue }
  }
  /// What tests of the interface call the view.
  public var accessibilityIdentifier: String? {
    get { appearance.accessibilityIdentifier }
    set { appearance.accessibilityIdentifier = newValue }
  }
  /// Whether assistive technologies know the view.
  public var isAccessibilityElement: Bool {
    get { appearance.isAccessibilityElement }
    set { appearance.isAccessibilityElement = newValue }
  }
  /// What they call it.
  public var accessibilityLabel: String? {
    get { appearance.accessibilityLabel }
    set { appearance.accessibilityLabel = newValue }
  }
  /// What they say that it does.
  public var accessibilityHint: String? {
    get { appearance.accessibilityHint }
    set { appearance.accessibilityHint = newValue }
  }
  /// What they say that it holds.
  public var accessibilityValue: String? {
    get { appearance.accessibilityValue }
    set { appearance.accessibilityValue = newValue }
  }
  /// What it is to them.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { appearance.accessibilityTraits }
    set { appearance.accessibilityTraits = newValue }
  }
  /// Whether they leave out what is inside.
  public var accessibilityElementsHidden: Bool {
    get { appearance.accessibilityElementsHidden }
    set { appearance.accessibilityElementsHidden = newValue }
  }
  /// Whether they read what is inside in one go.
  public var shouldGroupAccessibilityChildren: Bool {
    get { appearance.shouldGroupAccessibilityChildren }
    set { appearance.shouldGroupAccessibilityChildren = newValue }
  }

  /// What draws the view.
  public var layer: CALayer {
    let layer = loadedLayer ?? (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    loadedLayer = layer
    layer.frame = frame
    return layer
  }

  /// What the view is shown on.
  public var traitCollection: UITraitCollection { .current }

  /// Draws the view anew; nothing is drawn here.
  public func setNeedsDisplay() {}

  /// Runs the changes at once: nothing moves here.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the changes.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
