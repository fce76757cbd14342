public import Foundation
public import TextureNames
public import UIKitNames
import UIKitValues

/// The items of a collection; a data source has `nodeBlockForItemAt` or `nodeForItemAt`.
///
/// A method whose first argument is the view is Texture 2's: it is asked where the node's is missing.
public protocol ASCollectionDataSource: UICollectionViewSections {
  /// The number of sections; 1 by default.
  func numberOfSections(in _: ASCollectionNode) -> Int
  /// The number of items in a section; 0 by default.
  func collectionNode(_: ASCollectionNode, numberOfItemsInSection _: Int) -> Int
  /// Makes the cell of an item; by default that of `nodeForItemAt`.
  func collectionNode(_: ASCollectionNode, nodeBlockForItemAt _: IndexPath) -> ASCellNodeBlock
  /// The cell of an item; an empty one by default.
  func collectionNode(_: ASCollectionNode, nodeForItemAt _: IndexPath) -> ASCellNode
  /// The node of a supplementary view, such as a header; an empty one by default.
  func collectionNode(
    _: ASCollectionNode, nodeForSupplementaryElementOfKind _: String, at _: IndexPath
  ) -> ASCellNode

  /// The number of sections; 1 by default.
  func numberOfSections(in _: UICollectionView) -> Int
  /// The number of items in a section; 0 by default.
  func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int
  /// Makes the cell of an item; by default that of `nodeForItemAt`.
  func collectionView(_: ASCollectionView, nodeBlockForItemAt _: IndexPath) -> ASCellNodeBlock
  /// The cell of an item; an empty one by default.
  func collectionView(_: ASCollectionView, nodeForItemAt _: IndexPath) -> ASCellNode
  /// The node of a supplementary view, such as a header; an empty one by default.
  func collectionView(
    _: ASCollectionView, nodeForSupplementaryElementOfKind _: String, at _: IndexPath
  ) -> ASCellNode
}

extension ASCollectionDataSource {
  /// That of the view: 1.
  public func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
    numberOfSections(in: collectionNode.view)
  }
  /// That of the view: 0.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { collectionView(collectionNode.view, numberOfItemsInSection: section) }
  /// The cell of `nodeForItemAt`, or that of the view.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let node = self.collectionNode(collectionNode, nodeForItemAt: indexPath)
    return { node }
  }
  /// That of the view.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode { collectionView(collectionNode.view, nodeBlockForItemAt: indexPath)() }
  /// That of the view.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode {
    collectionView(collectionNode.view, nodeForSupplementaryElementOfKind: kind, at: indexPath)
  }
  /// 0.
  public func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 0 }
  /// The cell of `nodeForItemAt`.
  public func collectionView(
    _ collectionView: ASCollectionView, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let node = self.collectionView(collectionView, nodeForItemAt: indexPath)
    return { node }
  }
  /// An empty cell.
  public func collectionView(_: ASCollectionView, nodeForItemAt _: IndexPath) -> ASCellNode {
    ASCellNode()
  }
  /// An empty node.
  public func collectionView(
    _: ASCollectionView, nodeForSupplementaryElementOfKind _: String, at _: IndexPath
  ) -> ASCellNode { ASCellNode() }
}

/// Decides about sizes and selection in a collection.
public protocol ASCollectionDelegate: AnyObject {
  /// The size range of an item; by default that of the layout.
  func collectionNode(_: ASCollectionNode, constrainedSizeForItemAt _: IndexPath) -> ASSizeRange
  /// Called in an app when the user selects an item; never called here.
  func collectionNode(_: ASCollectionNode, didSelectItemAt _: IndexPath)
  /// Whether more items are wanted; never asked here.
  func shouldBatchFetch(for _: ASCollectionNode) -> Bool
  /// Called in an app when more items are wanted; never called here.
  func collectionNode(_: ASCollectionNode, willBeginBatchFetchWith _: ASBatchContext)
  /// The size range of an item, by the name of Texture 2; asked where the node's method is missing.
  func collectionView(_: ASCollectionView, constrainedSizeForNodeAt _: IndexPath) -> ASSizeRange
}

