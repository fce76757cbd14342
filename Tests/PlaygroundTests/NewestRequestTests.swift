import Foundation
import Layouts
import Testing

@testable import PlayAnswers
@testable import Playground

@Suite("The newest request of a page")
struct NewestRequestTests {
  private func asking(
    _ number: Int, _ text: Int, _ question: String = "layout", client: String = "a"
  ) -> NewestRequests.Asking {
    NewestRequests.Asking(client: client, number: number, text: text, question: question)
  }

  @Test("a request with another text ends all older work of its client, and of nobody else")
  func newer() {
    let newest = NewestRequests()
    let works = (0..<4).map { _ in AnswerBudget().work }
    #expect(newest.begin(asking(1, 7), work: works[0]))
    #expect(newest.begin(asking(2, 7, "explain"), work: works[1]))
    #expect(newest.begin(asking(1, 7, client: "b"), work: works[2]))
    #expect(works.allSatisfy { !$0.isCancelled })
    #expect(newest.begin(asking(3, 8), work: works[3]))
    #expect(works.map(\.isCancelled) == [true, true, false, false])
  }

  @Test("a second question about the same text ends only the same question")
  func sameText() {
    let newest = NewestRequests()
    let works = (0..<3).map { _ in AnswerBudget().work }
    #expect(newest.begin(asking(1, 7, "explain"), work: works[0]))
    #expect(newest.begin(asking(2, 7, "layout"), work: works[1]))
    #expect(newest.begin(asking(3, 7, "layout"), work: works[2]))
    #expect(works.map(\.isCancelled) == [false, true, false])
  }

  @Test("a request that arrives after a newer one with another text is not worked on")
  func late() {
    let newest = NewestRequests()
    #expect(newest.begin(asking(5, 8), work: AnswerBudget().work))
    #expect(!newest.begin(asking(4, 7), work: AnswerBudget().work))
    #expect(newest.begin(asking(4, 8, "explain"), work: AnswerBudget().work))
  }

  @Test("work that has ended is forgotten, and so are clients that are gone")
  func forgotten() {
    let newest = NewestRequests()
    let work = AnswerBudget().work
    #expect(newest.begin(asking(1, 7), work: work))
    newest.end(asking(1, 7), work: work)
    #expect(newest.begin(asking(2, 8), work: AnswerBudget().work))
    #expect(!work.isCancelled)
    for number in 0..<2000 {
      let asking = asking(1, 7, client: "c\(number)")
      let work = AnswerBudget().work
      #expect(newest.begin(asking, work: work))
      newest.end(asking, work: work)
    }
    #expect(newest.count <= 501)
  }

  @Test("while somebody types, an answer that takes long makes way for the next")
  func typing() async throws {
    // Hundreds of elements that contradict each other: seconds of work.
    let long = Self.long
    try await withServer { client, _ in
      async let first = client.post(
        "api/layout",
        ["version": 1, "client": "p", "request": 1, "text": long, "parts": ["explain", "links"]])
      // The first one is being worked on, or still waits: either way it makes way.
      try await Task.sleep(for: .milliseconds(200))
      let second = try await client.post(
        "api/layout",
        [
          "version": 1, "client": "p", "request": 2,
          "text": try Shipped.text("repository-row"),
        ])
      #expect(try second.json()["status"] as? String == "laidOut")
      #expect(try await first.json()["status"] as? String == "superseded")
    }
  }

  private static let long: String = {
    let count = 400
    let names = (0..<count).map { "  e\($0): { box: 10x10 }" }.joined(separator: "\n")
    let rules = (0..<count).map { number in
      "  - e\(number).leading == superview.leading + \(number)\n"
        + "  - e\(number).width >= e\((number + 1) % count).width + 1"
    }.joined(separator: "\n")
    return """
      layoutdiff: 1
      containers: [\((280..<480).map(String.init).joined(separator: ", "))]
      elements:
      \(names)
      constraints:
      \(rules)

      """
  }()
}
