/// One of the two engines.
public enum Engine: String, Sendable, Codable, CaseIterable {
  /// Layout specs.
  case spec
  /// Constraints.
  case constraints
}
