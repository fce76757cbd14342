import Comparison
import Foundation
import Reporting
import Testing

@Suite("Schema of the run record")
struct RecordSchemaTests {
  /// The sample, with what none of its scenarios has.
  private func record() throws -> RunRecord {
    var record = try SampleRecord.make()
    record.scenarios[0].commands = ["Screens check row"]
    record.scenarios[0].sweep?.height = .infinity
    return record
  }

  @Test("records of all versions are what the schema says")
  func records() throws {
    for document in try [
      record().json(), Golden.data("run-1.json"), Golden.data("run-1-first.json"),
    ] {
      var schema = try JSONSchema(Data(RecordSchema.text.utf8))
      try schema.check(document)
      #expect(schema.mistakes.isEmpty, "\(schema.mistakes.prefix(10))")
    }
  }

  @Test("the schema has no key that records never have")
  func keys() throws {
    var schema = try JSONSchema(Data(RecordSchema.text.utf8))
    try schema.check(try record().json())
    #expect(schema.keys.subtracting(schema.usedKeys).sorted() == [])
  }

  @Test("the schema knows the version that is written, and its words")
  func words() throws {
    let text = RecordSchema.text
    #expect(text.contains("\"maximum\": \(RunRecord.currentSchemaVersion)\n"))
    for verdict in Verdict.allCases { #expect(text.contains("\"\(verdict.rawValue)\"")) }
  }

  @Test(
    "what is wrong in a document is told",
    arguments: [
      (#"{"schemaVersion": 2}"#, ": tools is missing"),
      (#"{"tools": [{"name": 1}]}"#, ".tools[0].name: no string"),
      (#"{"fonts": {}}"#, ".fonts: no array"), (#"{"other": 1}"#, ": the schema has no key other"),
    ])
  func mistakes(document: String, mistake: String) throws {
    var schema = try JSONSchema(Data(RecordSchema.text.utf8))
    try schema.check(Data(document.utf8))
    #expect(schema.mistakes.contains(mistake), "\(schema.mistakes)")
  }
}
