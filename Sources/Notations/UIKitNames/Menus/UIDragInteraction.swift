public import Foundation
import UIKitValues

// Dragging. It is stored only: there is no user here.

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data.
  public let itemProvider: NSItemProvider
  /// A value of the app.
  open var localObject: Any?
  /// A closure that makes the preview; never called here.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes something of data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A movement of the finger that drags or drops; there is none here.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The items that are dragged.
  var items: [UIDragItem] { get }
  /// The place of the finger in a view, in points.
  func location(in view: UIView) -> CGPoint
  /// Whether an item can be read as an object of a class.
  func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool
  /// Whether an item has data of a type.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A movement of the finger that drags; there is none here.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// The items that are dragged.
  var items: [UIDragItem] { get set }
  /// A value of the app.
  var localContext: Any? { get set }
}

/// Dragging out of a view.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The object that has the data.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether the interaction is enabled.
  open var isEnabled = true
  /// Whether a device enables dragging by default.
  open class var isEnabledByDefault: Bool { true }
  /// Whether other gestures are recognised while the view is lifted.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// The view.
  public private(set) weak var view: UIView?

  /// Makes an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Has the data that is dragged out of a view; never asked here.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// What is dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}
