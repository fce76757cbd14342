import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Scenarios

/// What is said above a translation: what it is, what it cannot say, and whether it agrees.
public struct TranslationSummary {
  /// The lines, without the mark of a comment.
  public let lines: [String]

  /// Writes the lines from what checking, and a proof if there is one, gave.
  public init(
    _ translated: TranslatedScenario, _ checks: [TranslationCheck], _ proof: TranslationProof?
  ) {
    let translation = translated.translation
    var lines = [
      "\(translated.scenario.id): what its layout spec says, as constraints"
        + " (\(translation.translationClass.words))."
    ]
    lines += Self.outcome(checks, translated) + (proof?.sentences ?? [])
    let always = translation.deviations.filter { $0.condition == .always }
    if !always.isEmpty { lines.append("What constraints do not say:") }
    for deviation in always {
      let words = deviation.translationClass.words
      lines.append("- \(deviation.path): \(deviation.reason) (\(words)).")
      lines.append("  Here \(deviation.effect).")
    }
    for deviation in translation.deviations where deviation.condition != .always {
      lines.append(
        "\(deviation.path), \(deviation.condition.words): \(deviation.reason); here \(deviation.effect)."
      )
    }
    self.lines = lines
  }

  private static func outcome(
    _ checks: [TranslationCheck], _ translated: TranslatedScenario
  ) -> [String] {
    var lines: [String] = []
    for verdict in TranslationCheck.Verdict.allCases {
      let group = checks.filter { $0.verdict == verdict }
      guard !group.isEmpty else { continue }
      let places = Self.places(group.map(\.container))
      switch verdict {
      case .agrees: lines.append("Both layouts agree at \(places).")
      case .differsByRounding:
        guard let most = group.max(by: { $0.roundedDifference < $1.roundedDifference }) else {
          continue
        }
        let reason = RoundingReason(
          most.roundedEdge, of: most.roundedElement, in: most.container, translated)
        let first = group.count > 1 ? ", at \(most.container.words) first" : ""
        lines.append(
          "At \(places) both agree before rounding, and lie up to "
            + "\(most.roundedDifference.withUnit) apart on pixels\(first): \(reason.sentence).")
      case .conflictsAsSaid, .conflicts, .differsAsSaid, .differs:
        lines += byReason(group).map(sentence)
      }
    }
    return lines
  }

  /// Checks of one verdict that have one reason; those with a conflict apart from those without.
  private static func byReason(_ checks: [TranslationCheck]) -> [[TranslationCheck]] {
    checks.reduce(into: []) { groups, check in
      let index = groups.firstIndex {
        $0[0].reason == check.reason && $0[0].hasConflict == check.hasConflict
      }
      if let index { groups[index].append(check) } else { groups.append([check]) }
    }
  }

  /// Containers in which frames differ, or constraints contradict each other, for one reason.
  private static func sentence(of checks: [TranslationCheck]) -> String {
    let places = places(checks.map(\.container))
    let worst = checks.max { $0.difference < $1.difference } ?? checks[0]
    let reason = worst.isExplained ? ", \(worst.reason)" : ", and \(worst.reason)"
    let conflict = "required constraints contradict each other"
    guard !worst.verdict.isConflict else {
      return "At \(places) \(conflict)\(reason); the frames are the same."
    }
    return "At \(places) they differ\(reason): \(worst.element) by up to "
      + "\(worst.difference.points)\(worst.hasConflict ? "; \(conflict)" : "")."
  }

  /// Containers as a list, with whole widths that follow each other joined; where that makes many
  /// parts, those less than ten points from each other are told as a stretch.
  private static func places(_ containers: [Container]) -> String {
    var heights: [Double?] = [nil]
    for container in containers where !heights.contains(container.height) {
      heights.append(container.height)
    }
    return heights.flatMap { height in
      places(containers.filter { $0.height == height }.map(\.width).sorted(), height)
    }.listed
  }

  /// Widths at one height, in order.
  private static func places(_ widths: [Double], _ height: Double?) -> [String] {
    let runs = runs(of: widths, within: 1)
    let given = height.map { " at the height \($0.points)" } ?? ""
    guard runs.count > mostRuns else {
      return runs.flatMap { run in
        run.count < 3
          ? run.map { Container(width: $0, height: height).words }
          : ["every whole width from \(text(of: run[0])) to \(text(of: run.last))\(given)"]
      }
    }
    let near = self.runs(of: widths, within: 10)
    let stretches = near.count > mostRuns ? [widths] : near
    return stretches.map { stretch in
      stretch.count == 1
        ? Container(width: stretch[0], height: height).words
        : "\(stretch.count) widths from \(text(of: stretch.first)) to \(text(of: stretch.last))\(given)"
    }
  }

  /// Single widths, or stretches, that are told one by one.
  private static let mostRuns = 6

  /// Widths in order, cut where the next one is further than `distance` points away.
  private static func runs(of widths: [Double], within distance: Double) -> [[Double]] {
    widths.reduce(into: []) { runs, width in
      if let last = runs.last?.last, width <= last + distance {
        runs[runs.count - 1].append(width)
      } else {
        runs.append([width])
      }
    }
  }

  private static func text(of width: Double?) -> String {
    width.map { Container(width: $0).words } ?? ""
  }
}
