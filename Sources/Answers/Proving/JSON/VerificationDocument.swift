import Comparison
import Geometry
package import JSONText
import Layouts
import Phrases
import Scenarios

/// The result of checking a certificate: the output of `prove --verify`, as JSON and as text.
///
/// The keys are the names of the properties; they are a contract.
package struct VerificationDocument: Sendable, JSONRepresentable {
  let scenario: String
  let holds: Bool
  let claim: String
  let objections: [String]
  /// Where the work ended before everything was checked; absent where it did not.
  let end: String?
  let outcome: ProofRecord.Outcome
  /// Whether the scenario expects all differences that the certificate shows.
  let isAsAnnounced: Bool
  private let expectation: String
  /// The scenario's containers that no sweep of the certificate covers.
  let uncoveredContainers: [String]

  /// Makes the document of checking a certificate of a scenario.
  package init(_ check: CertificateCheck, of certificate: Certificate, scenario: String) {
    self.scenario = scenario
    holds = check.isValid
    claim = certificate.sentence
    objections = check.objections.map { $0.phrase.text }
    end = check.end
    outcome = check.outcome
    isAsAnnounced = check.isAsAnnounced
    expectation =
      check.expectationObjection.map { "; not as expected: \($0.clause)" }
      ?? (isAsAnnounced && outcome == .differs ? "; as expected" : "")
    uncoveredContainers = check.uncoveredContainers.map { $0.text }
  }

  /// The result as lines for people.
  package var text: String {
    guard !holds else {
      let valid = "\(scenario): the certificate is valid: \(claim)\(expectation)"
      guard !uncoveredContainers.isEmpty else { return valid }
      let others = uncoveredContainers.compactMap { Container($0) }.listedInPoints
      return "\(valid)\nIt does not cover these containers of the scenario: \(others)."
    }
    let unchecked = end.map { "\(scenario): the certificate is not checked to its end: \($0)" }
    let invalid =
      objections.isEmpty
      ? [] : ["\(scenario): the certificate is not valid:"] + objections.map { "  \($0)" }
    return (invalid + [unchecked].compactMap { $0 }).joined(separator: "\n")
  }

  package var json: JSONValue {
    PrintedJSON.document([
      "scenario": scenario.json, "holds": holds.json,
      "claim": claim.json, "objections": objections.json, "end": end?.json, "outcome": outcome.json,
      "isAsAnnounced": isAsAnnounced.json, "uncoveredContainers": uncoveredContainers.json,
    ])
  }
}
