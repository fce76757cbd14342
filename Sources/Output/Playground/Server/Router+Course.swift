import Geometry
import Layouts
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
    return await working(asking) { [engine] work in
      let verdict = engine.within(work) { limit in
        let verdict = course.judge(question, work)
        // Sizes of texts that were not measured to their end are no sizes.
        if limit.isReached { _ = work.takes(1) }
        return verdict
      }
      guard !work.isCancelled else { return .json(JudgeAnswer(asked, .superseded)) }
      var answer = JudgeAnswer(asked, .none)
      answer.work = WorkDone(work)
      if let sentence = work.endSentence {
        answer.reason = "This takes too long to judge: \(sentence)."
      } else if let verdict {
        answer.status = .answered
        (answer.isRight, answer.reasons) = (verdict.isRight, verdict.reasons)
      } else {
        answer.reason = "There is no such task."
      }
      return .json(answer)
    } superseded: {
      .json(JudgeAnswer(asked, .superseded))
    }
  }
}
