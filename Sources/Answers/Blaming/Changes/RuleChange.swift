import Comparison
import LayoutConstraints
import ScenarioFiles
import Scenarios

/// A change of the rules of a constraint system that may be tried.
enum RuleChange: Hashable {
  /// Another constraint instead of the one at an index.
  case replace(Int, by: Constraint)
  /// No constraint at an index.
  case remove(Int)
  /// One more constraint, or one at each end of an element.
  case add([Constraint])

  /// The system after the change; throws where it has no such constraint.
  func applied(to system: ConstraintSystem) throws(ConstraintError) -> ConstraintSystem {
    var changed = system
    switch self {
    case .replace(let index, let constraint): try changed.replace(index, by: constraint)
    case .remove(let index): try changed.setActive(false, ofConstraint: index)
    case .add(let constraints): for constraint in constraints { try changed.add(constraint) }
    }
    return changed
  }
}

// The change by the rules of scenario files.
extension RuleChange {
  /// The change by the rules that its author knows.
  func fact(in system: ConstraintSystem) -> NotationChange {
    switch self {
    case .replace(let index, let constraint):
      .replace(rule: system.text(ofConstraint: index), by: system.text(of: constraint))
    case .remove(let index): .remove(rule: system.text(ofConstraint: index))
    case .add(let constraints): .add(rules: constraints.map(system.text))
    }
  }

  /// The place in the file of the rule, or of an element that a new rule is about.
  func position(in scenario: Scenario, _ system: ConstraintSystem) -> SourcePosition? {
    switch self {
    case .replace(let index, _), .remove(let index):
      return scenario.placeOfRule(index)?.position
    case .add(let constraints):
      let names = constraints.flatMap(\.places).map { system.items[$0.item].name }
      return names.lazy.compactMap { name in
        scenario.elements.first { $0.name == name }?.position
      }.first
    }
  }

  /// The edits of the file; `nil` where it cannot be edited.
  func edits(
    in scenario: Scenario, _ system: ConstraintSystem, _ editor: ScenarioEditor
  ) -> [TextEdit]? {
    switch self {
    case .replace(let index, let constraint):
      guard let place = scenario.placeOfRule(index) else { return nil }
      let rules = scenario.rules(at: place).map { rule in
        rule == index ? system.text(of: constraint) : system.text(ofConstraint: rule)
      }
      return editor.replacingRule(at: place.position, by: rules)
    case .remove(let index):
      guard let place = scenario.placeOfRule(index) else { return nil }
      let rest = scenario.rules(at: place).filter { $0 != index }
      return rest.isEmpty
        ? editor.removingRule(at: place.position)
        : editor.replacingRule(at: place.position, by: rest.map(system.text(ofConstraint:)))
    case .add(let constraints): return editor.addingRules(constraints.map(system.text))
    }
  }
}

extension Scenario {
  fileprivate func placeOfRule(_ index: Int) -> RulePlace? {
    places.constraints.indices.contains(index) ? places.constraints[index] : nil
  }

  /// The constraints of the rule at a place: several for one in the visual format.
  fileprivate func rules(at place: RulePlace) -> [Int] {
    places.constraints.indices.filter { places.constraints[$0].position == place.position }
  }
}

// How large the change is, so that a smaller one comes first.
extension RuleChange {
  /// The size: 1 for another constant, more for what authors get wrong less often.
  ///
  /// Ours, as are all of its numbers.
  func size(in system: ConstraintSystem) -> Double {
    switch self {
    case .remove: 1.5
    case .add(let constraints):
      constraints.reduce(0) { sum, constraint in
        sum + (constraint.relation == .equal ? 1.3 : 1.6) + constraint.constant.oddness
          + min(0.3, abs(constraint.constant) / 200)
      }
    case .replace(let index, let new): Self.size(from: system.constraints[index], to: new)
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
      size += old.priority == Priority.required || new.priority == Priority.required ? 1.2 : 1
    }
    if old.multiplier != new.multiplier { size += 1.2 + new.multiplier.oddness }
    let isExchanged = old.first.item == new.second?.item && old.second?.item == new.first.item
    if old.first.item != new.first.item || old.second?.item != new.second?.item {
      size += isExchanged ? 1.05 : 1.2
    }
    let isFirst = old.first.attribute != new.first.attribute
    let isSecond = old.second.map { $0.attribute != new.second?.attribute } ?? false
    if isFirst || isSecond { size += isFirst && isSecond ? 1.2 : 1 }
    return size
  }
}
