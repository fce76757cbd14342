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
}
