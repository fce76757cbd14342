import Geometry

/// Inequalities that hold an edge from the wrong side.
extension ConstraintSystem {
  /// One warning for each edge that is held by an inequality such as a margin inside the superview
  /// would be, but from outside, where the opposite edge has the same inequality, the distance
  /// inwards as well, from inside.
  ///
  /// `edges.lessThanOrEqualToSuperview().inset(8)` makes such pairs: SnapKit turns the sign at the
  /// far edges, and not the relation. An edge that anything else of an author's holds from inside is
  /// left alone: both together are a range. Linear but for the depth of items.
  func wrongWayBoundWarnings() -> [LintWarning] {
    let tree = ItemTree(self)
    let bounds = writtenConstraints.flatMap { EdgeBound.bounds(of: constraints[$0], at: $0) }
    let heldFromInside = Set(bounds.filter(\.isFromInside).map { $0.physicalEdge(in: tree) })
    var margins: [EdgeBound.Margin: EdgeBound] = [:]
    for bound in bounds {
      if let margin = bound.margin(in: tree) { margins[margin] = bound }
    }
    return margins.compactMap { margin, bound in
      guard !bound.isFromInside, !heldFromInside.contains(bound.physicalEdge(in: tree)),
        let other = margins[margin.opposite]
      else { return nil }
      var form = constraints[bound.index]
      form.relation = form.relation.turned
      return LintWarning(
        index: bound.index, related: [other.index],
        problem: .boundFromOutside(
          item: items[bound.edge.item].name, edge: bound.edge.attribute),
        betterForm: text(of: form))
    }
  }
}

/// A constraint read as what it says of one edge: `edge relation other + constant`.
private struct EdgeBound {
  let index: Int
  let edge: Constraint.Anchor
  let relation: Constraint.Relation
  let other: Constraint.Anchor
  let constant: Double
  let priority: Double

  /// A margin at one edge of an item in one that it is inside of.
  struct Margin: Hashable {
    let item: Int
    let superview: Int
    var edge: Constraint.Attribute
    let relation: Constraint.Relation
    let distance: Double
    let priority: Double

    /// The same at the opposite edge.
    var opposite: Margin {
      var margin = self
      margin.edge = edge.oppositeEdge ?? edge
      return margin
    }
  }

  /// The constraint read from either side; only edges, and only with a multiplier of 1.
  static func bounds(of constraint: Constraint, at index: Int) -> [EdgeBound] {
    guard let second = constraint.second, constraint.multiplier == 1, !constraint.first.isSize
    else { return [] }
    return [
      EdgeBound(
        index: index, edge: constraint.first, relation: constraint.relation, other: second,
        constant: constraint.constant, priority: constraint.priority),
      EdgeBound(
        index: index, edge: second, relation: constraint.relation.turned, other: constraint.first,
        constant: -constraint.constant, priority: constraint.priority),
    ].filter { $0.edge.guide == nil && $0.edge.attribute.oppositeEdge != nil }
  }

  /// Whether it keeps the edge from going any further outwards.
  var isFromInside: Bool {
    relation != (edge.attribute.isFarEdge ? .greaterThanOrEqual : .lessThanOrEqual)
  }

  /// The edge, as left or right where it is leading or trailing of its superview's direction.
  func physicalEdge(in tree: ItemTree) -> Constraint.Anchor {
    var edge = edge
    edge.attribute = edge.attribute
      .physical(readsRightToLeft: tree[tree[edge.item].parent].readsRightToLeft)
    return edge
  }

  /// The margin that this is, if it is an inequality with the same edge of an item around this one,
  /// or of a guide of it, and the constant goes inwards.
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
