public import Foundation
public import TextureNames
public import UIKitNames
import UIKitValues

/// Makes a cell, on another thread in an app; at once here.
public typealias ASCellNodeBlock = () -> ASCellNode

/// The rows of a table; a data source has `nodeBlockForRowAt` or `nodeForRowAt`.
///
/// A method whose first argument is the view is Texture 2's: it is asked where the node's is missing.
public protocol ASTableDataSource: UITableViewSections {
  /// The number of sections; 1 by default.
  func numberOfSections(in _: ASTableNode) -> Int
  /// The number of rows in a section; 0 by default.
  func tableNode(_: ASTableNode, numberOfRowsInSection _: Int) -> Int
  /// Makes the cell of a row; by default that of `nodeForRowAt`.
  func tableNode(_: ASTableNode, nodeBlockForRowAt _: IndexPath) -> ASCellNodeBlock
  /// The cell of a row; an empty one by default.
  func tableNode(_: ASTableNode, nodeForRowAt _: IndexPath) -> ASCellNode

  /// The number of sections; 1 by default.
  func numberOfSections(in _: UITableView) -> Int
  /// The number of rows in a section; 0 by default.
  func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int
  /// Makes the cell of a row; by default that of `nodeForRowAt`.
  func tableView(_: ASTableView, nodeBlockForRowAt _: IndexPath) -> ASCellNodeBlock
  /// The cell of a row; an empty one by default.
  func tableView(_: ASTableView, nodeForRowAt _: IndexPath) -> ASCellNode
}

extension ASTableDataSource {
  /// That of the view: 1.
  public func numberOfSections(in tableNode: ASTableNode) -> Int {
    numberOfSections(in: tableNode.view)
  }
  /// That of the view: 0.
  public func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    tableView(tableNode.view, numberOfRowsInSection: section)
  }
  /// The cell of `nodeForRowAt`, or that of the view.
  public func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let node = self.tableNode(tableNode, nodeForRowAt: indexPath)
    return { node }
  }
  /// That of the view.
  public func tableNode(
    _ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath
  ) -> ASCellNode { tableView(tableNode.view, nodeBlockForRowAt: indexPath)() }
  /// 0.
  public func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 0 }
  /// The cell of `nodeForRowAt`.
  public func tableView(
    _ tableView: ASTableView, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let node = self.tableView(tableView, nodeForRowAt: indexPath)
    return { node }
  }
  /// An empty cell.
  public func tableView(_: ASTableView, nodeForRowAt _: IndexPath) -> ASCellNode { ASCellNode() }
}

/// Decides about sizes and selection in a table.
public protocol ASTableDelegate: AnyObject {
  /// The size range of a row; by default the width of the table and any height.
  func tableNode(_: ASTableNode, constrainedSizeForRowAt _: IndexPath) -> ASSizeRange
  /// Called in an app when the user selects a row; never called here.
  func tableNode(_: ASTableNode, didSelectRowAt _: IndexPath)
  /// Whether more rows are wanted; never asked here.
  func shouldBatchFetch(for _: ASTableNode) -> Bool
  /// Called in an app when more rows are wanted; never called here.
  func tableNode(_: ASTableNode, willBeginBatchFetchWith _: ASBatchContext)
  /// The size range of a row, by the name of Texture 2; asked where the node's method is missing.
  func tableView(_: ASTableView, constrainedSizeForRowAt _: IndexPath) -> ASSizeRange
}

extension ASTableDelegate {
  /// That of the view: its width and any height.
  public func tableNode(
    _ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath
  ) -> ASSizeRange { tableView(tableNode.view, constrainedSizeForRowAt: indexPath) }
  /// The width of the table and any height.
  public func tableView(
    _ tableView: ASTableView, constrainedSizeForRowAt indexPath: IndexPath
  ) -> ASSizeRange { tableView.sizeRangeOfRows }
  /// Does nothing.
  public func tableNode(_: ASTableNode, didSelectRowAt _: IndexPath) {}
  /// No.
  public func shouldBatchFetch(for _: ASTableNode) -> Bool { false }
  /// Does nothing.
  public func tableNode(_: ASTableNode, willBeginBatchFetchWith _: ASBatchContext) {}
}

/// The state of loading more rows; nothing is loaded here.
public final class ASBatchContext: NSObject {
  /// Ends loading.
  public func completeBatchFetching(_: Bool) {}
  /// Whether rows are being loaded: no.
  public func isFetching() -> Bool { false }
  /// Begins loading.
  public func beginBatchFetching() {}
  /// Stops loading.
  public func cancelBatchFetching() {}
}

