public import Foundation
public import UIKitValues

/// A bar at the bottom: 44 points high.
open class UIToolbar: UIView {
  /// The object that places the bar; never asked here.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The items.
  open var items: [UIBarButtonItem]?
  /// The style.
  open var barStyle = UIBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// Whether the bar is transparent.
  open var isTranslucent = true
  /// The appearance.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance at the end of scrolling.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Does nothing: the image has no influence here.
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: the image has no influence here.
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}

  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}

extension UIToolbar: UIBarPositioning {
  /// At the bottom.
  public var barPosition: UIBarPosition { .bottom }
}

/// Decides about the place of a bar at the bottom; never asked here.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
