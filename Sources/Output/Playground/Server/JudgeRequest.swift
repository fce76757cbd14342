import Foundation
import JSONText
import PlayAnswers

/// An answer to a task of a lesson, as JSON: one of `written`, `value`, `order` and `option`.
struct JudgeRequest: Decodable, Sendable {
  var version: Int
  var client: String?
  var request: Int?
  var lesson: String
  /// The number of the task, from 1.
  var task: Int
  var written: String?
  var value: Double?
  var order: [Int]?
  var option: Int?

  /// Reads a request; throws the answer to one that is none.
  init(_ body: Data) throws(Refusal) {
    do {
      self = try JSONDecoder().decode(JudgeRequest.self, from: body)
    } catch {
      throw Refusal(400, "the body is not the JSON of an answer to a task")
    }
    guard version == AnswerRequest.version else {
      throw Refusal(400, "the interface has version \(AnswerRequest.version), not \(version)")
    }
    // Another number less 1 would not be one.
    guard task > 0 else { throw Refusal(400, "'task' is a number from 1") }
    try AnswerRequest.check(client: client)
  }

  /// The question of the request; throws where there is no answer in it, or more than one.
  func question() throws(Refusal) -> CourseQuestion {
    let answers: [CourseQuestion.Answer] = [
      written.map { .written($0) }, value.map { .value($0) }, order.map { .order($0) },
      option.map { .option($0) },
    ].compactMap(\.self)
    guard answers.count == 1, let answer = answers.first else {
      throw Refusal(400, "an answer is one of 'written', 'value', 'order' and 'option'")
    }
    return CourseQuestion(lesson: lesson, task: task, answer: answer)
  }
}

struct JudgeAnswer: Sendable {
  let version = AnswerRequest.version
  let client: String?
  let request: Int?
  var status: AnswerStatus
  var reason: String?
  var isRight: Bool?
  var reasons: [String]?
  var work: WorkDone?

  init(_ request: JudgeRequest, _ status: AnswerStatus) {
    client = request.client
    self.request = request.request
    self.status = status
  }
}

extension JudgeAnswer: JSONRepresentable {
  var json: JSONValue {
    .object([
      "version": version.json, "client": client?.json, "request": request?.json,
      "status": status.json, "reason": reason?.json, "isRight": isRight?.json,
      "reasons": reasons?.json, "work": work?.json,
    ])
  }
}
