import Foundation
import LessonAnswers
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
  /// A position or a length, in points.
  var value: Double?
  /// The items in an order, by their numbers from 0.
  var order: [Int]?
  /// An option by its number from 0.
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
  func question() throws(Refusal) -> JudgeQuestion {
    let answers: [LessonAnswer] = [
      written.map { .written($0) }, value.map { .value($0) }, order.map { .order($0) },
      option.map { .option($0) },
    ].compactMap(\.self)
    guard answers.count == 1, let answer = answers.first else {
      throw Refusal(400, "an answer is one of 'written', 'value', 'order' and 'option'")
    }
    return JudgeQuestion(
      client: client, request: request, lesson: lesson, task: task, answer: answer)
  }
}
