/// Constraints with left or right beside others with leading or trailing.
extension ConstraintSystem {
  /// One warning for each constraint with left or right of an item, except the container, for which
  /// another constraint uses leading or trailing; linear.
  func mixedSideWarnings() -> [LintWarning] {
    let written = writtenConstraints
    guard written.contains(where: { constraints[$0].hasPhysicalSide }) else { return [] }
    var directional: [Int: [Int]] = [:]
    for index in written {
      for place in constraints[index].places
      where place.attribute.followsDirection && place.item != Self.container {
        directional[place.item, default: []].append(index)
      }
    }
    guard !directional.isEmpty else { return [] }
    let tree = ItemTree(self)
    return written.compactMap { index in
      let physical = constraints[index].pairsOfPositions.filter { pair in
        pair.contains { $0.attribute.isPhysicalSide }
      }
      let related = Set(
        physical.joined().compactMap { directional[$0.item]?.first { $0 != index } })
      guard !related.isEmpty else { return nil }
      return LintWarning(
        index: index, related: related.sorted(), problem: .mixedSides,
        betterForm: directionalForm(of: constraints[index], tree: tree).map(text(of:)))
    }
  }

  /// The constraint with leading and trailing instead of left and right, equivalent in the present
  /// direction; `nil` if that takes more than one constraint.
  private func directionalForm(of constraint: Constraint, tree: ItemTree) -> Constraint? {
    var form = constraint
    guard !constraint.first.isSize else {
      form.first = directionalForm(ofLength: constraint.first, tree: tree)
      form.second = constraint.second.map { directionalForm(ofLength: $0, tree: tree) }
      return form
    }
    guard let second = constraint.second else { return nil }
    let ancestor = tree.closestCommonAncestor(constraint.first.item, second.item)
    let readsRightToLeft = tree[ancestor].readsRightToLeft
    form.first.attribute = constraint.first.attribute
      .directional(readsRightToLeft: readsRightToLeft)
    form.second?.attribute = second.attribute.directional(readsRightToLeft: readsRightToLeft)
    guard readsRightToLeft else { return form }
    // Measured from the right side, a distance to the right is against the reading direction; with
    // a multiplier other than 1 the width of the ancestor would be needed.
    guard constraint.multiplier == 1 else { return nil }
    form.relation = constraint.relation.reversed
    form.constant = -constraint.constant
    return form
  }

  /// A distance with leading and trailing instead of left and right; from right to left, its ends
  /// are swapped.
  private func directionalForm(
    ofLength anchor: Constraint.Anchor, tree: ItemTree
  ) -> Constraint.Anchor {
    guard var start = anchor.start, anchor.ends.contains(where: { $0.attribute.isPhysicalSide })
    else {
      return anchor
    }
    var end = anchor.end
    let ancestor = tree.closestCommonAncestor(start.item, end.item)
    let readsRightToLeft = tree[ancestor].readsRightToLeft
    start.attribute = start.attribute.directional(readsRightToLeft: readsRightToLeft)
    end.attribute = end.attribute.directional(readsRightToLeft: readsRightToLeft)
    return readsRightToLeft ? .distance(from: end, to: start) : .distance(from: start, to: end)
  }
}

extension Constraint {
  /// Whether left or right is among its attributes, be it of an end of a distance.
  var hasPhysicalSide: Bool { hasPlace { $0.attribute.isPhysicalSide } }
}
