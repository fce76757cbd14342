import Testing
import UIKit

@MainActor
@Suite("Lists that a user drags, drops, moves and swipes")
struct ListHandlingTests {
  /// A controller as an app has it, whose items a user can drag and drop.
  private final class Board: UIViewController, UICollectionViewDataSource,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let table = UITableView()

    override func viewDidLoad() {
      super.viewDidLoad()
      collection.dataSource = self
      collection.dragDelegate = self
      collection.dropDelegate = self
      collection.dragInteractionEnabled = true
      table.dragDelegate = self
      table.dropDelegate = self
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      session.localContext = "board"
      let item = UIDragItem(itemProvider: NSItemProvider(object: "octocat"))
      item.previewProvider = { UIDragPreview(view: UILabel()) }
      return [item]
    }

    func collectionView(
      _ view: UICollectionView, dropSessionDidUpdate session: UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal {
      guard session.localDragSession != nil, view.hasActiveDrag else {
        return UICollectionViewDropProposal(operation: .forbidden)
      }
      return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
    ) {
      guard let place = coordinator.destinationIndexPath, let item = coordinator.items.first else {
        return
      }
      coordinator.drop(item.dragItem, toItemAt: place)
    }

    func tableView(
      _ view: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ view: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
      coordinator.session.loadObjects(ofClass: String.self) { print($0.count) }
    }
    func tableView(
      _ view: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      [UITableViewRowAction(style: .destructive, title: "Delete") { _, path in print(path.row) }]
    }
  }

  @Test("what drags and drops is kept, and changes no layout")
  func dragging() {
    let board = Board()
    board.loadViewIfNeeded()
    #expect(board.collection.dragDelegate === board && board.table.dropDelegate === board)
    #expect(!board.collection.hasActiveDrop && !board.table.hasActiveDrag)
    let proposal = UITableViewDropProposal(operation: .copy)
    #expect(proposal.operation == .copy && proposal.intent == .unspecified)
    let actions = board.tableView(board.table, editActionsForRowAt: IndexPath(row: 0, section: 0))
    #expect(actions?.first?.title == "Delete")
  }

  @Test("no item is moved by hand")
  func moving() {
    let collection = Board().collection
    #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 1, y: 2))
    collection.endInteractiveMovement()
    collection.cancelInteractiveMovement()
  }

  @Test("an invalidation context keeps what is out of date")
  func invalidation() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: 0)])
    context.contentOffsetAdjustment.y = 8
    #expect(context.invalidatedItemIndexPaths?.map(\.item) == [1, 2])
    #expect(context.invalidatedSupplementaryIndexPaths?.count == 1)
  }

  @Test("accessories of a row take no space")
  func accessories() {
    func height(_ accessories: [UICellAccessory]) -> CGFloat {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      var content = cell.defaultContentConfiguration()
      content.text = "octocat"
      cell.contentConfiguration = content
      cell.accessories = accessories
      return cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height
    }
    let view = UICellAccessory.CustomViewConfiguration(
      customView: UISwitch(), placement: .trailing(displayed: .always))
    #expect(
      height([])
        == height([
          .disclosureIndicator(displayed: .always, options: .init(tintColor: .gray)),
          .outlineDisclosure(options: .init(style: .header)), .multiselect(), .label(text: "3"),
          .customView(configuration: view),
        ]))
  }
}
