import Comparison
import Geometry
import LayoutConstraints
import Scenarios

/// Names conditions of a layout as their author knows them.
struct ConditionName {
  let scenario: Scenario
  let system: ConstraintSystem

  /// A condition as a part of a sentence: `line 12: 'title.leading == photo.trailing + 8'`.
  func words(_ condition: LayoutCondition) -> String {
    switch condition {
    case .constraint(let index): constraint(index)
    case .hugging(let item, let axis):
      "\(name(item)) hugs its content (\(name(item)).hugging, \(axis.rawValue))"
    case .compressionResistance(let item, let axis):
      "\(name(item)) resists compression (\(name(item)).compressionResistance, \(axis.rawValue))"
    case .containerSize(let axis): "the container's \(axis == .horizontal ? "width" : "height")"
    case .selfSizingHeight: "the container's self-sizing height"
    case .nonNegativeSize(let item, let axis):
      "that no \(axis == .horizontal ? "width" : "height") is negative (\(name(item)))"
    }
  }

  /// Some conditions, each once: a rule that states several constraints has one name, and rules that
  /// nobody wrote are counted.
  func list(_ conditions: [LayoutCondition]) -> String {
    var words: [String] = []
    var generated: [Int] = []
    for condition in conditions {
      if case .constraint(let index) = condition, !system.constraints[index].source.isWritten {
        generated.append(index)
        continue
      }
      let word = self.words(condition)
      if !words.contains(word) { words.append(word) }
    }
    if generated.count == 1 { words.append(self.words(.constraint(generated[0]))) }
    if generated.count > 1 {
      var names: [String] = []
      for index in generated {
        let name =
          system.constraints[index].identifier.map(Self.rule)
          ?? "'\(system.text(ofConstraint: index))'"
        if !names.contains(name) { names.append(name) }
      }
      words.insert(
        "\(generated.count) rules that nobody wrote, of a stack view or a mask (\(names.listed)),",
        at: 0)
    }
    return words.listed
  }

  /// The rule that a stack view writes under an identifier.
  private static func rule(_ identifier: String) -> String {
    switch identifier {
    case "UISV-canvas-connection": "the views reach from edge to edge"
    case "UISV-spacing": "each view begins after the one before"
    case "UISV-fill-equally": "all views are equally long"
    case "UISV-fill-proportionally": "views share in proportion"
    default: identifier
    }
  }

  /// Where a contradiction is one: `, on a screen 320 pt wide`; empty where it is one anywhere.
  func circumstances(_ conditions: [LayoutCondition], in container: Container) -> String {
    var words: [String] = []
    var bounded: [String] = []
    for condition in conditions {
      switch condition {
      case .containerSize(.horizontal):
        words.append("on a screen \(container.width.withUnit) wide")
      case .containerSize(.vertical):
        words.append(container.height.map { "on a screen \($0.withUnit) high" } ?? "")
      case .nonNegativeSize(let item, let axis):
        bounded.append("\(axis == .horizontal ? "width" : "height") of \(name(item))")
      default: words.append("with \(self.words(condition))")
      }
    }
    if !bounded.isEmpty { words.append("as the \(bounded.listed) cannot be below 0") }
    let known = words.filter { !$0.isEmpty }
    return known.isEmpty ? "" : ", " + known.joined(separator: ", ")
  }

  /// The missed condition, and the optional rule that it violates: `photo is narrower than its
  /// content by 40 pt`.
  func missed(_ conditions: [LayoutCondition], by points: String, isMore: Bool) -> String {
    let distance = isMore ? "\(points) more" : points
    if conditions.count == 1 {
      switch conditions[0] {
      case .hugging(let item, let axis):
        let word = axis == .horizontal ? "wider" : "higher"
        return "\(name(item)) is \(word) than its content by \(distance)"
          + priority(of: conditions[0])
      case .compressionResistance(let item, let axis):
        let words =
          axis == .horizontal
          ? "narrower than its content by" : "shorter than its content needs by"
        return "\(name(item)) is \(words) \(distance)" + priority(of: conditions[0])
      default: return "\(words(conditions[0])) is missed by \(distance)"
      }
    }
    return "these optional rules are missed by \(distance) together: \(list(conditions))"
  }

  private func priority(of condition: LayoutCondition) -> String {
    switch condition {
    case .hugging(let item, let axis):
      ". This violates an optional rule: its hugging (@\(NumberText.exact(system.items[item].hugging[axis])))"
    case .compressionResistance(let item, let axis):
      ". This violates an optional rule: its compression resistance (@\(NumberText.exact(system.items[item].compressionResistance[axis])))"
    default: ""
    }
  }

  private func constraint(_ index: Int) -> String {
    let constraint = system.constraints[index]
    guard constraint.source.isWritten else {
      let identifier = constraint.identifier.map { " (\($0))" } ?? ""
      return "'\(system.text(ofConstraint: index))'\(identifier), which a stack view or a mask adds"
    }
    let rule = constraint.origin ?? system.text(ofConstraint: index)
    return scenario.line(ofConstraint: index).map { "line \($0): '\(rule)'" } ?? "'\(rule)'"
  }

  private func name(_ item: Int) -> String { system.items[item].name }
}
