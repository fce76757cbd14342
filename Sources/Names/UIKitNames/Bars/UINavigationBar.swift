/// A bar at the top: 44 points high.
open class UINavigationBar: UIView {
  open weak var delegate: (any UINavigationBarDelegate)?
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var barStyle = UIBarStyle.default, barTintColor: UIColor?, isTranslucent = true,
    prefersLargeTitles = false, titleTextAttributes: [NSAttributedString.Key: Any]?,
    largeTitleTextAttributes: [NSAttributedString.Key: Any]?, shadowImage: UIImage?,
    backIndicatorImage: UIImage?, backIndicatorTransitionMaskImage: UIImage?,
    standardAppearance = UINavigationBarAppearance(),
    scrollEdgeAppearance: UINavigationBarAppearance?, compactAppearance: UINavigationBarAppearance?
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  open override var intrinsicContentSize: CGSize { .anyWidth(height: 44) }
}

extension UINavigationBar: UIBarPositioning { public var barPosition: UIBarPosition { .top } }
/// Responds to changes of a bar at the top; never called here.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
extension UINavigationBarDelegate {
  public func navigationBar(_: UINavigationBar, shouldPop: UINavigationItem) -> Bool { true }
}
