import Geometry
import LayoutConstraints
import Scenarios

/// Why constraints leave an element open along an axis, in words.
struct OpenReason {
  /// A sentence without a full stop.
  let sentence: String
  /// What leaves it open; `nil` where it only moves with what is open.
  let why: String?
  /// Whether conditions of one priority compete.
  let isTie: Bool
  /// The line of the scenario file that says it.
  let line: Int?

  /// `nil` where the element is not open along the axis; a tie is told before what nothing holds.
  init?(of name: String, along axis: Axis, _ words: ConditionWords) throws(ConstraintError) {
    guard let open = try words.layout.ambiguity(of: name) else { return nil }
    if let parent = open.movesWith {
      sentence = "\(name) moves with \(parent), which is open"
      (why, isTie, line) = (nil, false, nil)
      return
    }
    let values = open.values.filter { $0.variable.axis == axis }
    guard let value = values.first(where: \.cause.isTie) ?? values.first else { return nil }
    let why = FindingSentences(words: words).words(value)
    sentence = "\(name).\(value.variable.rawValue) is open: \(why)"
    self.why = why
    isTie = value.cause.isTie
    // Contents stand in no constraint: where the element is named says whose they are.
    line = value.cause.conditions.firstLine(in: words) ?? words.scenario.line(ofElement: name)
  }
}

extension AmbiguousValue.Cause {
  var isTie: Bool { self != .unconstrained }

  /// The conditions that compete; empty where nothing determines the value.
  fileprivate var conditions: [LayoutCondition] {
    guard case .tie(let ties) = self else { return [] }
    return ties.flatMap(\.conditions)
  }
}

extension AmbiguousValue.Variable {
  var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}
