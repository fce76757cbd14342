import Foundation
import JSONText
import Layouts
import RunRecords
import Scenarios

enum JSONOutput {
  /// The version that every printed JSON carries as `schemaVersion`.
  static let schemaVersion = PrintedJSON.schemaVersion

  static func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder.printing(.prettyPrinted).printableData(value), as: UTF8.self)
  }

  static func print(_ value: some Encodable) throws { Terminal.print(try text(value)) }
}
