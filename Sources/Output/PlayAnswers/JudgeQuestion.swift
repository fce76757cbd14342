import Geometry
package import Layouts
package import LessonAnswers
import Lessons

/// An answer to a task of a lesson, to be judged.
package struct JudgeQuestion: Sendable {
  package var client: String?
  /// The number of the request, which grows.
  package var request: Int?
  /// The name of the lesson's page.
  package var lesson: String
  /// The number of the task, from 1.
  package var task: Int
  package var answer: LessonAnswer

  package init(client: String?, request: Int?, lesson: String, task: Int, answer: LessonAnswer) {
    (self.client, self.request, self.lesson) = (client, request, lesson)
    (self.task, self.answer) = (task, answer)
  }
}

extension LessonJudge {
  /// Judges the answer of a question; `nil` where there is no such task.
  package func judge(_ question: JudgeQuestion, work: LayoutWork) -> AnswerJudgement? {
    guard file.lesson.tasks.indices.contains(question.task - 1) else { return nil }
    return judge(question.answer, task: question.task - 1, work: work)
  }
}

extension AnswerEngine {
  /// Has an answer judged; `judge` says `nil` where there is no such lesson or task.
  package func judge(
    _ question: JudgeQuestion, work: LayoutWork,
    by judge: (JudgeQuestion, LayoutWork) -> AnswerJudgement?
  ) -> PlayAnswer {
    let judgement = within(work) { limit in
      let judgement = judge(question, work)
      // Sizes of texts that were not measured to their end are no sizes.
      if limit.isReached { _ = work.takes(1) }
      return judgement
    }
    guard !work.isCancelled else { return PlayAnswer(question, .superseded) }
    var answer = PlayAnswer(question, .none)
    answer.work = WorkDone(work)
    if let sentence = work.endSentence {
      answer.reason = "This takes too long to judge: \(sentence)."
    } else if let judgement {
      (answer.status, answer.judgement) = (.answered, judgement)
    } else {
      answer.reason = "There is no such task."
    }
    return answer
  }
}
