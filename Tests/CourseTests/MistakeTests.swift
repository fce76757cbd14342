import Course
import LessonAnswers
import Scenarios
import Testing

@Suite("Mistakes in lessons")
struct MistakeTests {
  private func mistakes(_ tasks: [String]) -> [Diagnostic] {
    do {
      _ = try AnsweredLesson(try ShippedCourse.lesson(ShippedCourse.row(tasks: tasks)))
      return []
    } catch {
      return (error as? ScenarioError)?.diagnostics ?? []
    }
  }

  @Test("an answer marked right that the engines deny is a mistake at its line, with the reason")
  func denied() throws {
    let found = mistakes([
      "{ question: Where?, choose: [{ says: Here, claim: title.left == 40, right: true }, { says: There, claim: title.left == 48 }] }"
    ])
    let mistake = try #require(found.first)
    #expect(found.count == 1)
    #expect(mistake.message == "this answer is marked right, but the engines deny it")
    #expect(mistake.position?.line == 17)
    #expect(
      mistake.sourceLine?.dropFirst((mistake.position?.column ?? 1) - 1).hasPrefix(
        "title.left == 40") == true)
    #expect(mistake.hints.first == "By both engines, title.left is 48 pt.")
  }

  @Test("an answer marked wrong that the engines agree with is a mistake")
  func agreed() {
    let found = mistakes([
      "{ question: Where?, choose: [{ says: Here, claim: title.left == 48, right: false }, { says: There, claim: title.left == 40 }] }"
    ])
    #expect(found.map(\.message) == ["this answer is marked wrong, but the engines agree with it"])
  }

  @Test("a task needs a right answer and a wrong one")
  func both() {
    #expect(
      mistakes([
        "{ question: Where?, choose: [{ says: A, claim: title.left == 1 }, { says: B, claim: title.left == 2 }] }"
      ]).map(\.message) == ["none of the answers is right"])
    #expect(
      mistakes([
        "{ question: Where?, choose: [{ says: A, claim: title.left == 48 }, { says: B, claim: title.left >= 2 }] }"
      ]).map(\.message) == ["all answers are right"])
  }

  @Test("items that are in the right order already are a mistake, equal ones too")
  func orders() {
    #expect(
      mistakes(["{ question: Which?, order: [title, photo], by: width }"]).map(\.message)
        == ["the items are in the right order already"])
    #expect(mistakes(["{ question: Which?, order: [photo, title], by: width }"]) == [])
    #expect(
      mistakes(["{ question: Which?, order: [photo, title], by: top }"]).map(\.message)
        == ["two items are equal (0 pt), so there is no one order"])
  }

  @Test("an option that cannot be read is wrong, and its reason is the reader's")
  func unreadable() throws {
    let lesson = try AnsweredLesson(
      try ShippedCourse.lesson(
        ShippedCourse.row(tasks: [
          "{ question: Which?, complete: \"title.top == photo.top\", options: [\"title.tpo == photo.top\", \"photo.top == title.top\"] }"
        ])))
    let task = try #require(lesson.tasks.first)
    #expect(task.judgements.map(\.isRight) == [false, true])
    #expect(task.judgements[0].reasons.joined().contains("top"))
  }

  @Test("typed answers are judged by the engines, however they are written")
  func typed() throws {
    let judge = LessonJudge(
      try ShippedCourse.lesson(
        ShippedCourse.row(tasks: [
          "{ question: Which?, complete: \"title.leading == photo.trailing + 8\", options: [\"title.leading == photo.trailing + 8\", \"title.leading == photo.leading\"] }"
        ])))
    #expect(judge.judge(.written("title.leading - photo.trailing == 8"), task: 0).isRight)
    #expect(judge.judge(.written("title.left == photo.left + 48"), task: 0).isRight)
    let wrong = judge.judge(.written("title.leading == photo.trailing + 9"), task: 0)
    #expect(!wrong.isRight)
    #expect(wrong.reasons.first == "At 320 pt wide, title.left is then 49 pt instead of 48 pt.")
    #expect(!judge.judge(.written("nonsense: ["), task: 0).isRight)
    #expect(!judge.judge(.value(3), task: 0).isRight)
    #expect(!judge.judge(.option(7), task: 0).isRight)
    #expect(!judge.judge(.option(0), task: 7).isRight)
  }
}
