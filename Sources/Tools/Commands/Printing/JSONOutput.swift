import Comparison
import Foundation
import Scenarios

/// Encodes what commands print with `--json`, the same bytes for the same value.
enum JSONOutput {
  /// The version that every printed JSON carries as `schemaVersion`.
  static let schemaVersion = PrintedJSON.schemaVersion

  /// `value` as JSON with sorted keys.
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.printableData(value), as: UTF8.self)
  }
}
