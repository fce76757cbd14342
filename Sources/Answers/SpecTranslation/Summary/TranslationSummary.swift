import Comparison
import Geometry
import LayoutConstraints
package import Phrases
import Scenarios

/// The comment above a translation: its class, where it is equal, and its deviations.
package struct TranslationSummary {
  /// The lines, without the mark of a comment.
  package let lines: [Phrase]

  /// Summarises a translation, its checks, and its proof if there is one.
  package init(
    _ translated: TranslatedScenario, _ checks: [TranslationCheck], _ proof: TranslationProof?
  ) {
    let translation = translated.translation
    var lines: [Phrase] = [
      """
      \(translated.scenario.id): its layout spec as constraints \
      (\(translation.translationClass.rawValue)).
      """
    ]
    let height = translated.height
    if height != .either {
      lines.append("For \(height.rawValue): others need another translation.")
    }
    lines += Self.outcome(checks, translated) + (proof?.sentences ?? [])
    let always = translation.deviations.filter { $0.condition == .always }
    if !always.isEmpty { lines.append("Not expressed by the constraints:") }
    for deviation in always {
      let words = deviation.translationClass.rawValue
      lines.append("- \(deviation.path): \(deviation.reason) (\(words)).")
      lines.append("  Instead, \(deviation.effect).")
    }
    for deviation in translation.deviations where deviation.condition != .always {
      lines.append(
        """
        \(deviation.path), \(deviation.condition.rawValue): \(deviation.reason). Instead, \
        \(deviation.effect).
        """)
    }
    self.lines = lines
  }

  package var text: String { lines.map { $0.text }.joined(separator: "\n") }

  private static func outcome(
    _ checks: [TranslationCheck], _ translated: TranslatedScenario
  ) -> [Phrase] {
    TranslationCheck.Verdict.allCases.flatMap { verdict -> [Phrase] in
      let group = checks.filter { $0.verdict == verdict }
      guard let most = group.max(by: { $0.rounded.distance < $1.rounded.distance }) else {
        return []
      }
      let places = places(group.map { $0.container })
      switch verdict {
      case .agrees: return ["Both layouts agree at \(places)."]
      case .differsByRounding:
        let reason = RoundingReason(
          most.rounded.edge, of: most.rounded.element, in: most.container, translated)
        let first: Phrase = group.count > 1 ? " (first at \(most.container.inPoints))" : ""
        let why: Phrase = reason.map { ": \($0.phrase)" } ?? ""
        return [
          """
          At \(places) both agree before rounding, and \(most.rounded.extent(withElement: false)) on pixels\(first)\(why).
          """
        ]
      case .conflictsAsAnnounced, .conflicts, .differsAsAnnounced, .differs:
        return byReason(group).map(sentence)
      }
    }
  }

  /// Checks grouped by their reason, and by whether constraints conflict.
  private static func byReason(_ checks: [TranslationCheck]) -> [[TranslationCheck]] {
    checks.reduce(into: []) { groups, check in
      let index = groups.firstIndex {
        $0[0].reason == check.reason && $0[0].hasConflict == check.hasConflict
      }
      if let index { groups[index].append(check) } else { groups.append([check]) }
    }
  }

  /// The sentence for containers in which frames differ, or constraints conflict, for one reason.
  private static func sentence(of checks: [TranslationCheck]) -> Phrase {
    let places = places(checks.map { $0.container })
    let worst = checks.max { $0.exact.distance < $1.exact.distance } ?? checks[0]
    let reason = worst.reason.phrase
    guard !worst.verdict.isConflict else {
      return "At \(places) the frames are equal, but required constraints conflict: \(reason)."
    }
    let conflict: Phrase = worst.hasConflict ? ", and required constraints conflict" : ""
    return "At \(places) they \(worst.exact.extent(withElement: true))\(conflict): \(reason)."
  }

  /// One width, or a range of widths, which has its unit.
  private struct Widths {
    var phrase: Phrase
    var isRange = false
  }

  /// Containers as a list, with consecutive whole widths as a range.
  ///
  /// Where that makes many ranges, widths less than ten points from each other share one.
  private static func places(_ containers: [Container]) -> Phrase {
    let heights: [Double?] = containers.reduce(into: [nil]) { heights, container in
      if !heights.contains(container.height) { heights.append(container.height) }
    }
    let widths = heights.flatMap { height in
      places(containers.filter { $0.height == height }.map { $0.width }.sorted(), height)
    }
    return "\(widths.map({ $0.phrase }).listed)\(widths.last?.isRange == true ? "" : " pt")"
  }

  /// Widths at one height, in order.
  private static func places(_ widths: [Double], _ height: Double?) -> [Widths] {
    func one(_ width: Double) -> Widths {
      Widths(phrase: "\(Container(width: width, height: height).words)")
    }
    func range(_ count: Phrase, _ widths: [Double]) -> Widths {
      let given = height.map { height -> Phrase in " at height \(points: height)" } ?? ""
      let ends = [widths.first, widths.last].map { $0.map { Container(width: $0).words } ?? "" }
      return Widths(phrase: "\(count) from \(ends[0]) to \(ends[1]) pt\(given)", isRange: true)
    }
    let runs = runs(of: widths, within: 1)
    guard runs.count > mostRuns else {
      return runs.flatMap { run in
        run.count < 3 ? run.map(one) : [range("every whole width", run)]
      }
    }
    let near = self.runs(of: widths, within: 10)
    return (near.count > mostRuns ? [widths] : near).map { run in
      run.count == 1 ? one(run[0]) : range("\(run.count) widths", run)
    }
  }

  /// The most widths and ranges that are listed one by one.
  private static let mostRuns = 6

  /// Widths in order, split where the next one is more than `distance` points away.
  private static func runs(of widths: [Double], within distance: Double) -> [[Double]] {
    widths.reduce(into: []) { runs, width in
      if let last = runs.last?.last, width <= last + distance {
        runs[runs.count - 1].append(width)
      } else {
        runs.append([width])
      }
    }
  }
}

extension FrameDistance {
  /// The difference as what the layouts do; with the element where one is named anyway.
  fileprivate func extent(withElement: Bool) -> Phrase {
    guard distance.isFinite else { return "differ: only one of them places \(element)" }
    return "differ by up to \(points: distance)\(withElement ? " (\(element))" : "")"
  }
}
