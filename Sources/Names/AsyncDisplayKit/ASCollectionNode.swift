/// The items of a collection; a data source has `nodeBlockForItemAt` or `nodeForItemAt`.
///
/// Methods whose first argument is the view are Texture 2's, asked where the node's are missing.
public protocol ASCollectionDataSource: UICollectionViewSections {
  func numberOfSections(in _: ASCollectionNode) -> Int
  func collectionNode(_: ASCollectionNode, numberOfItemsInSection _: Int) -> Int
  func collectionNode(_: ASCollectionNode, nodeBlockForItemAt _: IndexPath) -> ASCellNodeBlock
  func collectionNode(_: ASCollectionNode, nodeForItemAt _: IndexPath) -> ASCellNode
  func collectionNode(
    _: ASCollectionNode, nodeForSupplementaryElementOfKind _: String, at _: IndexPath
  ) -> ASCellNode
  func numberOfSections(in _: UICollectionView) -> Int
  func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int
  func collectionView(_: ASCollectionView, nodeBlockForItemAt _: IndexPath) -> ASCellNodeBlock
  func collectionView(_: ASCollectionView, nodeForItemAt _: IndexPath) -> ASCellNode
  func collectionView(
    _: ASCollectionView, nodeForSupplementaryElementOfKind _: String, at _: IndexPath
  ) -> ASCellNode
}

extension ASCollectionDataSource {
  public func numberOfSections(in node: ASCollectionNode) -> Int { numberOfSections(in: node.view) }
  public func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { collectionView(collectionNode.view, numberOfItemsInSection: section) }
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let node = self.collectionNode(collectionNode, nodeForItemAt: indexPath)
    return { node }
  }
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode { collectionView(collectionNode.view, nodeBlockForItemAt: indexPath)() }
  public func collectionNode(
    _ node: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> ASCellNode { collectionView(node.view, nodeForSupplementaryElementOfKind: kind, at: path) }
  public func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 0 }
  public func collectionView(
    _ collectionView: ASCollectionView, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let node = self.collectionView(collectionView, nodeForItemAt: indexPath)
    return { node }
  }
  public func collectionView(_: ASCollectionView, nodeForItemAt _: IndexPath) -> ASCellNode {
    ASCellNode()
  }
  public func collectionView(
    _: ASCollectionView, nodeForSupplementaryElementOfKind _: String, at _: IndexPath
  ) -> ASCellNode { ASCellNode() }
}

/// Decides about sizes and selection in a collection.
public protocol ASCollectionDelegate: AnyObject {
  /// The size range of an item; by default that of the layout.
  func collectionNode(_: ASCollectionNode, constrainedSizeForItemAt _: IndexPath) -> ASSizeRange
  func collectionNode(_: ASCollectionNode, didSelectItemAt _: IndexPath)
  func shouldBatchFetch(for _: ASCollectionNode) -> Bool
  func collectionNode(_: ASCollectionNode, willBeginBatchFetchWith _: ASBatchContext)
  func collectionView(_: ASCollectionView, constrainedSizeForNodeAt _: IndexPath) -> ASSizeRange
}

extension ASCollectionDelegate {
  public func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange { collectionView(collectionNode.view, constrainedSizeForNodeAt: indexPath) }
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange { collectionView.sizeRangeOfItems }
  public func collectionNode(_: ASCollectionNode, didSelectItemAt _: IndexPath) {}
  public func shouldBatchFetch(for _: ASCollectionNode) -> Bool { false }
  public func collectionNode(_: ASCollectionNode, willBeginBatchFetchWith _: ASBatchContext) {}
}

/// Decides about the space between items too, in an app's own methods.
public protocol ASCollectionDelegateFlowLayout: ASCollectionDelegate {}