/// A list of cells.
///
/// All rows are made and measured when the table is laid out, so that every cell has a frame. A row
/// is as high as its cell, plus a pixel where the table has separators.
/// Source: `ASTableView`, `tableView:heightForRowAtIndexPath:`.
open class ASTableNode: ASListNode {
  /// The object with the rows.
  open weak var dataSource: (any ASTableDataSource)? { didSet { reloadData() } }
  /// The object that decides about sizes and selection.
  open weak var delegate: (any ASTableDelegate)? { didSet { reloadData() } }
  /// Whether several rows can be selected.
  open var allowsMultipleSelection: Bool {
    get { table.allowsMultipleSelection }
    set { table.allowsMultipleSelection = newValue }
  }
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the place is kept where rows are added above.
  open var automaticallyAdjustsContentOffset = false
  private let table: TableOfNode
  private let rows = TableRows()

  /// Makes a table of a style.
  public init(style: UITableView.Style) {
    table = TableOfNode(frame: .zero, style: style)
    super.init()
    connect()
  }

  /// Makes a plain table.
  public override convenience init() { self.init(style: .plain) }
  override var list: UIScrollView { table }

  private func connect() {
    table.node = self
    rows.owner = self
    setViewBlock { [table] in table }
    table.dataSource = rows
    table.delegate = rows
  }

  /// The view of the table.
  public var view: UITableView {
    _ = ownView
    return table
  }

  /// The width of the table and any height.
  var sizeRangeOfRows: ASSizeRange { table.sizeRangeOfRows }

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
  /// Asks the data source for all rows again.
  open func insertRows(at _: [IndexPath], with _: UITableView.RowAnimation) { reloadData() }
  /// Asks the data source for all rows again.
  open func deleteRows(at _: [IndexPath], with _: UITableView.RowAnimation) { reloadData() }
  /// Asks the data source for all rows again.
  open func reloadRows(at _: [IndexPath], with _: UITableView.RowAnimation) { reloadData() }
  /// Asks the data source for all rows again.
  open func reloadSections(_: IndexSet, with _: UITableView.RowAnimation) { reloadData() }
  /// Asks the data source for all rows again.
  open func insertSections(_: IndexSet, with _: UITableView.RowAnimation) { reloadData() }
  /// Asks the data source for all rows again.
  open func deleteSections(_: IndexSet, with _: UITableView.RowAnimation) { reloadData() }
  /// Asks the data source for all rows again.
  open func moveRow(at _: IndexPath, to _: IndexPath) { reloadData() }
  /// Scrolls to a row: all rows are visible here.
  open func scrollToRow(at _: IndexPath, at _: UITableView.ScrollPosition, animated: Bool) {}
  /// The rows that are selected; `nil` where there is none.
  open var indexPathsForSelectedRows: [IndexPath]? { table.indexPathsForSelectedRows }
  /// The rows that are visible: all of them.
  open func indexPathsForVisibleRows() -> [IndexPath] { rows.cells.inOrder.map(\.indexPath) }
  /// The row at a point after a layout; `nil` where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { table.indexPathForRow(at: point) }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableNode(self, numberOfRowsInSection: section) ?? 0
  }
  /// The cell of a row after a layout; `nil` where there is none.
  open func nodeForRow(at indexPath: IndexPath) -> ASCellNode? { rows.cells[indexPath] }
  /// The index path of a cell after a layout; `nil` where there is none.
  open func indexPath(for node: ASCellNode) -> IndexPath? { rows.cells.indexPath(of: node) }
  /// The rectangle of a row after a layout, in points; empty where there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { table.rectForRow(at: indexPath) }
  /// The cells of all rows, which are all visible here.
  open var visibleNodes: [ASCellNode] { rows.cells.inOrder.map(\.node) }
  /// The first row that is selected; `nil` where there is none.
  open var indexPathForSelectedRow: IndexPath? { table.indexPathForSelectedRow }
  /// Selects a row; no row for `nil`.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    table.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Selects a row no longer.
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
  /// The width of the table and any height.
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

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    owner?.numberOfRows(inSection: section) ?? 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    guard let owner, let dataSource = owner.dataSource else { return cell }
    let node =
      cells[indexPath] ?? dataSource.tableNode(owner, nodeBlockForRowAt: indexPath)()
    cells.add(node, at: indexPath)
    let range =
      owner.delegate?.tableNode(owner, constrainedSizeForRowAt: indexPath) ?? owner.sizeRangeOfRows
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
