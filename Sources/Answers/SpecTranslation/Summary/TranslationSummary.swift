import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Scenarios

/// The comment above a translation: its class, where it is equal, and its deviations.
public struct TranslationSummary {
  /// The lines, without the mark of a comment.
  public let lines: [String]

  /// Summarises a translation, its checks, and its proof if there is one.
  public init(
    _ translated: TranslatedScenario, _ checks: [TranslationCheck], _ proof: TranslationProof?
  ) {
    let translation = translated.translation
    var lines = [
      "\(translated.scenario.id): its layout spec as constraints"
        + " (\(translation.translationClass.words))."
    ]
    let height = SpecTranslator.ContainerHeight(of: translated.scenario.containers)
    if height != .either { lines.append("For \(height.words): others need another translation.") }
    lines += Self.outcome(checks, translated) + (proof?.sentences ?? [])
    let always = translation.deviations.filter { $0.condition == .always }
    if !always.isEmpty { lines.append("Not expressed by the constraints:") }
    for deviation in always {
      let words = deviation.translationClass.words
      lines.append("- \(deviation.path): \(deviation.reason) (\(words)).")
      lines.append("  Instead, \(deviation.effect).")
    }
    for deviation in translation.deviations where deviation.condition != .always {
      lines.append(
        "\(deviation.path), \(deviation.condition.words): \(deviation.reason). "
          + "Instead, \(deviation.effect)."
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
        let first = group.count > 1 ? " (first at \(most.container.words) pt)" : ""
        lines.append(
          "At \(places) both agree before rounding, and \(most.roundedExtent) on pixels\(first)"
            + "\(reason.map { ": \($0.sentence)" } ?? "").")
      case .conflictsAsAnnounced, .conflicts, .differsAsAnnounced, .differs:
        lines += byReason(group).map(sentence)
      }
    }
    return lines
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
  private static func sentence(of checks: [TranslationCheck]) -> String {
    let places = places(checks.map(\.container))
    let worst = checks.max { $0.difference < $1.difference } ?? checks[0]
    let conflict = "required constraints conflict"
    guard !worst.verdict.isConflict else {
      return "At \(places) the frames are equal, but \(conflict): \(worst.reason)."
    }
    return "At \(places) they \(worst.extent)"
      + "\(worst.hasConflict ? ", and \(conflict)" : ""): \(worst.reason)."
  }

  /// Containers as a list, with consecutive whole widths as a range.
  ///
  /// Where that makes many ranges, widths less than ten points from each other share one.
  private static func places(_ containers: [Container]) -> String {
    var heights: [Double?] = [nil]
    for container in containers where !heights.contains(container.height) {
      heights.append(container.height)
    }
    let words = heights.flatMap { height in
      places(containers.filter { $0.height == height }.map(\.width).sorted(), height)
    }
    // Ranges have the unit already.
    return words.last?.contains(" pt") == true ? words.listed : "\(words.listed) pt"
  }

  /// Widths at one height, in order.
  private static func places(_ widths: [Double], _ height: Double?) -> [String] {
    let runs = runs(of: widths, within: 1)
    let given = height.map { " at height \($0.withUnit)" } ?? ""
    guard runs.count > mostRuns else {
      return runs.flatMap { run in
        run.count < 3
          ? run.map { Container(width: $0, height: height).words }
          : ["every whole width from \(text(of: run[0])) to \(text(of: run.last)) pt\(given)"]
      }
    }
    let near = self.runs(of: widths, within: 10)
    let ranges = near.count > mostRuns ? [widths] : near
    return ranges.map { range in
      range.count == 1
        ? Container(width: range[0], height: height).words
        : "\(range.count) widths from \(text(of: range.first)) to \(text(of: range.last)) pt\(given)"
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

  private static func text(of width: Double?) -> String {
    width.map { Container(width: $0).words } ?? ""
  }
}

extension TranslationCheck {
  /// The largest difference before rounding, as what the layouts do.
  fileprivate var extent: String {
    difference.isFinite
      ? "differ by up to \(difference.withUnit) (\(element))"
      : "differ: only one of them places \(element)"
  }

  /// The largest difference on pixels, as what the layouts do.
  fileprivate var roundedExtent: String {
    roundedDifference.isFinite
      ? "differ by up to \(roundedDifference.withUnit)"
      : "differ: only one of them places \(roundedElement)"
  }
}