/// Items that a layout places.
///
/// All items are made and measured when the collection is laid out, so that every cell has a frame.
/// A cell of a flow layout may take the collection's width, or its height where it scrolls across;
/// an `itemSize` other than 50 × 50 is the cell's size. Other layouts set the size of their items.
/// Source: `ASCollectionViewFlowLayoutInspector`.
open class ASCollectionNode: ASListNode {
  open weak var dataSource: (any ASCollectionDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any ASCollectionDelegate)? { didSet { reloadData() } }
  /// Has no influence here.
  open var cellLayoutMode = ASCellLayoutMode.none
  /// The object that says in which size ranges items are measured, in place of the delegate.
  open weak var layoutInspector: (any ASCollectionViewLayoutInspecting)?
  private let collection: CollectionOfNode, items = CollectionItems()
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collection = CollectionOfNode(frame: .zero, collectionViewLayout: layout)
    super.init()
    connect()
  }
  override var list: ListView { collection }
  func connect() {
    collection.node = self
    items.owner = self
    setViewBlock { [collection] in collection }
    collection.dataSource = items
    collection.delegate = items
  }
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collection = CollectionOfNode(frame: frame, collectionViewLayout: layout)
    super.init()
    self.frame = frame
    connect()
  }
  public convenience init(
    collectionViewLayout layout: UICollectionViewLayout,
    layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
  ) { self.init(collectionViewLayout: layout) }
  public init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout,
    layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
  ) {
    collection = CollectionOfNode(frame: frame, collectionViewLayout: layout)
    super.init()
    self.frame = frame
    connect()
  }
  public var view: UICollectionView {
    _ = ownView
    return collection
  }
  open var collectionViewLayout: UICollectionViewLayout {
    get { collection.collectionViewLayout }
    set { collection.collectionViewLayout = newValue }
  }
  /// Measures all cells and gives them their frames, and then supplementary views.
  open override func layout() {
    super.layout()
    onMainThread { layOutViews() }
  }
  private func layOutViews() {
    collection.frame = frame
    collection.layoutIfNeeded()
    for (indexPath, node) in items.cells.inOrder {
      fill(collection.cellForItem(at: indexPath), with: node)
    }
    for (kind, nodes) in items.supplements {
      for (indexPath, node) in nodes.inOrder {
        fill(collection.supplementaryView(forElementKind: kind, at: indexPath), with: node)
      }
    }
  }
  private func fill(_ view: UIView?, with node: ASCellNode) {
    guard let view else { return }
    node.frame = CGRect(origin: .zero, size: view.bounds.size)
    node.layoutIfNeeded()
  }
  /// Does nothing: the data source is asked for the supplementary views that the layout has.
  open func registerSupplementaryNode(ofKind _: String) {}
  open func supplementaryNode(
    forElementKind kind: String, at indexPath: IndexPath
  ) -> ASCellNode? { items.supplements[kind]?[indexPath] }
  /// Asks the data source for all items again, with the next layout.
  open override func reloadData() {
    items.cells = CellNodes()
    items.supplements = [:]
    collection.reloadData()
    setNeedsLayout()
  }
  open func insertItems(at _: [IndexPath]) { reloadData() }
  open func deleteItems(at _: [IndexPath]) { reloadData() }
  open func reloadItems(at _: [IndexPath]) { reloadData() }
  open func reloadSections(_: IndexSet) { reloadData() }
  open func insertSections(_: IndexSet) { reloadData() }
  open func deleteSections(_: IndexSet) { reloadData() }
  open func moveItem(at _: IndexPath, to _: IndexPath) { reloadData() }
  open func scrollToItem(at _: IndexPath, at _: UICollectionView.ScrollPosition, animated: Bool) {}
  open var isPagingEnabled: Bool {
    get { collection.isPagingEnabled }
    set { collection.isPagingEnabled = newValue }
  }
  open var alwaysBounceVertical: Bool {
    get { collection.alwaysBounceVertical }
    set { collection.alwaysBounceVertical = newValue }
  }
  open var alwaysBounceHorizontal: Bool {
    get { collection.alwaysBounceHorizontal }
    set { collection.alwaysBounceHorizontal = newValue }
  }
  open var showsVerticalScrollIndicator: Bool {
    get { collection.showsVerticalScrollIndicator }
    set { collection.showsVerticalScrollIndicator = newValue }
  }
  open var showsHorizontalScrollIndicator: Bool {
    get { collection.showsHorizontalScrollIndicator }
    set { collection.showsHorizontalScrollIndicator = newValue }
  }
  open var indexPathsForSelectedItems: [IndexPath]? { collection.indexPathsForSelectedItems }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { collection.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    collection.deselectItem(at: indexPath, animated: animated)
  }
  open var indexPathsForVisibleItems: [IndexPath] { items.cells.inOrder.map(\.indexPath) }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collection.indexPathForItem(at: point)
  }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionNode(self, numberOfItemsInSection: section) ?? 0
  }
  open func nodeForItem(at indexPath: IndexPath) -> ASCellNode? { items.cells[indexPath] }
  open func indexPath(for node: ASCellNode) -> IndexPath? { items.cells.indexPath(of: node) }
  open var visibleNodes: [ASCellNode] { items.cells.inOrder.map(\.node) }
}

