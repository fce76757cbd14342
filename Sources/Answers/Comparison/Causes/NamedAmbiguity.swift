import Geometry
import LayoutConstraints
import Reasons
import Scenarios

/// Why an element is ambiguous along an axis.
struct NamedAmbiguity {
  /// The reason, with the place that is ambiguous.
  let reason: Cause.Reason
  /// The line of the scenario file that has most to do with it.
  let line: Int?
  /// The conditions that compete for the value; empty where none do.
  let ties: [Tie]
  /// The ambiguous value; `nil` where the element only moves with an ambiguous one.
  let variable: AmbiguousValue.Variable?

  /// The reason, a tie before values that nothing constrains; `nil` where the element is not
  /// ambiguous along the axis.
  init?(of name: String, along axis: Axis, _ names: ConditionNames) throws(ConstraintError) {
    guard let ambiguity = try names.layout.ambiguity(of: name) else { return nil }
    if let parent = ambiguity.movesWith {
      (reason, line, ties, variable) = (.moves(element: name, with: parent), nil, [], nil)
      return
    }
    let values = ambiguity.values.filter { $0.variable.axis == axis }
    guard let value = values.first(where: { $0.cause.isTie }) ?? values.first else { return nil }
    let cause = names.cause(of: value)
    reason = .ambiguous(place: "\(name).\(value.variable.rawValue)", cause: cause)
    variable = value.variable
    if case .tie(let competing) = value.cause { ties = competing } else { ties = [] }
    // Contents have no line of their own: the one that declares the element says whose they are.
    line =
      ties.flatMap { $0.conditions }.map(names.named).firstLine
      ?? names.scenario.line(ofElement: name)
  }

  /// The cause that it is of an element's difference; `kind` where no conditions compete.
  func cause(
    of element: String, along axis: Axis, kind: DifferenceClass, fix: Cause.Fix?
  ) -> Cause {
    Cause(
      element: element, axis: axis, kind: ties.isEmpty ? kind : .tie, reason, line: line, fix: fix)
  }
}

extension AmbiguousValue.Cause {
  var isTie: Bool { self != .unconstrained }
}

extension AmbiguousValue.Variable {
  var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}
