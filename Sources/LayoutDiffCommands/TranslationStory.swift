import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Scenarios
import SpecTranslation

/// What is said above a translation: what it is, what it cannot say, and whether it agrees.
struct TranslationStory {
  /// The lines, without the mark of a comment.
  let lines: [String]

  init(
    _ translated: TranslatedScenario, _ checks: [TranslationCheck], _ proof: TranslationProof?
  ) {
    let translation = translated.translation
    var lines = [
      "\(translated.scenario.id): what its layout spec says, as constraints"
        + " (\(translation.translationClass.words))."
    ]
    lines += Self.outcome(checks) + (proof?.sentences ?? [])
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

  private static func outcome(_ checks: [TranslationCheck]) -> [String] {
    var lines: [String] = []
    for verdict in TranslationCheck.Verdict.allCases {
      let group = checks.filter { $0.verdict == verdict }
      guard let worst = group.max(by: { $0.difference < $1.difference }) else { continue }
      let places = Self.places(group.map(\.container))
      switch verdict {
      case .agrees: lines.append("Both layouts agree at \(places).")
      case .differsByRounding:
        let most = group.map(\.roundedDifference).max() ?? 0
        let reason =
          worst.deviations.first?.reason ?? worst.proviso ?? "a pixel decides what fits"
        lines.append(
          "At \(places) both agree before rounding, and lie up to \(most.withUnit) apart on "
            + "pixels: \(reason).")
      case .differsAsSaid:
        let reason = worst.proviso ?? "as said below"
        lines.append(
          "At \(places) they differ, \(reason): \(worst.element) by up to \(worst.difference.points)."
        )
      case .differs:
        lines.append(
          "At \(places) they differ, and nothing says why: \(worst.element) by up to "
            + "\(worst.difference.points).")
      }
    }
    return lines
  }

  /// Containers as a list, with whole widths that follow each other joined.
  private static func places(_ containers: [Container]) -> String {
    let open = containers.filter { $0.height == nil }.sorted { $0.width < $1.width }
    var runs: [[Container]] = []
    for container in open {
      if let last = runs.last?.last, container.width == last.width + 1 {
        runs[runs.count - 1].append(container)
      } else {
        runs.append([container])
      }
    }
    let words = runs.flatMap { run in
      run.count < 3
        ? run.map(\.text) : ["every whole width from \(run[0].text) to \(run[run.count - 1].text)"]
    }
    return (words + containers.filter { $0.height != nil }.map(\.words)).listed
  }
}
