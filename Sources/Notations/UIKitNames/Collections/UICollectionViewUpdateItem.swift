public import Foundation

/// A change of a collection; there is none here.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    /// An item is new.
    case insert
    /// An item is gone.
    case delete
    /// An item has another cell.
    case reload
    /// An item is elsewhere.
    case move
    /// Nothing.
    case none
  }

  /// The place before the change; none for a new item.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// The place after the change; none for an item that is gone.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// The kind of the change.
  open var updateAction: Action { .none }
}
