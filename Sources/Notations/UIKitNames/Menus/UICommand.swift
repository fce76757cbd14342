public import Foundation
public import UIKitValues

// Commands and menus of the app. They are stored only: nothing is chosen here.

/// A command of a menu.
open class UICommand: UIMenuElement {
  /// The action.
  public let action: Selector
  /// A value of the app.
  public let propertyList: Any?
  /// How the command is shown.
  open var attributes: Attributes
  /// Whether the command has a mark.
  open var state: State
  /// The words of a help.
  open var discoverabilityTitle: String?

  /// Makes a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }
}

/// A part of a menu that is made when the menu is shown; it is never made here.
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes a part by a closure, which is never called here.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }

  /// Makes a part by a closure, which is never called here.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// Changes the menus of the app; an app gets it from UIKit.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Adds a menu at the start of another one.
  func insertChild(
    _ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu before another one.
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
}

/// Shows a menu for editing; nothing is shown here.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The object that makes the menu; never asked here.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view.
  public private(set) weak var view: UIView?

  /// Makes an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view changed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Shows nothing.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Hides nothing.
  open func dismissMenu() {}
  /// Does nothing: no menu is shown here.
  open func reloadVisibleMenu() {}
}

/// The place of a menu for editing.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The point, in points.
  public let sourcePoint: CGPoint
  /// A value that names the menu.
  public let identifier: AnyHashable

  /// Makes a place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Makes the menu for editing; never asked here.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// The menu for a place; that of the system by default.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle beside which the menu is, in points.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// That of the system.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// None.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}
