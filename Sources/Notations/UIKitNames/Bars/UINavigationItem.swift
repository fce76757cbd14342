public import Foundation

/// The items of a controller in a bar at the top; they are stored only.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The title.
  open var title: String?
  /// The text above the title.
  open var prompt: String?
  /// The view in place of the title.
  open var titleView: UIView?
  /// The items at the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The item that goes back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the item that goes back here.
  open var backButtonTitle: String?
  /// Whether there is no item that goes back.
  open var hidesBackButton = false
  /// Whether items at the left are beside that which goes back.
  open var leftItemsSupplementBackButton = false
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The controller of searching.
  open var searchController: UISearchController?
  /// Whether searching is hidden while the user scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// The appearance.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance at the end of scrolling.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance in a low bar.
  open var compactAppearance: UINavigationBarAppearance?

  /// Makes items with a title.
  public init(title: String = "") {
    self.title = title
    super.init()
  }

  /// The first item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the items at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the items at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the items at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets whether there is no item that goes back.
  open func setHidesBackButton(_ isHidden: Bool, animated: Bool) { hidesBackButton = isHidden }

  /// The title of the item that goes back.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// As long as there is space.
    case `default`
    /// Short.
    case generic
    /// None.
    case minimal
  }

  /// The title of the item that goes back here.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The action that goes back.
  open var backAction: UIAction?
  /// The appearance in a low bar at the end of scrolling.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}
