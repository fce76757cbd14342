/// The places in a scenario's file of what messages point at.
public struct FilePlaces: Sendable {
  /// The text of the file; `nil` for a scenario that is made of values.
  package var source: SourceText?
  /// The key of the layout spec; `nil` where there is none.
  public var spec: RulePlace?
  /// The parts of the layout spec.
  package var styles = StylePlaces()
  /// The rule of each constraint, in the order of the scenario's constraints; may be shorter.
  public var constraints: [RulePlace] = []
  /// The names of elements, by name.
  package var elements: [String: RulePlace] = [:]

  /// No places.
  public init() {}

  /// The place of a key of the spec at a way, or of a key of its style; `nil` where it has none.
  package func place(of key: String, ofSpecAt way: [Int]) -> RulePlace? {
    guard let position = styles.position(of: key, at: way) else { return nil }
    return RulePlace(
      position: position, length: key.unicodeScalars.count,
      sourceLine: source?[line: position.line] ?? "")
  }
}
