/// A stack of controllers; the view of the top one fills this controller's view at once.
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }
  public static let hideShowBarDuration: CGFloat = 0.2
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var viewControllers: [UIViewController] = [] {
    didSet { replaceChildren(by: viewControllers) }
  }
  /// The bar at the top; it is in no view, and its height is in the safe area of the shown view.
  public let navigationBar = UINavigationBar()
  public let toolbar = UIToolbar()
  open var isNavigationBarHidden = false { didSet { showChild() } }
  open var isToolbarHidden = true { didSet { showChild() } }
  open var hidesBarsOnTap = false, hidesBarsOnSwipe = false
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  open var hidesBarsWhenKeyboardAppears = false, hidesBarsWhenVerticallyCompact = false
  public let barHideOnTapGestureRecognizer = UITapGestureRecognizer(),
    barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return removed
  }
  @discardableResult open func popToViewController(_ controller: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return nil }
    let removed = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return removed
  }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
  }
  open func setNavigationBarHidden(_ hides: Bool, animated: Bool) { isNavigationBarHidden = hides }
  open func setToolbarHidden(_ isHidden: Bool, animated: Bool) { isToolbarHidden = isHidden }
  override var shownChild: UIViewController? { topViewController }
  override var insetsOfBars: UIEdgeInsets {
    UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : navigationBar.intrinsicContentSize.height, left: 0,
      bottom: isToolbarHidden ? 0 : toolbar.intrinsicContentSize.height, right: 0)
  }
}
