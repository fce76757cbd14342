public import Foundation
public import UIKitValues

/// A bar at the top: 44 points high.
open class UINavigationBar: UIView {
  /// The object to which changes of the bar are reported; none are reported here.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items.
  open var items: [UINavigationItem]?
  /// The last item.
  open var topItem: UINavigationItem? { items?.last }
  /// The item before the last one.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The style.
  open var barStyle = UIBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// Whether the bar is transparent.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the shadow.
  open var shadowImage: UIImage?
  /// The image of going back.
  open var backIndicatorImage: UIImage?
  /// The mask of the image of going back.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance at the end of scrolling.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a low bar.
  open var compactAppearance: UINavigationBarAppearance?

  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Does nothing: the image has no influence here.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}

extension UINavigationBar: UIBarPositioning {
  /// At the top.
  public var barPosition: UIBarPosition { .top }
}

/// Responds to changes of a bar at the top; never called here.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be removed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Yes.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
}
