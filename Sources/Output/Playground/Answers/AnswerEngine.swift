import Examining
import Foundation
import Geometry
import Layouts
import Lessons
import LinearProgramming
import RecordWords
import Reporting
import RunRecords
import Runs
import ScenarioFiles
import ScenarioSteps
import Scenarios
import TextMeasuring

/// The most that one answer may cost; what is beyond is not found, and the answer says so.
struct AnswerBudget: Sendable {
  var layouts = LayoutWork.usualBudget
  /// The most simplex steps of all its layouts together.
  ///
  /// Ours: the proofs of the shipped scenarios take a hundredth of it at most.
  var simplexSteps = 5_000_000
  /// The most seconds, since a person waits.
  var seconds = 20.0

  var work: LayoutWork {
    LayoutWork(budget: layouts, allowance: SolverAllowance(steps: simplexSteps, seconds: seconds))
  }
}

/// Answers questions about texts by the engines: the same pipeline as `check` and `report`.
///
/// Synchronous, and safe to use from any thread.
struct AnswerEngine: Sendable {
  let measurer = TextMeasurer()

  /// Whether measuring ends now, which is asked before a text and then for about every thousand
  /// characters: where the work has ended.
  var endsMeasuring: @Sendable (LayoutWork) -> Bool = { $0.allowance?.end != nil }

  /// The most texts that are remembered between answers: somebody types new ones for hours.
  private static let mostTexts = 500

  /// Reads a scenario from a text.
  func scenario(_ text: String, file: String) throws(ScenarioError) -> Scenario {
    if measurer.rememberedTexts > Self.mostTexts { measurer.forgetTexts() }
    return try ScenarioReader.scenario(
      from: SourceText(file: file, text: text), measurer: measurer, lesson: LessonReader.check)
  }

  /// Both layouts of a text, their comparison, and the parts that are wanted.
  func layout(_ request: AnswerRequest, file: String, work: LayoutWork) -> LayoutAnswer {
    guard !work.isCancelled else { return LayoutAnswer(request, .superseded) }
    return within(work) { limit in
      var answer: LayoutAnswer
      do throws(ScenarioError) {
        let scenario = try scenario(request.text, file: file)
        answer = laidOut(request, scenario, work)
        // Sizes of texts that were not measured to their end are no sizes. All its layouts now are
        // unfinished, since the time is over.
        if limit.isReached { answer = laidOut(request, scenario, work) }
      } catch {
        answer = LayoutAnswer(request, .unreadable)
        answer.problems = error.diagnostics.map(TextProblem.init)
      }
      return work.isCancelled ? LayoutAnswer(request, .superseded) : answer
    }
  }

  /// Works until `work` ends: solvers, and measuring texts.
  func within<Answer>(
    _ work: LayoutWork, _ body: (MeasuringLimit) throws -> Answer
  ) rethrows -> Answer {
    let limit = MeasuringLimit { [endsMeasuring] in endsMeasuring(work) }
    return try MeasuringLimit.$current.withValue(limit) {
      try SolverAllowance.$current.withValue(work.allowance) { try body(limit) }
    }
  }

  private func laidOut(
    _ request: AnswerRequest, _ scenario: Scenario, _ work: LayoutWork
  ) -> LayoutAnswer {
    var answer = LayoutAnswer(request, .laidOut)
    let parts = Set((request.parts ?? []).compactMap(LayoutPart.init))
    var steps: ScenarioSteps = []
    if parts.contains(.explain) { steps.insert(.explain) }
    if parts.contains(.segments) { steps.formUnion([.prove, .blame]) }
    if parts.contains(.translate) { steps.insert(.translate) }
    let alone = request.shown(scenario)
    let container = request.container(of: alone)
    var shown = ShownScenario(alone, in: container, steps, work: work)
    // The verdict is about all cases, and about promises.
    var whole = shown.own
    if !scenario.cases.isEmpty || !scenario.promises.isEmpty {
      var examined = ExaminedScenario(comparing: scenario, explains: false, work: work)
      examined.decidePromises(of: scenario, work: work)
      whole = examined.record
    }
    shown.record.promises = whole.promises
    answer.standing = StandingWords(whole)
    answer.promises = PromiseWords.all(of: whole)
    answer.cases =
      scenario.cases.isEmpty ? nil : CaseChoice.all(scenario.everyCase.map(\.caseName), of: whole)
    answer.problems = shown.warnings.map(TextProblem.init)
    answer.shown = shown.shown
    answer.single = shown.single?.map { NotationFrames(alone.singleEngine, $0) }
    if parts.contains(.segments) { answer.events = WidthEvents.of(shown.record) }
    if parts.contains(.links) {
      answer.links = EdgeLinks(alone, shown.record.comparison, in: container, work)
    }
    answer.scenario = shown.record
    answer.work = WorkDone(work)
    return answer
  }
}
