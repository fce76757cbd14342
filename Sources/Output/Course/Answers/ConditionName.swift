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
      "\(name(item))'s \(axis == .horizontal ? "width" : "height") cannot be negative"
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

extension [String] {
  /// The words as a list: `a`, `a and b`, `a, b and c`.
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
