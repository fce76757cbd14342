/// Makes a cell, on another thread in an app; at once here.
public typealias ASCellNodeBlock = () -> ASCellNode

/// The rows of a table; a data source has `nodeBlockForRowAt` or `nodeForRowAt`.
///
/// Methods whose first argument is the view are Texture 2's, asked where the node's are missing.
public protocol ASTableDataSource: UITableViewSections {
  func numberOfSections(in _: ASTableNode) -> Int
  func tableNode(_: ASTableNode, numberOfRowsInSection _: Int) -> Int
  func tableNode(_: ASTableNode, nodeBlockForRowAt _: IndexPath) -> ASCellNodeBlock
  func tableNode(_: ASTableNode, nodeForRowAt _: IndexPath) -> ASCellNode
  func numberOfSections(in _: UITableView) -> Int
  func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int
  func tableView(_: ASTableView, nodeBlockForRowAt _: IndexPath) -> ASCellNodeBlock
  func tableView(_: ASTableView, nodeForRowAt _: IndexPath) -> ASCellNode
}

extension ASTableDataSource {
  public func numberOfSections(in node: ASTableNode) -> Int { numberOfSections(in: node.view) }
  public func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    tableView(tableNode.view, numberOfRowsInSection: section)
  }
  public func tableNode(_ node: ASTableNode, nodeBlockForRowAt path: IndexPath) -> ASCellNodeBlock {
    let cell = tableNode(node, nodeForRowAt: path)
    return { cell }
  }
  public func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    tableView(tableNode.view, nodeBlockForRowAt: indexPath)()
  }
  public func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 0 }
  public func tableView(_ view: ASTableView, nodeBlockForRowAt path: IndexPath) -> ASCellNodeBlock {
    let cell = tableView(view, nodeForRowAt: path)
    return { cell }
  }
  public func tableView(_: ASTableView, nodeForRowAt _: IndexPath) -> ASCellNode { ASCellNode() }
}

/// Decides about sizes and selection in a table.
public protocol ASTableDelegate: AnyObject {
  /// The size range of a row; by default the width of the table and any height.
  func tableNode(_: ASTableNode, constrainedSizeForRowAt _: IndexPath) -> ASSizeRange
  func tableNode(_: ASTableNode, didSelectRowAt _: IndexPath)
  func shouldBatchFetch(for _: ASTableNode) -> Bool
  func tableNode(_: ASTableNode, willBeginBatchFetchWith _: ASBatchContext)
  func tableView(_: ASTableView, constrainedSizeForRowAt _: IndexPath) -> ASSizeRange
}

extension ASTableDelegate {
  public func tableNode(
    _ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath
  ) -> ASSizeRange { tableView(tableNode.view, constrainedSizeForRowAt: indexPath) }
  public func tableView(
    _ tableView: ASTableView, constrainedSizeForRowAt indexPath: IndexPath
  ) -> ASSizeRange { tableView.sizeRangeOfRows }
  public func tableNode(_: ASTableNode, didSelectRowAt _: IndexPath) {}
  public func shouldBatchFetch(for _: ASTableNode) -> Bool { false }
  public func tableNode(_: ASTableNode, willBeginBatchFetchWith _: ASBatchContext) {}
}

/// The state of loading more rows; nothing is loaded here.
public final class ASBatchContext: NSObject {
  public func completeBatchFetching(_: Bool) {}
  public func isFetching() -> Bool { false }
  public func beginBatchFetching() {}
  public func cancelBatchFetching() {}
}

