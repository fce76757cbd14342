import JSONText

enum JSONOutput {
  static func text(_ value: some JSONRepresentable) -> String { value.json.text(onLines: true) }

  static func print(_ value: some JSONRepresentable) { Terminal.print(text(value)) }

  /// Prints an object with these members, and the version that every printed JSON carries.
  static func printDocument(_ members: JSONObject) { print(PrintedJSON.document(members)) }
}
