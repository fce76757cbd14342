import CResources

/// The JSON Schema of run records, draft 7.
package enum RecordSchema {
  /// The schema's text, without a line end after it.
  package static var text: String {
    var text = String(cString: built_in("Runs/RunRecords/Resources/record.schema.json"))
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension RunRecord {
  /// The version of the format that this code reads and writes.
  package static let currentSchemaVersion = 1
}
