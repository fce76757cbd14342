import Foundation
import Geometry
import Layouts
import Phrases
import Testing

@testable import LessonAnswers
@testable import PlayAnswers
@testable import Playground

@Suite("Lessons that the server shows")
struct CourseSiteTests {
  private static let files: [(path: String, contents: Data)] = [
    ("index.html", Data("<!DOCTYPE html><p>Lessons</p>".utf8)), ("course.css", Data("p {}".utf8)),
    ("course.js", Data("1".utf8)), ("lesson/1-row.html", Data("<p>Row</p>".utf8)),
    ("picture/1-row.svg", Data("<svg/>".utf8)),
  ]

  /// A server of lessons whose judge is given; it ends with the closure.
  private func withCourse(
    budget: AnswerBudget = .unhurried, judge: @escaping CourseSite.Judge = { _, _ in nil },
    _ body: (Client) async throws -> Void
  ) async throws {
    let server = try PlaygroundServer(
      port: 0, files: .none, patience: .unhurried, budget: budget,
      course: CourseSite(files: Self.files, judge: judge))
    let task = Task { await server.run() }
    defer { task.cancel() }
    try await body(try Client(server))
  }

  /// A request about the first task of a lesson.
  private func request(_ answer: [String: Any], client: String = "p", number: Int = 1)
    -> [String: Any]
  {
    answer.merging(
      ["version": 1, "client": client, "request": number, "lesson": "1-row", "task": 1]
    ) { own, _ in own }
  }

  @Test("each file of a course is served with its type, and nothing else is")
  func files() async throws {
    try await withCourse { client in
      for (name, type) in [
        ("", "text/html"), ("index.html", "text/html"), ("course.css", "text/css"),
        ("course.js", "text/javascript"), ("lesson/1-row.html", "text/html"),
        ("picture/1-row.svg", "image/svg+xml"), ("api/schema", "application/schema+json"),
      ] {
        let answer = try #require(await client.ask("GET", name))
        #expect(answer.status == 200, "\(name)")
        #expect(answer.head.contains("Content-Type: \(type)"), "\(name)")
        #expect(answer.head.contains("Content-Security-Policy: default-src 'none'"), "\(name)")
      }
      for name in [
        "play.js", "lesson/", "lesson/2.html", "../index.html", "lesson/..%2findex.html",
        "lesson%2f1-row.html", "editor/codemirror.js",
      ] {
        #expect(await client.ask("GET", name)?.status == 404, "\(name)")
      }
      // The playground is beside the lessons, with its own questions.
      for (name, part) in [
        ("playground/index.html", "href=\"../index.html\">Course</a>"),
        ("playground/play.css", "--good:"), ("playground/icon.svg", "<svg"),
        ("playground/api/files", "files"),
      ] {
        let answer = try #require(await client.ask("GET", name))
        #expect(answer.status == 200 && answer.body.contains(part), "\(name)")
      }
      let opened = try #require(await client.ask("GET", "api/files"))
      #expect(!opened.body.contains("canSave\":true"))
    }
  }

