/// A bar at the bottom: 44 points high.
open class UIToolbar: UIView {
  open weak var delegate: (any UIToolbarDelegate)?
  open var items: [UIBarButtonItem]?, barStyle = UIBarStyle.default, barTintColor: UIColor?,
    isTranslucent = true, standardAppearance = UIToolbarAppearance(),
    scrollEdgeAppearance: UIToolbarAppearance?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(
    _: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
  open override var intrinsicContentSize: CGSize { .anyWidth(height: 44) }
}

extension UIToolbar: UIBarPositioning { public var barPosition: UIBarPosition { .bottom } }
/// Decides about the place of a bar at the bottom; never asked here.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
