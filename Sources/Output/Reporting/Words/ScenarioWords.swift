import Comparison
import Geometry
import Layouts
import Phrases
import RecordWords
import RunRecords
import Timing

extension RunRecord {
  /// The result of the run as one sentence: how many scenarios pass or fail, and what else there is.
  var verdictSentence: String {
    let skipped = scenarios.count { $0.standing == .skipped }
    let counted = skipped == scenarios.count ? ListText.count(skipped, "scenario") : "\(skipped)"
    let single =
      skipped == 0 ? nil : "\(counted) \(skipped == 1 ? "has" : "have") only one notation"
    return [resultWords, single, unreadableWords].compactMap(\.self).joined(separator: "; ") + "."
  }

  /// The same in short, for the first line of the overview: what else there is follows below it.
  var headline: String {
    [resultWords, unreadableWords].compactMap(\.self).joined(separator: "; ")
  }

  private var resultWords: String {
    let skipped = scenarios.count { $0.standing == .skipped }
    let judged = scenarios.count - skipped
    let failing = scenarios.count { !$0.standing.passes }
    switch (judged, failing) {
    case (0, _): return "No scenario was compared"
    case (1, 0) where skipped == 0: return "The scenario passes"
    case (_, 0) where skipped == 0: return "All \(judged) scenarios pass"
    case (_, 0): return "\(judged) of \(scenarios.count) scenarios pass"
    case (1, 1) where skipped == 0: return "The scenario fails"
    default:
      return "\(failing) of \(ListText.count(scenarios.count, "scenario")) "
        + "fail\(failing == 1 ? "s" : "")"
    }
  }

  private var unreadableWords: String? {
    let count = unreadableFiles.count
    return count == 0 ? nil : "\(ListText.count(count, "file")) could not be read"
  }
}

extension Standing {
  /// The word after a number of scenarios: `1 differs`, `8 differ as expected`.
  func word(for count: Int) -> String {
    let verbs = ["agrees": "agree", "differs": "differ", "has ": "have "]
    guard count != 1, let verb = verbs.keys.first(where: word.hasPrefix) else { return word }
    return (verbs[verb] ?? "") + word.dropFirst(verb.count)
  }
}

extension ScenarioRecord {
  /// Why it does not pass: failures, mistakes and causes, edges, and changes from the baseline.
  ///
  /// A conflict has its constraints below its first line, a mistake the places that it may be at.
  var findingGroups: [[String]] {
    let trim = { (lines: [String]) in lines.map { String($0.trimmingPrefix { $0 == " " }) } }
    var groups = comparison.failures.map(trim)
    if !comparison.verdict.passes {
      groups += comparison.explainedDifferences.flatMap { difference -> [[String]] in
        let places = difference.phrases(ofContainers: comparison.containers.count).map(\.text)
        guard difference.isOfElement, let text = difference.text else { return places.map { [$0] } }
        return [[text] + places]
      }
      groups += comparison.notAsked.map { [$0] }
    }
    groups +=
      comparison.differences.map { [$0.text] } + (promiseReasons + findingReasons).map { [$0] }
    if standing == .nothingToCheck { groups += [trim(whatToWrite)] }
    if isAmbiguous {
      let values = comparison.ambiguousValues.joined(separator: ", ")
      groups.append(["ambiguous in the constraints: \(values)"])
    }
    return groups + (baseline?.sentences ?? []).map { [$0] }
  }

  /// The first `most` of these as a list in Markdown, with the number of others; `inline` escapes each.
  func findingList(
    most: Int, indent: String = "", inline: (String) -> String
  ) -> [String] {
    let groups = findingGroups
    let lines = groups.prefix(most).flatMap { group in
      group.prefix(1).map { "\(indent)- \(inline($0))" }
        + group.dropFirst().map { "\(indent)  - \(inline($0))" }
    }
    return lines + (groups.count > most ? ["\(indent)- and \(groups.count - most) more"] : [])
  }

  /// The first ratio of times with its interval: `22.6× (21.7–23.5), constraints slower`; `nil`
  /// where nothing was timed.
  var timeWords: String? { timings.first?.ratios.first.map(TimeWords.ratio) }

  /// The worst difference between the notations, or where they agree, from the baseline.
  var worstWords: String {
    let others = [promises?.sentence, inspection?.sentence].compactMap(\.self)
    if comparison.verdict == .skipped, !others.isEmpty { return others.joined(separator: "; ") }
    guard let baseline, isWorstFromBaseline else { return comparison.worstWords }
    return "from the baseline: \(baseline.sentence)"
  }

  /// Whether the notations agree, and the worst difference is from the baseline.
  var isWorstFromBaseline: Bool {
    baseline != nil && comparison.verdict.passes && !standing.passes
  }
}

extension ScenarioComparison {
  /// The worst difference in a few words, or why there is none: `−4 pt: title.top at 320 × 240`.
  var worstWords: String {
    if verdict != .conflictAsExpected, let worst {
      let difference = NumberText.difference(worst.edge.difference)
      return "\(difference) pt: \(worst.element).\(worst.edge.edge.rawValue)"
        + " at \(worst.container.placeText)"
    }
    if verdict != .conflictAsExpected, let given = worstFromGiven {
      let difference = NumberText.difference(given.difference.difference)
      return "\(difference) pt: \(given.element).\(given.difference.length.rawValue)"
        + " from its given frame at \(given.container.placeText)"
    }
    switch verdict {
    case .failed, .invalid: return "no layout"
    case .unfinished: return "not finished"
    case .conflict, .conflictAsExpected: return "conflicting constraints"
    case .skipped: return "nothing to compare"
    case .agrees, .differs, .differsAsExpected, .unexpected: break
    }
    let open = Set(containers.flatMap(\.elements).filter(\.isAmbiguous).map(\.element)).count
    return open == 0
      ? "no difference" : "no difference; \(ListText.count(open, "ambiguous element"))"
  }
}
