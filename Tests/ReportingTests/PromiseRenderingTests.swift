import Comparison
import Foundation
import RunRecords
import Scenarios
import Testing

@testable import Reporting

@Suite("Promises in reports")
struct PromiseRenderingTests {
  private func record(_ promises: [PromiseRecord]?) throws -> RunRecord {
    var record = try SampleRecord.make()
    record.scenarios.removeAll { $0.id != "only-spec" }
    record.unreadableFiles = []
    try #require(record.scenarios.count == 1)
    record.scenarios[0].promises = promises
    return record
  }

  @Test("a broken promise fails in the run, in JUnit, in SARIF with its line, and on both pages")
  func broken() throws {
    let record = try record(SampleRecord.promises)
    #expect(record.exitStatus == .disagreement)
    #expect(JUnitReport.text(of: record).contains("type=\"broken promise\""))
    let problem = try #require(record.problems.first)
    #expect(problem.rule == "brokenPromise" && problem.line == 20 && problem.column == 5)
    #expect(problem.message.contains("title and time overlap from 280 to 303 pt"))
    let files = try ReportWriter.render(record)
    func text(_ path: String) throws -> String {
      let file = try #require(files.first { $0.path == path })
      return String(decoding: file.contents, as: UTF8.self)
    }
    let page = try text("scenario/only-spec.html")
    #expect(
      page.contains("<h2>Promises</h2> <span class=\"quiet\">it keeps 0 of its 3 promises</span>"))
    #expect(page.contains("<details class=\"fold card\" open=\"open\">"))
    #expect(page.contains("title and time overlap from 280 to 303 pt, by at most 24 pt"))
    #expect(page.contains("<p class=\"cause-kind\">Broken promise</p>"))
    #expect(page.contains("mends it (tried)."))
    #expect(try text("index.html").contains("broken promise"))
    #expect(try text("summary.md").contains("title and time overlap from 280 to 303 pt"))
  }

  @Test("a scenario that keeps its promises passes, and its page is closed there")
  func kept() throws {
    let promise = PromiseRecord(
      promise: "inside: photo", line: 9, column: 5,
      notations: [
        NotationPromise(notation: .spec, status: .kept, widths: PromisedWidths(from: 280, to: 320))
      ])
    let record = try record([promise])
    #expect(record.scenarios[0].standing == .kept && record.passes)
    let files = try ReportWriter.render(record)
    let page = try #require(files.first { $0.path == "scenario/only-spec.html" })
    let text = String(decoding: page.contents, as: UTF8.self)
    #expect(text.contains("Kept from 280 to 320 pt."))
    #expect(!text.contains("open=\"open\""))
  }

  @Test("nothing to check is a failure of its own, with the lines to write")
  func unchecked() throws {
    var record = try record(nil)
    #expect(record.scenarios[0].standing == .skipped)
    record.scenarios[0].uncheckedElements = ["photo"]
    #expect(record.scenarios[0].standing == .nothingToCheck && !record.passes)
    let problem = try #require(record.problems.first)
    #expect(problem.rule == "nothingToCheck")
    #expect(problem.message.contains("- inside: [photo]"))
    #expect(JUnitReport.text(of: record).contains("failures=\"1\""))
    record.scenarios[0].promises = SampleRecord.promises
    #expect(record.scenarios[0].standing == .brokenPromise)
  }
}
