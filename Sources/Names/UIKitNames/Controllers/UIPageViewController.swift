/// Controllers as pages; the view of the first one fills this controller's view.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public struct OptionsKey: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = Self("spineLocation"),
      interPageSpacing = Self("interPageSpacing")
  }
  open weak var dataSource: (any UIPageViewControllerDataSource)?,
    delegate: (any UIPageViewControllerDelegate)?
  public private(set) var transitionStyle = TransitionStyle.pageCurl,
    navigationOrientation = NavigationOrientation.horizontal, spineLocation = SpineLocation.none
  open var isDoubleSided = false
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  open private(set) var viewControllers: [UIViewController]? = []
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (self.transitionStyle, self.navigationOrientation) = (transitionStyle, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
    spineLocation = options?[.spineLocation] as? SpineLocation ?? .none
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    viewControllers = controllers
    replaceChildren(by: controllers ?? [])
    completion?(true)
  }
  override var shownChild: UIViewController? { viewControllers?.first }
}

/// Gives the pages before and after another; never asked here.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(_: UIPageViewController, viewControllerBefore: UIViewController)
    -> UIViewController?
  func pageViewController(_: UIPageViewController, viewControllerAfter: UIViewController)
    -> UIViewController?
}
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Responds to changes by touches; never called here.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {}
extension UIPageViewControllerDelegate {
  public func pageViewController(_: UIPageViewController, willTransitionTo: [UIViewController]) {}
  public func pageViewController(
    _: UIPageViewController, didFinishAnimating: Bool, previousViewControllers: [UIViewController],
    transitionCompleted: Bool
  ) {}
}
