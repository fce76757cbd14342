import Comparison
import Foundation
import Geometry
import Layouts
import Testing

@testable import Reporting
@testable import RunRecords

@Suite("What fails beside the verdict")
struct StandingTests {
  /// A scenario that agrees, whose title moved by 4 points in both notations.
  private func moved() throws -> RunRecord {
    var record = try SampleRecord.make()
    let title = try #require(record.scenarios[0].comparison.containers[0].elements.last)
    let container = record.scenarios[0].comparison.containers[0].container
    var old = title.spec
    old.x -= 4
    record.scenarios[0].baseline = BaselineRecord(
      file: "baselines/row.json", status: .moved,
      findings: ["spec", "constraints"].map { engine in
        BaselineFinding(
          kind: .moved, container: container.plainText, engine: engine, element: title.element,
          sentence: "it moved in the \(engine)", before: old, after: title.spec)
      })
    return record
  }

  private func page(_ path: String, of record: RunRecord) throws -> String {
    let file = try ReportWriter.render(record).first { $0.path == path }
    return String(decoding: try #require(file).contents, as: UTF8.self)
  }

  @Test("a frame that moved, more work and an unreadable baseline are standings of their own")
  func statuses() throws {
    var record = try moved()
    #expect(record.scenarios[0].comparison.verdict.passes)
    #expect(record.scenarios[0].standing == .moved)
    let pairs: [(BaselineStatus, Standing)] = [
      (.slower, .moreWork), (.unreadable, .unreadableBaseline), (.same, .agrees),
      (.incomplete, .agrees), (.missing, .agrees),
    ]
    record.scenarios[0].baseline?.findings = []
    record.scenarios[0].requiresAcceptedWork = true
    for (status, expected) in pairs {
      record.scenarios[0].baseline?.status = status
      #expect(record.scenarios[0].standing == expected)
    }
    record.scenarios[0].requiresAcceptedWork = false
    record.scenarios[0].baseline?.status = .slower
    #expect(record.scenarios[0].standing == .agrees)
    // Times are measured only where somebody asks for them.
    record.scenarios[0].baseline?.findings = [
      BaselineFinding(kind: .slower, container: "320", engine: "spec", sentence: "it takes longer")
    ]
    #expect(record.scenarios[0].standing == .moreWork)
    #expect(Standing.allCases.count == Verdict.allCases.count + 7)
  }

  @Test("every failure comes before everything that passes, and none looks like a success")
  func urgency() {
    let marks = Standing.allCases.map(\.style)
    let last = marks.lastIndex(of: "bad")
    #expect(last.map { marks[...$0].allSatisfy { $0 == "bad" } } == true)
  }

  @Test("a frame that moved equally in both notations is listed and drawn once")
  func movedPage() throws {
    let text = try page("scenario/repository-row.html", of: moved())
    #expect(text.contains("<p class=\"verdict bad\">"))
    #expect(text.contains("moved:</span>"))
    #expect(text.contains(">both</td>"))
    #expect(text.contains("<title id=\"accepted-1-title\">"))
    #expect(!text.contains("it moved in the"), "the table says it")
    #expect(!text.contains("accepted-2-title"))
  }

  @Test("the distance from the baseline is on the page once")
  func baselineOnce() throws {
    let text = try page("scenario/repository-row.html", of: moved())
    #expect(text.ranges(of: "2 frames moved").count == 1)
  }

  @Test("one counter that grew in several containers is one thing")
  func work() {
    func finding(_ container: String, _ counter: String, _ sentence: String) -> BaselineFinding {
      var finding = BaselineFinding(
        kind: .moreWork, container: container, engine: "reduced", sentence: sentence)
      finding.counter = counter
      return finding
    }
    func words(_ findings: [BaselineFinding]) -> String {
      BaselineRecord(file: "b.json", status: .slower, findings: findings).sentence
    }
    let rows = ["280", "320", "375"].map {
      finding($0, "rows", "the reduced solver needs 9 rows instead of 8")
    }
    #expect(
      words(rows) == "more work: the reduced solver needs 9 rows instead of 8, at 3 containers")
    #expect(words([rows[0]]) == "more work: the reduced solver needs 9 rows instead of 8")
    let other = finding("414", "rows", "the reduced solver needs 7 rows instead of 6")
    #expect(
      words([rows[0], other])
        == "more work: the reduced solver needs 9 rows instead of 8 at 280 pt, "
        + "and at 1 other container"
    )
    let columns = finding("280", "columns", "the reduced solver needs 2 columns instead of 1")
    #expect(words([rows[0], columns]) == "more work by 2 counters")
    #expect(words(rows + [columns]) == "more work by 2 counters, at 3 containers")
    var old = rows
    for index in old.indices { old[index].counter = nil }
    #expect(words(old) == "more work in 3 places", "a record from before counters had names")
  }

  @Test("of a record without accepted frames the sentences stand")
  func movedInOlderRecord() throws {
    var record = try moved()
    for index in 0..<2 { record.scenarios[0].baseline?.findings[index].before = nil }
    let text = try page("scenario/repository-row.html", of: record)
    #expect(text.contains("it moved in the spec"))
    #expect(!text.contains("accepted-1-title"))
  }
}
