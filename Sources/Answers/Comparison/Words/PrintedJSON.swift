/// What all JSON that commands print has in common.
package enum PrintedJSON {
  /// The version that every printed JSON carries as `schemaVersion`.
  package static let schemaVersion = 1
}
