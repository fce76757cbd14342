import Foundation
import UIKitValues

/// Controllers of which one is shown.
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet { replaceChildren(by: viewControllers ?? []) }
  }
  /// The object that decides about tabs; never asked here.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers that the user may move.
  open var customizableViewControllers: [UIViewController]?
  /// The index of the controller that is shown.
  open var selectedIndex = 0 { didSet { showChild() } }
  /// The bar of tabs; it is in no view, and its height is in the safe area of the shown view.
  public let tabBar = UITabBar()

  /// The controller that is shown; `nil` where there is none.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  /// Sets the controllers.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }

  override var shownChild: UIViewController? { selectedViewController }
  override var insetsOfBars: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: tabBar.intrinsicContentSize.height, right: 0)
  }
}

/// Decides about tabs; never asked here.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the user may choose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called in an app when the user chose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// The animation between two controllers; none by default.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
