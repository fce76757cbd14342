import Geometry

/// The hierarchy of a system's items, and how coordinates convert between them.
///
/// A class, since passes, programs and findings all keep it: copying it costs one reference count
/// rather than one for each array.
final class ItemTree: Sendable {
  /// The system whose items these are.
  let system: ConstraintSystem
  private let nodes: [Node]
  /// All items, each after its parent.
  let parentsFirst: [Int]
  /// The item of each scroll view's content, by the scroll view; empty without scroll views.
  let contentLayoutGuides: [Int: Int]
  /// Whether coordinates convert by adding origins alone: nothing is read from right to left, no
  /// frame extends beyond its alignment rectangle, and there are no scroll views.
  let isPlain: Bool

  /// The facts about an item that coordinates depend on.
  struct Node {
    /// The parent; the container is its own.
    var parent: Int
    /// The number of items around it; 0 for the container.
    var depth = -1
    /// Whether its contents are read from right to left.
    var readsRightToLeft = false
    /// How far its frame extends beyond its alignment rectangle.
    var alignmentRectInsets: EdgeInsets
  }

  /// One item.
  subscript(item: Int) -> Node { nodes[item] }

  /// Linear in the number of items, at any depth.
  init(_ system: ConstraintSystem) {
    // Item by item and field by field: an item has strings, and copying them costs time.
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
    var order: [Int] = []
    order.reserveCapacity(items.count)
    order.append(ConstraintSystem.container)
    var path: [Int] = []
    var isPlain = contentLayoutGuides.isEmpty && !nodes[ConstraintSystem.container].readsRightToLeft
    for start in items.indices {
      var item = start
      if nodes[item].alignmentRectInsets != EdgeInsets() { isPlain = false }
      while nodes[item].depth < 0 {
        path.append(item)
        item = nodes[item].parent
      }
      while let next = path.popLast() {
        nodes[next].depth = nodes[item].depth + 1
        nodes[next].readsRightToLeft =
          items[next].direction.map { $0 == .rightToLeft } ?? nodes[item].readsRightToLeft
        if nodes[next].readsRightToLeft { isPlain = false }
        order.append(next)
        item = next
      }
    }
    self.nodes = nodes
    parentsFirst = order
    self.contentLayoutGuides = contentLayoutGuides
    self.isPlain = isPlain
    // At the end: a copy for what comes before would count every owner of its arrays.
    self.system = system
  }

  /// The deepest item that is, or contains, both; linear in the distance.
  func closestCommonAncestor(_ first: Int, _ second: Int) -> Int {
    // An item and its parent, and two items in one: nearly all pairs.
    let parent = nodes[first].parent
    if parent == second || first != second && parent == nodes[second].parent { return parent }
    return distantCommonAncestor(first, second)
  }

  private func distantCommonAncestor(_ first: Int, _ second: Int) -> Int {
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
