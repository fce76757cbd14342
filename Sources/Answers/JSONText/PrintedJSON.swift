/// The common part of all JSON that commands print.
package enum PrintedJSON {
  /// The version that every printed JSON carries as `schemaVersion`.
  package static let schemaVersion = 1
}
