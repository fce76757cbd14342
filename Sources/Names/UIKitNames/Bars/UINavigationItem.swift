/// The items of a controller in a bar at the top; they are stored only.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  open var title, prompt: String?, titleView: UIView?, leftBarButtonItems: [UIBarButtonItem]?,
    rightBarButtonItems: [UIBarButtonItem]?, backBarButtonItem: UIBarButtonItem?,
    backButtonTitle: String?, hidesBackButton = false, leftItemsSupplementBackButton = false,
    largeTitleDisplayMode = LargeTitleDisplayMode.automatic, searchController: UISearchController?,
    hidesSearchBarWhenScrolling = true, standardAppearance: UINavigationBarAppearance?,
    scrollEdgeAppearance: UINavigationBarAppearance?, compactAppearance: UINavigationBarAppearance?
  public init(title: String = "") { self.title = title }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setRightBarButton(_ new: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = new }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setHidesBackButton(_ isHidden: Bool, animated: Bool) { hidesBackButton = isHidden }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  open var backButtonDisplayMode = BackButtonDisplayMode.default, backAction: UIAction?,
    compactScrollEdgeAppearance: UINavigationBarAppearance?
}
