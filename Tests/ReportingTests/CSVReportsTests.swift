import Foundation
import Testing

@testable import Reporting
@testable import RunRecords

@Suite("Table of frames")
struct CSVReportsTests {
  @Test("every element in every container has a line with all its numbers")
  func lines() throws {
    let photo = try SampleRecord.make().scenarios[1]
    let lines = CSVReports.frames(of: photo.comparison).components(separatedBy: "\r\n")
    try #require(lines.count == 8)
    #expect(
      lines[5]
        == "320x240,title,12,164,296,24,12,160,296,24,0,-4,0,-4,differs")
    let columns = lines[0].split(separator: ",").count
    #expect(lines.dropLast().allSatisfy { $0.split(separator: ",").count == columns })
  }

  @Test(
    "a name is one field that no spreadsheet takes for a formula",
    arguments: [
      ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
      ("a\nb", "\"a\nb\""), ("=1+1", "'=1+1"), ("-x", "'-x"), ("", ""), ("저장소", "저장소"),
    ])
  func fields(name: String, field: String) {
    #expect(CSVTable.field(.text(name)) == field)
  }
}
