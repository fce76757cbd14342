import Foundation
import Geometry
import LayoutConstraints
import Lessons
import Scenarios
import SeededRandom
import Testing

@testable import Course
@testable import LessonAnswers

@Suite("Reasons for wrong guesses")
struct ReasonTests {
  /// All tasks that ask for a place, where the constraints answer wrong guesses.
  private var guesses: [(lesson: AnsweredLesson, task: AnsweredTask)] {
    ShippedCourse.answered.flatMap { lesson in
      lesson.tasks.filter { !$0.ranges.isEmpty }.map { (lesson, $0) }
    }
  }

  @Test("the rules that a guess contradicts do contradict it, and no smaller set of them does")
  func smallest() throws {
    var random = SeededGenerator(seed: 7)
    var count = 0
    for (lesson, task) in guesses {
      for range in task.ranges where !range.reason.contradicted.isEmpty {
        let guess = Double(Int.random(in: Int(range.from)...Int(range.to), using: &random))
        let judge = try #require(GuessJudge(task.task, of: lesson.judge.screen(of: task.task)))
        let reason = try #require(judge.reason(for: guess))
        let place = "\(lesson.file.scenario.id), \(guess)"
        #expect(try contradicts(guess, task.task, lesson, reason.contradicted), "\(place)")
        for left in reason.contradicted.indices {
          var fewer = reason.contradicted
          fewer.remove(at: left)
          #expect(try !contradicts(guess, task.task, lesson, fewer), "\(place) without \(left)")
        }
        count += 1
      }
    }
    #expect(count > 5)
  }

  /// Whether a guess contradicts some rules, with all other required ones left out.
  private func contradicts(
    _ guess: Double, _ task: LessonTask, _ lesson: AnsweredLesson, _ kept: [Int]
  ) throws -> Bool {
    var system = try #require(lesson.file.scenario.shown(in: task.container).constraints)
    for index in system.constraints.indices
    where !kept.contains(index) && system.constraints[index].priority == Priority.required {
      try system.setActive(false, ofConstraint: index)
    }
    let item = try #require(system.index(of: task.element ?? ""))
    let attribute = try #require(task.attribute)
    let start: Constraint.Attribute = attribute.axis == .horizontal ? .left : .top
    try system.add(
      Constraint(
        Constraint.Anchor(item: item, attribute: attribute), .equal,
        attribute.isSize
          ? nil : Constraint.Anchor(item: ConstraintSystem.container, attribute: start),
        constant: guess))
    return try !system.layout(in: task.container, rounding: .exact).conflictSets.isEmpty
  }

  @Test("the distance on a page is the engine's, at the ends of each range and between them")
  func distances() throws {
    let seed: UInt64 = 11
    var random = SeededGenerator(seed: seed)
    for (lesson, task) in guesses {
      let judge = try #require(GuessJudge(task.task, of: lesson.judge.screen(of: task.task)))
      let ends = task.ranges.flatMap { [$0.from - 1, $0.from, $0.to, $0.to + 1] }
      let others = (0..<6).map { _ in
        Double(Int.random(in: 0...Int(task.reach), using: &random))
      }
      for guess in ends + others where guess >= 0 && guess <= task.reach {
        guard let range = task.ranges.first(where: { $0.from <= guess && guess <= $0.to }) else {
          #expect(judge.isRight(guess))
          continue
        }
        let reason = try #require(judge.reason(for: guess))
        let place = "seed \(seed), \(lesson.file.scenario.id), \(guess)"
        #expect(reason.text == range.reason.text, "\(place)")
        let shown = range.reason.points + range.slope * (guess - range.from)
        #expect(abs(reason.points - shown) < 0.05, "\(place)")
      }
    }
  }

