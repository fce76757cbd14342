import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Reasons
import Scenarios

/// The rule to write so that conditions of one priority no longer compete, as in the layout spec.
///
/// Each change is laid out before it is advised.
struct TieAdvice {
  let both: BothLayouts

  private var names: ConditionNames { both.names }

  /// The priority to change and to what, so that the value of an element is not ambiguous; `nil` where
  /// no one change settles the tie.
  ///
  /// Of contents that compete, those that have their own size in the spec win; of rules, those that
  /// the spec satisfies.
  func fix(of ambiguity: NamedAmbiguity, of element: String) -> Cause.Fix? {
    guard let tie = ambiguity.ties.first, let variable = ambiguity.variable else { return nil }
    let value = Value(element: element, variable: variable)
    let readings = names.layout.readings(of: tie.conditions, at: both.specFrames)
    guard readings.allSatisfy({ $0.unknownItems.isEmpty }), tie.conditions.count > 1 else {
      return nil
    }
    let tolerance = 1 / names.scenario.scale + Tolerance.equal
    let misses = zip(tie.conditions, readings).map { ($0, both.miss(of: $0, by: $1.excess)) }
    let kept = misses.filter { $0.1 <= tolerance }.map { $0.0 }
    let missed = misses.filter { $0.1 > tolerance }.map { $0.0 }
    if kept.isEmpty { return sharing(missed, tie.priority, value) }
    guard !missed.isEmpty, tie.priority > 1, tie.priority < Priority.required - 1 else {
      return nil
    }
    // One change is enough where one condition is on its side alone.
    let changes =
      kept.count == 1 || missed.count > 1
      ? kept.map { (condition: $0, priority: tie.priority + 1) }
      : [(condition: missed[0], priority: tie.priority - 1)]
    guard settle(changes, value, keeping: kept) else { return nil }
    return .priorities(changes: changes.map(named), givingWay: missed.map(names.named))
  }

  /// The change for two contents that share a length in the spec, which priorities cannot express.
  ///
  /// If both have the same length, it is a rule. Otherwise, only one of them changes its length.
  ///
  /// A rule for other lengths would name the difference of two contents, and break with other texts.
  private func sharing(
    _ conditions: [LayoutCondition], _ priority: Double, _ value: Value
  ) -> Cause.Fix? {
    guard conditions.count == 2, case .some(let first) = content(conditions[0]),
      case .some(let second) = content(conditions[1]), first.axis == second.axis,
      case let lengths = [first, second].compactMap({
        both.specFrames[names.name($0.item)]?.size[$0.axis]
      }), lengths.count == 2
    else { return nil }
    let length = first.axis.length
    let elements = [first, second].map { names.name($0.item) }
    if abs(lengths[0] - lengths[1]) <= Tolerance.equal {
      let rule = "\(elements[0]).\(length) == \(elements[1]).\(length)"
      guard settles(value, changed: { $0.adding(rule) }) else { return nil }
      return .equalLengths(rule: rule, axis: first.axis)
    }
    let lowered = [(condition: conditions[1], priority: priority - 1)]
    guard priority > 1, settle(lowered, value, keeping: [conditions[0]]) else { return nil }
    return .lower(change: named(lowered[0]), below: elements[0], priority: priority)
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
    settles(value, keeping: kept) { try? $0.replacingPriorities(changes) }
  }

  private func settles(
    _ value: Value, keeping kept: [LayoutCondition] = [],
    changed change: (ConstraintSystem) -> ConstraintSystem?
  ) -> Bool {
    guard let system = change(names.system),
      let layout = try? system.layout(in: names.layout.container, rounding: .exact)
    else { return false }
    let isAmbiguous = layout.ambiguousElements.contains {
      $0.element == value.element && !$0[value.variable].isSingle
    }
    let frames = NamedFrames(layout.rawLayout).frames
    let tolerance = 1 / names.scenario.scale + Tolerance.equal
    let isKept = layout.readings(of: kept, at: frames).allSatisfy {
      both.miss(of: $0.condition, by: $0.excess) <= tolerance
    }
    return !isAmbiguous && isKept
      && layout.conflictSets.count <= names.layout.conflictSets.count
  }

  // MARK: - Names

  private func named(
    _ change: (condition: LayoutCondition, priority: Double)
  ) -> Cause.PriorityChange {
    let condition = names.named(change.condition)
    guard let content = content(change.condition) else {
      return Cause.PriorityChange(condition: condition, priority: change.priority)
    }
    var own = names.system.items[content.item].compressionResistance
    if case .hugging = condition { own = names.system.items[content.item].hugging }
    return Cause.PriorityChange(
      condition: condition, priority: change.priority,
      both: Axis.allCases.map { $0 == content.axis ? change.priority : own[$0] },
      line: names.scenario.line(ofElement: names.name(content.item)))
  }

  private func content(_ condition: LayoutCondition) -> (item: Int, axis: Axis)? {
    switch condition {
    case .hugging(let item, let axis), .compressionResistance(let item, let axis): (item, axis)
    default: nil
    }
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

extension ConstraintSystem {
  /// The system with one more rule; `nil` for one that cannot be added.
  func adding(_ rule: String) -> ConstraintSystem? {
    var system = self
    return (try? system.add(rule: rule)) == nil ? nil : system
  }
}
