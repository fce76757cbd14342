public import Foundation

/// Controllers as pages; the view of the first one fills this controller's view.
open class UIPageViewController: UIViewController {
  /// The handling of two pages.
  public enum TransitionStyle: Int, Sendable {
    /// A page is turned.
    case pageCurl
    /// Pages move.
    case scroll
  }

  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Whether the next or the previous page is shown.
  public enum NavigationDirection: Int, Sendable {
    /// The next one.
    case forward
    /// The previous one.
    case reverse
  }

  /// The place of the spine between two pages.
  public enum SpineLocation: Int, Sendable {
    /// None.
    case none
    /// At the smallest edge.
    case min
    /// In the middle.
    case mid
    /// At the largest edge.
    case max
  }

  /// A name of an option.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The place of the spine.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The distance between pages, in points; it has no influence on the shown page.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// What gives the pages before and after.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Receives changes by touches, of which there are none here.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The handling of two pages.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The place of the spine; it has no influence here.
  public private(set) var spineLocation = SpineLocation.none
  /// Whether pages have two sides; it has no influence here.
  open var isDoubleSided = false
  /// The recognisers of touches: none here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The controllers that are shown.
  open private(set) var viewControllers: [UIViewController]? = []

  /// Makes a controller without pages.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    spineLocation = options?[.spineLocation] as? SpineLocation ?? .none
  }

  /// Makes a controller; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Shows controllers at once, then calls `completion` with `true`.
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

/// What gives the pages before and after another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before; `nil` for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after; `nil` for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots; 0 for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the shown page, from 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// 0 by default.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// 0 by default.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Receives changes by touches.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A change begins.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// A change has ended.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
