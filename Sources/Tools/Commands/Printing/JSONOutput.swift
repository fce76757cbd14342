import Foundation
import Layouts
import Scenarios

/// Encodes what commands print with `--json`.
enum JSONOutput {
  /// The version that every printed JSON carries as `schemaVersion`.
  static let schemaVersion = PrintedJSON.schemaVersion

  /// `value` as JSON with sorted keys.
  static func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder.printing(.prettyPrinted).printableData(value), as: UTF8.self)
  }
}
