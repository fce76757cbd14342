import Geometry

/// What layouts of one system have in common, whatever the container.
struct LayoutPreparation {
  let system: ConstraintSystem
  let rounding: Rounding
  /// What was measured before anything is laid out.
  let measuring: Measuring

  /// Who is inside whom.
  var tree: ItemTree { measuring.tree }

  /// Throws where the scale, a bar or a measured size is out of range.
  init(_ system: ConstraintSystem, rounding: Rounding) throws(ConstraintError) {
    if case .pixels(let scale) = rounding, !(scale > 0 && scale.isFinite) {
      throw .invalidScale(scale)
    }
    try system.checkSafeArea()
    self.system = system
    self.rounding = rounding
    let tree = ItemTree(system)
    measuring = Measuring(
      system: system, tree: tree, contents: try ContentSizes(of: system.items, rounding: rounding),
      guides: GuideInsets(of: system, tree: tree))
  }
}

extension ConstraintSystem {
  /// Throws where a bar reaches out of the container or is too large.
  fileprivate func checkSafeArea() throws(ConstraintError) {
    let safe = safeAreaInsets
    for inset in [safe.top, safe.left, safe.bottom, safe.right]
    where !(0...Constraint.largestLength).contains(inset) {
      throw .safeAreaOutOfRange(inset: inset)
    }
  }
}
