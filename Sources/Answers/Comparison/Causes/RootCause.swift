package import Geometry
package import LayoutConstraints

/// The first point on the way to an edge at which the two notations disagree, rather than what only
/// passes the difference on.
///
/// Items and constraints are indices into the constraint system, nodes into the spec's tree.
package enum RootCause: Hashable {
  /// The spec's layout violates these constraints: one of them, or several that refer to an item
  /// that the spec does not have, so that the search cannot decide between them.
  case constraints([Int])
  /// The container has a self-sizing height, which is as small as possible, and the spec's is not.
  case selfSizingHeight
  /// Only the item's content determines a size that the spec sets to another value.
  case content(item: Int, axis: Axis)
  /// Text wraps at another available width, which these constraints limit.
  case wrapping(item: Int, width: Double, bounds: [Int])
  /// Text of width 0 in the spec has no height there.
  case noWidth(item: Int)
  /// The spec misses the first condition by more than the constraints do. In exchange these miss the
  /// second one, whose priority is lower.
  case priorities(LayoutCondition, over: LayoutCondition)
  /// The constraints leave the value ambiguous: nothing determines it.
  case unconstrained(item: Int, axis: Axis)
  /// The constraints leave the value ambiguous: conditions of one priority compete.
  case tie(item: Int, axis: Axis)
  /// Both values are equal before rounding, and a stack of the spec gave out shares in whole points.
  case wholePoints(node: Int)
  /// Both values are equal before rounding.
  case rounding

  /// The items that it is about, by index.
  func items(in both: BothLayouts) -> [Int] {
    switch self {
    case .constraints(let indices):
      indices.flatMap { both.system.constraints[$0].places }.filter(both.isDifferent).map {
        $0.item
      }
    case .content(let item, _), .unconstrained(let item, _), .tie(let item, _),
      .wrapping(let item, _, _), .noWidth(let item):
      [item]
    case .priorities(let decider, let loser):
      [decider, loser].flatMap { $0.items(in: both.system) }
    case .selfSizingHeight: [ConstraintSystem.container]
    case .wholePoints, .rounding: []
    }
  }

  /// The place whose value it sets, if it sets one.
  ///
  /// A constraint starts from a place that is the same in both layouts, so it sets the other one.
  package func place(in both: BothLayouts) -> Constraint.Anchor? {
    switch self {
    case .constraints(let indices):
      indices.count == 1
        ? both.system.constraints[indices[0]].places.first(where: both.isDifferent) : nil
    case .content(let item, let axis):
      Constraint.Anchor(item: item, attribute: .size(along: axis))
    case .wrapping(let item, _, _): Constraint.Anchor(item: item, attribute: .width)
    case .noWidth(let item): Constraint.Anchor(item: item, attribute: .height)
    case .selfSizingHeight:
      Constraint.Anchor(item: ConstraintSystem.container, attribute: .height)
    case .priorities, .unconstrained, .tie, .wholePoints, .rounding: nil
    }
  }

  /// Whether the constraints leave the value ambiguous.
  var isAmbiguity: Bool {
    switch self {
    case .tie, .unconstrained: true
    default: false
    }
  }
}

extension LayoutCondition {
  fileprivate func items(in system: ConstraintSystem) -> [Int] {
    switch self {
    case .constraint(let index): system.constraints[index].places.map { $0.item }
    case .hugging(let item, _), .compressionResistance(let item, _): [item]
    default: []
    }
  }
}
