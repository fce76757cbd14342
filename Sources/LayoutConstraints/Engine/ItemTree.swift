/// Who is inside whom, prepared for questions that every constraint asks.
struct ItemTree: Sendable {
  /// The parent of each item; the container is its own.
  let parents: [Int]
  /// How many items each item is inside of; 0 for the container.
  let depths: [Int]
  /// All items, each after its parent.
  let parentsFirst: [Int]

  /// Linear in the number of items; any depth is fine.
  init(_ items: [ConstraintItem]) {
    let parents = items.map(\.parent)
    var depths = [Int?](repeating: nil, count: items.count)
    depths[ConstraintSystem.container] = 0
    var order = [ConstraintSystem.container]
    var path: [Int] = []
    for start in items.indices {
      var item = start
      while depths[item] == nil {
        path.append(item)
        item = parents[item]
      }
      var depth = depths[item] ?? 0
      while let next = path.popLast() {
        depth += 1
        depths[next] = depth
        order.append(next)
      }
    }
    self.parents = parents
    self.depths = depths.map { $0 ?? 0 }
    parentsFirst = order
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
