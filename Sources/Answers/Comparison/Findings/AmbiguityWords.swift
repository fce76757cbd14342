import Foundation
import Geometry
import LayoutConstraints
import Scenarios

/// Why an element is ambiguous along an axis, in words.
struct AmbiguityReason {
  /// A sentence without a full stop.
  let sentence: String
  /// The cause of its ambiguity; `nil` where it only moves with an ambiguous element.
  let why: String?
  /// Whether conditions of one priority compete.
  let isTie: Bool
  /// The line of the scenario file that has most to do with it.
  let line: Int?
  /// The conditions that compete for the value; empty where none do.
  let ties: [Tie]
  /// The ambiguous value; `nil` where the element only moves with an ambiguous one.
  let variable: AmbiguousValue.Variable?

  /// The reason, a tie before values that nothing constrains; `nil` where the element is not
  /// ambiguous along the axis.
  init?(of name: String, along axis: Axis, _ words: ConditionWords) throws(ConstraintError) {
    guard let ambiguity = try words.layout.ambiguity(of: name) else { return nil }
    if let parent = ambiguity.movesWith {
      sentence = "\(name) moves with \(parent), which is ambiguous"
      (why, isTie, line, ties, variable) = (nil, false, nil, [], nil)
      return
    }
    let values = ambiguity.values.filter { $0.variable.axis == axis }
    guard let value = values.first(where: \.cause.isTie) ?? values.first else { return nil }
    let why = AmbiguityWords(words: words).cause(of: value)
    sentence = "\(name).\(value.variable.rawValue) is ambiguous: \(why)"
    self.why = why
    variable = value.variable
    isTie = value.cause.isTie
    if case .tie(let competing) = value.cause { ties = competing } else { ties = [] }
    // Contents have no line of their own: the one that declares the element says whose they are.
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

/// Sentences about ambiguous values.
struct AmbiguityWords {
  let words: ConditionWords

  /// Why a value is ambiguous: `nothing constrains it`, `only 'a.width >= 40' limits it (40 pt or
  /// more)`, `a tie at priority 250 between … and …`.
  func cause(of value: AmbiguousValue) -> String {
    switch value.cause {
    case .unconstrained: limits(of: value)
    case .tie(let ties):
      (words.register == .plain ? "there is " : "")
        + ties.map { tie in
          "a tie at priority \(NumberText.exact(tie.priority)) between \(words.list(tie.conditions))"
        }.joined(separator: ", and ")
    }
  }

  /// A value with its range: `title.width is ambiguous (40 to 92 pt, chosen: 40 pt)`.
  func sentence(_ value: AmbiguousValue, of element: String) -> String {
    let finding = AmbiguityFinding(
      element: element, attribute: value.variable.rawValue,
      smallest: value.range.lowerBound.isFinite ? value.range.lowerBound : nil,
      largest: value.range.upperBound.isFinite ? value.range.upperBound : nil)
    return """
      \(element).\(finding.attribute) is ambiguous (\(finding.range), chosen: \
      \(value.chosen.withUnit))
      """
  }

  /// The frames of a witness that differ from the chosen layout; `nil` where none does.
  func sentence(_ witness: Witness, of name: String) -> String? {
    let chosen = NamedFrames(words.layout.rawLayout)
    let moved = zip(witness.layout.elements, witness.layout.frames).filter { element, frame in
      let before = chosen[element]
      return before != frame && before?.words != frame.words
    }
    let frames = moved.map { "\($0) at \($1.words)" }
    let limit = witness.isUnbounded ? " (unbounded)" : ""
    let value = "\(name) \(witness.value.withUnit)\(limit)"
    return frames.isEmpty ? nil : "\(value): \(frames.joined(separator: "; "))"
  }

  /// The inequalities that limit a value that nothing else constrains, with the values they leave.
  ///
  /// No size is negative; as that limits every size, it is not mentioned.
  private func limits(of value: AmbiguousValue) -> String {
    let lowest = value.range.lowerBound
    let hasLower = lowest.isFinite && !(value.variable.isSize && lowest == 0)
    let hasUpper = value.range.upperBound.isFinite
    guard hasLower || hasUpper else { return "nothing constrains it" }
    let limits = conditions(limiting: value, hasLower: hasLower, hasUpper: hasUpper)
    let clause =
      limits.isEmpty
      ? "only inequalities limit it"
      : "only \(words.list(limits)) \(limits.count == 1 ? "limits" : "limit") it"
    guard words.register == .exact else { return clause }
    let range = AmbiguityFinding.range(
      from: hasLower ? lowest : nil, to: hasUpper ? value.range.upperBound : nil)
    return "\(clause) (\(range))"
  }

  /// The inequalities that are met exactly where the value is at one of its ends, and not where it
  /// is at the other.
  ///
  /// Empty where there are more than four, since not all of them need limit it.
  private func conditions(
    limiting value: AmbiguousValue, hasLower: Bool, hasUpper: Bool
  ) -> [LayoutCondition] {
    let conditions = words.system.constraints.indices
      .filter { words.system.constraints[$0].relation != .equal }
      .map { LayoutCondition.constraint($0) }
    let ends = [value.smallest, value.largest].map { witness in
      words.layout.readings(of: conditions, at: NamedFrames(witness.layout).frames).map { reading in
        reading.unknownItems.isEmpty && abs(reading.excess) < 1e-6
      }
    }
    let limits = conditions.indices.filter { index in
      let (atSmallest, atLargest) = (ends[0][index], ends[1][index])
      return atSmallest != atLargest && (atSmallest ? hasLower : hasUpper)
    }
    return limits.count > 4 ? [] : limits.map { conditions[$0] }
  }
}

extension AmbiguousValue.Variable {
  fileprivate var isSize: Bool { self == .width || self == .height }
}