/// The view of a collection of nodes, which measures the items again in another size.
private final class CollectionOfNode: UICollectionView {
  weak var node: ASCollectionNode?
  override var frame: CGRect {
    didSet {
      if let node, node.frame != frame { node.frame = frame }
      if frame.size != oldValue.size { reloadData() }
    }
  }
}

extension UICollectionView {
  fileprivate var sizeRangeOfItems: ASSizeRange {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    if let flow, flow.itemSize != CGSize(width: 50, height: 50) {
      return ASSizeRange(min: flow.itemSize, max: flow.itemSize)
    }
    var most = bounds.size
    if flow?.scrollDirection == .horizontal {
      most.width = .greatestFiniteMagnitude
    } else {
      most.height = .greatestFiniteMagnitude
    }
    return ASSizeRange(min: .zero, max: most)
  }
}

/// The items of a collection of nodes, for its view.
private final class CollectionItems: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  weak var owner: ASCollectionNode?
  var cells = CellNodes(), supplements: [String: CellNodes] = [:]
  func collectionView(
    _: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = UICollectionReusableView(frame: .zero)
    guard let owner, let dataSource = owner.dataSource else { return view }
    let node =
      supplements[kind]?[indexPath]
      ?? dataSource.collectionNode(owner, nodeForSupplementaryElementOfKind: kind, at: indexPath)
    supplements[kind, default: CellNodes()].add(node, at: indexPath)
    view.addSubview(node.view)
    return view
  }
  func numberOfSections(in _: UICollectionView) -> Int { owner?.numberOfSections ?? 0 }
  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    owner?.numberOfItems(inSection: section) ?? 0
  }
  func collectionView(
    _: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    if let node = node(at: indexPath) { cell.contentView.addSubview(node.view) }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let owner, let node = node(at: indexPath) else { return .zero }
    let range =
      owner.layoutInspector?.collectionView(collectionView, constrainedSizeForNodeAt: indexPath)
      ?? owner.delegate?.collectionNode(owner, constrainedSizeForItemAt: indexPath)
      ?? collectionView.sizeRangeOfItems
    return node.layoutThatFits(range).size
  }
  private func node(at indexPath: IndexPath) -> ASCellNode? {
    guard let owner, let dataSource = owner.dataSource else { return nil }
    let node = cells[indexPath] ?? dataSource.collectionNode(owner, nodeBlockForItemAt: indexPath)()
    cells.add(node, at: indexPath)
    return node
  }
}

/// The view of a collection of nodes; it has no members of its own here.
public typealias ASCollectionView = UICollectionView
/// Is told about changes of a collection with a layout of its own; never called here.
public protocol ASCollectionViewLayoutFacilitatorProtocol: AnyObject {}
