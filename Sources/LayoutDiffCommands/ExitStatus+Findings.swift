import Comparison
import Scenarios

extension ExitStatus {
  /// What a scenario's verdict comes to.
  init(_ verdict: Verdict) {
    switch verdict {
    case .agrees, .differsAsExpected, .conflictAsExpected, .skipped: self = .fine
    case .differs, .unexpected, .conflict: self = .disagreement
    case .invalid: self = .invalidScenario
    case .failed: self = .failure
    }
  }

  /// What it comes to that an engine gave no layout.
  init(_ failure: LayoutFailure) {
    switch failure {
    case .missing, .untraceable: self = .nothingMatches
    case .invalidSpec, .invalidConstraints: self = .invalidScenario
    case .solver: self = .failure
    }
  }

  /// What it comes to that a file could not be read as a scenario.
  init(_ error: ScenarioError) {
    self = error.isMissingFile ? .nothingMatches : .invalidScenario
  }
}
