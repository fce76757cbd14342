import Geometry
import LayoutConstraints

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
