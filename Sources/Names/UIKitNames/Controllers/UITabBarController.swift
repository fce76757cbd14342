/// Controllers of which the view of the selected one fills this controller's view.
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet { replaceChildren(by: viewControllers ?? []) }
  }
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var customizableViewControllers: [UIViewController]?
  open var selectedIndex = 0 { didSet { showChild() } }
  /// The bar of tabs; it is in no view, and its height is in the safe area of the shown view.
  public let tabBar = UITabBar()
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }
  override var shownChild: UIViewController? { selectedViewController }
  override var insetsOfBars: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: tabBar.intrinsicContentSize.height, right: 0)
  }
}

/// Decides about tabs; never asked here.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_: UITabBarController, shouldSelect: UIViewController) -> Bool
  func tabBarController(_: UITabBarController, didSelect: UIViewController)
  func tabBarController(
    _: UITabBarController, animationControllerForTransitionFrom: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
extension UITabBarControllerDelegate {
  public func tabBarController(_: UITabBarController, shouldSelect: UIViewController) -> Bool {
    true
  }
  public func tabBarController(_: UITabBarController, didSelect: UIViewController) {}
  public func tabBarController(
    _: UITabBarController, animationControllerForTransitionFrom: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
