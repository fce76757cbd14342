import Geometry

/// Who is inside whom in a system, and how coordinates go from one to the other.
///
/// A class, since passes, programs and findings all hold it: one count for each of them rather than
/// one for each array.
final class ItemTree: Sendable {
  /// The system whose items these are.
  let system: ConstraintSystem
  /// The parent of each item; the container is its own.
  let parents: [Int]
  /// How many items each item is inside of; 0 for the container.
  let depths: [Int]
  /// All items, each after its parent.
  let parentsFirst: [Int]
  /// Whether the contents of each item are read from right to left.
  let readsRightToLeft: [Bool]
  /// How far the frame of each item reaches beyond its alignment rectangle.
  let alignmentRectInsets: [EdgeInsets]
  /// The content of each scroll view; empty where there is none.
  let contentLayoutGuides: [Int: Int]

  /// Linear in the number of items; any depth is fine.
  init(_ system: ConstraintSystem) {
    self.system = system
    // Item by item and field by field, since items carry words, which cost something to copy.
    let items = system.items
    var parents = [Int](repeating: 0, count: items.count)
    var alignmentRectInsets = [EdgeInsets](repeating: EdgeInsets(), count: items.count)
    var contentLayoutGuides: [Int: Int] = [:]
    for index in items.indices {
      parents[index] = items[index].parent
      alignmentRectInsets[index] = items[index].alignmentRectInsets
      if let content = items[index].contentLayoutGuide { contentLayoutGuides[index] = content }
    }
    var depths = [Int](repeating: -1, count: items.count)
    depths[ConstraintSystem.container] = 0
    var order = [ConstraintSystem.container]
    order.reserveCapacity(items.count)
    var path: [Int] = []
    for start in items.indices {
      var item = start
      while depths[item] < 0 {
        path.append(item)
        item = parents[item]
      }
      var depth = depths[item]
      while let next = path.popLast() {
        depth += 1
        depths[next] = depth
        order.append(next)
      }
    }
    self.parents = parents
    self.depths = depths
    parentsFirst = order
    var readsRightToLeft = [Bool](repeating: false, count: items.count)
    for item in order {
      let inherited =
        item == ConstraintSystem.container
        ? system.direction == .rightToLeft : readsRightToLeft[parents[item]]
      readsRightToLeft[item] = items[item].direction.map { $0 == .rightToLeft } ?? inherited
    }
    self.readsRightToLeft = readsRightToLeft
    self.alignmentRectInsets = alignmentRectInsets
    self.contentLayoutGuides = contentLayoutGuides
  }

  /// The deepest item that is, or contains, both; linear in the distance.
  func closestCommonAncestor(_ first: Int, _ second: Int) -> Int {
    var first = first
    var second = second
    while first != second {
      if depths[first] >= depths[second] {
        first = parents[first]
      } else {
        second = parents[second]
      }
    }
    return first
  }
}
