import Examining
package import Geometry
package import Layouts
import Lessons
import LinearProgramming
import RecordWords
import RunRecords
import ScenarioFiles
import ScenarioSteps
package import Scenarios
package import TextMeasuring

/// The most that one answer may cost; what is beyond is not found, and the answer says so.
package struct AnswerBudget: Sendable {
  package var layouts: Int
  /// The most simplex steps of all its layouts together.
  ///
  /// Ours: the proofs of the shipped scenarios take a hundredth of it at most.
  package var simplexSteps: Int
  /// The most seconds, since a person waits.
  package var seconds: Double

  package init(
    layouts: Int = LayoutWork.usualBudget, simplexSteps: Int = 5_000_000, seconds: Double = 20
  ) {
    (self.layouts, self.simplexSteps, self.seconds) = (layouts, simplexSteps, seconds)
  }

  /// Work that ends there.
  package var work: LayoutWork {
    LayoutWork(budget: layouts, allowance: SolverAllowance(steps: simplexSteps, seconds: seconds))
  }
}

/// Answers questions about texts by the engines: the same pipeline as `check` and `report`.
///
/// Synchronous, and safe to use from any thread.
package struct AnswerEngine: Sendable {
  package let measurer: TextMeasurer

  /// Makes an engine that measures texts in some fonts.
  package init(measurer: TextMeasurer) { self.measurer = measurer }

  /// Whether measuring ends now, which is asked before a text and then for about every thousand
  /// characters: where the work has ended.
  var endsMeasuring: @Sendable (LayoutWork) -> Bool = { $0.allowance?.end != nil }

  /// The most texts that are remembered between answers: somebody types new ones for hours.
  private static let mostTexts = 500

  /// Reads a scenario from a text.
  package func scenario(_ text: String, file: String) throws(ScenarioError) -> Scenario {
    if measurer.rememberedTexts > Self.mostTexts { measurer.forgetTexts() }
    return try ScenarioReader.scenario(
      from: SourceText(file: file, text: text), measurer: measurer, lesson: LessonReader.check)
  }

  /// Both layouts of a text, their comparison, and the parts that are wanted.
  package func layout(_ request: AnswerRequest, file: String, work: LayoutWork) -> PlayAnswer {
    guard !work.isCancelled else { return PlayAnswer(request, .superseded) }
    return within(work) { limit in
      var answer: PlayAnswer
      do throws(ScenarioError) {
        let scenario = try scenario(request.text, file: file)
        answer = laidOut(request, scenario, work)
        // Sizes of texts that were not measured to their end are no sizes. All its layouts now are
        // unfinished, since the time is over.
        if limit.isReached { answer = laidOut(request, scenario, work) }
      } catch {
        answer = PlayAnswer(request, .unreadable)
        answer.problems = error.diagnostics.map { TextProblem($0) }
      }
      return work.isCancelled ? PlayAnswer(request, .superseded) : answer
    }
  }

  /// Works until `work` ends: solvers, and measuring texts.
  package func within<Answer, Failure: Error>(
    _ work: LayoutWork, _ body: (MeasuringLimit) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let limit = MeasuringLimit { [endsMeasuring] in endsMeasuring(work) }
    let answer = MeasuringLimit.$current.withValue(limit) {
      SolverAllowance.$current.withValue(work.allowance) {
        Result { () throws(Failure) in try body(limit) }
      }
    }
    return try answer.get()
  }

  private func laidOut(
    _ request: AnswerRequest, _ scenario: Scenario, _ work: LayoutWork
  ) -> PlayAnswer {
    var answer = PlayAnswer(request, .laidOut)
    let parts = Set((request.parts ?? []).compactMap { LayoutPart(rawValue: $0) })
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
      scenario.cases.isEmpty
      ? nil : CaseChoice.all(scenario.everyCase.map { $0.caseName }, of: whole)
    answer.problems = shown.warnings.map { TextProblem($0) }
    answer.shown = shown.shown
    answer.single = shown.single?.map { NotationFrames(alone.singleEngine, $0) }
    if parts.contains(.segments) { answer.events = WidthEvents.of(shown.record) }
    if parts.contains(.links) {
      answer.links = EdgeLinks(alone, in: container, work)
    }
    answer.scenario = shown.record
    answer.work = WorkDone(work)
    return answer
  }
}
