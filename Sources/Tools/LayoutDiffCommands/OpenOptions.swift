import ArgumentParser
import Comparison
import Reporting

/// Whether constraints may leave anything open; the same words in every command that judges.
struct OpenOptions: ParsableArguments {
  @Flag(help: "Let scenarios fail whose constraints leave a value open, even if the layouts agree.")
  var requireUnambiguous = false

  /// Marks the scenarios of a record as held to it.
  func hold(_ record: inout RunRecord) {
    guard requireUnambiguous else { return }
    for index in record.scenarios.indices { record.scenarios[index].requiresUnambiguous = true }
  }

  /// What the open values of a comparison come to.
  func status(of comparison: ScenarioComparison) -> ExitStatus {
    requireUnambiguous && !comparison.openValues.isEmpty ? .disagreement : .fine
  }
}
