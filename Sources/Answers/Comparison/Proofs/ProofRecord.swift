package import JSONText

/// The proof of a scenario for all lengths of some sweeps, or the reason why there is none.
package struct ProofRecord: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The result over all sweeps.
  package var outcome: Outcome
  /// Whether the scenario expects all differences.
  package var isAsAnnounced: Bool
  /// The reason why no proof was tried, or why what differs is not as expected; `nil` for neither.
  package var reason: Reason?
  /// The elements that only one of the notations places, so that they are not compared.
  package var uncomparedElements: [String]
  /// The proof of each sweep: for each height of the containers, and for a self-sizing height.
  package var sweeps: [SweepProof]

  /// The result of a proof.
  package enum Outcome: String, Decodable, JSONRepresentable, Sendable, CaseIterable {
    /// Both notations are proven to agree at every length.
    case equal
    /// The layouts differ, or constraints conflict, at some length.
    case differs
    /// No difference is known, but not every length is proven.
    case unproven
    /// No proof was tried.
    case notTried
  }

  /// Makes a record of a proof.
  package init(
    outcome: Outcome, isAsAnnounced: Bool = false, reason: Reason? = nil,
    uncomparedElements: [String] = [], sweeps: [SweepProof] = []
  ) {
    self.outcome = outcome
    self.isAsAnnounced = isAsAnnounced
    self.reason = reason
    self.uncomparedElements = uncomparedElements
    self.sweeps = sweeps
  }

  package var json: JSONValue {
    .object([
      "outcome": outcome.json, "isAsAnnounced": isAsAnnounced.json, "reason": reason?.json,
      "uncomparedElements": uncomparedElements.json, "sweeps": sweeps.json,
    ])
  }
}
