public import Foundation
public import UIKitValues

/// An element of a menu.
open class UIMenuElement: NSObject {
  /// The title.
  public let title: String
  /// The image.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// One bit for each attribute.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// Keeps the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The state of an element.
  public enum State: Int, Sendable {
    /// Off.
    case off
    /// On.
    case on
    /// Both.
    case mixed
  }
}

/// An action of a control or a menu, which calls a closure.
open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes the name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The closure to call.
  public let handler: (UIAction) -> Void
  /// The name.
  public let identifier: Identifier
  /// The attributes.
  open var attributes: Attributes
  /// The state.
  open var state: State
  /// The text below the title.
  open var subtitle: String?
  /// The title that explains the action.
  open var discoverabilityTitle: String?
  /// The object that the action was sent by.
  public internal(set) var sender: Any?

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.subtitle = subtitle
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }
}

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu; it is never shown here.
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes the name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu.
  public struct Options: OptionSet, Sendable, Hashable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Inside the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// Destroys something.
    public static let destructive = Options(rawValue: 2)
    /// One element is on.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The elements.
  public let children: [UIMenuElement]
  /// The options.
  public let options: Options

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}

/// A menu of a view; it is stored only.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The object that gives the menu.
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view; `nil` here.
  open var view: UIView? { nil }

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The place in a view, in points: its origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Gives the menu of a view; it is never asked here.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a place.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// How a menu is made.
open class UIContextMenuConfiguration: NSObject {
  /// Makes it.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    super.init()
  }
}

/// The general memory for copying; it belongs to this program only.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  /// The only one.
  public static let general = UIPasteboard()

  private let lock = NSLock()
  private var stored: [Any] = []

  private func first<Value>() -> Value? {
    lock.withLock { stored.lazy.compactMap { $0 as? Value }.first }
  }

  private func store(_ value: Any?) { lock.withLock { stored = value.map { [$0] } ?? [] } }

  /// The text.
  public var string: String? {
    get { first() }
    set { store(newValue) }
  }
  /// The image.
  public var image: UIImage? {
    get { first() }
    set { store(newValue) }
  }
  /// The address.
  public var url: URL? {
    get { first() }
    set { store(newValue) }
  }
  /// The colour.
  public var color: UIColor? {
    get { first() }
    set { store(newValue) }
  }
  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is an image.
  public var hasImages: Bool { image != nil }
}

/// The menu of copying; it is never shown here.
public final class UIMenuController: NSObject, @unchecked Sendable {
  /// The only one.
  public static let shared = UIMenuController()

  /// The elements of the app: they are not stored.
  public var menuItems: [UIMenuItem]? {
    get { nil }
    set { _ = newValue }
  }
  /// Whether it is shown: never.
  public var isMenuVisible: Bool { false }

  /// Does nothing: menus are never shown here.
  public func showMenu(from view: UIView, rect: CGRect) {}
  /// Does nothing: menus are never shown here.
  public func hideMenu() {}
  /// Does nothing: menus are never shown here.
  public func setTargetRect(_ rect: CGRect, in view: UIView) {}
  /// Does nothing: menus are never shown here.
  public func setMenuVisible(_ isVisible: Bool, animated: Bool) {}
  /// The notification before the menu disappears; it is never posted here.
  public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
}

/// An element of the menu of copying.
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The action.
  open var action: Selector

  /// Makes an element.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
