import AffineGeometry
import Comparison
import Geometry
import LayoutConstraints
import Layouts
import Scenarios

/// The conditions of a rule that is read as a check.
enum RuleConditions {
  /// The rule is satisfied: each side that it limits, in the coordinates that constraints have.
  static func all(of rule: PromisedRule) -> [Condition] {
    rule.relations.flatMap { relation in
      let axis = relation.left.end.attribute.axis
      let signs: [Double] =
        switch relation.sign {
        case .greaterThanOrEqual: [-1]
        case .lessThanOrEqual: [1]
        case .equal: [1, -1]
        }
      return signs.map { sign in
        Condition(PromiseBreach(.missed, rule.elements, axis: axis, rule: rule.text)) { frames in
          difference(relation, in: frames).map { [Excess(sign * $0, axis)] }
        }
      }
    }
  }

  /// The left side minus the right one; `nil` where an element has no frame.
  private static func difference(
    _ relation: PromisedRule.Relation, in frames: MovingFrames
  ) -> AffineLength? {
    var difference = AffineLength(-relation.constant)
    for term in relation.terms(readsRightToLeft: frames.readsRightToLeft) {
      guard let edges = frames.edges(of: term.element) else { return nil }
      difference += term.factor * edges[term.edge]
    }
    return difference
  }
}
