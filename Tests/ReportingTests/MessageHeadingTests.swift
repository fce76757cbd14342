import Comparison
import Geometry
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
    #expect(Message.heading(of: [cause]) == "Cause")
    #expect(Message.heading(of: [cause, conflict]) == "Cause and fix")
    #expect(Message.heading(of: [note]) == "Findings")
  }

  @Test("the values that one line gives are one message; other causes have one each")
  func lines() throws {
    func cause(_ quantity: String, _ line: Int, fix: String? = nil) -> Cause {
      let rule = "line \(line): '\(quantity) == 0'"
      return Cause(
        element: "title", kind: .value,
        sentence: "\(quantity) is 5 pt in the spec and 0 pt by \(rule)",
        line: line, heldBy: rule,
        values: Cause.Values(quantity: quantity, spec: 5, constraints: "0"), fix: fix)
    }
    var record = try SampleRecord.make()
    record.scenarios[1].comparison.containers[1].causes = [
      cause("title.top", 40), cause("title.left", 41), cause("title.width", 40),
      cause("title.width", 40), cause("title.height", 40, fix: "set it to 5"),
      Cause(element: "title", kind: .priority, sentence: "line 40 decides", line: 40),
    ]
    let messages = Message.all(in: record.scenarios[1].comparison.containers[1], [])
      .filter { ["Value", "Priority"].contains($0.kind) }
    #expect(
      messages.map(\.text) == [
        "line 40 gives title 2 values that differ from the spec",
        "title.left is 5 pt in the spec and 0 pt by line 41: 'title.left == 0'",
        "title.height is 5 pt in the spec and 0 pt by line 40: 'title.height == 0'",
        "line 40 decides",
      ])
    #expect(
      messages.first?.items == [
        "title.top is 5 pt in the spec and 0 pt by 'title.top == 0'",
        "title.width is 5 pt in the spec and 0 pt by 'title.width == 0'",
      ])
    #expect(messages.map(\.endings) == [[], [], ["To fix it, set it to 5."], []])
  }
}