/// A list of cells, all of which are visible here.
///
/// All rows are made and measured when the table is laid out, so that every cell has a frame. A row
/// is as high as its cell, plus a pixel where the table has separators.
/// Source: `ASTableView`, `tableView:heightForRowAtIndexPath:`.
open class ASTableNode: ASListNode {
  open weak var dataSource: (any ASTableDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any ASTableDelegate)? { didSet { reloadData() } }
  open var allowsSelectionDuringEditing = false, allowsMultipleSelectionDuringEditing = false,
    automaticallyAdjustsContentOffset = false
  private let table: TableOfNode, rows = TableRows()
  public init(style: UITableView.Style) {
    table = TableOfNode(frame: .zero, style: style)
    super.init()
    connect()
  }
  public override convenience init() { self.init(style: .plain) }
  override var list: ListView { table }
  private func connect() {
    table.node = self
    rows.owner = self
    setViewBlock { [table] in table }
    table.dataSource = rows
    table.delegate = rows
  }
  public var view: UITableView {
    _ = ownView
    return table
  }
  /// Measures all cells and gives them their frames.
  open override func layout() {
    super.layout()
    onMainThread {
      table.frame = frame
      table.layoutIfNeeded()
      for cell in rows.cells.inOrder { cell.node.layoutIfNeeded() }
    }
  }

  /// Asks the data source for all rows again, with the next layout.
  open override func reloadData() {
    rows.cells = CellNodes()
    table.reloadData()
    setNeedsLayout()
  }
  open func insertRows(at _: [IndexPath], with _: UITableView.RowAnimation) { reloadData() }
  open func deleteRows(at _: [IndexPath], with _: UITableView.RowAnimation) { reloadData() }
  open func reloadRows(at _: [IndexPath], with _: UITableView.RowAnimation) { reloadData() }
  open func reloadSections(_: IndexSet, with _: UITableView.RowAnimation) { reloadData() }
  open func insertSections(_: IndexSet, with _: UITableView.RowAnimation) { reloadData() }
  open func deleteSections(_: IndexSet, with _: UITableView.RowAnimation) { reloadData() }
  open func moveRow(at _: IndexPath, to _: IndexPath) { reloadData() }
  open func scrollToRow(at _: IndexPath, at _: UITableView.ScrollPosition, animated: Bool) {}
  open var indexPathsForSelectedRows: [IndexPath]? { table.indexPathsForSelectedRows }
  open func indexPathsForVisibleRows() -> [IndexPath] { rows.cells.inOrder.map(\.indexPath) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { table.indexPathForRow(at: point) }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableNode(self, numberOfRowsInSection: section) ?? 0
  }
  open func nodeForRow(at indexPath: IndexPath) -> ASCellNode? { rows.cells[indexPath] }
  open func indexPath(for node: ASCellNode) -> IndexPath? { rows.cells.indexPath(of: node) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { table.rectForRow(at: indexPath) }
  open var visibleNodes: [ASCellNode] { rows.cells.inOrder.map(\.node) }
  open var indexPathForSelectedRow: IndexPath? { table.indexPathForSelectedRow }
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) { table.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    table.deselectRow(at: indexPath, animated: animated)
  }
}

/// The view of a table of nodes, which measures the rows again in another size.
private final class TableOfNode: UITableView {
  weak var node: ASTableNode?
  override var frame: CGRect {
    didSet {
      if let node, node.frame != frame { node.frame = frame }
      if frame.size != oldValue.size { reloadData() }
    }
  }
}

extension UITableView {
  fileprivate var sizeRangeOfRows: ASSizeRange {
    ASSizeRange(
      min: CGSize(width: bounds.width, height: 0),
      max: CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
  }
}

/// The rows of a table of nodes, for its view.
private final class TableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  weak var owner: ASTableNode?
  var cells = CellNodes()
  func numberOfSections(in _: UITableView) -> Int { owner?.numberOfSections ?? 0 }
  func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
    owner?.numberOfRows(inSection: section) ?? 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    guard let owner, let dataSource = owner.dataSource else { return cell }
    let node = cells[indexPath] ?? dataSource.tableNode(owner, nodeBlockForRowAt: indexPath)()
    cells.add(node, at: indexPath)
    let range =
      owner.delegate?.tableNode(owner, constrainedSizeForRowAt: indexPath)
      ?? tableView.sizeRangeOfRows
    node.frame = CGRect(origin: .zero, size: node.layoutThatFits(range).size)
    cell.contentView.addSubview(node.view)
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let separator = tableView.separatorStyle == .none ? 0 : 1 / UIScreen.main.scale
    return (cells[indexPath]?.frame.height ?? 0) + separator
  }
}

/// The view of a table of nodes; it has no members of its own here.
public typealias ASTableView = UITableView
