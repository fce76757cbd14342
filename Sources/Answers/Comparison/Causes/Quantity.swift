import Geometry
import LayoutConstraints
import Reasons

/// The quantity that a constraint and the spec have different values for.
///
/// For `chevron.leading == value.trailing + 8` that is the gap, `value.trailing to
/// chevron.leading`: 12 in the spec and 8 by the constraint.
struct Quantity {
  /// The quantity by its name.
  let name: String
  /// Its value in the spec's layout, in points.
  let spec: Double
  /// The constraint's value.
  let constraints: Cause.Bound

  private init(_ name: String, spec: Double, constraints: Cause.Bound) {
    self.name = name
    self.spec = spec
    self.constraints = constraints
  }

  /// The quantity of the constraint at `index`; `nil` where the spec has no such value.
  init?(of index: Int, in both: BothLayouts) {
    guard let reading = both.readings[index] else { return nil }
    let constraint = both.system.constraints[index]
    let bound: Cause.Bound.Relation =
      switch constraint.relation {
      case .equal: .exactly
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    let constant = constraint.constant
    let spec = constant + reading.excess
    guard let second = constraint.second else {
      self.init(
        both.names.name(of: constraint.first), spec: spec,
        constraints: Cause.Bound(bound, constant))
      return
    }
    let isGap =
      constraint.multiplier == 1 && !constraint.first.isSize && constant != 0
      && spec * constant >= 0 && reading.unknownItems.isEmpty
    if isGap {
      let ends = constant > 0 ? [second, constraint.first] : [constraint.first, second]
      self.init(
        ends.map(both.names.name(of:)).joined(separator: " to "), spec: abs(spec),
        constraints: Cause.Bound(constant > 0 ? bound : bound.opposite, abs(constant)))
      return
    }
    self.init(differingSideOf: constraint, reading, bound, in: both)
  }

  /// The side of a constraint that has different values in both layouts, and what the other side
  /// makes of it in the spec; where both sides differ, the first with its values in both layouts.
  private init?(
    differingSideOf constraint: Constraint, _ reading: ConditionReading,
    _ bound: Cause.Bound.Relation,
    in both: BothLayouts
  ) {
    guard let values = both.values(of: constraint.first) else { return nil }
    let name = both.names.name(of: constraint.first)
    let second = constraint.second.flatMap { both.isDifferent($0) ? $0 : nil }
    // Where both sides differ, as in a cycle, what the constraint makes of the spec is in no layout.
    if second != nil, both.isDifferent(constraint.first) {
      self.init(name, spec: values.spec, constraints: Cause.Bound(.exactly, values.constraints))
      return
    }
    let excess = Self.isMirrored(constraint, in: both) ? -reading.excess : reading.excess
    if let second, constraint.multiplier > 0,
      let other = both.values(of: second)?.spec
    {
      self.init(
        both.names.name(of: second), spec: other,
        constraints: Cause.Bound(bound.opposite, other + excess / constraint.multiplier))
      return
    }
    self.init(
      name, spec: values.spec, constraints: Cause.Bound(bound, values.spec - excess))
  }

  /// Whether a constraint measures from the right side towards the left.
  private static func isMirrored(_ constraint: Constraint, in both: BothLayouts) -> Bool {
    constraint.places.allSatisfy { place in
      place.attribute.axis == .horizontal && !place.isSize
        && (place.attribute.followsDirection || place.attribute.withoutMargin == .centerX)
    } && both.names.layout.readsRightToLeft(around: constraint.first.item)
  }
}

extension Cause.Bound.Relation {
  /// The relation for the other side of a constraint.
  fileprivate var opposite: Self {
    switch self {
    case .exactly: .exactly
    case .atMost: .atLeast
    case .atLeast: .atMost
    }
  }
}
