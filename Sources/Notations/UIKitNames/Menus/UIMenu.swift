public import Foundation
public import UIKitValues

/// An element of a menu.
@preconcurrency @MainActor
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
    /// As a palette.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of elements.
  public enum ElementSize: Int, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
    /// That of the system.
    case automatic = -1
  }

  /// The elements.
  public let children: [UIMenuElement]
  /// The options.
  public let options: Options
  /// The name.
  public let identifier: Identifier
  /// The text below the title.
  open var subtitle: String?
  /// The size of elements that is wanted.
  open var preferredElementSize = ElementSize.automatic
  /// The elements that are on.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.subtitle = subtitle
    super.init(title: title, image: image)
  }
}

extension UIMenu.Identifier {
  /// The menu of the app.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu of files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu of editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu of views.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu of windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu of help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// Cutting, copying and pasting.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Other words.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Sharing.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Looking up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Fonts and styles.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// Styles of text.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
}

/// A menu of a view; it is stored only.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The object that gives the menu.
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  public private(set) weak var view: UIView?

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view changed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Hides nothing: no menu is shown here.
  open func dismissMenu() {}
  /// Changes nothing: no menu is shown here.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// The place in a view, in points: its origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Gives the menu of a view; it is never asked here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a place.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview of a menu that appears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview of a menu that disappears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called in an app when the user chooses the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called in an app before a menu appears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called in an app before a menu disappears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// That of the system.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// That of the system.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// How a menu is made.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// A value that names the menu.
  public let identifier: any NSCopying
  /// The order of elements that is wanted.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// The order of elements.
  public enum ElementOrder: Int, Sendable {
    /// That of the system.
    case automatic
    /// The first ones beside the finger.
    case priority
    /// The first ones at the top.
    case fixed
  }

  /// Makes it.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
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
  /// The texts.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { store(newValue?.first) }
  }
  /// The images.
  public var images: [UIImage]? {
    get { image.map { [$0] } }
    set { store(newValue?.first) }
  }
  /// The addresses.
  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { store(newValue?.first) }
  }
  /// The values by the names of their types.
  public var items: [[String: Any]] {
    get { lock.withLock { stored.map { ["public.data": $0] } } }
    set { store(newValue.first?.values.first) }
  }
  /// Whether there is an address.
  public var hasURLs: Bool { url != nil }
  /// Whether there is a colour.
  public var hasColors: Bool { color != nil }
  /// The number of values.
  public var numberOfItems: Int { lock.withLock { stored.count } }

  /// Keeps a value under the name of its type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { store(value) }
  /// Keeps data under the name of its type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { store(data) }
  /// The value; the name of the type has no influence here.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    lock.withLock { stored.first }
  }
  /// The data; the name of the type has no influence here.
  public func data(forPasteboardType pasteboardType: String) -> Data? { first() }
}

/// The menu of copying; it is never shown here.
@preconcurrency @MainActor
public final class UIMenuController: NSObject {
  /// The only one.
  public static let shared = UIMenuController()

  /// The elements of the app: they are not stored.
  public var menuItems: [UIMenuItem]? {
    get { nil }
    set { _ = newValue }
  }
  /// Whether it is shown: never.
  public var isMenuVisible: Bool {
    get { false }
    set { _ = newValue }
  }
  /// The frame of the menu on the screen: none.
  public var menuFrame: CGRect { .zero }
  /// The direction of the arrow: that of the system.
  public var arrowDirection: ArrowDirection {
    get { .default }
    set { _ = newValue }
  }

  /// The direction of the arrow of a menu.
  public enum ArrowDirection: Int, Sendable {
    /// That of the system.
    case `default`
    /// Up.
    case up
    /// Down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// Does nothing: menus are never shown here.
  public func update() {}

  /// Does nothing: menus are never shown here.
  public func showMenu(from view: UIView, rect: CGRect) {}
  /// Does nothing: menus are never shown here.
  public func hideMenu() {}
  /// Does nothing: menus are never shown here.
  public func hideMenu(from view: UIView) {}
  /// Does nothing: menus are never shown here.
  public func setTargetRect(_ rect: CGRect, in view: UIView) {}
  /// Does nothing: menus are never shown here.
  public func setMenuVisible(_ isVisible: Bool, animated: Bool) {}
  /// The notification before the menu appears; it is never posted here.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The notification after the menu appeared; it is never posted here.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// The notification after the menu disappeared; it is never posted here.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// The notification before the menu disappears; it is never posted here.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The notification that the frame of the menu changed; it is never posted here.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// An element of the menu of copying.
@preconcurrency @MainActor
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
