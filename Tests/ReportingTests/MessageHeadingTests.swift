import Comparison
import Layouts
import Phrases
import Reasons
import RunRecords
import Testing

@testable import Reporting

@Suite("The heading of messages")
struct MessageHeadingTests {
  private typealias Message = ContainerSection.Message

  @Test("it names causes, with what mends them where a message says so, or other findings")
  func heading() {
    let cause = Message(kind: "Value", style: "bad", text: "it differs")
    let conflict = Message(
      kind: "Conflict", style: "bad", text: "two rules", endings: ["To fix it, lower one."])
    let note = Message(kind: "Ambiguity", text: "two frames", endings: ["To fix it, set one."])
    #expect(MessageGroup.heading(of: [cause]) == "Cause")
    #expect(MessageGroup.heading(of: [cause, conflict]) == "Cause and fix")
    #expect(MessageGroup.heading(of: [note]) == "Findings")
  }

  @Test("a message of several containers is printed once, with all of their sizes")
  func shared() throws {
    var record = try SampleRecord.make()
    let scenario = try #require(record.scenarios.firstIndex { $0.id == "repository-row" })
    for index in record.scenarios[scenario].comparison.containers.indices {
      record.scenarios[scenario].comparison.containers[index].warnings =
        (["every container"] + (index == 1 ? ["only the second"] : [])).map {
          ContainerWarning(.unmeasured(element: $0))
        }
    }
    let page = ScenarioPage(
      record.scenarios[scenario], at: scenario, record: record,
      pages: PageNames(ids: record.scenarios.map(\.id)))
    let groups = page.messageGroups.filter { group in
      group.messages.contains { $0.kind == "Warning" }
    }
    #expect(groups.map(\.placeClasses) == ["of-1 of-2 of-3", "of-2"])
    #expect(
      groups.map(\.places) == [
        "280\u{A0}pt, 320\u{A0}pt, 375\u{A0}pt", "320\u{A0}pt",
      ])
  }
}
