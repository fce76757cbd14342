import Geometry

/// Factors of positions that are 0.
extension ConstraintSystem {
  /// One warning for each constraint with a factor of the top, the left or the leading edge of the item
  /// in whose coordinates it is: that is where the coordinates begin.
  ///
  /// The opposite edge is what a factor is usually meant for: the bottom is as far from the top as the
  /// item is high. Linear except for the depth of items.
  func factorOfZeroWarnings() -> [LintWarning] {
    let written = writtenConstraints.filter { index in
      let second = constraints[index].second
      return constraints[index].multiplier != 1 && second?.isNearEdge == true
    }
    guard !written.isEmpty else { return [] }
    let tree = ItemTree(self)
    return written.compactMap { index in
      var form = constraints[index]
      guard let second = form.second, let opposite = second.attribute.oppositeEdge,
        form.first.item != second.item, tree.contentLayoutGuides[second.item] == nil,
        tree.closestCommonAncestor(form.first.item, second.item) == second.item,
        items[second.item].alignmentRectInsets == EdgeInsets()
      else { return nil }
      form.second?.attribute = opposite
      return LintWarning(
        index: index, related: [],
        problem: .factorOfZero(item: items[second.item].name, edge: second.attribute),
        betterForm: text(of: form))
    }
  }
}

extension Constraint.Anchor {
  /// Whether it is the edge of an item itself where an axis, or the reading direction, begins.
  fileprivate var isNearEdge: Bool {
    isPlain && attribute.oppositeEdge != nil && !attribute.isFarEdge
  }
}
