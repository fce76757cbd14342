/// Left and right where others say leading and trailing.
extension ConstraintSystem {
  /// One warning for each constraint with left or right of an item, other than the container, of
  /// which another constraint says leading or trailing; linear.
  func mixedSideWarnings() -> [LintWarning] {
    let written = writtenConstraints
    var directional: [Int: Int] = [:]
    for index in written {
      for anchor in constraints[index].anchors
      where anchor.attribute.followsDirection && anchor.item != Self.container {
        directional[anchor.item] = directional[anchor.item] ?? index
      }
    }
    guard !directional.isEmpty else { return [] }
    let tree = ItemTree(self)
    return written.compactMap { index in
      let anchors = constraints[index].anchors
      guard anchors.contains(where: \.attribute.isPhysicalSide) else { return nil }
      let related = Set(anchors.compactMap { directional[$0.item] })
      guard !related.isEmpty else { return nil }
      return LintWarning(
        index: index, related: related.sorted(), problem: .mixedSides,
        betterForm: directionalForm(of: constraints[index], tree: tree).map(text(of:)))
    }
  }

  /// The constraint with leading and trailing instead of left and right, which means the same in
  /// the present direction; `nil` where that takes more than one constraint.
  private func directionalForm(of constraint: Constraint, tree: ItemTree) -> Constraint? {
    guard let second = constraint.second else { return nil }
    var form = constraint
    let ancestor = tree.closestCommonAncestor(constraint.first.item, second.item)
    let readsRightToLeft = tree.readsRightToLeft[ancestor]
    form.first.attribute = constraint.first.attribute
      .directional(readsRightToLeft: readsRightToLeft)
    form.second?.attribute = second.attribute.directional(readsRightToLeft: readsRightToLeft)
    guard readsRightToLeft else { return form }
    // Measured from the right side, a distance to the right is one against the reading direction;
    // with another multiplier than 1 the width of the ancestor would come in.
    guard constraint.multiplier == 1 else { return nil }
    form.relation = constraint.relation.turned
    form.constant = -constraint.constant
    return form
  }
}
