import Foundation
import Geometry
import LayoutConstraints
import Scenarios

/// The rule to write so that conditions of one priority no longer compete, as in the layout spec.
///
/// Each change is laid out before it is advised.
struct TieAdvice {
  let both: BothLayouts

  private var words: ConditionWords { both.words }

  /// The priority to change and to what, so that the value of an element is not ambiguous; `nil` where
  /// no one change settles the tie.
  ///
  /// Of contents that compete, those that have their own size in the spec win; of rules, those that
  /// the spec satisfies.
  func advice(on reason: AmbiguityReason, of element: String) -> String? {
    guard let tie = reason.ties.first, let variable = reason.variable else { return nil }
    let value = Value(element: element, variable: variable)
    let readings = words.layout.readings(of: tie.conditions, at: both.specFrames)
    guard readings.allSatisfy(\.unknownItems.isEmpty), tie.conditions.count > 1 else { return nil }
    let tolerance = 1 / words.scenario.scale + Tolerance.equal
    let misses = zip(tie.conditions, readings).map { ($0, both.miss(of: $0, by: $1.excess)) }
    let kept = misses.filter { $0.1 <= tolerance }.map(\.0)
    let missed = misses.filter { $0.1 > tolerance }.map(\.0)
    if kept.isEmpty { return sharing(missed, tie.priority, value) }
    guard !missed.isEmpty, tie.priority > 1, tie.priority < Priority.required - 1 else {
      return nil
    }
    let names = missed.map(name).distinct
    let others = "then \(names.listed) \(names.count == 1 ? "gives" : "give") way"
    // One change is enough where one condition is on its side alone.
    let changes =
      kept.count == 1 || missed.count > 1
      ? kept.map { (condition: $0, priority: tie.priority + 1) }
      : [(condition: missed[0], priority: tie.priority - 1)]
    guard settle(changes, value, keeping: kept) else { return nil }
    return "\(changes.map(change).distinct.listed): \(others), as in the spec"
  }

  /// The change for two contents that share a length in the spec, which priorities cannot express.
  ///
  /// If both have the same length, it is a rule. Otherwise, only one of them changes its length.
  ///
  /// A rule for other lengths would name the difference of two contents, and break with other texts.
  private func sharing(
    _ conditions: [LayoutCondition], _ priority: Double, _ value: Value
  ) -> String? {
    guard conditions.count == 2, case .some(let first) = content(conditions[0]),
      case .some(let second) = content(conditions[1]), first.axis == second.axis,
      let lengths = [first, second].map({ both.specFrames[words.name($0.item)]?.size[$0.axis] })
        as? [Double]
    else { return nil }
    let length = first.axis.length
    let names = [first, second].map { words.name($0.item) }
    if abs(lengths[0] - lengths[1]) <= Tolerance.equal {
      let rule = "\(names[0]).\(length) == \(names[1]).\(length)"
      guard settles(value, changed: { try $0.add(rule: rule) }) else { return nil }
      return """
        add the rule '\(rule)', as the spec shares the \
        \(length) between both, which no priority does
        """
    }
    let lowered = [(condition: conditions[1], priority: priority - 1)]
    guard priority > 1, settle(lowered, value, keeping: [conditions[0]]) else { return nil }
    var effect = "gives way alone"
    if case .hugging = conditions[1] { effect = "takes all of the free \(length)" }
    return """
      \(change(lowered[0])), below \(names[0])'s \(NumberText.exact(priority)): then \
      \(names[1]) \(effect); no priority shares the \(length) as the spec does
      """
  }

  // MARK: - What a change does

  /// The ambiguous value that a change is to settle.
  private struct Value {
    let element: String
    let variable: AmbiguousValue.Variable
  }

  /// Whether new priorities settle a value, so that these conditions are met as in the spec.
  private func settle(
    _ changes: [(condition: LayoutCondition, priority: Double)], _ value: Value,
    keeping kept: [LayoutCondition]
  ) -> Bool {
    settles(value, keeping: kept) { system throws(ConstraintError) in
      system = try system.replacingPriorities(changes)
    }
  }

  private func settles(
    _ value: Value, keeping kept: [LayoutCondition] = [],
    changed change: (inout ConstraintSystem) throws -> Void
  ) -> Bool {
    do {
      var system = words.system
      try change(&system)
      let layout = try system.layout(in: words.layout.container, rounding: .exact)
      let isAmbiguous = layout.ambiguousElements.contains {
        $0.element == value.element && !$0[value.variable].isSingle
      }
      let frames = NamedFrames(layout.rawLayout).frames
      let tolerance = 1 / words.scenario.scale + Tolerance.equal
      let isKept = layout.readings(of: kept, at: frames).allSatisfy {
        both.miss(of: $0.condition, by: $0.excess) <= tolerance
      }
      return !isAmbiguous && isKept
        && layout.conflictSets.count <= words.layout.conflictSets.count
    } catch {
      return false
    }
  }

  // MARK: - Words

  private func change(_ change: (condition: LayoutCondition, priority: Double)) -> String {
    let priority = change.priority
    switch change.condition {
    case .constraint(let index):
      let rule = words.system.text(ofConstraint: index).withShortNumbers
      let place = words.line(of: index).map { "line \($0)" } ?? "'\(rule)'"
      return "give \(place) the priority \(NumberText.exact(priority))"
    case .hugging(let item, let axis):
      return contentChange("hugging", of: item, words.system.items[item].hugging, axis, priority)
    case .compressionResistance(let item, let axis):
      let own = words.system.items[item].compressionResistance
      return contentChange("compressionResistance", of: item, own, axis, priority)
    default: return ""
    }
  }

  private func contentChange(
    _ key: String, of item: Int, _ own: AxisPriorities, _ axis: Axis, _ priority: Double
  ) -> String {
    let pair = Axis.allCases.map { NumberText.exact($0 == axis ? priority : own[$0]) }
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

extension AmbiguousElement {
  /// The values that a variable may have.
  fileprivate subscript(variable: AmbiguousValue.Variable) -> ClosedRange<Double> {
    switch variable {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var isSingle: Bool { upperBound - lowerBound <= Tolerance.equal }
}
