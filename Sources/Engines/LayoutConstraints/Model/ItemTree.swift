import Geometry

/// Who is inside whom in a system, and how coordinates go from one to the other.
///
/// A class, since passes, programs and findings all hold it: one count for each of them rather than
/// one for each array.
final class ItemTree: Sendable {
  /// The system whose items these are.
  let system: ConstraintSystem
  private let nodes: [Node]
  /// All items, each after its parent.
  let parentsFirst: [Int]
  /// The content of each scroll view; empty where there is none.
  let contentLayoutGuides: [Int: Int]

  /// An item as far as coordinates go.
  struct Node {
    /// Its parent; the container is its own.
    var parent: Int
    /// How many items it is inside of; 0 for the container.
    var depth = -1
    /// Whether its contents are read from right to left.
    var readsRightToLeft = false
    /// How far its frame reaches beyond its alignment rectangle.
    var alignmentRectInsets: EdgeInsets
  }

  /// One item.
  subscript(item: Int) -> Node { nodes[item] }

  /// Linear in the number of items; any depth is fine.
  init(_ system: ConstraintSystem) {
    self.system = system
    // Item by item and field by field, since items carry words, which cost something to copy.
    let items = system.items
    var nodes: [Node] = []
    nodes.reserveCapacity(items.count)
    var contentLayoutGuides: [Int: Int] = [:]
    for index in items.indices {
      nodes.append(
        Node(parent: items[index].parent, alignmentRectInsets: items[index].alignmentRectInsets))
      if let content = items[index].contentLayoutGuide { contentLayoutGuides[index] = content }
    }
    nodes[ConstraintSystem.container].depth = 0
    nodes[ConstraintSystem.container].readsRightToLeft =
      items[ConstraintSystem.container].direction
      .map { $0 == .rightToLeft } ?? (system.direction == .rightToLeft)
    var order = [ConstraintSystem.container]
    order.reserveCapacity(items.count)
    var path: [Int] = []
    for start in items.indices {
      var item = start
      while nodes[item].depth < 0 {
        path.append(item)
        item = nodes[item].parent
      }
      while let next = path.popLast() {
        nodes[next].depth = nodes[item].depth + 1
        nodes[next].readsRightToLeft =
          items[next].direction.map { $0 == .rightToLeft } ?? nodes[item].readsRightToLeft
        order.append(next)
        item = next
      }
    }
    self.nodes = nodes
    parentsFirst = order
    self.contentLayoutGuides = contentLayoutGuides
  }

  /// The same tree of the items of another system, which are in the same places.
  init(_ tree: ItemTree, of system: ConstraintSystem) {
    self.system = system
    nodes = tree.nodes
    parentsFirst = tree.parentsFirst
    contentLayoutGuides = tree.contentLayoutGuides
  }

  /// The deepest item that is, or contains, both; linear in the distance.
  func closestCommonAncestor(_ first: Int, _ second: Int) -> Int {
    var first = first
    var second = second
    while first != second {
      if nodes[first].depth >= nodes[second].depth {
        first = nodes[first].parent
      } else {
        second = nodes[second].parent
      }
    }
    return first
  }
}
