import Geometry

/// Inequalities that limit an edge from the wrong side.
extension ConstraintSystem {
  /// One warning for each edge that is limited by an inequality such as a margin inside the
  /// superview, but from outside, while the opposite edge has the same inequality, with the
  /// distance inwards as well, from inside.
  ///
  /// `edges.lessThanOrEqualToSuperview().inset(8)` makes such pairs: SnapKit turns the sign at the
  /// far edges, but not the relation. There is no warning if another constraint of the author's
  /// limits the edge from inside: both together are a range. Linear except for the depth of items.
  func wrongWayBoundWarnings() -> [LintWarning] {
    let tree = ItemTree(self)
    let written = writtenConstraints
    var margins: [EdgeBound.Margin: EdgeBound] = [:]
    for index in written where constraints[index].relation != .equal {
      for bound in EdgeBound.bounds(of: constraints[index], at: index) {
        if let margin = bound.margin(in: tree) { margins[margin] = bound }
      }
    }
    let outside = margins.filter { !$1.isFromInside && margins[$0.opposite] != nil }
    guard !outside.isEmpty else { return [] }
    let bounds = written.flatMap { EdgeBound.bounds(of: constraints[$0], at: $0) }
    let heldFromInside = Set(bounds.filter { $0.isFromInside }.map { $0.physicalEdge(in: tree) })
    return outside.compactMap { margin, bound in
      guard !heldFromInside.contains(bound.physicalEdge(in: tree)),
        let other = margins[margin.opposite]
      else { return nil }
      var form = constraints[bound.index]
      form.relation = form.relation.reversed
      return LintWarning(
        index: bound.index, related: [other.index],
        problem: .boundFromOutside(
          item: items[bound.edge.item].name, edge: bound.edge.attribute),
        betterForm: text(of: form))
    }
  }
}

/// A constraint as a condition on one edge: `edge relation other + constant`.
private struct EdgeBound {
  let index: Int
  let edge: Constraint.Anchor
  let relation: Constraint.Relation
  let other: Constraint.Anchor
  let constant: Double
  let priority: Double

  /// A margin at one edge of an item inside another.
  struct Margin: Hashable {
    let item: Int
    let superview: Int
    var edge: Constraint.Attribute
    let relation: Constraint.Relation
    let distance: Double
    let priority: Double

    /// The same margin at the opposite edge.
    var opposite: Margin {
      var margin = self
      margin.edge = edge.oppositeEdge ?? edge
      return margin
    }
  }

  /// The constraint read from either side; only for edges, and only with a multiplier of 1.
  static func bounds(of constraint: Constraint, at index: Int) -> [EdgeBound] {
    guard let second = constraint.second, constraint.multiplier == 1, !constraint.first.isSize
    else { return [] }
    return [
      EdgeBound(
        index: index, edge: constraint.first, relation: constraint.relation, other: second,
        constant: constraint.constant, priority: constraint.priority),
      EdgeBound(
        index: index, edge: second, relation: constraint.relation.reversed, other: constraint.first,
        constant: -constraint.constant, priority: constraint.priority),
    ].filter { $0.edge.guide == nil && $0.edge.attribute.oppositeEdge != nil }
  }

  /// Whether it keeps the edge from moving further outwards.
  var isFromInside: Bool {
    relation != (edge.attribute.isFarEdge ? .greaterThanOrEqual : .lessThanOrEqual)
  }

  /// The edge with left or right instead of leading or trailing, in its superview's direction.
  func physicalEdge(in tree: ItemTree) -> Constraint.Anchor {
    var edge = edge
    edge.attribute = edge.attribute
      .physical(readsRightToLeft: tree[tree[edge.item].parent].readsRightToLeft)
    return edge
  }

  /// The margin of the constraint, if it is an inequality with the same edge of an item around this
  /// one, or of its guide, and the constant goes inwards; else `nil`.
  func margin(in tree: ItemTree) -> Margin? {
    let distance = edge.attribute.isFarEdge ? -constant : constant
    guard relation != .equal, distance >= 0, edge.item != other.item,
      other.attribute.withoutMargin == edge.attribute,
      tree.closestCommonAncestor(edge.item, other.item) == other.item
    else { return nil }
    return Margin(
      item: edge.item, superview: other.item, edge: edge.attribute, relation: relation,
      distance: distance, priority: priority)
  }
}
