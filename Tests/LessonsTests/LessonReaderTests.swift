import Geometry
import LayoutConstraints
import ScenarioFiles
import Scenarios
import Testing
import TextMeasuring

@testable import Lessons

@Suite("Lessons in scenario files")
struct LessonReaderTests {
  private func read(_ lesson: String) throws(ScenarioError) -> Lesson? {
    let text = """
      layoutdiff: 1
      containers: [320, 280]
      elements:
        photo: { box: 40x40 }
        title: { box: 100x20 }
      constraints:
        - photo.leading == superview.leading
        - title.leading == photo.trailing + 8
      lesson:
      """
    return try Self.lesson(in: text + "\n" + lesson)
  }

  private static func lesson(in text: String) throws(ScenarioError) -> Lesson? {
    var lesson: Lesson?
    _ = try ScenarioReader.scenario(
      from: SourceText(file: "row.yaml", text: text), measurer: TextMeasurer()
    ) { lesson = LessonReader.lesson($0) }
    return lesson
  }

  private func mistakes(_ lesson: String) -> [Diagnostic] {
    do {
      _ = try read(lesson)
      return []
    } catch {
      return error.diagnostics
    }
  }

  @Test("a lesson has its text in paragraphs, its tasks and their options")
  func whole() throws {
    let lesson = try #require(
      try read(
        """
          text: |
            One
            idea.

            Another line.
          show: constraints
          learned: Something.
          tasks:
            - { place: title.left, question: Where?, in: 280, within: 2, hide: [photo], hints: [A, B] }
            - { choose: [{ says: Here, claim: title.left == 48, right: true }, { change: { "+ 8": + 9 } }], question: Which? }
            - { complete: "+ 8", options: [+ 8, { write: + 9, right: false }], question: What? }
            - { order: [photo, title], by: left, question: Which first? }
        """))
    #expect(lesson.text == ["One idea.", "Another line."])
    #expect(lesson.shows == .constraints)
    #expect(lesson.learned == "Something.")
    #expect(lesson.tasks.map(\.kind) == [.place, .choose, .complete, .order])
    let place = try #require(lesson.tasks.first)
    #expect(place.element == "title")
    #expect(place.attribute == .left)
    #expect(place.container == 280)
    #expect(place.tolerance == 2)
    #expect(place.hidden == ["photo"])
    #expect(place.hints.map(\.text) == ["A", "B"])
    let choose = try #require(lesson.tasks.dropFirst().first)
    #expect(choose.container == 320)
    #expect(choose.options.map(\.isRight) == [true, nil])
    #expect(choose.options.map(\.changes) == [[], [LessonChange(old: "+ 8", new: "+ 9")]])
    let complete = try #require(lesson.tasks.dropFirst(2).first)
    #expect(complete.blank == "+ 8")
    #expect(complete.options.map(\.text) == ["+ 8", "+ 9"])
    #expect(lesson.tasks.last?.order == .left)
  }

  @Test("a scenario without a lesson has none, and its text may have the word")
  func none() throws {
    let lesson = try Self.lesson(
      in: """
        layoutdiff: 1
        title: A lesson
        containers: [320]
        elements: { title: { box: 10x10 } }
        constraints: ["|[title]"]
        """)
    #expect(lesson == nil)
  }

  @Test(
    "mistakes name what is wrong, where, and what to write",
    arguments: [
      ("  tasks: [{ place: title.left, question: Where? }]", "a lesson needs 'text'", 10),
      ("  text: A", "a lesson needs 'tasks', at least one", 10),
      ("  text: A\n  tasks: []", "'tasks' is empty", 11),
      (
        "  txt: A\n  tasks: [{ place: title.left, question: Where? }]",
        "unknown key 'txt' in 'lesson'", 10
      ),
      ("  text: A\n  tasks: [{ question: Where? }]", "a task needs a kind", 11),
      (
        "  text: A\n  tasks: [{ place: title.left, order: [photo, title], question: Where? }]",
        "a task has one kind, not several", 11
      ),
      ("  text: A\n  tasks: [{ place: title.left }]", "a task needs a 'question'", 11),
      (
        "  text: A\n  tasks: [{ order: [], question: Which first? }]",
        "'order' needs at least two items to put in order", 11
      ),
      (
        "  text: A\n  tasks: [{ order: [title], question: Which first? }]",
        "'order' needs at least two items to put in order", 11
      ),
      (
        "  text: A\n  tasks: [{ order: [photo, title, photo], question: Which first? }]",
        "'photo' is listed twice in 'order'", 11
      ),
      (
        "  text: A\n  tasks: [{ place: titel.left, question: Where? }]",
        "'titel.left' is not an edge of an element", 11
      ),
      (
        "  text: A\n  tasks: [{ place: title.lft, question: Where? }]",
        "'lft' is not an edge, a centre or a size", 11
      ),
      (
        "  text: A\n  tasks: [{ place: title.left, question: Where?, in: 300 }]",
        "'300' is not among the containers", 11
      ),
      (
        "  text: A\n  tasks: [{ place: title.left, question: Where?, hints: [a, b, c] }]",
        "there are 3 hints: at most 2, the answer is the third", 11
      ),
      (
        "  text: A\n  tasks: [{ complete: \"+ 7\", options: [a, b], question: What? }]",
        "the file has no '+ 7' above its lesson", 11
      ),
      (
        "  text: A\n  tasks: [{ complete: leading, options: [a, b], question: What? }]",
        "the file has 'leading' 3 times above its lesson", 11
      ),
      (
        "  text: A\n  tasks: [{ choose: [{ says: A }, { says: B }], question: What? }]",
        "an answer needs one of 'claim', 'holds' and 'change', which the engines judge", 11
      ),
      (
        "  text: A\n  tasks: [{ choose: [{ says: A, claim: titel.left == 4 }, { says: B, claim: title.left == 5 }], question: What? }]",
        "there is no element 'titel'", 11
      ),
      (
        "  text: A\n  tasks: [{ choose: [{ claim: title.left == 4 }, { says: B, claim: title.left == 5 }], question: What? }]",
        "a claim needs 'says', the sentence that readers choose", 11
      ),
    ] as [(String, String, Int)])
  func mistake(lesson: String, message: String, line: Int) throws {
    let found = mistakes(lesson)
    let first = try #require(found.first)
    #expect(first.message.hasPrefix(message), "\(found)")
    #expect(first.position?.line == line)
    #expect(!first.hints.isEmpty)
  }

  @Test("a hint may claim facts, rules and the effect of a change, in a container and a notation")
  func hints() throws {
    let task = try #require(
      try read(
        """
          text: A
          holds: superview.width == 320
          tasks:
            - place: title.left
              question: Where?
              notation: constraints
              holds: [photo.width == 40]
              hints:
                - { says: It fits., in: 280, allows: title.width == 9, contradicts: [title.left == 0] }
                - says: Nothing moves.
                  after: { "+ 8": "+ 8.0" }
                  moves: false
                  conflict: false
        """)?.tasks.first)
    #expect(task.notation == .constraints)
    #expect(task.facts.count == 1)
    #expect(task.hints.map(\.text) == ["It fits.", "Nothing moves."])
    #expect(task.hints.map(\.container) == [280, 320])
    #expect(task.hints.map(\.notation) == [.constraints, .constraints])
    #expect(
      task.hints.map { $0.claims.map(\.kind) } == [
        [.allows("title.width == 9"), .contradicts("title.left == 0")],
        [.conflict(false), .moves(false)],
      ])
    #expect(task.hints.last?.changes == [LessonChange(old: "+ 8", new: "+ 8.0")])
  }

  @Test(
    "mistakes in claims name what is wrong",
    arguments: [
      ("hints: [{ holds: title.left == 4 }]", "a hint needs 'says', the sentence that readers see"),
      ("hints: [{ says: A, holds: title.lft == 4 }]", "an element has no 'lft'"),
      ("hints: [{ says: A, holdz: title.left == 4 }]", "unknown key 'holdz' in a hint"),
      ("hints: [{ says: A, moves: false }]", "'moves' needs 'after'"),
      ("hints: [{ says: A, allows: titel.left == 4 }]", "there is no element 'titel'"),
      ("hints: [{ says: A, conflict: maybe }]", "'conflict' cannot be 'maybe'"),
      ("hints: [{ says: A, holds: [] }]", "'holds' is empty"),
      ("hints: [{ says: A, allows: [] }]", "'allows' is empty"),
      ("hints: [{ says: A, contradicts: [] }]", "'contradicts' is empty"),
      ("holds: []", "'holds' is empty"),
      (
        "hints: [{ says: A, answers: 1 }]",
        "'answers' counts right answers, and 'place' has none to choose from"
      ),
      ("hints: [{ says: A, in: 300 }]", "'300' is not among the containers"),
      ("notation: css", "'notation' cannot be 'css'"),
    ] as [(String, String)])
  func claimMistake(task: String, message: String) throws {
    let found = mistakes("  text: A\n  tasks: [{ place: title.left, question: Where?, \(task) }]")
    let first = try #require(found.first)
    #expect(first.message.hasPrefix(message), "\(found)")
    #expect(first.position?.line == 11)
    #expect(!first.hints.isEmpty)
  }

  @Test("an answer with facts has no claim or change beside them")
  func facts() throws {
    let option = "{ says: A, holds: [title.left == 4], after: { \"+ 8\": + 9 } }"
    let lesson = try #require(
      try read("  text: A\n  tasks: [{ choose: [\(option), \(option)], question: What? }]"))
    #expect(lesson.tasks.first?.options.first?.facts.map(\.text) == ["title.left == 4"])
    let both = option.replacing("says: A", with: "says: A, claim: title.left == 4")
    #expect(
      mistakes("  text: A\n  tasks: [{ choose: [\(both), \(option)], question: What? }]").first?
        .message == "an answer has one of 'claim', 'holds' and 'change', not several")
    for (answer, message) in [
      ("{ says: B, holds: [] }", "'holds' is empty"),
      ("{ holds: title.left == 4 }", "'holds' needs 'says', the sentence that readers choose"),
    ] {
      #expect(
        mistakes("  text: A\n  tasks: [{ choose: [\(option), \(answer)], question: What? }]")
          .map(\.message) == [message])
    }
    let complete = "{ complete: \"+ 8\", options: [a, b], question: What?, notation: spec }"
    #expect(
      mistakes("  text: A\n  tasks: [\(complete)]").first?.message
        == "'notation' applies only to choose, place and order")
  }

  @Test("a hint may count right answers, in whole numbers, where there are some to choose from")
  func answers() throws {
    func lesson(_ count: String, _ task: String) -> String {
      "  text: A\n  tasks: [{ \(task), question: What?, hints: [{ says: A, answers: \(count) }] }]"
    }
    let complete = "complete: \"+ 8\", options: [+ 8, + 9]"
    let task = try #require(try read(lesson("1", complete))?.tasks.first)
    #expect(task.hints.map { $0.claims.map(\.kind) } == [[.answers(1)]])
    #expect(
      mistakes(lesson("1.5", complete)).map(\.message)
        == ["'answers' must be a whole number, not 1.5"])
    #expect(
      mistakes(lesson("1", "order: [photo, title]")).map(\.message)
        == ["'answers' counts right answers, and 'order' has none to choose from"])
  }

  @Test("a fact is as long as its characters, whatever their bytes")
  func factLength() throws {
    let name = String(repeating: "ü", count: 80)
    let fact = try LessonFactParser.parse("\(name).left == \(name).right", names: [name])
    #expect(fact.values.count == 2)
    let long = "\(name).left + \(name).left == \(name).right"
    #expect {
      try LessonFactParser.parse(long, names: [name])
    } throws: { error in
      (error as? LessonFactParser.Mistake)?.message
        == "a fact has at most 200 characters, not \(long.count)"
    }
  }

  @Test("a question that is no text is one mistake, not also a missing question")
  func listedQuestion() throws {
    let found = mistakes("  text: A\n  tasks: [{ place: title.left, question: [Where?] }]")
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("'question' must be text, not ") == true, "\(found)")
  }

  @Test("a text of more than 120 words is too long, and the message counts them")
  func long() throws {
    let words = Array(repeating: "word", count: 121).joined(separator: " ")
    let found = mistakes(
      "  text: \(words)\n  tasks: [{ place: title.left, question: Where? }]")
    #expect(
      found.map(\.message) == [
        "the lesson's text has 121 words, and at most 120 are allowed"
      ])
  }
}
