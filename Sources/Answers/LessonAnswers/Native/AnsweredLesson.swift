package import Comparison
package import Explaining
import Geometry
import LayoutConstraints
package import Layouts
package import Lessons
package import Phrases
package import Scenarios

/// A lesson with the engines' answers to all its tasks.
package struct AnsweredLesson: Sendable {
  /// The judge of its answers.
  package let judge: LessonJudge
  /// The tasks with their answers.
  package let tasks: [AnsweredTask]
  /// How both notations compare in the containers.
  package let comparison: ScenarioComparison
  package let contents: [ElementContent]

  /// The lesson's file.
  package var file: LessonFile { judge.file }

  /// Asks the engines for the answer to every task, and to every wrong answer.
  ///
  /// Throws a mistake at its line for each task without a right or without a wrong answer, for answers
  /// that the author marks otherwise than the engines, for edges on which the engines disagree, and for
  /// hints that are not true. Where `work` ends, that is the mistake.
  package init(_ file: LessonFile, work: LayoutWork = LayoutWork()) throws(ScenarioError) {
    judge = LessonJudge(file, work: work)
    comparison = ScenarioComparer.compare(file.scenario, work: work)
    contents = ContentReader.contents(of: file.scenario, comparison, judge.frames)
    var tasks: [AnsweredTask] = []
    var mistakes: [Diagnostic] = []
    for (index, task) in file.lesson.tasks.enumerated() {
      work.begin("judging task \(index + 1)")
      do {
        tasks.append(try AnsweredTask(task, judge, work))
      } catch {
        if work.hasEnded { break }
        mistakes += error.mistakes.map { $0.diagnostic(of: task, in: file.source) }
      }
    }
    if let task = file.lesson.tasks.first {
      mistakes += HintJudge.mistakes(ofTextIn: judge, work).map {
        $0.diagnostic(of: task, in: file.source)
      }
    }
    if let end = work.endSentence, let task = file.lesson.tasks.first {
      // What is said of layouts that are missing is no mistake of the author's.
      mistakes = [
        LessonMistake("this lesson takes too long to judge: \(end)")
          .diagnostic(of: task, in: file.source)
      ]
    }
    guard mistakes.isEmpty else { throw ScenarioError(diagnostics: mistakes) }
    self.tasks = tasks
  }
}

/// A task with the engines' answers.
package struct AnsweredTask: Sendable {
  package let task: LessonTask
  /// The judgement of the engines about each option; empty for `place` and `order`.
  package private(set) var judgements: [AnswerJudgement] = []
  /// The answer of a `place`, in points; `nil` for anything else.
  package private(set) var value: Double?
  /// The contradictions of wrong guesses for a `place`; empty for anything else.
  package private(set) var ranges: [GuessRange] = []
  /// The sentences of the layout spec about wrong guesses of a `place`; empty for anything else.
  package private(set) var specRanges: [GuessRange] = []
  /// The right order of the items of an `order`; empty for anything else.
  package private(set) var order: [Int] = []
  /// The facts about each item of an `order`, in the order of the file.
  package private(set) var facts: [Phrase] = []
  /// The sentence about each item of an `order` where one of those below it belongs there.
  package private(set) var misplaced: [Phrase] = []
  /// Why the answer of a `place` is what it is.
  package private(set) var whys: [Phrase] = []
  /// The length of the container along the axis of a `place`, in points; 0 for anything else.
  package private(set) var length = 0.0
  /// The largest guess of a `place` that has an answer, in points; 0 for anything else.
  package private(set) var reach = 0.0

  struct Mistakes: Error {
    var mistakes: [LessonMistake]
  }

  init(_ task: LessonTask, _ judge: LessonJudge, _ work: LayoutWork) throws(Mistakes) {
    self.task = task
    let screen = judge.screen(of: task, work: work)
    switch task.kind {
    case .place:
      guard let guess = GuessJudge(task, of: screen) else {
        throw Mistakes(mistakes: [LessonMistake("the engines give no frame for this place")])
      }
      if let other = guess.values.first(where: { abs($0.value - guess.value) > Tolerance.equal }) {
        throw Mistakes(mistakes: [
          LessonMistake(
            "the engines disagree: it is \(guess.value.withUnit) by \(guess.values[0].engine.owner) "
              + "and \(other.value.withUnit) by \(other.engine.owner)",
            hints: ["ask for an edge on which both agree, or leave out one notation"])
        ])
      }
      value = guess.value
      (ranges, whys, length, reach) = (guess.ranges(), guess.whys, guess.length, guess.reach)
      specRanges = guess.specRanges
    case .order:
      let answer: OrderJudge
      do {
        answer = try OrderJudge(task, of: screen)
      } catch {
        throw Mistakes(mistakes: [error])
      }
      guard answer.right != Array(task.options.indices) else {
        throw Mistakes(mistakes: [
          LessonMistake(
            "the items are in the right order already", hints: ["write them in another order"],
            at: task.options.first?.place)
        ])
      }
      (order, facts, misplaced) = (answer.right, answer.facts, answer.misplaced)
    case .choose, .complete, .repair, .shortest:
      judgements = task.options.map { judge.judge($0, of: task, work) }
      let mistakes = Self.mistakes(in: task, judgements)
      guard mistakes.isEmpty else { throw Mistakes(mistakes: mistakes) }
    }
    let untrue = HintJudge(judge: judge, task: task, judgements: judgements, work: work)
      .mistakes
    guard untrue.isEmpty else { throw Mistakes(mistakes: untrue) }
  }

  /// Marks that the engines deny, and tasks where every answer is right or none is.
  private static func mistakes(
    in task: LessonTask, _ judgements: [AnswerJudgement]
  ) -> [LessonMistake] {
    var mistakes: [LessonMistake] = []
    for (option, judgement) in zip(task.options, judgements) {
      guard let marked = option.isRight, marked != judgement.isRight else { continue }
      mistakes.append(
        LessonMistake(
          marked
            ? "this answer is marked right, but the engines deny it"
            : "this answer is marked wrong, but the engines agree with it",
          hints: Array(judgement.reasons.prefix(2)), at: option.place))
    }
    guard mistakes.isEmpty else { return mistakes }
    if !judgements.contains(where: \.isRight) {
      let first = judgements.first?.reasons.first.map { "of the first: \($0)" }
      return [
        LessonMistake(
          "none of the answers is right",
          hints: ["add one that the engines agree with"] + [first].compactMap(\.self))
      ]
    }
    if judgements.allSatisfy(\.isRight) {
      return [
        LessonMistake(
          "all answers are right", hints: ["add one that somebody might give by mistake"])
      ]
    }
    return []
  }
}
