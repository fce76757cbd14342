import Foundation
import Testing

@testable import Reporting
@testable import RunRecords

@Suite("Fields of a table")
struct CSVReportsTests {
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
