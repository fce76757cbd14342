import Course
import Geometry
import Layouts
import Testing

@testable import Course
@testable import LessonAnswers
@testable import Lessons
@testable import Scenarios

@Suite("Hints are true")
struct HintTests {
  private func mistakes(_ hint: String, _ kind: String = "place: title.left") -> [Diagnostic] {
    do {
      _ = try AnsweredLesson(
        try ShippedCourse.lesson(
          ShippedCourse.row(tasks: ["{ question: Where?, \(kind), hints: [\(hint)] }"])))
      return []
    } catch {
      return (error as? ScenarioError)?.diagnostics ?? []
    }
  }

  @Test(
    "what the engines agree with is accepted",
    arguments: [
      "A photo of 40 pt and 8 pt.", "It ends at 148 pt.", "Look at line 12.", "title.left is it.",
      "{ says: 172 pt are left., holds: 172 == superview.width - title.right }",
      "{ says: 132 pt are left., in: 280, holds: 132 == superview.width - title.right }",
      "{ says: Its own width., holds: [title.width == title.ownWidth, title.hugging == 250] }",
      "{ says: It may be so., allows: title.width == 90 }",
      "{ says: It may not., contradicts: [title.top == 1] }",
      "{ says: So or so., after: { \"photo.trailing + 8\": \"photo.leading + 48\" }, moves: false }",
      "{ says: It moves., after: { \"spacing: 8\": \"spacing: 9\" }, moves: true }",
      "{ says: At 49 pt., after: { \"spacing: 8\": \"spacing: 9\" }, notation: spec, holds: title.left == 49 }",
      "{ says: No message., conflict: false }",
      "{ says: One stack and five rules., holds: [spec.rules == 1, constraints.rules == 5] }",
      "{ says: One line., after: { \"photo.trailing + 8\": \"photo.trailing + 9\" }, holds: [constraints.changedLines == 1, constraints.readRules > 0] }",
    ])
  func accepted(hint: String) {
    #expect(mistakes(hint) == [])
  }

