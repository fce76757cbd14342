import Comparison
import Foundation
import Geometry
import Testing

@testable import Reporting

@Suite("What fails beside the verdict")
struct ScenarioStatusTests {
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

  @Test("what moved, takes more work, is left open or cannot be told is a failure of its own")
  func statuses() throws {
    var record = try moved()
    #expect(record.scenarios[0].comparison.verdict.passes)
    #expect(ScenarioStatus(record.scenarios[0]) == .moved)
    let pairs: [(BaselineStatus, ScenarioStatus)] = [
      (.slower, .moreWork), (.unreadable, .unreadableBaseline), (.same, .verdict(.agrees)),
      (.incomplete, .verdict(.agrees)), (.missing, .verdict(.agrees)),
    ]
    for (status, expected) in pairs {
      record.scenarios[0].baseline?.status = status
      #expect(ScenarioStatus(record.scenarios[0]) == expected)
    }
    #expect(Set(ScenarioStatus.byUrgency).count == Verdict.allCases.count + 5)
  }

  @Test("every failure comes before everything that passes, and none looks like a success")
  func urgency() {
    let marks = ScenarioStatus.byUrgency.map(\.mark.style)
    let last = marks.lastIndex(of: "bad")
    #expect(last.map { marks[...$0].allSatisfy { $0 == "bad" } } == true)
  }

  @Test("a frame that moved alike in both notations is told and drawn once")
  func movedPage() throws {
    let text = try page("scenario/repository-row.html", of: moved())
    #expect(text.contains("<p class=\"verdict bad\">"))
    #expect(text.contains("moved:</span>"))
    #expect(text.contains("<td>both</td>"))
    #expect(text.contains("<title id=\"accepted-1-title\">"))
    #expect(!text.contains("it moved in the"), "the table says it")
    #expect(!text.contains("accepted-2-title"))
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
