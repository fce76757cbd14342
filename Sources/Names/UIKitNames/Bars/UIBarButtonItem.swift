/// An item of a bar; it takes no space here.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image, landscapeImagePhone: UIImage?, imageInsets = UIEdgeInsets.zero, isEnabled = true
  open func awakeFromNib() {}
  open var tag = 0, accessibilityLabel: String?, accessibilityHint: String?,
    accessibilityValue: String?, accessibilityIdentifier: String?, isAccessibilityElement = true,
    accessibilityTraits: UIAccessibilityTraits = .button
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { self.attributes[state] = attributes }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}

/// A button of a bar; it is stored only, and a custom view is never laid out.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, done = 2 }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      close
  }
  open var style = Style.plain, width: CGFloat = 0, customView: UIView?, action: Selector?
  open weak var target: AnyObject?
  open var primaryAction: UIAction?, menu: UIMenu?, tintColor: UIColor?,
    possibleTitles: Set<String>?, isHidden = false, isSelected = false
  open func setBackgroundImage(_: UIImage?, for: UIControl.State, barMetrics: UIBarMetrics) {}
  open func setBackButtonBackgroundImage(
    _: UIImage?, for: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  open func setBackButtonTitlePositionAdjustment(_: UIOffset, for: UIBarMetrics) {}
  public override init() {}
  public required init?(coder: NSCoder) {}
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    set(style, target, action)
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    set(style, target, action)
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init()
    set(.plain, target, action)
  }
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.width = width
    return item
  }
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}
