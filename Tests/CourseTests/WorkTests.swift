import Layouts
import Lessons
import Scenarios
import Testing

@testable import Course
@testable import LessonAnswers

@Suite("The work that judging takes")
struct WorkTests {
  /// A lesson with a question whose first answer has these facts.
  private func lesson(_ facts: String) throws -> LessonFile {
    try ShippedCourse.lesson(
      ShippedCourse.row(tasks: [
        "{ question: Which?, choose: [{ says: A, holds: [\(facts)] }, { says: B, claim: title.left == 1 }] }"
      ]))
  }

  @Test(
    "a question about values, layouts or what a change costs ends with its budget, and is not right",
    arguments: [
      "title.left == 48", "constraints.measurements == 0", "spec.rules == 1",
      "constraints.rules == 5",
    ])
  func facts(fact: String) throws {
    let judge = LessonJudge(try lesson(fact))
    try expectBounded(judge, .option(0), fact)
  }

  @Test("whether other values are as good as an ambiguous one takes layouts that are counted")
  func decided() throws {
    let file = try ShippedCourse.movableCard(tasks: [
      "{ question: Which?, choose: [{ says: A, claim: card.left >= 10 }, { says: B, claim: card.width == 7 }] }",
      "{ question: Where?, place: card.left }",
    ])
    let judge = LessonJudge(file)
    try expectBounded(judge, .option(0), "claim")
    try expectBounded(judge, .value(100), task: 1, "guess")
  }

  @Test("every right answer to a shipped lesson ends where one layout less is allowed")
  func shipped() throws {
    for lesson in ShippedCourse.answered {
      for (index, task) in lesson.tasks.enumerated() where task.task.kind == .choose {
        for option in task.judgements.indices where task.judgements[option].isRight {
          try expectBounded(
            lesson.judge, .option(option), task: index, "\(lesson.file.scenario.id), \(index)")
        }
      }
    }
  }

  /// Judges a right answer with the layouts that it takes, and with one less.
  private func expectBounded(
    _ judge: LessonJudge, _ answer: LessonAnswer, task: Int = 0, _ place: String
  ) throws {
    let work = LayoutWork()
    let judgement = judge.judge(answer, task: task, work: work)
    #expect(judgement.isRight, "\(place): \(judgement.reasons)")
    #expect(work.taken > 0, "\(place)")
    let enough = LayoutWork(budget: work.taken)
    #expect(judge.judge(answer, task: task, work: enough) == judgement, "\(place)")
    #expect(!enough.hasEnded, "\(place)")
    guard work.taken > 1 else { return }
    for budget in [1, work.taken - 1] {
      let less = LayoutWork(budget: budget)
      #expect(!judge.judge(answer, task: task, work: less).isRight, "\(place), \(budget)")
      #expect(less.hasEnded, "\(place), \(budget)")
    }
  }

  @Test("a lesson that takes more layouts than are allowed is a mistake that says so, and no other")
  func lesson() throws {
    let file = try lesson("title.left == 48")
    let whole = LayoutWork()
    _ = try AnsweredLesson(file, work: whole)
    for budget in [1, 4, whole.taken - 1] {
      let error = #expect(throws: ScenarioError.self) {
        try AnsweredLesson(file, work: LayoutWork(budget: budget))
      }
      let messages = error?.diagnostics.map(\.message) ?? []
      #expect(messages.count == 1, "\(messages)")
      #expect(
        messages.first?.hasPrefix("this lesson takes too long to judge: the work ended") == true)
      #expect(
        messages.first?.hasSuffix(
          ", after \(budget) \(budget == 1 ? "layout" : "layouts"); --budget allows more") == true,
        "\(messages)")
    }
  }
}
