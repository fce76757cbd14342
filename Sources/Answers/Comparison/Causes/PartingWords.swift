import Geometry
import LayoutConstraints
import LayoutSpecs

/// Says what parts two layouts, with what both make of it.
struct PartingWords {
  let search: PartingSearch

  private var words: ConditionWords { search.words }

  /// A sentence, and the values in it, if it has any.
  typealias Told = (sentence: String, values: CauseValues?)

  /// What a constraint says, and what the spec makes of the same: `value.trailing to chevron.leading
  /// is 12 in the spec and 8 by line 32: '…'`.
  func broken(_ index: Int) -> Told {
    let rule = words.words(.constraint(index))
    guard let (quantity, spec, own) = quantity(of: index) else {
      return ("the spec does not do what \(rule) says", nil)
    }
    if let reading = search.readings[index], !search.isBroken(reading) {
      return (
        "\(quantity) is \(search.inSpec(spec)), and pushed as far as \(rule) lets it",
        CauseValues(quantity: quantity, spec: spec)
      )
    }
    return (
      "\(quantity) is \(search.inSpec(spec)) and \(own) by \(rule)",
      CauseValues(quantity: quantity, spec: spec, constraints: own)
    )
  }

  /// What the spec and a constraint have different values for, and these.
  private func quantity(of index: Int) -> (name: String, spec: Double, own: String)? {
    let constraint = words.system.constraints[index]
    guard let reading = search.readings[index] else { return nil }
    let bound =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: "at most "
      case .greaterThanOrEqual: "at least "
      }
    let said = constraint.constant
    let spec = said + reading.excess
    guard let second = constraint.second else {
      return (name(constraint.first), spec, bound + said.points)
    }
    let isGap =
      constraint.multiplier == 1 && !constraint.first.isSize && said != 0 && spec * said >= 0
      && reading.unknownItems.isEmpty
    if isGap {
      let ends = said > 0 ? [second, constraint.first] : [constraint.first, second]
      return (
        "\(name(ends[0])) to \(name(ends[1]))", abs(spec),
        (said > 0 ? bound : opposite(bound)) + abs(said).points
      )
    }
    return place(of: constraint, reading, bound)
  }

  /// The side of a constraint that both layouts disagree about, and what the other side makes of it
  /// in the spec.
  private func place(
    of constraint: Constraint, _ reading: ConditionReading, _ bound: String
  ) -> (name: String, spec: Double, own: String)? {
    guard let value = search.values(of: constraint.first)?.spec else { return nil }
    let excess = isMirrored(constraint) ? -reading.excess : reading.excess
    if let second = constraint.second, !search.isDifferent(constraint.first),
      search.isDifferent(second), constraint.multiplier > 0,
      let other = search.values(of: second)?.spec
    {
      return (
        name(second), other, opposite(bound) + (other + excess / constraint.multiplier).points
      )
    }
    return (name(constraint.first), value, bound + (value - excess).points)
  }

  /// The bound for the other side of a constraint.
  private func opposite(_ bound: String) -> String {
    ["at most ": "at least ", "at least ": "at most "][bound] ?? ""
  }

  /// Whether a constraint measures from the right side towards the left.
  private func isMirrored(_ constraint: Constraint) -> Bool {
    constraint.places.allSatisfy { place in
      place.attribute.axis == .horizontal && !place.isSize
        && (place.attribute.followsDirection || place.attribute.withoutMargin == .centerX)
    } && words.layout.readsRightToLeft(around: constraint.first.item)
  }

  func name(_ anchor: Constraint.Anchor) -> String {
    if let start = anchor.start { return "\(name(start)) to \(name(anchor.end))" }
    let guide = anchor.guide.map { "\($0.rawValue)." } ?? ""
    return "\(words.name(anchor.item)).\(guide)\(anchor.attribute.rawValue)"
  }

  /// Several constraints, one of which the spec cannot be doing.
  func hidden(_ indices: [Int]) -> String {
    let items = Set(indices.flatMap { search.readings[$0]?.unknownItems ?? [] }).sorted()
    let conditions = indices.map(LayoutCondition.constraint)
    return """
      \(words.places(of: conditions)) together say something else than the spec, which has no \
      \(items.map(words.name).listed)
      """
  }
}