extension ASCollectionDelegate {
  /// That of the view: the size range of the layout.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange { collectionView(collectionNode.view, constrainedSizeForNodeAt: indexPath) }
  /// The size range of the layout.
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange { collectionView.sizeRangeOfItems }
  /// Does nothing.
  public func collectionNode(_: ASCollectionNode, didSelectItemAt _: IndexPath) {}
  /// No.
  public func shouldBatchFetch(for _: ASCollectionNode) -> Bool { false }
  /// Does nothing.
  public func collectionNode(_: ASCollectionNode, willBeginBatchFetchWith _: ASBatchContext) {}
}

/// Decides about the space between items too.
public protocol ASCollectionDelegateFlowLayout: ASCollectionDelegate {}

/// Items that a layout places.
///
/// All items are made and measured when the collection is laid out, so that every cell has a frame.
/// A cell of a flow layout may take the collection's width, or its height where it scrolls across;
/// an `itemSize` other than 50 × 50 is the cell's size. Other layouts set the size of their items.
/// Source: `ASCollectionViewFlowLayoutInspector`.
open class ASCollectionNode: ASListNode {
  /// The object with the items.
  open weak var dataSource: (any ASCollectionDataSource)? { didSet { reloadData() } }
  /// The object that decides about sizes and selection.
  open weak var delegate: (any ASCollectionDelegate)? { didSet { reloadData() } }
  /// Whether several items can be selected.
  open var allowsMultipleSelection: Bool {
    get { collection.allowsMultipleSelection }
    set { collection.allowsMultipleSelection = newValue }
  }
  /// How cells are laid out and reloaded; it has no influence here.
  open var cellLayoutMode = ASCellLayoutMode.none
  /// The object that says in which size ranges items are measured, in place of the delegate.
  open weak var layoutInspector: (any ASCollectionViewLayoutInspecting)?
  private let collection: CollectionOfNode
  private let items = CollectionItems()

