public import Foundation
public import UIKitValues

/// An item of a bar.
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The image of a low bar.
  open var landscapeImagePhone: UIImage?
  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether the item is enabled.
  open var isEnabled = true
  /// A number for finding the item.
  open var tag = 0
  /// The accessibility label.
  open var accessibilityLabel: String?
  /// The accessibility hint.
  open var accessibilityHint: String?
  /// The accessibility value.
  open var accessibilityValue: String?
  /// The identifier for user interface tests.
  open var accessibilityIdentifier: String?
  /// Whether the item is an accessibility element.
  open var isAccessibilityElement = true
  /// The traits.
  open var accessibilityTraits: UIAccessibilityTraits = .button
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Makes an item.
  public override init() { super.init() }

  /// Sets the attributes of the title for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
  }

  /// The attributes of the title for a state; `nil` where none are set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}

/// A button of a bar; it is stored only.
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// The usual one.
    case plain
    /// That of a button which ends something.
    case done = 2
  }

  /// A button of the system.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// Add.
    case add
    /// Space that grows.
    case flexibleSpace
    /// Space of a width.
    case fixedSpace
    /// Write.
    case compose
    /// Reply.
    case reply
    /// Share.
    case action
    /// Organise.
    case organize
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Load anew.
    case refresh
    /// Stop.
    case stop
    /// Take a picture.
    case camera
    /// Delete.
    case trash
    /// Play.
    case play
    /// Pause.
    case pause
    /// Back.
    case rewind
    /// Forward.
    case fastForward
    /// Undo.
    case undo
    /// Redo.
    case redo
    /// Close.
    case close
  }

  /// The style.
  open var style = Style.plain
  /// The width, in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// The view in place of the button.
  open var customView: UIView?
  /// The method to call.
  open var action: Selector?
  /// The object of the method.
  open weak var target: AnyObject?
  /// The action to call.
  open var primaryAction: UIAction?
  /// The menu.
  open var menu: UIMenu?
  /// The colour.
  open var tintColor: UIColor?
  /// The titles that the button can have.
  open var possibleTitles: Set<String>?
  /// Whether the button is hidden.
  open var isHidden = false
  /// Whether the button is chosen.
  open var isSelected = false

  /// Sets the image of the background; it has no influence here.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Sets the image of the background of going back; it has no influence here.
  open func setBackButtonBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Moves the title; it has no influence here.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Moves the title of going back; it has no influence here.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}

  /// Makes a button.
  public override init() { super.init() }

  /// Makes a button; nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// Makes a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  /// Makes a button with an image, and one for low bars.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes a button of the system.
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init()
    set(.plain, target, action)
  }

  /// Makes a button of the system with an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button with an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes an item of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Space of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.width = width
    return item
  }

  /// Space that grows.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}

/// The items of a controller in a bar at the top; they are stored only.
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

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The usual one.
  case `default`
  /// Black.
  case black
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, below the status bar.
  case topAttached
}

/// A bar at the top: 44 points high.
open class UINavigationBar: UIView {
  /// The object to which changes of the bar are reported; none are reported here.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items.
  open var items: [UINavigationItem]?
  /// The last item.
  open var topItem: UINavigationItem? { items?.last }
  /// The item before the last one.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The style.
  open var barStyle = UIBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// Whether the bar is transparent.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the shadow.
  open var shadowImage: UIImage?
  /// The image of going back.
  open var backIndicatorImage: UIImage?
  /// The mask of the image of going back.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance at the end of scrolling.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a low bar.
  open var compactAppearance: UINavigationBarAppearance?

  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Does nothing: the image has no influence here.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}

/// A bar at the bottom: 44 points high.
open class UIToolbar: UIView {
  /// The object that places the bar; never asked here.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The items.
  open var items: [UIBarButtonItem]?
  /// The style.
  open var barStyle = UIBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// Whether the bar is transparent.
  open var isTranslucent = true
  /// The appearance.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance at the end of scrolling.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Does nothing: the image has no influence here.
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: the image has no influence here.
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}

  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}

