import Comparison
import Foundation
import LinearProgramming
import Reporting
import Scenarios
import Timing

/// A report over a scenario and what it became, with the page of the change.
enum DiffReport {
  /// Writes it to `folder`; the path of the page of the change.
  static func write(
    _ before: Scenario, _ after: Scenario, cost: ChangeRecord, to folder: String
  ) throws(ReportingError) -> String {
    var records = [before, after].map { scenario in
      var record = ScenarioRecord(
        scenario, ScenarioComparer.compare(scenario), warnings: ScenarioLint(scenario).findings)
      record.proof = ProofRecord(proving: scenario)
      record.translation = TranslationRecord(translating: scenario)
      return record
    }
    records[1].change = cost
    let record = RunRecord(
      tools: [
        .layoutDiff, ToolVersion(name: "GLPK", version: LinearProgram.solverVersion),
      ],
      machine: .current, scenarios: records)
    try ReportWriter.write(record, to: URL(fileURLWithPath: folder, isDirectory: true))
    let page = ReportWriter.changePages(of: record).last ?? "index.html"
    return folder.hasSuffix("/") ? folder + page : folder + "/" + page
  }
}
