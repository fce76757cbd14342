import Geometry

/// The parts of a layout that do not depend on the container.
struct LayoutPreparation {
  let rounding: Rounding
  /// The measurements before the first pass.
  var measuring: Measuring
  /// The views whose frames a layout reports.
  let views: Views

  /// The views except the container, in the order of the system.
  struct Views {
    private(set) var names: [String] = []
    /// Whether all items but the container are views.
    let areAllItems: Bool
    /// The items that are views; empty if all are.
    private let indices: [Int]

    init(_ items: [ConstraintItem]) {
      names.reserveCapacity(items.count)
      for index in items.indices.dropFirst() where items[index].isView {
        names.append(items[index].name)
      }
      areAllItems = names.count == items.count - 1
      indices = areAllItems ? [] : items.indices.dropFirst().filter { items[$0].isView }
    }

    /// The item at one place among the views.
    func item(at place: Int) -> Int { areAllItems ? place + 1 : indices[place] }
  }

  var system: ConstraintSystem { tree.system }
  /// The hierarchy of the items.
  var tree: ItemTree { measuring.tree }

  /// Throws if the scale, a bar or a measured size is out of range.
  init(_ system: ConstraintSystem, rounding: Rounding) throws(ConstraintError) {
    if case .pixels(let scale) = rounding, !(scale > 0 && scale.isFinite) {
      throw .invalidScale(scale)
    }
    try system.checkSafeArea()
    let tree = ItemTree(system)
    let contents = try ContentSizes(of: tree.system.items, rounding: rounding)
    self.rounding = rounding
    views = Views(tree.system.items)
    measuring = Measuring(tree: tree, contents: contents, guides: GuideInsets(tree))
  }
}

extension ConstraintSystem {
  /// Throws if a bar covers a negative length of the container, or too large a one.
  fileprivate func checkSafeArea() throws(ConstraintError) {
    for inset in safeAreaInsets.sides where !(0...Constraint.largestLength).contains(inset) {
      throw .safeAreaOutOfRange(inset: inset)
    }
  }
}
