/// An item of a bar of tabs; it is stored only.
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?, badgeValue: String?, badgeColor: UIColor?,
    titlePositionAdjustment = UIOffset.zero, standardAppearance: UITabBarAppearance?,
    scrollEdgeAppearance: UITabBarAppearance?
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
  open func setBadgeTextAttributes(_: [NSAttributedString.Key: Any]?, for: UIControl.State) {}
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// A bar of tabs: 49 points high.
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?, delegate: (any UITabBarDelegate)?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open var barStyle = UIBarStyle.default, barTintColor: UIColor?, unselectedItemTintColor: UIColor?,
    isTranslucent = true, backgroundImage: UIImage?, shadowImage: UIImage?,
    standardAppearance = UITabBarAppearance(), scrollEdgeAppearance: UITabBarAppearance?,
    itemPositioning = ItemPositioning.automatic, itemWidth: CGFloat = 0, itemSpacing: CGFloat = 0,
    selectionIndicatorImage: UIImage?
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open override var intrinsicContentSize: CGSize { .anyWidth(height: 49) }
}

/// An object to which a choice in a tab bar is reported; none is reported here.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