  @Test("a script of another page cannot ask the judge")
  func foreign() async throws {
    try await withCourse(judge: { _, _ in AnswerJudgement(isRight: true, phrases: ["secret"]) }) {
      client in
      let body = #"{"version":1,"lesson":"1-row","task":1,"written":"x"}"#
      for header in [
        "Origin: http://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site",
        "Sec-Fetch-Site: same-site",
      ] {
        let answer = try #require(
          await client.ask("POST", "api/judge", body: body, headers: [header]))
        #expect(answer.status == 403, "\(header)")
        #expect(!answer.body.contains("secret"))
      }
      let rebound = await client.ask("POST", "api/judge", body: body, host: "evil.example")
      #expect(rebound?.status == 403)
      let other = await client.ask("POST", "api/judge", body: body, token: Gate.randomToken())
      #expect(other?.status == 403)
      let own = "http://127.0.0.1:\(client.port)"
      let answer = await client.ask("POST", "api/judge", body: body, headers: ["Origin: \(own)"])
      #expect(answer?.status == 200)
    }
  }

  @Test("what is no answer to a task is refused with a sentence")
  func refused() async throws {
    try await withCourse { client in
      for body in [
        "", "{", "[]", #"{"version":1}"#, #"{"version":1,"lesson":"1-row","task":1}"#,
        #"{"version":2,"lesson":"1-row","task":1,"written":"x"}"#,
        #"{"version":1,"lesson":"1-row","task":1,"written":"x","value":4}"#,
        #"{"version":1,"lesson":"1-row","task":"1","written":"x"}"#,
        #"{"version":1,"lesson":"1-row","task":1,"value":1e999}"#,
        #"{"version":1,"lesson":"1-row","task":0,"written":"x"}"#,
        #"{"version":1,"lesson":"1-row","task":-9223372036854775808,"written":"x"}"#,
        #"{"version":1,"lesson":"1-row","task":1,"written":"x","client":"\#(String(repeating: "c", count: 99))"}"#,
        String(repeating: "[", count: 100_000),
      ] {
        let answer = try #require(await client.ask("POST", "api/judge", body: body))
        #expect(answer.status == 400, "\(body.prefix(80))")
        #expect((try answer.json()["error"] as? String)?.isEmpty == false)
      }
      #expect(await client.ask("GET", "api/judge")?.status == 405)
      let none = try await client.post("api/judge", request(["written": "x"]))
      #expect(try none.json()["status"] as? String == "none")
      #expect(try none.json()["reason"] as? String == "There is no such task.")
    }
    try await withServer { client, _ in
      let answer = try await client.post("api/judge", request(["written": "x"]))
      #expect(answer.status == 404)
      #expect(answer.body.contains("layoutdiff play --course"))
    }
  }

  @Test("the judge gets each form of answer, and its verdict comes back with the request's number")
  func verdicts() async throws {
    try await withCourse(judge: { question, _ in
      guard question.lesson == "1-row", question.task == 1 else { return nil }
      let text =
        switch question.answer {
        case .written(let text): text
        case .value(let value): "\(value)"
        case .order(let order): "\(order)"
        case .option(let option): "\(option)"
        }
      return AnswerJudgement(isRight: text == "4.5", phrases: [Phrase(text)])
    }) { client in
      for (answer, reason) in [
        (["written": "<b>&\u{0}"] as [String: Any], "<b>&\u{0}"), (["value": 4.5], "4.5"),
        (["order": [1, 0]], "[1, 0]"), (["option": 2], "2"),
      ] {
        let got = try await client.post("api/judge", request(answer, number: 7)).json()
        #expect(got["status"] as? String == "answered")
        #expect(got["reasons"] as? [String] == [reason])
        #expect(got["isRight"] as? Bool == (reason == "4.5"))
        #expect(got["request"] as? Int == 7 && got["version"] as? Int == 1)
      }
    }
  }

  @Test("an answer that takes too long to judge ends with its budget, and says so")
  func budget() async throws {
    let judge: CourseSite.Judge = { _, work in
      while work.takes(1) {}
      return AnswerJudgement(isRight: true, phrases: [])
    }
    for (budget, words) in [
      (AnswerBudget(layouts: 1000, seconds: .infinity), "after 1000 layouts"),
      (AnswerBudget(layouts: .max, seconds: 0.1), "after 0.1 seconds"),
    ] {
      try await withCourse(budget: budget, judge: judge) { client in
        let got = try await client.post("api/judge", request(["written": "x"])).json()
        #expect(got["status"] as? String == "none")
        #expect((got["reason"] as? String)?.contains(words) == true, "\(got)")
        #expect(got["isRight"] == nil)
      }
    }
  }

  @Test("texts of an answer are measured within its budget, and sizes beyond it judge nothing")
  func measuring() async throws {
    let judge: CourseSite.Judge = { _, _ in
      let ended = MeasuringLimit.current.map { "\($0.ends())" } ?? "there is no limit"
      return AnswerJudgement(isRight: true, phrases: [Phrase(ended)])
    }
    try await withCourse(judge: judge) { client in
      let got = try await client.post("api/judge", request(["written": "x"])).json()
      #expect(got["reasons"] as? [String] == ["false"])
    }
    let none = AnswerBudget(simplexSteps: 0, seconds: .infinity)
    try await withCourse(budget: none, judge: judge) { client in
      let got = try await client.post("api/judge", request(["written": "x"])).json()
      #expect(got["status"] as? String == "none")
      #expect((got["reason"] as? String)?.contains("after 0 simplex steps") == true, "\(got)")
      #expect(got["isRight"] == nil)
    }
  }

  @Test("a newer answer ends the work for an older one")
  func superseded() async throws {
    try await withCourse(judge: { question, work in
      if case .written("old") = question.answer { while work.takes(1) {} }
      return AnswerJudgement(isRight: true, phrases: [])
    }) { client in
      let budget = request(["written": "old"], number: 1)
      async let old = client.post("api/judge", budget)
      // Also where the older one arrives last.
      let new = try await client.post("api/judge", request(["written": "new"], number: 2))
      #expect(try new.json()["status"] as? String == "answered")
      #expect(["superseded", "none"].contains(try await old.json()["status"] as? String))
    }
  }
}
