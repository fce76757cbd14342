package import Geometry
package import LayoutConstraints
import Layouts
package import Phrases

// Conditions as readers of a lesson know them, who see the rules of its file.
extension ConditionNames {
  /// Some conditions, each once: a rule that states several constraints has one name, and rules that
  /// nobody wrote are counted.
  package func list(_ conditions: [LayoutCondition]) -> Phrase {
    let generated = conditions.filter(isGenerated)
    let rules = conditions.filter { !isGenerated($0) }.map(written).distinct
    guard generated.count > 1 else { return (rules + generated.map(written)).listed }
    let kinds = generated.map { condition -> Phrase in
      generatedName(of: condition).map { Phrase(Self.meaning(of: $0)) } ?? phrase(of: condition)
    }.distinct
    let counted: Phrase =
      "\(generated.count) rules that nobody wrote, of a stack view or a mask (\(kinds.listed)),"
    return ([counted] + rules).listed
  }

  private func isGenerated(_ condition: LayoutCondition) -> Bool {
    guard case .constraint(let index) = condition else { return false }
    return !system.constraints[index].source.isWritten
  }

  /// A condition by its line and the rule as the file has it, where it is in the file.
  private func written(_ condition: LayoutCondition) -> Phrase {
    guard case .constraint(let index) = condition, let line = line(of: index),
      let rule = system.constraints[index].origin
    else { return phrase(of: condition) }
    return NamedRule(line: line, text: rule).phrase()
  }

  /// The rule that a stack view writes under an identifier.
  private static func meaning(of identifier: String) -> String {
    switch identifier {
    case "UISV-canvas-connection": "the views reach from edge to edge"
    case "UISV-spacing": "each view begins after the one before"
    case "UISV-fill-equally": "all views are equally long"
    case "UISV-fill-proportionally": "views share in proportion"
    default: identifier
    }
  }

  /// Where a contradiction is one: `, on a screen 320 pt wide`; empty where it is one anywhere.
  package func circumstances(_ conditions: [LayoutCondition], in container: Container) -> Phrase {
    var phrases: [Phrase] = []
    var bounded: [String] = []
    for condition in conditions {
      switch condition {
      case .containerSize(.horizontal):
        phrases.append("on a screen \(points: container.width) wide")
      case .containerSize(.vertical):
        if let height = container.height { phrases.append("on a screen \(points: height) high") }
      case .nonNegativeSize(let item, let axis): bounded.append("\(axis.length) of \(name(item))")
      default: phrases.append("with \(phrase(of: condition))")
      }
    }
    if !bounded.isEmpty { phrases.append("as the \(bounded.listed) cannot be below 0") }
    return phrases.map { ", \($0)" }.joined(separator: "")
  }

  /// The missed condition, and the optional rule that it violates: `photo is narrower than its
  /// content by 40 pt`.
  package func missed(_ conditions: [LayoutCondition], by points: String, isMore: Bool) -> Phrase {
    let distance = isMore ? "\(points) more" : points
    guard conditions.count == 1 else {
      return "these optional rules are missed by \(distance) together: \(list(conditions))"
    }
    let (item, words, rule): (Int, String, Phrase)
    switch conditions[0] {
    case .hugging(let view, let axis):
      item = view
      words = axis == .horizontal ? "wider than its content" : "taller than its content"
      rule = "hugging (@\(exact: system.items[view].hugging[axis]))"
    case .compressionResistance(let view, let axis):
      item = view
      words =
        axis == .horizontal ? "narrower than its content" : "shorter than its content needs"
      rule = "compression resistance (@\(exact: system.items[view].compressionResistance[axis]))"
    default: return "\(written(conditions[0])) is missed by \(distance)"
    }
    return """
      \(name(item)) is \(words) by \(distance). This violates an optional rule: its \(rule)
      """
  }
}
