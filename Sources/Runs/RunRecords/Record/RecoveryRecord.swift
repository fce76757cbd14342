package import JSONText

/// The layout spec that was recovered from a scenario's constraints, or from its frames.
///
/// One JSON for `run.json` and the playground.
package struct RecoveryRecord: Decodable, Sendable, Equatable, JSONRepresentable {
  /// What the spec is worth: `exact`, `parts` and so on; empty where there is none.
  package var grade = ""
  /// Whether it is proven equal at every width, for all elements that are shown.
  package var isProven = false
  /// What is known of it, as sentences: the proof, and what it leaves out.
  package var sentences: [String] = []
  /// The reason why there is no spec; `nil` where there is one.
  package var reason: String?
  /// The spec in several notations, as `recover --to` names them.
  package var notations: [TranslationRecord.Text] = []

  package init(reason: String? = nil) { self.reason = reason }

  package var json: JSONValue {
    .object([
      "grade": grade.json, "isProven": isProven.json, "sentences": sentences.json,
      "reason": reason?.json, "notations": notations.json,
    ])
  }
}
