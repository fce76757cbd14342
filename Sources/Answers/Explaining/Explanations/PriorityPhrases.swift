import Geometry
import LayoutConstraints
import Phrases
import Reasons

/// Sentences about how well the constraints meet a priority level.
struct PriorityPhrases {
  let names: ConditionNames

  /// How well a level is met: `Priority 250: 1 of 8 missed, by 92 pt in total: …`.
  func sentence(_ level: PriorityLevel) -> Phrase {
    let title: Phrase = "Priority \(exact: level.priority)"
    guard !level.missed.isEmpty else { return "\(title): all met (\(level.conditionCount))." }
    let missed = grouped(level.missed).map { group -> Phrase in
      let remark = group.isTieBreaker ? ", a tie-breaker meant to be missed" : ""
      return "\(group.name) by \(points: group.points, besides: 0)\(remark)"
    }
    return """
      \(title): \(level.missed.count) of \(level.conditionCount) missed, by \
      \(points: level.missedPoints, besides: 0) in total: \(missed.listed).
      """
  }

  /// The constraints that a stack view generates only to avoid ambiguity; views with contents usually
  /// miss them.
  private static let tieBreakers: Set<String> = [
    "UISV-ambiguity-suppression", "UISV-canvas-fit", "UISV-spanning-fit",
  ]

  /// Missed conditions with one name.
  private struct Group {
    let name: Phrase
    let isTieBreaker: Bool
    var points: Double
  }

  /// The missed conditions; those that a stack view generates are added up by their identifier.
  private func grouped(_ missed: [MissedCondition]) -> [Group] {
    var groups: [Group] = []
    for miss in missed {
      let generated = names.generatedName(of: miss.condition)
      let name = generated.map { Phrase($0) } ?? names.phrase(of: miss.condition)
      if let known = groups.firstIndex(where: { $0.name == name }) {
        groups[known].points += miss.points
      } else {
        groups.append(
          Group(
            name: name, isTieBreaker: generated.map(Self.tieBreakers.contains) ?? false,
            points: miss.points))
      }
    }
    return groups
  }
}
