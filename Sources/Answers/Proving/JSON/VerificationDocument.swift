import Scenarios

/// The result of checking a certificate: the output of `prove --verify`, as JSON and as text.
///
/// The keys are the names of the properties; they are a contract.
public struct VerificationDocument: Encodable, Sendable {
  let schemaVersion: Int
  let scenario: String
  let holds: Bool
  let claim: String
  let objections: [String]
  let outcome: SweepProof.Outcome
  /// Whether all differences that it shows are announced.
  let isAsAnnounced: Bool
  /// The scenario's containers that it is not about.
  let uncoveredContainers: [String]

  /// Takes over what came of checking a certificate of a scenario.
  public init(
    _ check: CertificateCheck, of certificate: Certificate, scenario: String, schemaVersion: Int
  ) {
    self.schemaVersion = schemaVersion
    self.scenario = scenario
    holds = check.holds
    claim = certificate.sentence
    objections = check.objections
    outcome = check.outcome
    isAsAnnounced = check.isAsAnnounced
    uncoveredContainers = check.uncoveredContainers.map(\.text)
  }

  /// The result as lines for people.
  public var text: String {
    guard !holds else {
      let announced = isAsAnnounced ? "; as announced" : ""
      let holds = "\(scenario): the certificate holds: \(claim)\(announced)"
      guard !uncoveredContainers.isEmpty else { return holds }
      let others = uncoveredContainers.joined(separator: ", ")
      return "\(holds)\nIt says nothing of these containers of the scenario: \(others)."
    }
    return (["\(scenario): the certificate does not hold"] + objections.map { "  \($0)" })
      .joined(separator: "\n")
  }
}
