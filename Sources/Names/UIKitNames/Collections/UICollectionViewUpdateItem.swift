/// A change of a collection; there is none here.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  open private(set) var indexPathBeforeUpdate: IndexPath?, indexPathAfterUpdate: IndexPath?,
    updateAction = Action.none
}
