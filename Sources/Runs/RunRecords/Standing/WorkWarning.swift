public import Comparison
import Geometry
import Phrases
import Scenarios

extension ScenarioRecord {
  /// The warning that layouts take more work than the baseline; `nil` where they do not, and where that
  /// makes the scenario fail.
  public var workWarning: LintFinding? {
    guard let baseline, !standings.contains(.moreWork), let work = baseline.moreWork else {
      return nil
    }
    // Rules are work for the solvers alone.
    let isOfRules = baseline.findings.contains {
      $0.kind == .moreWork && $0.engine != Engine.spec.rawValue
    }
    return LintFinding(
      message: ([work] + (isOfRules ? [repeatedRules].compactMap(\.self) : [])).joined(
        separator: "; "),
      advice: "accept the baseline if that is intended, or make it fail with --strict-work")
  }

  /// The rules that say only what others say: `2 rules repeat others: lines 12 and 14`; `nil` without any.
  private var repeatedRules: String? {
    let repeated = warnings.filter(\.repeatsOthers)
    guard !repeated.isEmpty else { return nil }
    let lines = Phrase(lines: repeated.compactMap(\.line)).text
    let place = lines.isEmpty ? "" : ": \(lines)"
    return repeated.count == 1
      ? "1 rule repeats another\(place)" : "\(repeated.count) rules repeat others\(place)"
  }
}
