import Foundation
import Geometry
import JSONText
import Layouts
import LogAnswers
import PlayAnswers
import RunRecords
import Scenarios
import TextMeasuring

/// Answers requests by their names, which are a fixed list.
struct Router: Sendable {
  private(set) var files: PlaygroundFiles
  let pages: PageFiles
  let budget: AnswerBudget
  /// Other pages in place of the playground's, which is then beside them; `nil` for the playground alone.
  private(set) var course: CourseSite?
  let engine = AnswerEngine(measurer: TextMeasurer())
  private let threads = AnswerThreads()
  /// Saving waits for no layout.
  private let savingThreads = AnswerThreads(wanted: 1)
  private let newest = NewestRequests()

  init(
    files: PlaygroundFiles, pages: PageFiles, budget: AnswerBudget, course: CourseSite? = nil
  ) {
    (self.files, self.pages, self.budget, self.course) = (files, pages, budget, course)
  }

  /// The same router, and the same threads, for those who may open and save no file.
  var withoutFiles: Router {
    var router = self
    router.files = .none
    return router
  }

  func answer(_ request: PageRequest, name: String) async -> PageResponse {
    if course != nil, name.hasPrefix(CourseSite.playground) {
      var playground = self
      playground.course = nil
      return await playground.answer(
        request, name: String(name.dropFirst(CourseSite.playground.count)))
    }
    do throws(Refusal) {
      guard name.hasPrefix("api/"), name != "api/schema" else { return try page(request, name) }
      guard let method = Self.methods[name] else { throw Refusal(404, "there is no '\(name.cut)'") }
      guard request.method == method else {
        throw Refusal(405, "'\(name)' takes \(method)", allowed: method)
      }
      if method == "POST" { try Self.checkType(request) }
      return switch name {
      case "api/files": list
      case "api/file": try file(request)
      case "api/changes": try await changes(request)
      case "api/layout": try await layout(request)
      case "api/answer": try await answer(request)
      case "api/download": try await download(request)
      case "api/diagnose": try await diagnose(request)
      case "api/save": try await save(request)
      case "api/judge": try await judge(request)
      default: throw Refusal(404, "there is no '\(name)'")
      }
    } catch {
      return Self.problem(error)
    }
  }

  private static let methods = [
    "api/files": "GET", "api/file": "GET", "api/changes": "GET", "api/layout": "POST",
    "api/save": "POST", "api/answer": "POST", "api/download": "POST", "api/diagnose": "POST",
    "api/judge": "POST",
  ]

  /// Scripts of other pages cannot send this type without asking first.
  private static func checkType(_ request: PageRequest) throws(Refusal) {
    let type = request.only("content-type")?.split(separator: ";").first
    guard type?.trimmingCharacters(in: .whitespaces).lowercased() == "application/json" else {
      throw Refusal(400, "the body must be application/json")
    }
  }

  private func page(_ request: PageRequest, _ name: String) throws(Refusal) -> PageResponse {
    guard ["GET", "HEAD"].contains(request.method) else {
      throw Refusal(405, "the files of the page take GET", allowed: "GET, HEAD")
    }
    guard let file = file(name) else { throw Refusal(404, "there is no '\(name.cut)'") }
    return file
  }

  private func file(_ name: String) -> PageResponse? {
    guard let course, name != "api/schema" else { return pages.file(name) }
    return course.file(name)
  }

  private var list: PageResponse {
    let blank: JSONValue = [
      "n": files.blank.json, "name": "", "title": "Blank", "canSave": false,
      "isOpened": files.entries.isEmpty.json,
    ]
    let entries = files.entries.enumerated().map { number, entry in
      let (title, changes) = entry.heading
      return JSONValue.object([
        "n": number.json, "name": entry.name.json, "title": title.json, "changes": changes?.json,
        "file": entry.path.json, "canSave": entry.canSave.json, "isOpened": (number == 0).json,
      ])
    }
    return .answer(["files": .array(entries + [blank])])
  }

  private func file(_ request: PageRequest) throws(Refusal) -> PageResponse {
    let number = try number(request)
    let name = files.entries.indices.contains(number) ? files.entries[number].name : ""
    let file: JSONObject = ["n": number.json, "name": name.json]
    do throws(FileProblem) {
      return .answer(file, try files.text(of: number).members)
    } catch {
      return .answer(file, ["error": error.sentence.json])
    }
  }

  private func changes(_ request: PageRequest) async throws(Refusal) -> PageResponse {
    let number = try number(request)
    let hash = request.query["hash"] ?? ""
    // No page follows a text without a file, so nobody has to wait.
    let news =
      files.entries.indices.contains(number)
      ? await FileWatch.news(of: files.entries[number].path, since: hash) : .same
    let file: JSONObject = ["n": number.json]
    return switch news {
    case .changed(let now): .answer(file, ["status": "changed"], now.members)
    case .same: .answer(file, ["status": "same"])
    case .gone: .answer(file, ["status": "gone"])
    }
  }

  private func layout(_ request: PageRequest) async throws(Refusal) -> PageResponse {
    let asked = try AnswerRequest(request.body)
    let question = (["layout"] + (asked.parts ?? []).sorted()).joined(separator: "+")
    let urgency: Urgency = asked.parts?.isEmpty ?? true ? .picture : .later
    return await working(asked, question, urgency) { [engine, files] work in
      engine.layout(asked, file: files.path(of: asked.n), work: work).json
    }
  }

