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
          container: container.plainText, engine: engine,
          .moved(element: title.element, from: old, to: title.spec))
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
      BaselineFinding(
        container: "320", engine: "spec",
        .slower(
          from: AcceptedRatio(of: "spec", to: "direct", ratio: 1, low: 0.9, high: 1.1),
          to: AcceptedRatio(of: "spec", to: "direct", ratio: 2, low: 1.9, high: 2.1)))
    ]
    #expect(record.scenarios[0].standing == .moreWork)
    #expect(Standing.allCases.count == Verdict.allCases.count + 12)
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
    #expect(text.contains("<p class=\"holds\">") && text.contains("2 frames moved"))
    #expect(text.contains(">both</td>"))
    #expect(text.ranges(of: "<figure class=\"layer accepted\">").count == 1)
    #expect(!text.contains("moved in the spec"), "the table says it")
  }

  @Test("the distance from the baseline is on the page once")
  func baselineOnce() throws {
    let text = try page("scenario/repository-row.html", of: moved())
    #expect(text.ranges(of: "2 frames moved").count == 1)
  }

  @Test("one counter that grew in several containers is one thing")
  func work() {
    func finding(_ container: String, _ counter: String, _ count: Int) -> BaselineFinding {
      BaselineFinding(
        container: container, engine: "reduced",
        .work(counter: counter, from: count - 1, to: count))
    }
    func words(_ findings: [BaselineFinding]) -> String {
      BaselineRecord(file: "b.json", status: .slower, findings: findings).sentence
    }
    let rows = ["280", "320", "375"].map { finding($0, "rows", 9) }
    #expect(
      words(rows) == "more work: the reduced solver needs 9 rows instead of 8, at 3 containers")
    #expect(words([rows[0]]) == "more work: the reduced solver needs 9 rows instead of 8")
    let other = finding("414", "rows", 7)
    #expect(
      words([rows[0], other])
        == "more work: the reduced solver needs 9 rows instead of 8 at 280 pt, "
        + "and at 1 other container"
    )
    let columns = finding("280", "columns", 2)
    #expect(words([rows[0], columns]) == "more work by 2 counters")
    #expect(words(rows + [columns]) == "more work by 2 counters, at 3 containers")
  }

  @Test("of an element that the page has no frames of the sentences stand")
  func movedWithoutFrames() throws {
    var record = try moved()
    record.scenarios[0].baseline?.findings = [
      BaselineFinding(
        container: "280", engine: "spec",
        .moved(
          element: "ghost", from: Frame(x: 0, y: 0, width: 1, height: 1),
          to: Frame(x: 1, y: 0, width: 1, height: 1)))
    ]
    let text = try page("scenario/repository-row.html", of: record)
    #expect(text.contains("ghost moved 1 pt right in the spec"))
    #expect(!text.contains("accepted-1-title"))
  }
}
