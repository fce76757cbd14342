/// Insets where a gap was intended.
extension ConstraintSystem {
  /// One warning for each constraint from an inset towards the opposite edge of an item beside the
  /// first one, whose sign makes the two overlap; linear except for the depth of items.
  ///
  /// SnapKit takes the sign from the edge that is referred to, so that the end of one item becomes
  /// the start of the next plus the inset.
  func overlappingInsetWarnings() -> [LintWarning] {
    let tree = ItemTree(self)
    return writtenConstraints.compactMap { index in
      let constraint = constraints[index]
      guard constraint.isInset, let second = constraint.second, constraint.multiplier == 1,
        !constraint.first.isSize
      else { return nil }
      let edge = constraint.first.attribute.withoutMargin
      guard second.attribute.withoutMargin == edge.oppositeEdge,
        edge.isFarEdge ? constraint.constant > 0 : constraint.constant < 0
      else { return nil }
      let items = [constraint.first.item, second.item]
      let ancestor = tree.closestCommonAncestor(items[0], items[1])
      guard !items.contains(ancestor) else { return nil }
      var form = constraint
      form.constant = -constraint.constant
      return LintWarning(
        index: index, related: [],
        problem: .overlappingInset(points: constraint.constant.magnitude),
        betterForm: text(of: form))
    }
  }
}
