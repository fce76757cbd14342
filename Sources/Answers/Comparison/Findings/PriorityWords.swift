import Geometry
import LayoutConstraints

/// Sentences about how well the constraints meet a priority level.
struct PriorityWords {
  let names: ConditionNames

  /// How well a level is met: `Priority 250: 1 of 8 missed, by 92 pt in total: …`.
  func sentence(_ level: PriorityLevel) -> String {
    let title = "Priority \(NumberText.exact(level.priority))"
    guard !level.missed.isEmpty else {
      return "\(title): all met (\(level.conditionCount))."
    }
    let missed = grouped(level.missed).map { group in
      "\(group.words) by \(group.points.withUnit(besides: 0))"
        + (Self.tieBreakers.contains(group.words) ? ", a tie-breaker meant to be missed" : "")
    }
    return """
      \(title): \(level.missed.count) of \(level.conditionCount) missed, by \
      \(level.missedPoints.withUnit(besides: 0)) in total: \(missed.listed).
      """
  }

  /// The constraints that a stack view generates only to avoid ambiguity; views with contents usually
  /// miss them.
  private static let tieBreakers: Set<String> = [
    "UISV-ambiguity-suppression", "UISV-canvas-fit", "UISV-spanning-fit",
  ]

  /// The missed conditions; those that a stack view generates are added up by their identifier.
  private func grouped(_ missed: [MissedCondition]) -> [(words: String, points: Double)] {
    var groups: [(words: String, points: Double)] = []
    for miss in missed {
      let name = names.generatedName(of: miss.condition) ?? names.words(miss.condition)
      if let known = groups.firstIndex(where: { $0.words == name }) {
        groups[known].points += miss.points
      } else {
        groups.append((name, miss.points))
      }
    }
    return groups
  }
}
