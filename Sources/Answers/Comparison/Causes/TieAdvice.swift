import Foundation
import Geometry
import LayoutConstraints
import Scenarios

/// The rule to write so that conditions of one priority no longer compete, as in the layout spec.
struct TieAdvice {
  let both: BothLayouts

  private var words: ConditionWords { both.words }

  /// The priority to change and to what; `nil` where no one change settles the tie.
  ///
  /// Of contents that compete, those that have their own size in the spec win; of rules, those that
  /// the spec satisfies.
  func advice(on tie: Tie) -> String? {
    let readings = words.layout.readings(of: tie.conditions, at: both.specFrames)
    guard readings.allSatisfy(\.unknownItems.isEmpty), tie.conditions.count > 1 else { return nil }
    let tolerance = 1 / words.scenario.scale + Tolerance.equal
    let misses = zip(tie.conditions, readings).map { ($0, both.miss(of: $0, by: $1.excess)) }
    let kept = misses.filter { $0.1 <= tolerance }.map(\.0)
    let missed = misses.filter { $0.1 > tolerance }.map(\.0)
    if kept.isEmpty { return sharing(missed, tie.priority) }
    guard !missed.isEmpty, tie.priority > 1, tie.priority < Priority.required - 1 else {
      return nil
    }
    let others = "then \(missed.map(name).listed) \(missed.count == 1 ? "gives" : "give") way"
    // One change is enough where one condition is on its side alone.
    guard kept.count == 1 || missed.count > 1 else {
      return "\(change(missed[0], to: tie.priority - 1)): \(others), as in the spec"
    }
    let changes = kept.map { change($0, to: tie.priority + 1) }
    return "\(changes.listed): \(others), as in the spec"
  }

  /// The change for two contents that share a length in the spec, which priorities cannot express.
  ///
  /// If both have the same length, it is a rule. Otherwise, only one of them changes its length.
  ///
  /// A rule for other lengths would name the difference of two contents, and break with other texts.
  private func sharing(_ conditions: [LayoutCondition], _ priority: Double) -> String? {
    guard conditions.count == 2, case .some(let first) = content(conditions[0]),
      case .some(let second) = content(conditions[1]), first.axis == second.axis,
      let lengths = [first, second].map({ both.specFrames[words.name($0.item)]?.size[$0.axis] })
        as? [Double]
    else { return nil }
    let length = first.axis.length
    let names = [first, second].map { words.name($0.item) }
    if abs(lengths[0] - lengths[1]) <= Tolerance.equal {
      return """
        add the rule '\(names[0]).\(length) == \(names[1]).\(length)', as the spec shares the \
        \(length) between both, which no priority does
        """
    }
    guard priority > 1 else { return nil }
    var effect = "gives way alone"
    if case .hugging = conditions[1] { effect = "takes all of the free \(length)" }
    return """
      \(change(conditions[1], to: priority - 1)), below \(names[0])'s \(priority.points): then \
      \(names[1]) \(effect); no priority shares the \(length) as the spec does
      """
  }

  private func change(_ condition: LayoutCondition, to priority: Double) -> String {
    switch condition {
    case .constraint(let index):
      let rule = words.system.text(ofConstraint: index).withShortNumbers
      let place = words.line(of: index).map { "line \($0)" } ?? "'\(rule)'"
      return "give \(place) the priority \(priority.points)"
    case .hugging(let item, let axis):
      return change("hugging", of: item, words.system.items[item].hugging, axis, priority)
    case .compressionResistance(let item, let axis):
      let own = words.system.items[item].compressionResistance
      return change("compressionResistance", of: item, own, axis, priority)
    default: return ""
    }
  }

  private func change(
    _ key: String, of item: Int, _ own: AxisPriorities, _ axis: Axis, _ priority: Double
  ) -> String {
    let pair = Axis.allCases.map { ($0 == axis ? priority : own[$0]).points }
    let name = words.name(item)
    let place = words.scenario.line(ofElement: name).map { " (line \($0))" } ?? ""
    return "write \(key): [\(pair.joined(separator: ", "))] for \(name)\(place)"
  }

  private func content(_ condition: LayoutCondition) -> (item: Int, axis: Axis)? {
    switch condition {
    case .hugging(let item, let axis), .compressionResistance(let item, let axis): (item, axis)
    default: nil
    }
  }

  private func name(_ condition: LayoutCondition) -> String {
    if let content = content(condition) { return words.name(content.item) }
    guard case .constraint(let index) = condition else { return words.words(condition) }
    return words.line(of: index).map { "line \($0)" } ?? words.words(condition)
  }
}
