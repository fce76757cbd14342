/// The items of a collection by a snapshot of their identifiers.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public init() {}
  }
  public struct SectionSnapshotHandlers<Item: Hashable> {
    public var shouldExpandItem: ((Item) -> Bool)?, willExpandItem: ((Item) -> Void)?,
      shouldCollapseItem: ((Item) -> Bool)?, willCollapseItem: ((Item) -> Void)?
    public init() {}
  }
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { collection?.reloadData() }
  }
  open var reorderingHandlers = ReorderingHandlers(),
    sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var parts:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }
  override func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    super.show(snapshot)
    parts = [:]
    collection?.reloadData()
  }

  /// Shows the visible items of a snapshot in a section, which is added where it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    if shown.snapshot.indexOfSection(section) == nil { shown.snapshot.appendSections([section]) }
    shown.snapshot.deleteItems(shown.snapshot.itemIdentifiers(inSection: section))
    shown.snapshot.appendItems(snapshot.visibleItems, toSection: section)
    parts[section] = snapshot
    collection?.reloadData()
    completion?()
  }

  /// The snapshot of a section; its items where no snapshot was applied to it.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let part = parts[section] { return part }
    var part = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    part.append(shown.snapshot.itemIdentifiers(inSection: section))
    return part
  }
  open func numberOfSections(in: UICollectionView) -> Int { shown.snapshot.numberOfSections }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.numberOfItems(at: section) }
  /// The view of the item; an empty one where the closure has none.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = itemIdentifier(for: indexPath)
    let cell = item.flatMap { cellProvider(collectionView, indexPath, $0) }
    return cell ?? UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