  /// Makes a collection with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collection = CollectionOfNode(frame: .zero, collectionViewLayout: layout)
    super.init()
    connect()
  }

  override var list: UIScrollView { collection }

  private func connect() {
    collection.node = self
    items.owner = self
    setViewBlock { [collection] in collection }
    collection.dataSource = items
    collection.delegate = items
  }

  /// Makes a collection with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collection = CollectionOfNode(frame: frame, collectionViewLayout: layout)
    super.init()
    self.frame = frame
    connect()
  }

  /// Makes a collection with a layout, of which another object is told; it never is here.
  public convenience init(
    collectionViewLayout layout: UICollectionViewLayout,
    layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
  ) { self.init(collectionViewLayout: layout) }

  /// Makes a collection with a frame and a layout, of which another object is told; it never is
  /// here.
  public init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout,
    layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
  ) {
    collection = CollectionOfNode(frame: frame, collectionViewLayout: layout)
    super.init()
    self.frame = frame
    connect()
  }

  /// The view of the collection.
  public var view: UICollectionView {
    _ = ownView
    return collection
  }
  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    get { collection.collectionViewLayout }
    set { collection.collectionViewLayout = newValue }
  }

  /// The size range of the layout's items.
  var sizeRangeOfItems: ASSizeRange { collection.sizeRangeOfItems }

  /// Measures all cells and gives them their frames, and then supplementary views.
  open override func layout() {
    super.layout()
    onMainThread { layOutViews() }
  }

  private func layOutViews() {
    collection.frame = frame
    collection.layoutIfNeeded()
    for (indexPath, node) in items.cells.inOrder {
      guard let cell = collection.cellForItem(at: indexPath) else { continue }
      node.frame = CGRect(origin: .zero, size: cell.bounds.size)
      node.layoutIfNeeded()
    }
    for (kind, nodes) in items.supplements {
      for (indexPath, node) in nodes.inOrder {
        let view = collection.supplementaryView(forElementKind: kind, at: indexPath)
        guard let view else { continue }
        node.frame = CGRect(origin: .zero, size: view.bounds.size)
        node.layoutIfNeeded()
      }
    }
  }

  /// Does nothing: the data source is asked for the supplementary views that the layout has.
  open func registerSupplementaryNode(ofKind _: String) {}

  /// The node of a supplementary view after a layout; `nil` where there is none.
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
  /// Asks the data source for all items again.
  open func insertItems(at _: [IndexPath]) { reloadData() }
  /// Asks the data source for all items again.
  open func deleteItems(at _: [IndexPath]) { reloadData() }
  /// Asks the data source for all items again.
  open func reloadItems(at _: [IndexPath]) { reloadData() }
  /// Asks the data source for all items again.
  open func reloadSections(_: IndexSet) { reloadData() }
  /// Asks the data source for all items again.
  open func insertSections(_: IndexSet) { reloadData() }
  /// Asks the data source for all items again.
  open func deleteSections(_: IndexSet) { reloadData() }
  /// Asks the data source for all items again.
  open func moveItem(at _: IndexPath, to _: IndexPath) { reloadData() }
  /// Scrolls to an item: all items are visible here.
  open func scrollToItem(at _: IndexPath, at _: UICollectionView.ScrollPosition, animated: Bool) {}
  /// Whether the content is moved by whole pages.
  open var isPagingEnabled: Bool {
    get { collection.isPagingEnabled }
    set { collection.isPagingEnabled = newValue }
  }
  /// Whether content that fits can be scrolled up and down.
  open var alwaysBounceVertical: Bool {
    get { collection.alwaysBounceVertical }
    set { collection.alwaysBounceVertical = newValue }
  }
  /// Whether content that fits can be scrolled to the sides.
  open var alwaysBounceHorizontal: Bool {
    get { collection.alwaysBounceHorizontal }
    set { collection.alwaysBounceHorizontal = newValue }
  }
  /// Whether an indicator at the side is shown.
  open var showsVerticalScrollIndicator: Bool {
    get { collection.showsVerticalScrollIndicator }
    set { collection.showsVerticalScrollIndicator = newValue }
  }
  /// Whether an indicator at the bottom is shown.
  open var showsHorizontalScrollIndicator: Bool {
    get { collection.showsHorizontalScrollIndicator }
    set { collection.showsHorizontalScrollIndicator = newValue }
  }
  /// The items that are selected; `nil` where there is none.
  open var indexPathsForSelectedItems: [IndexPath]? { collection.indexPathsForSelectedItems }
  /// Selects an item; no item for `nil`.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    collection.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Selects an item no longer.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    collection.deselectItem(at: indexPath, animated: animated)
  }
  /// The items that are visible: all of them.
  open var indexPathsForVisibleItems: [IndexPath] { items.cells.inOrder.map(\.indexPath) }
  /// The item at a point after a layout; `nil` where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collection.indexPathForItem(at: point)
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionNode(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cell of an item after a layout; `nil` where there is none.
  open func nodeForItem(at indexPath: IndexPath) -> ASCellNode? { items.cells[indexPath] }
  /// The index path of a cell after a layout; `nil` where there is none.
  open func indexPath(for node: ASCellNode) -> IndexPath? { items.cells.indexPath(of: node) }
  /// The cells of all items, which are all visible here.
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
  /// The size range of the layout's items.
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
  var cells = CellNodes()
  var supplements: [String: CellNodes] = [:]

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = UICollectionReusableView(frame: .zero)
    guard let owner, let dataSource = owner.dataSource else { return view }
    let node =
      supplements[kind]?[indexPath]
      ?? dataSource.collectionNode(
        owner, nodeForSupplementaryElementOfKind: kind, at: indexPath)
    supplements[kind, default: CellNodes()].add(node, at: indexPath)
    view.addSubview(node.view)
    return view
  }

  func numberOfSections(in _: UICollectionView) -> Int { owner?.numberOfSections ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { owner?.numberOfItems(inSection: section) ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
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
      ?? owner.sizeRangeOfItems
    return node.layoutThatFits(range).size
  }

  private func node(at indexPath: IndexPath) -> ASCellNode? {
    guard let owner, let dataSource = owner.dataSource else { return nil }
    let node =
      cells[indexPath] ?? dataSource.collectionNode(owner, nodeBlockForItemAt: indexPath)()
    cells.add(node, at: indexPath)
    return node
  }
}

/// The view of a collection of nodes; it has no members of its own here.
public typealias ASCollectionView = UICollectionView

/// Is told about changes of a collection with a layout of its own; never called here.
public protocol ASCollectionViewLayoutFacilitatorProtocol: AnyObject {}
