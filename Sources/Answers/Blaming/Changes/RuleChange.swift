import Comparison
import LayoutConstraints
import ScenarioFiles
import Scenarios

/// A change of the rules of a constraint system that may be tried.
struct RuleChange: Hashable {
  /// The constraints that go, by their index: one, or all of one rule of the file.
  var removed: [Int] = []
  /// The constraints that come, the first ones in place of those that go.
  var added: [Constraint] = []

  static func replace(_ index: Int, by constraint: Constraint) -> RuleChange {
    RuleChange(removed: [index], added: [constraint])
  }

  /// The system after the change; throws where it has no such constraint.
  func applied(to system: ConstraintSystem) throws(ConstraintError) -> ConstraintSystem {
    var changed = system
    for (index, constraint) in zip(removed, added) {
      try changed.replace(index, by: constraint)
    }
    for index in removed.dropFirst(added.count) {
      try changed.setActive(false, ofConstraint: index)
    }
    for constraint in added.dropFirst(removed.count) { try changed.add(constraint) }
    return changed
  }
}

// The change by the rules of scenario files.
extension RuleChange {
  /// The change by the rules that its author knows.
  func fact(in system: ConstraintSystem) -> NotationChange {
    let (old, new) = (removed.map(system.text(ofConstraint:)), added.map(system.text))
    if old.isEmpty { return .add(rules: new) }
    return new.isEmpty ? .remove(rules: old) : .replace(rules: old, by: new)
  }

  /// The place in the file of the rule, or of an element that a new rule is about.
  func position(in scenario: Scenario, _ system: ConstraintSystem) -> SourcePosition? {
    if let index = removed.first { return scenario.placeOfRule(index)?.position }
    let names = added.flatMap { $0.places }.map { system.items[$0.item].name }
    return names.lazy.compactMap { name in
      scenario.elements.first { $0.name == name }?.position
    }.first
  }

  /// The edits of the file; `nil` where it cannot be edited.
  func edits(
    in scenario: Scenario, _ system: ConstraintSystem, _ editor: ScenarioEditor
  ) -> [TextEdit]? {
    guard let index = removed.first else { return editor.addingRules(added.map(system.text)) }
    guard let place = scenario.placeOfRule(index) else { return nil }
    let rules = scenario.rules(at: place).compactMap { rule -> String? in
      guard let number = removed.firstIndex(of: rule) else {
        return system.text(ofConstraint: rule)
      }
      return added.indices.contains(number) ? system.text(of: added[number]) : nil
    }
    return rules.isEmpty
      ? editor.removingRule(at: place.position)
      : editor.replacingRule(at: place.position, by: rules)
  }
}

extension Scenario {
  func placeOfRule(_ index: Int) -> RulePlace? {
    places.constraints.indices.contains(index) ? places.constraints[index] : nil
  }

  /// The constraints of the rule at a place: several for one in the visual format.
  func rules(at place: RulePlace) -> [Int] {
    places.constraints.indices.filter { places.constraints[$0].position == place.position }
  }
}

// How large the change is, so that a smaller one comes first.
extension RuleChange {
  /// The size: 1 for another constant, more for what authors get wrong less often.
  ///
  /// Ours, as are all of its numbers.
  func size(in system: ConstraintSystem) -> Double {
    if added.isEmpty { return 1.4 }
    if removed.count > 1 { return 1.3 }
    if let index = removed.first { return Self.size(from: system.constraints[index], to: added[0]) }
    return added.reduce(0) { sum, constraint in
      sum + (constraint.relation == .equal ? 1.3 : 1.6) + constraint.constant.oddness
        + min(0.3, abs(constraint.constant) / 200)
    }
  }

  private static func size(from old: Constraint, to new: Constraint) -> Double {
    var size = 0.0
    if old.constant == -new.constant, old.constant != 0 {
      size += 0.7
    } else if old.constant != new.constant {
      size += 1 + min(0.5, abs(new.constant - old.constant) / 40) + new.constant.oddness
    }
    if old.relation != new.relation {
      size += new.relation == .equal ? 1.2 : old.relation == .equal ? 1.6 : 0.9
    }
    if old.priority != new.priority {
      size += old.priority == Priority.required ? 1.45 : new.priority == Priority.required ? 1.2 : 1
    }
    if old.multiplier != new.multiplier { size += 1.2 + new.multiplier.oddness }
    let isExchanged = old.first.item == new.second?.item && old.second?.item == new.first.item
    if old.first.item != new.first.item || old.second?.item != new.second?.item {
      size += isExchanged ? 1.05 : 1.2
    }
    let isFirst = old.first.attribute != new.first.attribute
    let isSecond = old.second.map { $0.attribute != new.second?.attribute } ?? false
    if isFirst || isSecond { size += isFirst && isSecond ? 1.2 : 1 }
    // An optional rule may be missed: it is less often wrong than one that must hold.
    if old.priority < Priority.required, old.priority == new.priority { size += 0.5 }
    return size
  }
}
