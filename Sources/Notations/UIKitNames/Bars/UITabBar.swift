public import Foundation
public import UIKitValues

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

/// An object to which a choice in a tab bar is reported; none is reported here.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called in an app when the user chooses an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
