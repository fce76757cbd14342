package import RunRecords

/// The scenarios that have pages in a report.
package enum ReportedScenarios: String, CaseIterable, Sendable {
  case all, failing

  /// The record of these scenarios alone.
  package func chosen(from record: RunRecord) -> RunRecord {
    guard self == .failing else { return record }
    var chosen = record
    chosen.scenarios.removeAll(where: \.standing.passes)
    return chosen
  }
}
