import Foundation
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Names without influence on the layout")
struct InertNamesTests {
  private final class Badge: UIView {
    var endings = 0

    override func endEditing(_ force: Bool) -> Bool {
      endings += 1
      return super.endEditing(force)
    }
  }

  private final class Row: UIStackView {
    var added = 0

    override func addArrangedSubview(_ view: UIView) {
      added += 1
      super.addArrangedSubview(view)
    }
  }

  private final class Owner: NSObject, UIDragInteractionDelegate, UIPointerInteractionDelegate,
    UISearchResultsUpdating
  {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "text"))] }
    func updateSearchResults(for searchController: UISearchController) {}
  }

  @Test("interactions, searches, presentations and changes of traits are stored only")
  func stored() {
    let view = Badge(frame: .zero)
    let owner = Owner()
    view.addInteraction(UIDragInteraction(delegate: owner))
    view.addInteraction(UIPointerInteraction(delegate: owner))
    #expect(view.interactions.count == 2)
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Badge, _) in }
    #expect(view.endEditing(true) && view.endings == 1)
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = owner
    #expect(search.searchResultsUpdater === owner && search.searchBar.superview == nil)
    let presentation = UIPresentationController(
      presentedViewController: search, presenting: nil)
    #expect(presentation.presentedViewController === search)
    #expect(search.shouldPerformSegue(withIdentifier: "next", sender: nil))
  }

  @Test("a subclass of a stack view may count what is added to it")
  func overriding() {
    let row = Row(frame: .zero)
    row.addArrangedSubview(UIView())
    #expect(row.added == 1 && row.arrangedSubviews.count == 1)
  }

  @Test("a collection knows its supplementary views, and a bar the item before its last one")
  func places() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      _, _, _ in UICollectionViewCell(frame: .zero)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0, 1])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: kind).count == 2)
    let bar = UINavigationBar()
    let items = [UINavigationItem(title: "a"), UINavigationItem(title: "b")]
    bar.setItems(items, animated: false)
    #expect(bar.backItem === items.first && bar.topItem === items.last)
  }
}
