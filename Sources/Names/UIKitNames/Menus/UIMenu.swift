/// An element of a menu; it is never shown here.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public let title: String
  public let image: UIImage?
  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
  public struct Attributes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Self(1), destructive = Self(2), hidden = Self(4),
      keepsMenuPresented = Self(8)
  }
  public enum State: Int, Sendable { case off, on, mixed }
}

/// An action, whose closure is called by `sendActions` of a control, and by no menu.
open class UIAction: UIMenuElement {
  public struct Identifier: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public let handler: (UIAction) -> Void, identifier: Identifier
  open var attributes: Attributes, state: State, subtitle: String?, discoverabilityTitle: String?
  public internal(set) var sender: Any?
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.attributes, self.state, self.subtitle) = (attributes, state, subtitle)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }
}

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu; it is never shown here.
open class UIMenu: UIMenuElement {
  public struct Identifier: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public struct Options: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Self(1), destructive = Self(2), singleSelection = Self(32),
      displayAsPalette = Self(128)
  }
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
  public let children: [UIMenuElement], options: Options, identifier: Identifier
  open var subtitle: String?, preferredElementSize = ElementSize.automatic
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
  }
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.subtitle = subtitle
    super.init(title: title, image: image)
  }
}

extension UIMenu.Identifier {
  public static let application = Self("com.apple.menu.application"),
    file = Self("com.apple.menu.file"), edit = Self("com.apple.menu.edit"),
    view = Self("com.apple.menu.view"), window = Self("com.apple.menu.window"),
    help = Self("com.apple.menu.help"), standardEdit = Self("com.apple.menu.standard-edit"),
    replace = Self("com.apple.menu.replace"), share = Self("com.apple.menu.share"),
    lookup = Self("com.apple.menu.lookup"), format = Self("com.apple.menu.format"),
    textStyle = Self("com.apple.menu.text-style")
}

/// A menu of a view; it is stored only.
open class UIContextMenuInteraction: ViewInteraction {
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Gives the menu of a view; it is never asked here.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(_: UIContextMenuInteraction, configurationForMenuAtLocation: CGPoint)
    -> UIContextMenuConfiguration?
}
extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _: UIContextMenuInteraction, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _: UIContextMenuInteraction, willDisplayMenuFor: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _: UIContextMenuInteraction, willEndFor: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// How a menu is made; its closures are never called here.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  open var preferredMenuElementOrder = ElementOrder.automatic
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { self.identifier = identifier ?? UUID().uuidString as NSString }
}

/// The general memory for copying; it belongs to this program only.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()
  private let lock = NSLock()
  private var stored: [Any] = []
  private func first<Value>() -> Value? {
    lock.withLock { stored.lazy.compactMap { $0 as? Value }.first }
  }
  private func store(_ value: Any?) { lock.withLock { stored = value.map { [$0] } ?? [] } }
  public var string: String? {
    get { first() }
    set { store(newValue) }
  }
  public var image: UIImage? {
    get { first() }
    set { store(newValue) }
  }
  public var url: URL? {
    get { first() }
    set { store(newValue) }
  }
  public var color: UIColor? {
    get { first() }
    set { store(newValue) }
  }
  public var hasStrings: Bool { string != nil }
  public var hasImages: Bool { image != nil }
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { store(newValue?.first) }
  }
  public var images: [UIImage]? {
    get { image.map { [$0] } }
    set { store(newValue?.first) }
  }
  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { store(newValue?.first) }
  }
  public var items: [[String: Any]] {
    get { lock.withLock { stored.map { ["public.data": $0] } } }
    set { store(newValue.first?.values.first) }
  }
  public var hasURLs: Bool { url != nil }
  public var hasColors: Bool { color != nil }
  public var numberOfItems: Int { lock.withLock { stored.count } }
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { store(value) }
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { store(data) }
  public func value(forPasteboardType: String) -> Any? { lock.withLock { stored.first } }
  public func data(forPasteboardType pasteboardType: String) -> Data? { first() }
}

/// The menu of copying; it is never shown here.
@preconcurrency @MainActor public final class UIMenuController: NSObject {
  public static let shared = UIMenuController()
  public var menuItems: [UIMenuItem]? { didSet { menuItems = nil } }
  public var isMenuVisible = false { didSet { isMenuVisible = false } }
  public var menuFrame: CGRect { .zero }
  public var arrowDirection = ArrowDirection.default { didSet { arrowDirection = .default } }
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }
  public func update() {}
  public func showMenu(from view: UIView, rect: CGRect) {}
  public func hideMenu() {}
  public func hideMenu(from view: UIView) {}
  public func setTargetRect(_ rect: CGRect, in view: UIView) {}
  public func setMenuVisible(_ isVisible: Bool, animated: Bool) {}
  public nonisolated static let willShowMenuNotification = named("WillShowMenu"),
    didShowMenuNotification = named("DidShowMenu"), didHideMenuNotification = named("DidHideMenu"),
    willHideMenuNotification = named("WillHideMenu"),
    menuFrameDidChangeNotification = named("MenuFrameDidChange")
}

/// An element of the menu of copying; it is never shown here.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
