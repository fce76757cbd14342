import JSONText
import PlayAnswers

extension Router {
  func judge(_ request: PageRequest) async throws(Refusal) -> PageResponse {
    guard let course else {
      throw Refusal(404, "there is no course here: run layoutdiff play --course")
    }
    let asked = try JudgeRequest(request.body)
    let question = try asked.question()
    let asking = NewestRequests.Asking(
      client: asked.client ?? "", number: asked.request ?? 0,
      text: (asked.written ?? "").hashValue, question: "judge \(asked.lesson) \(asked.task)")
    return await working(asking, superseded: PlayAnswer(question, .superseded).json) {
      [engine] work in engine.judge(question, work: work, by: course.judge).json
    }
  }
}