  private func answer(_ request: PageRequest) async throws(Refusal) -> PageResponse {
    let asked = try AnswerRequest(request.body)
    guard let question = asked.question.flatMap(Question.init) else {
      let hint = NearestWord.hint(
        for: asked.question ?? "", among: Question.allCases.map(\.rawValue))
      throw Refusal(400, "there is no such 'question': \(hint)")
    }
    let subject = [question.rawValue, asked.element ?? "", asked.edge ?? ""].joined(separator: " ")
    return await working(asked, subject) { [engine, files] work in
      engine.answer(question, asked, file: files.path(of: asked.n), work: work).json
    }
  }

  private func download(_ request: PageRequest) async throws(Refusal) -> PageResponse {
    let asked = try AnswerRequest(request.body)
    guard let kind = asked.kind.flatMap(Download.init) else {
      throw Refusal(400, "'kind' is one of \(Download.allCases.map(\.rawValue))")
    }
    let path = files.path(of: asked.n)
    return await threads.run(client: asked.client ?? "") { [engine, work = budget.work] in
      do {
        guard let text = try engine.download(kind, asked, file: path, work: work) else {
          return Self.unprocessable("there are no frames that can be drawn")
        }
        let name = ScenarioName.id(ofFile: path).filter {
          $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0))
        }
        var response = PageResponse(type: kind.type, body: Data(text.utf8))
        response.headers = [
          (
            "Content-Disposition",
            "attachment; filename=\"\(name.isEmpty ? "layout" : name).\(kind.ending)\""
          )
        ]
        return response
      } catch let error as ScenarioError {
        return Self.unprocessable(
          "the text has mistakes", error.diagnostics.map(TextProblem.init))
      } catch {
        return Self.unprocessable("\(error)")
      }
    }
  }

  private static func unprocessable(
    _ sentence: String, _ problems: [TextProblem]? = nil
  ) -> PageResponse {
    .answer(["error": sentence.json, "problems": problems?.json], status: 422)
  }

  private func diagnose(_ request: PageRequest) async throws(Refusal) -> PageResponse {
    let asked = try AnswerRequest(request.body)
    return await working(asked, "diagnose", superseded: LogAnswer(status: .superseded).json) {
      LogAnswer(asked.text, $0.allowance).json
    }
  }

  private func save(_ request: PageRequest) async throws(Refusal) -> PageResponse {
    let asked: SaveRequest
    do {
      asked = try JSONDecoder().decode(SaveRequest.self, from: request.body)
    } catch {
      throw Refusal(400, "the body is not the JSON of a request to save")
    }
    guard asked.version == AnswerRequest.version else {
      throw Refusal(400, "the interface has version \(AnswerRequest.version)")
    }
    guard files.entries.indices.contains(asked.n), files.entries[asked.n].canSave else {
      return .answer(
        ["status": "failed", "reason": "this file was not opened to be written"])
    }
    let file = files.entries[asked.n]
    return await savingThreads.run {
      switch FileSaving.save(
        asked.text, to: file.path, within: file.folder, ifStill: asked.hash)
      {
      case .saved(let hash): .answer(["status": "saved", "hash": hash.json])
      case .changed(let now): .answer(["status": "changed"], now.members)
      case .failed(let reason): .answer(["status": "failed", "reason": reason.json])
      }
    }
  }

  /// The answer of `body`, which works on a thread of its own, unless a newer request ends it.
  private func working(
    _ asked: AnswerRequest, _ question: String, _ urgency: Urgency = .later,
    superseded: JSONValue? = nil, _ body: @escaping @Sendable (LayoutWork) -> JSONValue
  ) async -> PageResponse {
    let asking = NewestRequests.Asking(
      client: asked.client ?? "", number: asked.request ?? 0, text: asked.text.hashValue,
      question: question)
    let superseded = superseded ?? PlayAnswer(asked, .superseded).json
    return await working(asking, urgency, superseded: superseded, body)
  }

  /// The same for any request.
  func working(
    _ asking: NewestRequests.Asking, _ urgency: Urgency = .later, superseded: JSONValue,
    _ body: @escaping @Sendable (LayoutWork) -> JSONValue
  ) async -> PageResponse {
    let work = budget.work
    guard newest.begin(asking, work: work) else { return .json(superseded) }
    defer { newest.end(asking, work: work) }
    return await withTaskCancellationHandler {
      await threads.run(urgency, client: asking.client) {
        .json(work.isCancelled ? superseded : body(work))
      }
    } onCancel: {
      work.cancel()
    }
  }

  private func number(_ request: PageRequest) throws(Refusal) -> Int {
    guard let number = request.query["n"].flatMap({ Int($0) }), (0...files.blank).contains(number)
    else { throw Refusal(404, "there is no such file: n is a number of api/files") }
    return number
  }

  private static func problem(_ refusal: Refusal) -> PageResponse {
    var response = PageResponse.answer(["error": refusal.sentence.json], status: refusal.status)
    if let allowed = refusal.allowed { response.headers.append(("Allow", allowed)) }
    return response
  }
}

extension String {
  /// The beginning of a text that a client sent, for a message.
  fileprivate var cut: String { ScenarioName.printable(String(prefix(60))) }
}

extension PageResponse {
  static func json(_ value: some JSONRepresentable) -> PageResponse {
    PageResponse(type: "application/json; charset=utf-8", body: Data(value.json.text().utf8))
  }

  /// The version of the interface and the members of an answer as JSON.
  fileprivate static func answer(_ members: JSONObject..., status: Int = 200) -> PageResponse {
    let version: JSONValue = ["version": AnswerRequest.version.json]
    var response = json(members.reduce(version) { $0.adding($1) })
    response.status = status
    return response
  }
}
