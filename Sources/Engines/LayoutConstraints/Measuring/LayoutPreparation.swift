import Geometry

/// What layouts of one system have in common, whatever the container.
struct LayoutPreparation {
  let rounding: Rounding
  /// What was measured before anything is laid out.
  var measuring: Measuring
  /// What a layout tells the frames of.
  let views: Views

  /// The views but for the container, in the order of the system.
  struct Views {
    var indices: [Int] = []
    var names: [String] = []

    init(_ items: [ConstraintItem]) {
      indices.reserveCapacity(items.count)
      names.reserveCapacity(items.count)
      for index in items.indices.dropFirst() where items[index].isView {
        indices.append(index)
        names.append(items[index].name)
      }
    }
  }

  var system: ConstraintSystem { tree.system }
  /// Who is inside whom.
  var tree: ItemTree { measuring.tree }

  /// Throws if the scale, a bar or a measured size is out of range.
  init(_ system: ConstraintSystem, rounding: Rounding) throws(ConstraintError) {
    if case .pixels(let scale) = rounding, !(scale > 0 && scale.isFinite) {
      throw .invalidScale(scale)
    }
    try system.checkSafeArea()
    self.rounding = rounding
    views = Views(system.items)
    let tree = ItemTree(system)
    measuring = Measuring(
      tree: tree, contents: try ContentSizes(of: system.items, rounding: rounding),
      guides: GuideInsets(tree))
  }
}

extension LayoutPreparation {
  /// Takes a system with the same items in the same places, but other contents or constraints.
  mutating func change(to system: ConstraintSystem) {
    measuring.tree = ItemTree(tree, of: system)
  }

  /// Finds the guides that constraints refer to now.
  mutating func findGuides() {
    measuring.guides = GuideInsets(tree)
  }
}

extension ConstraintSystem {
  /// Throws if a bar reaches out of the container or is too large.
  fileprivate func checkSafeArea() throws(ConstraintError) {
    let safe = safeAreaInsets
    for inset in [safe.top, safe.left, safe.bottom, safe.right]
    where !(0...Constraint.largestLength).contains(inset) {
      throw .safeAreaOutOfRange(inset: inset)
    }
  }
}
