import Comparison
import Reporting
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

  /// What a whole record comes to: what the run, or the runs, that it is of ended with.
  init(_ record: RunRecord) {
    let missing: [ExitStatus] = record.missingShards.isEmpty ? [] : [.nothingMatches]
    let unreadable: [ExitStatus] = record.unreadableFiles.isEmpty ? [] : [.invalidScenario]
    self = (missing + unreadable + [ExitStatus(scenarios: record)]).max() ?? .fine
  }

  /// What the scenarios of a record come to, with all that they are held to.
  init(scenarios record: RunRecord) {
    let statuses = record.scenarios.flatMap { scenario in
      [ExitStatus(scenario.comparison.verdict)]
        + (scenario.baseline.map { [ExitStatus($0.status, isRequired: false)] } ?? [])
        + (scenario.isLeftOpen || scenario.isUnaccepted ? [.disagreement] : [])
    }
    self = statuses.max() ?? .fine
  }

  /// What it comes to how a scenario stands to its baseline; one that is missing, or lacks
  /// something, counts where baselines are required.
  init(_ status: BaselineStatus, isRequired: Bool) {
    switch status {
    case .same: self = .fine
    case .incomplete, .missing: self = isRequired ? .disagreement : .fine
    case .slower: self = .slower
    case .moved: self = .disagreement
    case .unreadable: self = .invalidScenario
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
