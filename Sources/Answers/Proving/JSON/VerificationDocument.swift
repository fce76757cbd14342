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
  /// The outcome that it claims; absent of a scenario with one notation.
  let outcome: ProofRecord.Outcome?
  /// Whether the scenario expects all differences that the certificate shows.
  let isAsAnnounced: Bool
  private let expectation: String
  /// The scenario's containers that no sweep of the certificate covers.
  let uncoveredContainers: [String]
  /// The scenario's promises that the certificate proves to be kept, as the file has them.
  let keptPromises: [String]
  /// The promises of which it proves nothing.
  let otherPromises: [String]

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
    keptPromises = check.isValid ? check.keptPromises : []
    otherPromises = check.otherPromises + (check.isValid ? [] : check.keptPromises)
  }

  /// The result as lines for people.
  package var text: String {
    guard !holds else {
      var lines = ["\(scenario): the certificate is valid: \(claim)\(expectation)"]
      let count = keptPromises.count + otherPromises.count
      if count > 0 {
        let others = otherPromises.isEmpty ? "" : "; not proven: "
        lines.append(
          "Promises proven: \(keptPromises.count) of \(count)\(others)\(otherPromises.joined(separator: "; "))"
        )
      }
      if !uncoveredContainers.isEmpty {
        let others = uncoveredContainers.compactMap { Container($0) }.listedInPoints
        lines.append("It does not cover these containers of the scenario: \(others).")
      }
      return lines.joined(separator: "\n")
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
      "claim": claim.json, "objections": objections.json, "end": end?.json,
      "outcome": outcome?.json, "isAsAnnounced": isAsAnnounced.json,
      "uncoveredContainers": uncoveredContainers.json, "keptPromises": keptPromises.json,
      "otherPromises": otherPromises.json,
    ])
  }
}
