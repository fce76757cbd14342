import Foundation
import Reporting
import RunRecords
import Testing

@Suite("The page of a change")
struct ChangePageTests {
  private func page(before title: String) throws -> String {
    var record = try SampleRecord.make()
    record.scenarios[1].change = ChangeRecord(
      before: "row", title: title, file: "before.yaml", problem: "Not computed.")
    let file = try #require(
      ReportWriter.render(record).first { $0.path.hasPrefix("change/photo") })
    return String(decoding: file.contents, as: UTF8.self)
  }

  @Test("a scenario with the same title before and after is named once, beside both files")
  func sameTitle() throws {
    let title = "Photo with an inset title"
    let body = try #require(page(before: title).split(separator: "<body").last)
    #expect(body.ranges(of: "Photo with an inset title").count == 1)
    #expect(body.contains("<h1>Photo with an inset title: the change</h1>"))
    #expect(body.contains("Before: <code>before.yaml</code>"))
  }

  @Test("where there is no scenario before, no file is called so, and nothing can be repeated")
  func nothingBefore() throws {
    var record = try SampleRecord.make()
    let file = record.scenarios[1].file
    record.scenarios[1].change = ChangeRecord(
      before: "row", title: "row", file: file, problem: "There is no scenario 'row'.")
    let page = try #require(
      ReportWriter.render(record).first { $0.path.hasPrefix("change/photo") })
    let text = String(decoding: page.contents, as: UTF8.self)
    #expect(!text.contains("Before:") && !text.contains("layoutdiff diff"))
    #expect(text.contains("There is no scenario"))
  }

  @Test("of two titles the heading has the one after the change")
  func twoTitles() throws {
    let body = try #require(page(before: "Row").split(separator: "<body").last)
    #expect(body.contains("<h1>Photo with an inset title: the change</h1>"))
    #expect(body.ranges(of: "Photo with an inset title").count == 1)
  }
}
