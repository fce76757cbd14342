/// One of the two engines.
public enum Engine: String, Sendable, Decodable, CaseIterable {
  /// Layout specs.
  case spec
  case constraints
}
