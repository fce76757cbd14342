/// The common part of all JSON that commands print.
package enum PrintedJSON {
  /// The version that every printed JSON carries as `schemaVersion`.
  package static let schemaVersion = 1

  /// An object with these members, and the version.
  package static func document(_ members: JSONObject) -> JSONValue {
    JSONValue.object(members).adding(["schemaVersion": schemaVersion.json])
  }
}
