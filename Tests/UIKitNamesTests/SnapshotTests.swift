import Foundation
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Snapshots of tables and collections")
struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test("items are in the order of their sections, and are found again")
  func order() throws {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([3, 4], toSection: "b")
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([5])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
    snapshot.insertItems([6], beforeItem: 3)
    snapshot.insertItems([7], afterItem: 2)
    snapshot.moveItem(1, afterItem: 5)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [2, 7])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [6, 3, 4, 5, 1])
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.insertSections(["c"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
    snapshot.deleteItems([7, 6])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [2] && snapshot.indexOfItem(3) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot == Snapshot())
  }

  @Test("an identifier that is there twice, or not there, never stops the program")
  func mistakes() {
    var snapshot = Snapshot()
    snapshot.appendItems([1])
    #expect(snapshot.numberOfItems == 0)
    snapshot.appendSections(["a", "a"])
    snapshot.appendItems([1, 1, 2])
    snapshot.appendItems([1], toSection: "missing")
    #expect(snapshot.sectionIdentifiers == ["a"] && snapshot.itemIdentifiers == [1, 2])
    snapshot.insertItems([5], beforeItem: 77)
    snapshot.insertItems([2], beforeItem: 2)
    snapshot.deleteItems([99])
    snapshot.deleteSections(["missing"])
    #expect(snapshot.itemIdentifiers == [1, 2])
    #expect(snapshot.itemIdentifiers(inSection: "missing") == [])
  }

  @Test("sections beside themselves, or beside one that is not there, stay where they are")
  func sectionMistakes() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.moveSection("a", beforeSection: "a")
    snapshot.moveSection("a", afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    snapshot.insertSections(["d"], beforeSection: "missing")
    snapshot.insertSections(["d"], afterSection: "missing")
    snapshot.moveSection("a", afterSection: "missing")
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    snapshot.insertSections(["b", "d"], beforeSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "d", "b", "c"])
  }

  @Test("a section or an item that is not there is not moved")
  func movedFromNowhere() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    snapshot.moveSection("missing", beforeSection: "a")
    snapshot.moveSection("missing", afterSection: "a")
    snapshot.moveItem(2, beforeItem: 1)
    snapshot.moveItem(2, afterItem: 1)
    #expect(snapshot.sectionIdentifiers == ["a"] && snapshot.itemIdentifiers == [1])
  }

  @Test("a table shows the rows of the snapshot that was applied last")
  func table() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 50
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell()
      cell.tag = item
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([7, 8])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [7, 8])
    #expect(source.indexPath(for: 8) == IndexPath(row: 1, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 7)
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 3)) == nil)
    snapshot.deleteItems([7])
    var isApplied = false
    source.apply(snapshot, animatingDifferences: false) { isApplied = true }
    table.layoutIfNeeded()
    #expect(isApplied && table.visibleCells.map(\.tag) == [8])
    let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(row.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
  }

  @Test("a collection shows headers of the closure, and only items whose parents are expanded")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      _, _, item in
      let cell = UICollectionViewCell(frame: .zero)
      cell.tag = item
      return cell
    }
    source.supplementaryViewProvider = { _, _, _ in
      let view = UICollectionReusableView(frame: .zero)
      view.tag = 99
      return view
    }
    var part = NSDiffableDataSourceSectionSnapshot<Int>()
    part.append([1, 2])
    part.append([11, 12], to: 1)
    part.append([21], to: 2)
    part.expand([1])
    #expect(part.items == [1, 11, 12, 2, 21] && part.visibleItems == [1, 11, 12, 2])
    #expect(part.level(of: 12) == 1 && part.parent(of: 12) == 1 && part.parent(of: 1) == nil)
    source.apply(part, to: "a")
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.tag) == [1, 11, 12, 2])
    let head = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(head?.tag == 99)
    #expect(head?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
  }
}
