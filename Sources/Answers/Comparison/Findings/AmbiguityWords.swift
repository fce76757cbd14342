import Foundation
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

/// Says in sentences what the constraints leave open, and which wishes they miss.
struct FindingSentences {
  let words: ConditionWords

  /// How well a priority is met: `Priority 250: 1 of 8 missed, by 92 in total: …`.
  func sentence(_ level: PriorityLevel) -> String {
    let title = "Priority \(level.priority.points)"
    guard !level.missed.isEmpty else {
      return "\(title): all met (\(level.conditionCount))."
    }
    let missed = parts(of: level.missed).map { part in
      "\(part.words) by \(part.points.points)"
        + (Self.tieBreakers.contains(part.words) ? ", a tie-breaker meant to be missed" : "")
    }
    return """
      \(title): \(level.missed.count) of \(level.conditionCount) missed, by \
      \(level.missedPoints.points) in total: \(missed.listed).
      """
  }

  /// What stack views wish for only so that nothing is open; views with contents miss it as a rule.
  private static let tieBreakers: Set<String> = [
    "UISV-ambiguity-suppression", "UISV-canvas-fit", "UISV-spanning-fit",
  ]

  /// What is missed; what a stack view wishes for itself is put together by its identifier.
  private func parts(of missed: [MissedCondition]) -> [(words: String, points: Double)] {
    var parts: [(words: String, points: Double)] = []
    for miss in missed {
      let name = words.generatedName(of: miss.condition) ?? words.words(miss.condition)
      if let known = parts.firstIndex(where: { $0.words == name }) {
        parts[known].points += miss.points
      } else {
        parts.append((name, miss.points))
      }
    }
    return parts
  }

  /// Why a value is open: `nothing holds it`, `only 'a.width >= 40' holds it, from 40 up`, `a tie at
  /// priority 250 between … and …`.
  func words(_ value: AmbiguousValue) -> String {
    switch value.cause {
    case .unconstrained: BoundWords(words: words).words(for: value)
    case .tie(let ties):
      ties.map { tie in
        "a tie at priority \(tie.priority.points) between \(words.list(tie.conditions))"
      }.joined(separator: ", and ")
    }
  }

  /// A value that is open: `title.width may be anything from 40 to 92, and 40 was chosen`.
  func sentence(_ value: AmbiguousValue, of element: String) -> String {
    let finding = AmbiguityFinding(
      element: element, attribute: value.variable.rawValue,
      smallest: value.range.lowerBound.isFinite ? value.range.lowerBound : nil,
      largest: value.range.upperBound.isFinite ? value.range.upperBound : nil)
    // That nothing holds it is the reason, which follows.
    let isAnything = finding.smallest == nil && finding.largest == nil
    let start =
      isAnything ? "\(element).\(finding.attribute) may be anything" : finding.sentence
    return "\(start), and \(value.chosen.points) was chosen"
  }

  /// The frames of a witness that are not those of the chosen layout; `nil` where all are.
  func sentence(_ witness: Witness, of name: String) -> String? {
    let chosen = words.layout.rawLayout
    let moved = zip(witness.layout.elements, witness.layout.frames).filter { element, frame in
      chosen.frame(of: element)?.words != frame.words
    }
    let frames = moved.map { "\($0) at \($1.words)" }
    let limit = witness.isUnbounded ? ", and further without end" : ""
    let value = "\(name) \(witness.value.points)\(limit)"
    return frames.isEmpty ? nil : "\(value): \(frames.joined(separator: "; "))"
  }
}

/// Says what bounds a value that is open, since no equation or wish holds it.
struct BoundWords {
  let words: ConditionWords

  /// `nothing holds it`, or the inequalities that do, with the values that they leave.
  ///
  /// That a size is not below 0 bounds every size, and is not told.
  func words(for value: AmbiguousValue) -> String {
    let lowest = value.range.lowerBound
    let hasLower = lowest.isFinite && !(isSize(value) && lowest == 0)
    let hasUpper = value.range.upperBound.isFinite
    guard hasLower || hasUpper else { return "nothing holds it" }
    let place =
      hasLower && hasUpper
      ? "from \(value.range.lowerBound.points) to \(value.range.upperBound.points)"
      : hasLower
        ? "from \(value.range.lowerBound.points) up" : "up to \(value.range.upperBound.points)"
    let limits = limits(of: value, hasLower: hasLower, hasUpper: hasUpper)
    switch limits.count {
    case 0: return "only limits hold it, \(place)"
    case 1: return "only \(words.list(limits)) holds it, \(place)"
    default: return "only \(words.list(limits)) hold it, \(place)"
    }
  }

  private func isSize(_ value: AmbiguousValue) -> Bool {
    value.variable == .width || value.variable == .height
  }

  /// The inequalities that are met exactly where the value is at one of its ends, and not where it
  /// is at the other; none where they are more than four, of which not all need bound it.
  private func limits(of value: AmbiguousValue, hasLower: Bool, hasUpper: Bool) -> [LayoutCondition]
  {
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
