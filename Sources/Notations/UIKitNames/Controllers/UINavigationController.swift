public import Foundation
import UIKitValues

// Controllers store their children; nothing is presented or pushed on a screen here.

/// A stack of controllers.
open class UINavigationController: UIViewController {
  /// The usual duration in which bars are hidden and shown, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2
  /// The object to which changes of the stack are reported; none are reported here.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The controllers, from the bottom to the top.
  open var viewControllers: [UIViewController] = [] {
    didSet { replaceChildren(by: viewControllers) }
  }
  /// The bar at the top; it is in no view, and its height is in the safe area of the shown view.
  public let navigationBar = UINavigationBar()
  /// The bar at the bottom.
  public let toolbar = UIToolbar()
  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden = false { didSet { showChild() } }
  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden = true { didSet { showChild() } }
  /// Whether bars are hidden by a tap.
  open var hidesBarsOnTap = false
  /// Whether bars are hidden by a swipe.
  open var hidesBarsOnSwipe = false
  /// The recogniser of going back.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// Whether bars are hidden by the keyboard; it has no influence here.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether bars are hidden where there is little height; it has no influence here.
  open var hidesBarsWhenVerticallyCompact = false
  /// The gesture that hides bars.
  public let barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// The gesture that hides bars.
  public let barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()

  /// Makes a stack; the classes of the bars have no influence here.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a stack with one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a stack; nothing is read from a nib file.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a stack; nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller at the top; `nil` where there is none.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is visible; `nil` where there is none.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// Adds a controller at the top.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }

  /// Removes the controller at the top, but not the last one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Removes all controllers but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return removed
  }

  /// Removes all controllers above one.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return nil }
    let removed = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return removed
  }

  /// Sets the controllers.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
  }

  /// Hides or shows the bar at the top.
  open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    isNavigationBarHidden = isHidden
  }

  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ isHidden: Bool, animated: Bool) { isToolbarHidden = isHidden }

  override var shownChild: UIViewController? { topViewController }
  override var insetsOfBars: UIEdgeInsets {
    UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : navigationBar.intrinsicContentSize.height, left: 0,
      bottom: isToolbarHidden ? 0 : toolbar.intrinsicContentSize.height, right: 0)
  }
}
