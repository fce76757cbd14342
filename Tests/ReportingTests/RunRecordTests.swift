import Comparison
import Foundation
import Layouts
import Reporting
import Testing

@testable import RunRecords
@testable import Runs

@Suite("Run record")
struct RunRecordTests {
  @Test("a record is the same after being written and read")
  func roundTrip() throws {
    let record = try SampleRecord.written()
    #expect(try RunRecord(json: record.json()) == record)
  }

  @Test("infinity and numbers that are none survive too")
  func unusualNumbers() throws {
    var record = try SampleRecord.make()
    record.scenarios[0].comparison.containers[0].elements[1].spec.width = .infinity
    let read = try RunRecord(json: record.json())
    try #require(!read.scenarios.isEmpty)
    #expect(read.scenarios[0].comparison.containers[0].elements[1].spec.width == .infinity)
  }

  @Test("the format of the record has not changed")
  func format() throws {
    try Golden.expect(SampleRecord.make().json(onLines: true), toBe: "run.json")
  }

  @Test(
    "a later version and other JSON are different errors",
    arguments: [
      (
        #"{"schemaVersion": 2, "anything": true}"#,
        "the run record has schemaVersion 2, and this layoutdiff knows up to 1; "
          + "use the layoutdiff that wrote it, or a later one"
      ),
      ("{}", "this is not a run record: .schemaVersion is missing"),
      (
        #"{"schemaVersion": "1"}"#,
        "this is not a run record: .schemaVersion is not a whole number"
      ),
      (
        #"{"schemaVersion": 1, "tools": [{"name": "a"}]}"#,
        "this is not a run record: .tools[0].version is missing"
      ),
      ("<html>", "this is not a run record: it is not JSON, or not all of it"),
      ("[]", "this is not a run record: it is not an object"),
      ("null", "this is not a run record: it is null instead of an object"),
      (
        #"{"schemaVersion": 1e300}"#,
        "this is not a run record: a number in it is too large, or is not whole"
      ),
      (
        #"{"schemaVersion": 1, "tools": {}}"#, "this is not a run record: .tools is not a list"
      ),
    ])
  func unreadable(json: String, message: String) {
    let error = #expect(throws: RecordError.self) { try RunRecord(json: Data(json.utf8)) }
    #expect(error?.description == message)
  }

  @Test("a run passes if every file was read and every verdict is fine")
  func passes() throws {
    var record = try SampleRecord.make()
    #expect(!record.passes)
    record.scenarios.removeAll { !$0.comparison.verdict.passes }
    #expect(!record.passes, "there is still a file that could not be read")
    record.unreadableFiles = []
    #expect(record.passes)
  }
}
