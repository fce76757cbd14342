import Foundation
import Testing
import TextMeasuring

@testable import PlayAnswers
@testable import Playground

@Suite("Questions of the playground's tabs")
struct QuestionTests {
  private let engine = AnswerEngine(measurer: TextMeasurer())

  /// The answer as the page gets it.
  private func ask(
    _ question: Question, of text: String, _ more: [String: Any] = [:],
    budget: AnswerBudget = .unhurried
  ) throws -> [String: Any] {
    let body = ["version": 1, "text": text, "question": question.rawValue].merging(more) { $1 }
    let request = try AnswerRequest(try JSONSerialization.data(withJSONObject: body))
    let answer = engine.answer(question, request, file: "row.yaml", work: budget.work)
    return try #require(
      try JSONSerialization.jsonObject(with: PageResponse.json(answer).body) as? [String: Any])
  }

  private func lines(_ answer: [String: Any]) -> [String]? {
    (answer["answer"] as? [String: Any])?["lines"] as? [String]
  }

  /// What the program prints about the same text.
  private func printed(_ text: String, _ arguments: [String]) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "row.yaml"))
    let output = try await Program.run(arguments, in: folder).output
    return output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .dropLast()
  }

  @Test("an edge, the constraints and the specs are explained as explain prints them")
  func explanations() async throws {
    let text = try Shipped.text("repository-row")
    let container: [String: Any] = ["container": ["width": 320]]
    let edge = try ask(
      .edge, of: text, container.merging(["element": "description", "edge": "top"]) { $1 })
    #expect(edge["status"] as? String == "answered")
    #expect(
      try await lines(edge)
        == printed(text, ["explain", "row.yaml", "description.top", "--container", "320"]))
    let constraints = try ask(.constraints, of: text, container)
    #expect(
      try await lines(constraints)
        == printed(
          text, ["explain", "row.yaml", "--engine", "constraints", "--container", "320"]))
    let specs = try ask(.specs, of: text, container)
    #expect(
      try await lines(specs)
        == printed(text, ["explain", "row.yaml", "--engine", "spec", "--container", "320"]))
  }

  @Test("a conflict has its smallest set of rules, their points, and what to write")
  func conflict() throws {
    let answer = try ask(
      .constraints, of: try Shipped.text("required-conflict"), ["container": ["width": 200]])
    let explained = try #require(answer["answer"] as? [String: Any])
    let conflicts = try #require(explained["conflicts"] as? [[String: Any]])
    let members = try #require(conflicts.first?["members"] as? [[String: Any]])
    #expect(members.count > 1)
    #expect(members.allSatisfy { $0["line"] is Int && $0["shortfall"] is Double })
    #expect(members.count { $0["isBroken"] as? Bool == true } == 1)
  }

  @Test("an ambiguity has two layouts that the constraints allow")
  func ambiguity() throws {
    let answer = try ask(.constraints, of: try Shipped.text("tie-between-two-labels"))
    let explained = try #require(answer["answer"] as? [String: Any])
    let ambiguities = try #require(explained["ambiguities"] as? [[String: Any]])
    let values = ambiguities.compactMap { $0["values"] as? [[String: Any]] }.joined()
    let witnesses = try #require(values.first?["witnesses"] as? [[String: Any]])
    #expect(witnesses.count == 2)
    #expect(witnesses.allSatisfy { ($0["frames"] as? [String: [Double]])?.isEmpty == false })
  }

  @Test("the layout spec is translated into every notation that translate prints")
  func translation() async throws {
    let source = try Shipped.text("repository-row")
    let answer = try #require(try ask(.translate, of: source)["answer"] as? [String: Any])
    let notations = try #require(answer["notations"] as? [[String: String]])
    #expect(
      notations.compactMap { $0["notation"] }
        == ["rules", "anchors", "snapkit", "vfl", "texture", "lp"])
    for notation in notations {
      let name = try #require(notation["notation"])
      let printed = try await printed(source, ["translate", "row.yaml", "--to", name])
      let text = notation["text"]?.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      let own = text?.last == "" ? text.map { Array($0.dropLast()) } : text
      #expect(own == printed, "\(name)")
    }
  }

  @Test("the constraints are recovered in every notation that recover prints")
  func recovery() async throws {
    let source = try Shipped.text("repository-row")
    let answer = try #require(try ask(.recover, of: source)["answer"] as? [String: Any])
    let notations = try #require(answer["notations"] as? [[String: String]])
    #expect(
      notations.compactMap { $0["notation"] } == ["spec", "texture", "stackviews", "uikit"])
    for notation in notations {
      let name = try #require(notation["notation"])
      let printed = try await printed(source, ["recover", "row.yaml", "--to", name])
      let text = notation["text"]?.split(separator: "\n").map(String.init)
      #expect(text == printed.filter { !$0.isEmpty }, "\(name)")
    }
  }

  @Test("a page is what translate prints, and is compared with what a browser measured of it")
  func page() async throws {
    let source = try Shipped.text("specs/stack-grow-whole-points")
    let container: [String: Any] = ["container": ["width": 375]]
    let page = try #require(try ask(.css, of: source, container)["answer"] as? [String: Any])
    let text = (page["text"] as? String)?.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      try await text?.dropLast().map(String.init)
        == printed(source, ["translate", "row.yaml", "--to", "css"]))
    #expect(page["announced"] as? [String] == [] && page["differences"] == nil)
    let shares =
      "first 0 0 119.6667 24\nsecond 127.6667 0 119.6667 24\nthird 255.3333 0 119.6667 24\n?"
    let compared = try ask(.css, of: source, container.merging(["measured": shares]) { $1 })
    let answer = try #require(compared["answer"] as? [String: Any])
    let differences = answer["differences"] as? [String]
    #expect(answer["isExplained"] as? Bool == true)
    #expect(
      differences?.first
        == "first.width is 121 pt in the spec and 119.67 pt in the browser: 1.33 pt wider; a stack distributes whole points, as Texture does"
    )
    #expect(differences?.allSatisfy { $0.contains("whole points") } == true)
    let none = try ask(
      .css, of: try Shipped.text("required-conflict").replacing(#/\nspec:(\n .*)+/#, with: ""))
    #expect((none["reason"] as? String)?.contains("no layout spec") == true)
  }

  @Test("a change costs what diff prints")
  func cost() throws {
    let text = try Shipped.text("repository-row")
    let changed = text.replacing("superview.top + 5", with: "superview.top + 7")
    let answer = try ask(.cost, of: changed, ["base": text])
    let table = try #require(lines(answer))
    #expect(table.contains { $0.contains("rules added, changed, removed") })
    #expect(table.contains { $0.contains("~ profile.top == superview.top + 5") })
    let none = try ask(.cost, of: changed, ["base": "layoutdiff: 1"])
    #expect(none["status"] as? String == "none")
    #expect((none["reason"] as? String)?.contains("before the change cannot be read") == true)
  }

  @Test(
    "where the time is over, a long text costs little more than reading it",
    arguments: [
      Question.cost, .translate, .recover, .css, .constraints, .specs, .edge, .lp, .frames,
    ])
  func overTime(question: Question) throws {
    let texts = [LongTexts.column(of: 500, gap: 1), LongTexts.column(of: 500, gap: 2)]
    func worked(_ body: () throws -> Void) rethrows -> Double {
      var times = [timespec(), timespec()]
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &times[0])
      try body()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &times[1])
      return Double(times[1].tv_sec - times[0].tv_sec)
        + Double(times[1].tv_nsec - times[0].tv_nsec) / 1e9
    }
    let rounds = try (0..<3).map { _ in
      let reading = try worked {
        for text in texts { _ = try engine.scenario(text, file: "row.yaml") }
      }
      let answering = try worked {
        let answer = try ask(
          question, of: texts[1], ["base": texts[0], "element": "box7", "edge": "top"],
          budget: AnswerBudget(seconds: 0))
        #expect(answer["status"] as? String == "none")
        #expect((answer["reason"] as? String)?.contains("after 0 seconds") == true)
      }
      return (reading, answering)
    }
    let reading = try #require(rounds.map(\.0).min())
    let answering = try #require(rounds.map(\.1).min())
    #expect(answering < 3 * reading, "\(answering) s, and \(reading) s for reading both texts")
  }

  @Test("the linear program is that of lp, level by level")
  func program() async throws {
    let text = try Shipped.text("specs/ratio-poster")
    for level in [0, 1, 2] {
      let answer = try #require(
        try ask(.lp, of: text, ["level": level])["answer"] as? [String: Any])
      let own = try #require(answer["text"] as? String)
      let printed = try await printed(text, ["lp", "row.yaml", "--level", "\(level)"])
      #expect(own == printed.joined(separator: "\n") + "\n", "level \(level)")
      #expect((answer["levels"] as? [String])?.count == 3)
    }
    let none = try ask(.lp, of: text, ["level": 9])
    #expect((none["reason"] as? String)?.hasPrefix("there is no level 9: 0 is required") == true)
  }

  @Test("frames are those of both engines")
  func frames() throws {
    let answer = try ask(
      .frames, of: try Shipped.text("repository-row"), ["container": ["width": 300]])
    let engines = try #require(answer["answer"] as? [[String: Any]])
    #expect(engines.map { $0["engine"] as? String } == ["spec", "constraints"])
    #expect(engines.allSatisfy { ($0["container"] as? [Double])?.first == 300 })
  }

  @Test("a question that has no answer says why, with the nearest name")
  func none() throws {
    let text = try Shipped.text("repository-row")
    let unknown = try ask(.edge, of: text, ["element": "usernam", "edge": "top"])
    #expect(unknown["status"] as? String == "none")
    #expect((unknown["reason"] as? String)?.contains("username") == true)
    let spec = try ask(.specs, of: text, ["element": "usernam"])
    #expect((spec["reason"] as? String)?.contains("username") == true)
    let start = try #require(text.range(of: "constraints:"))
    let half = String(text[..<start.lowerBound])
    for question in [Question.lp, .constraints] {
      #expect(try ask(question, of: half)["reason"] as? String == "there are no constraints")
    }
    #expect(
      try ask(.edge, of: half, ["element": "profile"])["reason"] as? String
        == "there are no constraints")
    let unreadable = try ask(.frames, of: "x")
    #expect(unreadable["status"] as? String == "unreadable")
    #expect((unreadable["problems"] as? [Any])?.isEmpty == false)
  }

  @Test("every question about every shipped scenario is answered within the interface")
  func all() throws {
    for (path, text) in try Shipped.all().enumerated().filter({ $0.offset % 7 == 0 }).map(\.element)
    {
      for question in Question.allCases {
        let answer = try ask(question, of: text, ["element": "superview", "base": text])
        let status = answer["status"] as? String
        #expect(status == "answered" || status == "none", "\(question) of \(path)")
        #expect((answer["answer"] != nil) == (status == "answered"), "\(question) of \(path)")
        #expect((answer["reason"] != nil) == (status == "none"), "\(question) of \(path)")
      }
    }
  }

  @Test("lengths are rounded to the pixels that the page shows, or to none")
  func pixels() throws {
    let text = try Shipped.text("repository-row")
      .replacing("superview.leading + 5", with: "superview.leading + 5.3")
    func left(_ more: [String: Any]) throws -> Double {
      let asked: [String: Any] = ["element": "profile", "edge": "left"]
      let answer = try #require(
        try ask(.edge, of: text, asked.merging(more) { $1 })["answer"] as? [String: Any])
      let edge = try #require((answer["edges"] as? [[String: Any]])?.first)
      return try #require(edge["constraintsValue"] as? Double)
    }
    #expect(try left([:]) == 5.5)
    #expect(try abs(left(["pixels": 0]) - 5.3) < 1e-9)
    #expect(try left(["pixels": 1]) == 5)
    for wrong in [-1, 0.001, 17] {
      #expect(throws: Refusal.self) { try left(["pixels": wrong]) }
    }
  }
}
