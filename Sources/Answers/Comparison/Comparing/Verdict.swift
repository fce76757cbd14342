import JSONText

/// The result of comparing a scenario.
package enum Verdict: String, Sendable, Decodable, JSONRepresentable, CaseIterable {
  /// Both layouts agree in every container.
  case agrees
  /// The layouts differ, and the scenario does not expect it.
  case differs
  /// Exactly the elements differ that the scenario expects to.
  case differsAsExpected
  /// The scenario expects differing elements, and others differ, or none; or it expects a
  /// conflict, and there is none.
  case unexpected
  /// Required constraints conflict.
  case conflict
  /// Required constraints conflict, as the scenario expects.
  case conflictAsExpected
  /// The scenario has only one notation and expects no conflict, so there is nothing to compare.
  case skipped
  /// A notation has no layout in one of the containers.
  case invalid
  /// The solver failed on the scenario.
  case failed
  /// The work ended before all containers were compared.
  case unfinished

  /// The verdict in up to three words, for people.
  package var word: String {
    switch self {
    case .agrees, .differs, .conflict, .skipped, .invalid, .failed: rawValue
    case .differsAsExpected: "differs as expected"
    case .conflictAsExpected: "conflict as expected"
    case .unexpected: "not as expected"
    case .unfinished: "not finished"
    }
  }

  /// Whether a check passes with this verdict.
  package var passes: Bool {
    switch self {
    case .agrees, .differsAsExpected, .conflictAsExpected, .skipped: true
    case .differs, .unexpected, .conflict, .invalid, .failed, .unfinished: false
    }
  }
}
