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
    let places = [relation.left, relation.right].compactMap { $0?.end }
    let isMirrored = frames.isMirrored(places)
    guard let left = length(relation.left, in: frames, isMirrored: isMirrored) else { return nil }
    var difference = left - relation.constant
    if let side = relation.right {
      guard let right = length(side, in: frames, isMirrored: isMirrored) else { return nil }
      difference = difference - relation.multiplier * right
    }
    return difference
  }

  private static func length(
    _ length: PromisedRule.Length, in frames: MovingFrames, isMirrored: Bool
  ) -> AffineLength? {
    if length.end.attribute.isSize {
      return frames.length(length.end.attribute.axis, of: length.end.element)
    }
    guard let start = length.start else {
      return frames.position(length.end, within: length.origin, isMirrored: isMirrored)
    }
    let isMirrored = frames.isMirrored([start, length.end])
    guard let first = frames.position(start, within: length.origin, isMirrored: isMirrored),
      let second = frames.position(length.end, within: length.origin, isMirrored: isMirrored)
    else { return nil }
    return second - first
  }
}

extension MovingFrames {
  /// Whether positions are measured from the right, as constraints do where reading begins there and
  /// nothing says left or right.
  fileprivate func isMirrored(_ places: [PromisedRule.Place]) -> Bool {
    readsRightToLeft
      && places.allSatisfy {
        $0.attribute.axis == .horizontal && !$0.attribute.isSize && $0.attribute != .left
          && $0.attribute != .right
      }
  }

  /// A position in the coordinates of an element around it.
  fileprivate func position(
    _ place: PromisedRule.Place, within origin: String, isMirrored: Bool
  ) -> AffineLength? {
    guard let own = edges(of: place.element), let around = edges(of: origin) else { return nil }
    let start = place.attribute.axis == .horizontal ? 0 : 1
    let position: AffineLength
    switch place.attribute.physical(readsRightToLeft: readsRightToLeft) {
    case .left, .top: position = own[start]
    case .right, .bottom: position = own[start + 2]
    default: position = 0.5 * (own[start] + own[start + 2])
    }
    return isMirrored ? around[2] - position : position - around[start]
  }
}
