import Geometry
package import Linting
import Scenarios

extension ScenarioRecord {
  /// The warning that layouts take more work than the baseline; `nil` where they do not, and where that
  /// makes the scenario fail.
  package var workWarning: LintFinding? {
    guard let baseline, !standings.contains(.moreWork), let work = baseline.moreWork else {
      return nil
    }
    // Rules are work for the solvers alone.
    let isOfRules = baseline.findings.contains {
      $0.kind == .moreWork && $0.engine != Engine.spec.rawValue
    }
    let repeating = isOfRules ? warnings.filter { $0.repeatsOthers }.map { $0.line } : []
    return LintFinding(.moreWork(work: work, repeating: repeating))
  }
}
