public import Foundation
public import UIKitValues

/// An item of a bar.
@preconcurrency @MainActor
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
  /// Called in an app when the item was read from an archive; never called here.
  open func awakeFromNib() {}
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
