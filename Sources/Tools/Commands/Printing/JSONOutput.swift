import JSONText

enum JSONOutput {
  /// The version that every printed JSON carries as `schemaVersion`.
  static let schemaVersion = PrintedJSON.schemaVersion

  static func text(_ value: some JSONRepresentable) -> String { value.json.text(onLines: true) }

  static func print(_ value: some JSONRepresentable) { Terminal.print(text(value)) }
}