  @Test("a wish that a possible guess misses is named with its priority and its points")
  func wishes() throws {
    let lesson = try AnsweredLesson(
      try ShippedCourse.lesson(
        """
        layoutdiff: 1
        containers: [300]
        elements: { card: { box: x40 } }
        constraints:
          - card.leading >= superview.leading + 10
          - card.trailing <= superview.trailing - 10
          - card.centerX == superview.centerX
          - card.width == 200 @250
          - card.top == superview.top
          - superview.bottom == card.bottom
        lesson:
          text: A card.
          tasks: [{ place: card.width, question: How wide is it? }]
        """))
    let answer = lesson.judge.judge(.value(240), task: 0)
    #expect(!answer.isRight)
    #expect(
      answer.reasons.first
        == "That is possible: no required rule forbids it. But then line 8: "
        + "'card.width == 200 @250' is missed by 40 pt.")
    let wide = lesson.judge.judge(.value(290), task: 0)
    #expect(
      wide.reasons.first
        == "This contradicts line 5: 'card.leading >= superview.leading + 10' and line 7: "
        + "'card.centerX == superview.centerX' by 10 pt, on a screen 300 pt wide.")
  }

  @Test("a guess of the far edge in place of the near one contradicts the rules about both")
  func farEdge() throws {
    let lesson = try #require(
      ShippedCourse.answered.first { $0.file.source.file.hasSuffix("02-far-edges.yaml") })
    let reason = try #require(lesson.judge.judge(.value(304), task: 0).reasons.first)
    #expect(reason.contains("'play.trailing == superview.trailing - 16'"), "\(reason)")
    #expect(reason.contains("'play.width == 48'"), "\(reason)")
    #expect(reason.contains(" by 48 pt"), "\(reason)")
  }

  @Test("a guess beside a whole answer is wrong, unless the task allows it")
  func beside() throws {
    func isRight(_ guess: Double, _ within: String = "") throws -> Bool {
      try AnsweredLesson(
        try ShippedCourse.lesson(
          ShippedCourse.row(tasks: ["{ question: Where?, place: title.left\(within) }"]))
      ).judge.judge(.value(guess), task: 0).isRight
    }
    #expect(try isRight(48))
    #expect(try isRight(48.5))
    #expect(try !isRight(47))
    #expect(try !isRight(49))
    #expect(try isRight(49, ", within: 1"))
  }

  @Test("rules and boxes are counted as the text of their lesson counts them")
  func counts() throws {
    let lesson = try #require(
      ShippedCourse.answered.first { $0.file.source.file.hasSuffix("04-fewer-rules.yaml") })
    let tasks = lesson.tasks.filter { $0.task.kind == .shortest }
    #expect(
      tasks.map { $0.judgements.first?.reasons.first } == [
        "6 rules and boxes are enough; the file has 7.",
        "6 rules and boxes are enough; the file has 7.",
      ])
  }

  @Test("a guess of an ambiguous value is as good as the engine's")
  func ambiguous() throws {
    let lesson = try AnsweredLesson(
      try ShippedCourse.movableCard(tasks: [
        #"{ place: card.left, question: Where is it? }"#
      ]))
    let guess = lesson.judge.judge(.value(100), task: 0)
    #expect(guess.isRight)
    #expect(
      guess.reasons == ["No rule decides this value: the guess is as good as the engine's."])
    #expect(!lesson.judge.judge(.value(5), task: 0).isRight)
  }

  @Test("what an ambiguous layout happens to show is no right answer, and its range is the reason")
  func undecided() throws {
    let lesson = try #require(
      ShippedCourse.answered.first { $0.file.source.file.hasSuffix("01-nobody-decides.yaml") })
    let task = try #require(lesson.tasks.first)
    #expect(task.judgements.map(\.isRight) == [true, false, false])
    let reasons = try #require(task.judgements.dropFirst().first).reasons.joined(separator: " ")
    #expect(reasons.contains("card.left is one of many values: no rule decides it"), "\(reasons)")
    #expect(reasons.contains("from 16 pt to 104 pt"), "\(reasons)")
    #expect(!reasons.contains("card.left is 16 pt"), "\(reasons)")
  }

  @Test("a claim about an ambiguous value is right where every layout that is as good meets it")
  func decided() throws {
    func isRight(_ claim: String) throws -> Bool {
      let file = try ShippedCourse.movableCard(tasks: [
        "{ question: Which?, choose: [{ says: A, claim: \(claim) }, { says: B, claim: card.width == 7 }] }"
      ])
      return LessonJudge(file).judge(.option(0), task: 0).isRight
    }
    #expect(try isRight("card.left >= 10"))
    #expect(try isRight("card.right <= 290"))
    #expect(try isRight("card.right - card.left == 100"))
    #expect(try isRight("card.width == 100"))
    #expect(try !isRight("card.left == 10"))
    #expect(try !isRight("card.left <= 150"))
    #expect(try !isRight("card.centerX == superview.centerX"))
  }

  @Test("a fact about an ambiguous value is right only where every layout that is as good meets it")
  func decidedFacts() throws {
    func judgement(_ fact: String) throws -> AnswerJudgement {
      let file = try ShippedCourse.movableCard(tasks: [
        "{ question: Which?, choose: [{ says: A, holds: \(fact) }, { says: B, claim: card.width == 7 }] }"
      ])
      return LessonJudge(file).judge(.option(0), task: 0)
    }
    for fact in [
      "card.left >= 10", "card.right <= 290", "card.right - card.left == 100", "card.width < 101",
      "card.left == card.right - 100",
    ] {
      #expect(try judgement(fact).isRight, "\(fact)")
    }
    for fact in ["card.left == 10", "card.left <= 150", "card.left < 2 * card.width"] {
      let judgement = try judgement(fact)
      #expect(!judgement.isRight, "\(fact)")
      #expect(
        judgement.reasons.first?.contains("is one of many values: no rule decides it") == true
          || judgement.reasons.joined().contains("Nothing decides"), "\(judgement.reasons)")
      #expect(!judgement.reasons.joined().contains("card.left is 10 pt"), "\(judgement.reasons)")
    }
  }

  @Test(
    "an answer that only the notation denies that is not shown has its reason, not a value that fits"
  )
  func deniedUnseen() throws {
    func lesson(_ claim: String, _ rule: String) throws -> LessonFile {
      try ShippedCourse.lesson(
        """
        layoutdiff: 1
        containers: [300]
        elements: { card: { box: x40 } }
        spec: { inset: { insets: 0, child: card } }
        constraints:
          - card.leading == superview.leading
          - card.top == superview.top
          - card.width <= \(rule)
          - superview.bottom == card.bottom
        lesson:
          text: A card.
          show: spec
          tasks:
            - question: How wide is it?
              choose:
                - { says: A, \(claim), right: true }
                - { says: B, claim: card.width == 7 }
        """)
    }
    for claim in ["claim: card.width <= 300", "holds: card.width <= 300"] {
      let reasons = LessonJudge(try lesson(claim, "400")).judge(.option(0), task: 0).reasons
      #expect(
        reasons.contains(
          "By the constraints, card.width is one of many values: no rule decides it."),
        "\(reasons)")
    }
    let differing = LessonJudge(try lesson("claim: card.width >= 300", "200"))
      .judge(.option(0), task: 0)
    #expect(!differing.isRight)
    #expect(
      differing.reasons.contains { $0.hasPrefix("By the constraints, card.width is ") },
      "\(differing.reasons)")
  }

  @Test("values that are ambiguous have no order, and a hint may say where the engine puts one")
  func ambiguousElsewhere() throws {
    func mistakes(_ task: String) throws -> String {
      do {
        _ = try AnsweredLesson(try ShippedCourse.movableCard(tasks: [task]))
        return "none"
      } catch let error as ScenarioError {
        return error.diagnostics.map { ([$0.message] + $0.hints).joined(separator: "; ") }
          .joined(separator: "\n")
      }
    }
    let order = try mistakes("{ question: Which?, order: [superview, card], by: left }")
    #expect(order.contains("card.left is one of many values: no rule decides it"), "\(order)")
    let answers = "[{ says: A, claim: card.width == 100 }, { says: B, claim: card.width == 7 }]"
    let hint = try mistakes(
      "{ question: Which?, choose: \(answers), hints: [{ says: At 10., holds: card.left == 10 }] }")
    #expect(hint == "none")
  }

  @Test("a guess beyond the screen gets its reason: a rule may ask for more than there is")
  func beyond() throws {
    let lesson = try #require(
      ShippedCourse.answered.first { $0.file.source.file.hasSuffix("04-priorities.yaml") })
    let task = try #require(lesson.tasks.first)
    #expect(task.length == 300)
    let range = try #require(task.ranges.first { $0.from <= 320 && 320 <= $0.to })
    let points = range.reason.points + range.slope * (320 - range.from)
    #expect(abs(points - 52) < 0.01)
    #expect(range.reason.text.contains("card.leading >= superview.leading + 16"))
    #expect(
      lesson.judge.judge(.value(320), task: 0).reasons.first?.contains("by 52 pt") == true)
  }

  @Test("a guess that only the layout spec denies is not said to be as good")
  func decidedBySpec() throws {
    let file = try ShippedCourse.movableCard(
      tasks: ["{ place: card.left, question: Where is it? }"],
      spec: "{ inset: { insets: { left: 10 }, child: { relative: { child: card } } } }")
    let judge = LessonJudge(file)
    let guess = judge.judge(.value(100), task: 0)
    #expect(!guess.isRight)
    #expect(guess.reasons.first == "No rule of the constraints decides this value.")
    #expect(guess.reasons.count == 2, "\(guess.reasons)")
  }
}
