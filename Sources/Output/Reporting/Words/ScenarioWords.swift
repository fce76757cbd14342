import Comparison
import Geometry
import Runs
import Timing

extension RunRecord {
  /// What the run comes to, in one sentence.
  var verdictSentence: String {
    let skipped = scenarios.count { $0.standing == .skipped }
    let judged = scenarios.count - skipped
    let failing = scenarios.count { !$0.standing.passes }
    var sentence: String
    switch (judged, failing) {
    case (0, _): sentence = "No scenario was compared"
    case (1, 0): sentence = "The two layouts of the one scenario are as they should be"
    case (_, 0): sentence = "The two layouts of all \(judged) scenarios are as they should be"
    default:
      let all = judged == 1 ? "1 scenario" : "\(judged) scenarios"
      sentence = "\(failing) of \(all) need\(failing == 1 ? "s" : "") attention"
    }
    if skipped > 0 {
      sentence += "; \(skipped) scenario\(skipped == 1 ? "" : "s") in one notation only"
    }
    let unreadable = unreadableFiles.count
    if unreadable > 0 {
      sentence += "; \(unreadable) file\(unreadable == 1 ? "" : "s") could not be read"
    }
    return sentence + "."
  }
}

extension ScenarioRecord {
  /// Why it does not pass: causes, edges and changes from the baseline, a line each.
  var findingLines: [String] {
    findingGroups.map { $0.prefix(1).joined() + " " + $0.dropFirst().joined(separator: "; ") }
      .map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
  }

  /// The same, where what cannot hold together has a line for each constraint below the first.
  var findingGroups: [[String]] {
    var lines: [String] = []
    if !comparison.verdict.passes {
      lines =
        comparison.groupedCauses.filter { $0.cause.element != nil }
        .map(\.textWithPlaces) + comparison.notAsked
    }
    let findings = comparison.findings.map { finding in
      finding.map { String($0.trimmingPrefix { $0 == " " }) }
    }
    if isAmbiguous {
      lines.append("the constraints leave open: \(comparison.openValues.joined(separator: ", "))")
    }
    return lines.map { [$0] } + findings + (baseline?.sentences ?? []).map { [$0] }
  }

  /// The first ratio of times with its interval; `nil` where nothing was timed.
  var timeWords: String? {
    timings.first?.ratios.first.map { ratio in
      let numbers = [ratio.ratio, ratio.low, ratio.high].map(NumberText.ratio)
      return "\(numbers[0]) (\(numbers[1]) to \(numbers[2])), \(ratio.verdict.rawValue)"
    }
  }
}

extension ScenarioRecord {
  /// The worst difference between the notations in a few words, or, where they agree, from what was
  /// accepted.
  var worstWords: String {
    guard let baseline, isWorstFromBaseline else { return comparison.worstWords }
    return "from the baseline: \(baseline.sentence)"
  }

  /// Whether the notations agree, and the worst difference is from what was accepted.
  var isWorstFromBaseline: Bool {
    baseline != nil && comparison.verdict.passes && !standing.passes
  }
}

extension ScenarioComparison {
  /// The worst difference in a few words, or why there is none to name.
  var worstWords: String {
    if verdict != .conflictAsExpected, let worst {
      let difference = NumberText.difference(worst.edge.difference)
      return "\(worst.element), \(worst.edge.edge.rawValue) \(difference) pt"
        + " at \(worst.container.shortText)"
    }
    switch verdict {
    case .failed, .invalid: return "no layout"
    case .conflict, .conflictAsExpected: return "rules that cannot hold together"
    case .skipped: return "nothing to compare"
    case .agrees, .differs, .differsAsExpected, .unexpected: break
    }
    let open = Set(containers.flatMap(\.elements).filter(\.isAmbiguous).map(\.element)).count
    return open == 0 ? "none" : "none; \(open) \(open == 1 ? "element" : "elements") left open"
  }
}
