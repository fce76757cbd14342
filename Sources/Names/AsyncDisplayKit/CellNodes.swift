/// The cells of a table or a collection that were made since its data were loaded.
struct CellNodes {
  private var nodes: [IndexPath: ASCellNode] = [:]
  /// Keeps a cell, which learns where it is.
  mutating func add(_ node: ASCellNode, at indexPath: IndexPath) {
    node.indexPath = indexPath
    nodes[indexPath] = node
  }
  subscript(indexPath: IndexPath) -> ASCellNode? { nodes[indexPath] }
  func indexPath(of node: ASCellNode) -> IndexPath? { nodes.first { $0.value === node }?.key }
  /// The cells with their index paths, in order.
  var inOrder: [(indexPath: IndexPath, node: ASCellNode)] {
    nodes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
