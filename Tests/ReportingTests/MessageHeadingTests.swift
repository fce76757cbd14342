import Comparison
import Geometry
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

  @Test("the values that one line gives are one message; other causes have one each")
  func lines() throws {
    func cause(_ quantity: String, _ line: Int, fix: Cause.Fix? = nil) -> Cause {
      Cause(
        element: "title", kind: .value,
        .violated(by: .rule(NamedRule(line: line, text: "\(quantity) == 0"))),
        values: Cause.Values(quantity: quantity, spec: 5, constraints: Cause.Bound(.exactly, 0)),
        line: line, fix: fix)
    }
    var record = try SampleRecord.make()
    record.scenarios[1].comparison.containers[1].causes = [
      cause("title.top", 40), cause("title.left", 41), cause("title.width", 40),
      cause("title.width", 40), cause("title.height", 40, fix: .centre(element: "title")),
      Cause(
        element: "title", kind: .priority, .unknown(because: .solver(message: "it ended")), line: 40
      ),
    ]
    let messages = Message.all(in: record.scenarios[1].comparison.containers[1], [])
      .filter { ["Value", "Priority"].contains($0.kind) }
    #expect(
      messages.map(\.text.text) == [
        "line 40 gives title 2 values that differ from the spec",
        "title.left is 5 pt in the spec and 0 pt by line 41: 'title.left == 0'",
        "title.height is 5 pt in the spec and 0 pt by line 40: 'title.height == 0'",
        "the solver could not determine the cause: it ended (line 40)",
      ])
    #expect(
      messages.first?.items.map(\.text) == [
        "title.top is 5 pt in the spec and 0 pt by 'title.top == 0'",
        "title.width is 5 pt in the spec and 0 pt by 'title.width == 0'",
      ])
    #expect(
      messages.map { $0.endings.map(\.text) } == [
        [], [],
        ["To fix it, write corner: { center: { centering: XY, child: title } }."], [],
      ])
  }
}
