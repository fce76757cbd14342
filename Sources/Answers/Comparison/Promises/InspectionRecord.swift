package import JSONText

/// What an inspection found in a scenario.
package struct InspectionRecord: Decodable, Sendable, Equatable, JSONRepresentable {
  /// What is wrong, the worst first, one for each cause.
  package var findings: [InspectionFinding]
  /// How many more are already so in the first container of the usual case.
  package var known: Int
  /// The lines of the file, from 1, that accept what is not found.
  package var obsoleteLines: [Int]
  /// Whether the work ended before everything was inspected.
  package var isUnfinished = false

  package init(findings: [InspectionFinding], known: Int = 0, obsoleteLines: [Int] = []) {
    self.findings = findings
    self.known = known
    self.obsoleteLines = obsoleteLines
  }

  package var json: JSONValue {
    .object([
      "findings": findings.json, "known": known.json, "obsoleteLines": obsoleteLines.json,
      "isUnfinished": isUnfinished.json,
    ])
  }
}
