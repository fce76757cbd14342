public import Foundation

/// A change of a collection; there is none here.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// The place before the change; none for a new item.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// The place after the change; none for an item that is gone.
  open var indexPathAfterUpdate: IndexPath? { nil }
  open var updateAction: Action { .none }
}
