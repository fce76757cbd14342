// Dragging and dropping items. It is never asked here: there is no user.

/// Has the data of items that are dragged; never asked here.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
  func collectionView(
    _: UICollectionView, itemsForBeginning: any UIDragSession, at: IndexPath
  ) -> [UIDragItem]
}
/// Takes items that are dropped; never asked here.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
  func collectionView(_: UICollectionView, performDropWith: any UICollectionViewDropCoordinator)
}

/// The items that are dropped into a collection; an app gets them from UIKit.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item that is dropped into a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
/// The movement of something that is dropped.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The change that dropping into a collection would make.
open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  public let intent: Intent
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}