/// An item of a bar of tabs.
open class UITabBarItem: UIBarItem {
  /// The image of the selected item.
  open var selectedImage: UIImage?
  /// The number at the item.
  open var badgeValue: String?
  /// The colour of the number.
  open var badgeColor: UIColor?
  /// The distance by which the title is moved; it has no influence here.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance.
  open var standardAppearance: UITabBarAppearance?
  /// The appearance at the end of scrolling.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// An item of the system.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more
    /// Favourites.
    case favorites
    /// Featured.
    case featured
    /// Best rated.
    case topRated
    /// Recently used.
    case recents
    /// Contacts.
    case contacts
    /// History.
    case history
    /// Bookmarks.
    case bookmarks
    /// Searching.
    case search
    /// Downloads.
    case downloads
    /// Most recent.
    case mostRecent
    /// Most viewed.
    case mostViewed
  }

  /// Makes an item of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }

  /// Sets the attributes of the number; they have no influence here.
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Makes an item.
  public override init() { super.init() }

  /// Makes an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// A bar of tabs: 49 points high.
open class UITabBar: UIView {
  /// The items.
  open var items: [UITabBarItem]?
  /// The item that is selected.
  open weak var selectedItem: UITabBarItem?
  /// The object to which a choice is reported; none is reported here.
  open weak var delegate: (any UITabBarDelegate)?
  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The style.
  open var barStyle = UIBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// The colour of other items.
  open var unselectedItemTintColor: UIColor?
  /// Whether the bar is transparent.
  open var isTranslucent = true
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The image of the shadow.
  open var shadowImage: UIImage?
  /// The appearance.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance at the end of scrolling.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// How tabs are distributed.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of tabs, in points; 0 for that of the system.
  open var itemWidth: CGFloat = 0
  /// The space between tabs, in points; 0 for that of the system.
  open var itemSpacing: CGFloat = 0
  /// The image of the mark at the chosen tab.
  open var selectionIndicatorImage: UIImage?

  /// How tabs are distributed.
  public enum ItemPositioning: Int, Sendable {
    /// As the system does.
    case automatic
    /// Over the whole width.
    case fill
    /// In the middle.
    case centered
  }

  /// 49 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}

/// A field for searching: 56 points high.
open class UISearchBar: UIView, TextInputTraitsHolder {
  /// The style of a bar.
  public enum Style: UInt, Sendable {
    /// The usual one.
    case `default`
    /// With a background.
    case prominent
    /// Without a background.
    case minimal
  }

  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The placeholder.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The text above.
  open var prompt: String?
  /// The object to which the input is reported; none is reported here.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The style.
  open var searchBarStyle = Style.default
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// Whether the bar is transparent.
  open var isTranslucent = true
  /// Whether a button for cancelling is shown.
  open var showsCancelButton = false
  /// Whether a button for bookmarks is shown.
  open var showsBookmarkButton = false
  /// Whether the parts of the search are shown.
  open var showsScopeBar = false
  /// The titles of the parts of the search.
  open var scopeButtonTitles: [String]?
  /// The part of the search.
  open var selectedScopeButtonIndex = 0
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The field; placed by nothing here.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The traits of the input, which have no influence on the layout.
  public var storedTextInputTraits = TextInputTraits()

  /// Shows a button for cancelling.
  open func setShowsCancelButton(_ isShown: Bool, animated: Bool) { showsCancelButton = isShown }
  /// Does nothing: the image has no influence here.
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Does nothing: the image has no influence here.
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing: the image has no influence here.
  open func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// An image of a bar.
  public enum Icon: Int, Sendable {
    /// Search.
    case search
    /// Delete.
    case clear
    /// Bookmarks.
    case bookmark
    /// Results.
    case resultsList
  }

  /// 56 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
}

/// The field of a bar for searching.
open class UISearchTextField: UITextField {}

/// An object to which the input of a search is reported; none is reported here.
public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the user searches.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user cancels.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user chooses bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
}

/// Decides about the place of a bar; never asked here.
public protocol UIBarPositioningDelegate: AnyObject {
  /// The place of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// At the bottom.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .bottom }
}

/// Something with the place of a bar.
public protocol UIBarPositioning: NSObjectProtocol {
  /// The place.
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  /// At the top.
  public var barPosition: UIBarPosition { .top }
}

extension UIToolbar: UIBarPositioning {
  /// At the bottom.
  public var barPosition: UIBarPosition { .bottom }
}

/// Responds to changes of a bar at the top; never called here.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be removed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Yes.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
}

/// Decides about the place of a bar at the bottom; never asked here.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// An object to which a choice in a tab bar is reported; none is reported here.
public protocol UITabBarDelegate: AnyObject {
  /// Called in an app when the user chooses an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
