/// A command of a menu; it is never chosen here.
open class UICommand: UIMenuElement {
  public let action: Selector, propertyList: Any?
  open var attributes: Attributes, state: State, discoverabilityTitle: String?
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList, self.attributes) = (action, propertyList, attributes)
    (self.state, self.discoverabilityTitle) = (state, discoverabilityTitle)
    super.init(title: title, image: image)
  }
}

/// A part of a menu that is made when the menu is shown; it is never made here.
open class UIDeferredMenuElement: UIMenuElement {
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// Changes the menus of the app; there is none here.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  func remove(menu removedIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
}
/// Shows a menu for editing; nothing is shown here.
open class UIEditMenuInteraction: ViewInteraction {
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
}

/// The place of a menu for editing, which is never shown here.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  public let sourcePoint: CGPoint
  public let identifier: AnyHashable
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// Makes the menu for editing; never asked here.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {}
extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _: UIEditMenuInteraction, menuFor: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(_: UIEditMenuInteraction, targetRectFor: UIEditMenuConfiguration)
    -> CGRect
  { .null }
}
