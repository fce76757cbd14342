import Foundation
import JSONText
import LogAnswers
import TestSupport
import Testing

@testable import PlayAnswers
@testable import Playground

@Suite("The schema of the playground's interface")
struct InterfaceSchemaTests {
  /// Sends a request that the schema allows, and holds the answer against the schema.
  private func ask(
    _ client: Client, _ name: String, _ value: [String: Any], request: String, answer: String,
    _ schema: inout JSONSchema
  ) async throws {
    let body = value.merging(["version": 1]) { first, _ in first }
    try schema.check(try JSONSerialization.data(withJSONObject: body), as: request)
    let answered = try await client.post(name, body)
    try schema.check(Data(answered.body.utf8), as: answer)
  }

  private func schema() throws -> JSONSchema {
    try JSONSchema(Data(PlaygroundSchema.text.utf8))
  }

  @Test("what is asked about texts, and every answer to it, is as the schema says")
  func texts() async throws {
    var schema = try schema()
    let names = ["repository-row", "required-conflict", "tie-between-two-labels"]
    let only = """
      layoutdiff: 1
      containers: [320]
      elements: { title: { text: A } }
      constraints: ["H:|-8-[title]", "V:|-8-[title]-8-|"]

      """
    try await withServer { client, _ in
      for text in try names.map(Shipped.text) + [only, "layoutdiff: 1\nelemnts: {}\n"] {
        try await ask(
          client, "api/layout",
          [
            "client": "a", "request": 1, "text": text, "container": ["width": 300], "n": 0,
            "parts": LayoutPart.allCases.map(\.rawValue),
          ], request: "layoutRequest", answer: "layout", &schema)
        for question in Question.allCases {
          try await ask(
            client, "api/answer",
            [
              "text": text, "question": question.rawValue, "element": "title", "edge": "top",
              "base": only, "pixels": 2, "container": ["width": 300, "height": 90],
            ], request: "answerRequest", answer: "answer", &schema)
        }
      }
    }
    #expect(schema.mistakes == [])
  }

  @Test("the schema allows just the pixels per point that are answered")
  func pixels() throws {
    let root = try JSONSerialization.jsonObject(with: Data(PlaygroundSchema.text.utf8))
    let definitions = (root as? [String: Any])?["$defs"] as? [String: [String: Any]]
    let fields = definitions?["answerRequest"]?["properties"] as? [String: [String: Any]]
    let choices = try #require(fields?["pixels"]?["oneOf"] as? [[String: Any]])
    func limit(_ name: String) throws -> Double {
      let limit = choices.lazy.compactMap { $0[name] as? NSNumber }.first
      return try #require(limit).doubleValue
    }
    let (none, least, most) = (try limit("const"), try limit("minimum"), try limit("maximum"))
    func request(_ pixels: Double) throws {
      let body: [String: Any] = ["version": 1, "text": "", "question": "edge", "pixels": pixels]
      _ = try AnswerRequest(try JSONSerialization.data(withJSONObject: body))
    }
    for allowed in [none, least, most] { try request(allowed) }
    for other in [none.nextDown, least.nextDown, most.nextUp] {
      #expect(throws: Refusal.self, "\(other)") { try request(other) }
    }
  }

  @Test("what is asked about files and logs, and every answer to it, is as the schema says")
  func files() async throws {
    var schema = try schema()
    try await withServer(["a.yaml": "one", "b.yaml": "two"]) { client, folder in
      for (name, definition) in [
        ("api/files", "files"), ("api/file?n=0", "file"), ("api/file?n=2", "file"),
        ("api/changes?n=0&hash=x", "news"), ("api/nothing", "error"), ("api/file?n=99", "error"),
      ] {
        let answer = try #require(await client.ask("GET", name))
        try schema.check(Data(answer.body.utf8), as: definition)
      }
      for hash in ["other", FileText("one").hash] {
        try await ask(
          client, "api/save", ["n": 0, "text": "three", "hash": hash], request: "saveRequest",
          answer: "saved", &schema)
      }
      try await ask(
        client, "api/save", ["n": 7, "text": "three", "hash": ""], request: "saveRequest",
        answer: "saved", &schema)
      try FileManager.default.removeItem(at: folder.appending(path: "b.yaml"))
      for name in ["api/file?n=1", "api/changes?n=1&hash=x"] {
        let answer = try #require(await client.ask("GET", name))
        try schema.check(
          Data(answer.body.utf8), as: name.contains("changes") ? "news" : "file")
      }
      let log = """
        <NSLayoutConstraint:0x1 UIView:0x2.width == 4>
        <NSLayoutConstraint:0x3 UIView:0x2.width == 5>
        """
      for text in [log, "nothing"] {
        try await ask(
          client, "api/diagnose", ["text": text], request: "diagnoseRequest",
          answer: "diagnosis", &schema)
      }
      try await ask(
        client, "api/download", ["kind": "page", "text": "layoutdiff: 1"],
        request: "downloadRequest", answer: "error", &schema)
    }
    let superseded = PageResponse.json(LogAnswer(status: .superseded).json).body
    try schema.check(superseded, as: "diagnosis")
    #expect(schema.mistakes == [])
  }
}
