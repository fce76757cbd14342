public import Foundation
import UIKitValues

// Dragging. It is stored only: there is no user here.

/// Something that is dragged.
open class UIDragItem: NSObject {
  /// The data.
  public let itemProvider: NSItemProvider
  /// A value of the app.
  open var localObject: Any?

  /// Makes something of data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A movement of the finger that drags; there is none here.
public protocol UIDragSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get set }
}

/// Dragging out of a view.
open class UIDragInteraction: NSObject, UIInteraction {
  /// The object that has the data.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether the interaction is enabled.
  open var isEnabled = true

  /// Makes an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
}

/// Has the data that is dragged out of a view; never asked here.
public protocol UIDragInteractionDelegate: AnyObject {
  /// What is dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}
