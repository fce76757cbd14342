public import Foundation
import UIKitValues

// Dropping. It is stored only: there is no user here.

/// Dropping into a view; it is stored only.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The object that takes the data.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drops are taken at a time.
  open var allowsSimultaneousDropSessions = false
  /// The view.
  public private(set) weak var view: UIView?

  /// Makes an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Takes what is dropped into a view; never asked here.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {}

/// A movement of the finger that drops; there is none here.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The movement that drags, where it began in the same app.
  var localDragSession: (any UIDragSession)? { get }
  /// Reads all items as objects of a class.
  @discardableResult
  func loadObjects<Object>(
    ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
  ) -> Progress
}

/// A change by dropping.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing is dropped, as the user asked.
  case cancel
  /// Nothing may be dropped.
  case forbidden
  /// The data is copied.
  case copy
  /// The data is moved.
  case move
}

/// The change that dropping would make.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The change.
  public let operation: UIDropOperation
  /// Whether the preview is not moved away from the finger.
  open var isPrecise = false
  /// Whether the preview keeps its size.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
