import Geometry
import LayoutConstraints

/// The quantity that a constraint and the spec have different values for.
///
/// For `chevron.leading == value.trailing + 8` that is the gap, `value.trailing to
/// chevron.leading`: 12 in the spec and 8 by the constraint.
struct Quantity {
  /// The quantity in words.
  let name: String
  /// Its value in the spec's layout, in points.
  let spec: Double
  /// The constraint's value in points, with its bound: `8`, `at most 60`.
  let constraints: String

  private init(_ name: String, spec: Double, constraints: String) {
    self.name = name
    self.spec = spec
    self.constraints = constraints
  }

  /// The quantity of the constraint at `index`; `nil` where the spec has no such value.
  init?(of index: Int, in both: BothLayouts) {
    guard let reading = both.readings[index] else { return nil }
    let constraint = both.system.constraints[index]
    let bound =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: "at most "
      case .greaterThanOrEqual: "at least "
      }
    let constant = constraint.constant
    let spec = constant + reading.excess
    guard let second = constraint.second else {
      self.init(
        both.words.name(of: constraint.first), spec: spec, constraints: bound + constant.points)
      return
    }
    let isGap =
      constraint.multiplier == 1 && !constraint.first.isSize && constant != 0
      && spec * constant >= 0 && reading.unknownItems.isEmpty
    if isGap {
      let ends = constant > 0 ? [second, constraint.first] : [constraint.first, second]
      self.init(
        ends.map(both.words.name(of:)).joined(separator: " to "), spec: abs(spec),
        constraints: (constant > 0 ? bound : Self.opposite(bound)) + abs(constant).points)
      return
    }
    self.init(differingSideOf: constraint, reading, bound, in: both)
  }

  /// The side of a constraint that has different values in both layouts, and what the other side
  /// makes of it in the spec; where both sides differ, the first with its values in both layouts.
  private init?(
    differingSideOf constraint: Constraint, _ reading: ConditionReading, _ bound: String,
    in both: BothLayouts
  ) {
    guard let values = both.values(of: constraint.first) else { return nil }
    let name = both.words.name(of: constraint.first)
    let second = constraint.second.flatMap { both.isDifferent($0) ? $0 : nil }
    // Where both sides differ, as in a cycle, what the constraint makes of the spec is in no layout.
    if second != nil, both.isDifferent(constraint.first) {
      self.init(name, spec: values.spec, constraints: values.constraints.points)
      return
    }
    let excess = Self.isMirrored(constraint, in: both) ? -reading.excess : reading.excess
    if let second, constraint.multiplier > 0,
      let other = both.values(of: second)?.spec
    {
      self.init(
        both.words.name(of: second), spec: other,
        constraints: Self.opposite(bound) + (other + excess / constraint.multiplier).points)
      return
    }
    self.init(
      name, spec: values.spec, constraints: bound + (values.spec - excess).points)
  }

  /// The bound for the other side of a constraint.
  private static func opposite(_ bound: String) -> String {
    ["at most ": "at least ", "at least ": "at most "][bound] ?? ""
  }

  /// Whether a constraint measures from the right side towards the left.
  private static func isMirrored(_ constraint: Constraint, in both: BothLayouts) -> Bool {
    constraint.places.allSatisfy { place in
      place.attribute.axis == .horizontal && !place.isSize
        && (place.attribute.followsDirection || place.attribute.withoutMargin == .centerX)
    } && both.words.layout.readsRightToLeft(around: constraint.first.item)
  }
}
