import Geometry

/// An item and everything inside it, as a system whose container is that item.
struct Subtree {
  /// The system; names are those of the whole system.
  var system: ConstraintSystem
  /// The index in the whole system of each constraint of `system`.
  private(set) var originals: [Int] = []

  /// Takes the active constraints among these items, except those of the item's autoresizing mask.
  ///
  /// Linear in the size of the whole system.
  init(of root: Int, in whole: ConstraintSystem) throws(ConstraintError) {
    let tree = ItemTree(whole)
    system = ConstraintSystem(containerName: whole.items[root].name)
    system.direction = tree[root].readsRightToLeft ? .rightToLeft : .leftToRight
    if root == ConstraintSystem.container { system.safeAreaInsets = whole.safeAreaInsets }
    let indices = try addItems(of: root, in: whole, tree)
    // The order of activation, and so of breaking constraints, is that of the whole.
    for index in whole.activations.indicesByActivation where whole.constraints[index].isActive {
      let constraint = whole.constraints[index]
      guard let copy = constraint.renumbered({ indices[$0] }) else { continue }
      if constraint.source == .autoresizingMask && constraint.first.item == root { continue }
      try system.add(copy)
      originals.append(index)
    }
  }

  /// Adds the item and all items inside it, in the order of the whole, and returns their new
  /// indices.
  private mutating func addItems(
    of root: Int, in whole: ConstraintSystem, _ tree: ItemTree
  ) throws(ConstraintError) -> [Int: Int] {
    var inside: Set<Int> = [root]
    for item in tree.parentsFirst where inside.contains(tree[item].parent) { inside.insert(item) }
    try system.updateItem(ConstraintSystem.container) { container in
      container = whole.items[root]
      container.parent = ConstraintSystem.container
    }
    var indices = [root: ConstraintSystem.container]
    for item in inside.sorted() where item != root {
      var copy = whole.items[item]
      copy.parent = ConstraintSystem.container
      indices[item] = try system.addItem(copy)
    }
    for (item, index) in indices {
      guard let content = whole.items[item].contentLayoutGuide else { continue }
      try system.updateItem(index) { $0.contentLayoutGuide = indices[content] }
    }
    for (item, index) in indices where item != root {
      if let parent = indices[tree[item].parent] { try system.place(index, in: parent) }
    }
    return indices
  }

  /// A missed constraint with its index in the whole; `nil` for one that only this system has.
  func original(_ missed: MissedConstraint) -> MissedConstraint? {
    guard originals.indices.contains(missed.index) else { return nil }
    return MissedConstraint(
      index: originals[missed.index], rule: missed.rule, origin: missed.origin,
      missedPoints: missed.missedPoints)
  }
}
