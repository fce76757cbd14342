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

/// A controller of a table.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table.
  open var tableView: UITableView!
  /// Whether the selection is removed when the table appears.
  open var clearsSelectionOnViewWillAppear = true
  /// The control for loading anew.
  open var refreshControl: UIRefreshControl?

  /// Makes a controller of a table of a style.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    tableView = UITableView(frame: UIScreen.main.bounds, style: style)
  }

  /// Makes a controller; nothing is read from a nib file.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    tableView = UITableView(frame: UIScreen.main.bounds, style: .plain)
  }

  /// Makes a controller; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tableView = UITableView(frame: UIScreen.main.bounds, style: .plain)
  }

  /// Makes the table the view.
  open override func loadView() {
    view = tableView
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// No rows by default.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// An empty row by default.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  /// 1 by default.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None by default.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// None by default.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// That of the table by default.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// None by default.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// That of the table by default.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// None by default.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// That of the table by default.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called in an app when the content is scrolled; never called here.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called in an app before the user scrolls; never called here.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called in an app after the user has scrolled; never called here.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  /// Called in an app when the content stands still; never called here.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// That of the table by default.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  /// Called in an app when a row is shown no longer; never called here.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// The same row by default.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Yes by default.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Yes by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// No by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Deleting by default.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Called in an app when a row is edited; never called here.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Called in an app when a row is moved; never called here.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// None by default.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// None by default.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

/// A controller of a collection.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection.
  open var collectionView: UICollectionView!

  /// Makes a controller of a collection with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
  }

  /// Makes a controller; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    collectionView = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Makes the collection the view.
  open override func loadView() {
    view = collectionView
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  /// No items by default.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// An empty item by default.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Yes by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Yes by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called in an app before an item is shown; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called in an app when an item is shown no longer; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// An empty view by default.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Called in an app when the content is scrolled; never called here.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called in an app before the user scrolls; never called here.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called in an app after the user has scrolled; never called here.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  /// Called in an app when the content stands still; never called here.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// An alert or a list of actions; it is never shown here.
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    /// A list of actions.
    case actionSheet
    /// An alert.
    case alert
  }

  /// The text.
  open var message: String?
  /// The style.
  public let preferredStyle: Style
  /// The actions.
  public private(set) var actions: [UIAlertAction] = []
  /// The action of the key for the end.
  open var preferredAction: UIAlertAction?
  /// The fields.
  public private(set) var textFields: [UITextField]?

  /// Makes an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Makes an alert; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An action of an alert.
open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The usual one.
    case `default`
    /// Cancels something.
    case cancel
    /// Destroys something.
    case destructive
  }

  /// The title.
  public let title: String?
  /// The style.
  public let style: Style
  /// Whether the action can be chosen.
  open var isEnabled = true
  /// The closure.
  public let handler: ((UIAlertAction) -> Void)?

  /// Makes an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A list of ways to share; it is never shown here.
open class UIActivityViewController: UIViewController {
  /// Makes a list of ways to share something.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// The ways to share that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called in an app when the user shared or not; never called here.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Makes a list; nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// On the whole screen.
  case fullScreen
  /// On a page.
  case pageSheet
  /// On a form.
  case formSheet
  /// In the place of the presenting one.
  case currentContext
  /// The app's own.
  case custom
  /// Above the whole screen.
  case overFullScreen
  /// Above the presenting one.
  case overCurrentContext
  /// Beside something.
  case popover
  /// Not at all.
  case none = -1
  /// That of the system.
  case automatic = -2
}

/// The movement with which a controller is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom.
  case coverVertical
  /// By turning.
  case flipHorizontal
  /// By fading.
  case crossDissolve
  /// By a corner.
  case partialCurl
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// That of the system.
  case `default`
  /// Light.
  case lightContent
  /// Dark.
  case darkContent = 3
}