  @Test(
    "what the engines deny is a mistake where it is",
    arguments: [
      ("It begins at 47 pt.", "47 is nowhere in the scenario, its layouts or the question", "47"),
      ("Add 8.5 pt.", "8.5 is nowhere in the scenario, its layouts or the question", "8.5"),
      ("Look at line 99.", "there is no line 99 above the lesson", "99"),
      ("See titel.left.", "there is no element 'titel'", "titel"),
      ("See title.lft.", "an element has no 'lft'", "lft"),
      (
        "{ says: A, holds: 171 == superview.width - title.right }",
        "this is not so: by the layout spec, the left side is 171 and the right side 172",
        "171 == superview.width - title.right"
      ),
      (
        "{ says: A, notation: constraints, holds: title.left < 48 }",
        "this is not so: by the constraints, the left side is 48 and the right side 48",
        "title.left < 48"
      ),
      ("{ says: A, allows: title.top == 1 }", "the rules contradict this", "title.top == 1"),
      (
        "{ says: A, contradicts: title.width == 9 }", "no required rule contradicts this",
        "title.width == 9"
      ),
      ("{ says: A, conflict: true }", "no required rules contradict each other here", "true"),
      (
        "{ says: A, after: { \"spacing: 8\": \"spacing: 9\" }, moves: false }",
        "the change moves something", "false"
      ),
      (
        "{ says: A, after: { \"spacing: 8\": \"spacing: 8.0\" }, moves: true }",
        "the change moves nothing", "true"
      ),
      ("{ says: A, after: { \"spacing: 8\": \"spacng: 8\" } }", "the file cannot be read", "A"),
    ] as [(String, String, String)])
  func denied(hint: String, message: String, word: String) throws {
    let found = mistakes(hint)
    #expect(found.count == 1, "\(found)")
    let mistake = try #require(found.first)
    #expect(mistake.message.hasPrefix(message), "\(mistake)")
    #expect(mistake.position?.line == 17)
    let column = mistake.position?.column ?? 1
    #expect(
      mistake.sourceLine?.dropFirst(column - 1).prefix(mistake.length) == word[...], "\(mistake)")
  }

  @Test("the number of right answers is checked")
  func answers() {
    let choose =
      "choose: [{ says: A, claim: title.left == 48 }, { says: B, claim: title.left == 9 }]"
    #expect(mistakes("{ says: One is., answers: 1 }", choose) == [])
    #expect(
      mistakes("{ says: Two are., answers: 2 }", choose).map(\.message)
        == ["1 of the answers is right, not 2"])
  }

  @Test("what a question and a text claim is checked")
  func questions() throws {
    func mistakes(_ key: String, _ fact: String) -> [Diagnostic] {
      let text = ShippedCourse.row(tasks: ["{ question: Where?, place: title.left }"])
      do {
        _ = try AnsweredLesson(
          try ShippedCourse.lesson(
            text.replacing(key, with: "holds: \(fact)\(key == "place" ? ", " : "\n  ")\(key)")))
        return []
      } catch {
        return (error as? ScenarioError)?.diagnostics ?? []
      }
    }
    for key in ["place", "tasks:"] {
      #expect(mistakes(key, "title.left == 48") == [])
      #expect(
        mistakes(key, "title.left == 47").map(\.message)
          == ["this is not so: by the layout spec, the left side is 48 and the right side 47"])
    }
  }

  @Test("every hint of the course is a question, advice, or a claim that the engines agree with")
  func shipped() {
    // The engines judged every claim when the lessons were read.
    let advice = ["Add ", "From ", "Look ", "Take ", "Then "]
    var claims = 0
    for lesson in ShippedCourse.answered {
      for hint in lesson.tasks.flatMap(\.task.hints) {
        let says = hint.text.hasSuffix("?") || advice.contains { hint.text.hasPrefix($0) }
        #expect(says || !hint.claims.isEmpty, "\(lesson.file.scenario.id): \(hint.text)")
        claims += hint.claims.count
      }
    }
    #expect(claims > 120)
  }

  @Test(
    "every number of a lesson's text and questions is in its scenario, its layouts or its facts")
  func numbers() {
    for lesson in ShippedCourse.answered {
      let file = lesson.file
      for task in file.lesson.tasks {
        var known = task
        known.question = ""
        #expect(mistakes(in: task.question, task.facts, lesson, known) == [])
      }
      guard var first = file.lesson.tasks.first else { continue }
      first.question = ""
      first.facts = []
      let text = (file.lesson.text + [file.lesson.learned ?? ""]).joined(separator: " ")
      // Interface Builder's hugging of labels, which is no value of a file.
      let published = file.scenario.id == "03-tie" ? text.replacing("251", with: "") : text
      #expect(mistakes(in: published, file.lesson.facts, lesson, first) == [])
    }
  }

  private func mistakes(
    in text: String, _ facts: [LessonClaim], _ lesson: AnsweredLesson, _ task: LessonTask
  ) -> [String] {
    let hint = LessonHint(
      text: text, container: task.container, notation: .both, changes: [], claims: facts,
      place: task.place)
    return HintWords(judge: lesson.judge, task: task, hint: hint, work: LayoutWork()).mistakes.map {
      "\(lesson.file.scenario.id): \($0.message)"
    }
  }

  @Test("the third hint is the answer: what the page shows there is right by the judge")
  func answer() throws {
    for lesson in ShippedCourse.answered {
      for (index, task) in lesson.tasks.enumerated() {
        let place = "\(lesson.file.scenario.id), \(index)"
        switch task.task.kind {
        case .place:
          let value = try #require(task.value)
          #expect(lesson.judge.judge(.value(value), task: index).isRight, "\(place)")
          #expect(!task.whys.isEmpty, "\(place)")
        case .order:
          #expect(lesson.judge.judge(.order(task.order), task: index).isRight, "\(place)")
        default:
          for (option, judgement) in task.judgements.enumerated() {
            #expect(!judgement.reasons.isEmpty, "\(place)")
            #expect(
              lesson.judge.judge(.option(option), task: index).isRight == judgement.isRight,
              "\(place)")
          }
        }
      }
    }
  }
}
