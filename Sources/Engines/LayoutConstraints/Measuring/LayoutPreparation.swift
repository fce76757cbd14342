import Geometry

/// The parts of a layout that do not depend on the container.
struct LayoutPreparation {
  let rounding: Rounding
  /// The measurements before the first pass.
  var measuring: Measuring
  /// The views whose frames a layout reports: all except the container, in the order of the system.
  let views: [Int]
  /// The names of `views`.
  let names: [String]

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
    views = system.items.indices.dropFirst().filter { system.items[$0].isView }
    names = views.map { system.items[$0].name }
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
