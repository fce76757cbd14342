/// What comparing a scenario comes to.
public enum Verdict: String, Sendable, Codable, CaseIterable {
  /// Both layouts agree in every container.
  case agrees
  /// The layouts differ, and nobody said that they would.
  case differs
  /// Exactly the elements differ that the scenario says differ.
  case differsAsExpected
  /// The scenario says that certain elements differ, and others do, or none; or it says that
  /// constraints conflict, and they do not.
  case unexpected
  /// Required constraints cannot hold together.
  case conflict
  /// Required constraints cannot hold together, as the scenario says.
  case conflictAsExpected
  /// Only one notation is there, so there is nothing to compare, and no conflict is announced.
  case skipped
  /// A notation has no layout in one of the containers.
  case invalid
  /// The solver failed on the scenario.
  case failed

  /// The verdict in a word or three, for people.
  public var word: String {
    switch self {
    case .agrees, .differs, .conflict, .skipped, .invalid, .failed: rawValue
    case .differsAsExpected: "differs as expected"
    case .conflictAsExpected: "conflict as expected"
    case .unexpected: "not as expected"
    }
  }

  /// Whether this is a verdict that lets a check pass.
  public var passes: Bool {
    switch self {
    case .agrees, .differsAsExpected, .conflictAsExpected, .skipped: true
    case .differs, .unexpected, .conflict, .invalid, .failed: false
    }
  }
}
