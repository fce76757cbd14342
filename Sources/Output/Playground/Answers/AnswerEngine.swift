import Comparison
import Examining
import Foundation
import Geometry
import LinearProgramming
import Proving
import Reporting
import RunRecords
import Runs
import Scenarios
import TextMeasuring

/// The most that one answer may cost; what lies beyond is not found, and the answer says so.
struct AnswerBudget: Sendable {
  /// The most layouts, as for a command.
  var layouts = LayoutWork.usualBudget
  /// The most simplex steps of all its layouts together.
  ///
  /// Ours: the proofs of the shipped scenarios take a hundredth of it at most.
  var simplexSteps = 5_000_000
  /// The most seconds, since a person waits.
  var seconds = 20.0

  /// Work within this budget, which begins now.
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
  var endsMeasuring: @Sendable (LayoutWork) -> Bool = { $0.allowance?.endReason != nil }

  /// The most texts that are remembered between answers: somebody types new ones for hours.
  private static let mostTexts = 500

  /// Reads the scenario of a request; throws its mistakes.
  func scenario(_ request: AnswerRequest, file: String) throws(ScenarioError) -> Scenario {
    try scenario(request.text, file: file)
  }

  /// Reads a scenario from a text.
  func scenario(_ text: String, file: String) throws(ScenarioError) -> Scenario {
    if measurer.rememberedTexts > Self.mostTexts { measurer.forgetTexts() }
    return try ScenarioReader.scenario(
      from: SourceText(file: file, text: text), measurer: measurer)
  }

  /// Both layouts of a text, their comparison, and the parts that are wanted.
  func layout(_ request: AnswerRequest, file: String, work: LayoutWork) -> LayoutAnswer {
    guard !work.isCancelled else { return LayoutAnswer(request, .superseded) }
    return within(work) { limit in
      var answer: LayoutAnswer
      do throws(ScenarioError) {
        let scenario = try scenario(request, file: file)
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
    let examined = Run([], measurer: measurer).examine(scenario, work: work)
    var record = examined.record
    answer.standing = StandingWords(record)
    answer.problems = examined.warnings.map(TextProblem.init)
    let shown = request.container?.value ?? scenario.containers[0]
    var layouts = examined.layouts
    // Another container than those of the scenario changes nothing of its verdict.
    if !scenario.containers.contains(shown) {
      let compared = Self.compared(scenario, in: shown, work)
      record.comparison.containers += compared.comparison.containers
      layouts += compared.layouts
    }
    answer.shown = layouts.firstIndex { $0.container == shown } ?? 0
    // What is compared with given frames only, or conflicts, has no pairs of frames.
    if record.comparison.containers.allSatisfy(\.elements.isEmpty) {
      answer.single = layouts.compactMap { SingleLayout($0, of: scenario) }
    }
    let parts = Set((request.parts ?? []).compactMap(LayoutPart.init))
    add(parts, to: &record, of: scenario, shown: shown, work)
    if parts.contains(.segments) { answer.events = WidthEvents.of(record) }
    if parts.contains(.links) {
      answer.links = EdgeLinks(scenario, record.comparison, in: shown, work)
    }
    answer.scenario = record
    answer.work = WorkDone(work)
    return answer
  }

  /// Adds what takes longer than both layouts.
  private func add(
    _ parts: Set<LayoutPart>, to record: inout ScenarioRecord, of scenario: Scenario,
    shown: Container, _ work: LayoutWork
  ) {
    var steps: Run.Steps = []
    if parts.contains(.explain) { steps.insert(.explain) }
    if parts.contains(.segments) { steps.insert(.prove) }
    if parts.contains(.translate) { steps.insert(.translate) }
    if !steps.isEmpty {
      var wider = scenario
      // The container that somebody looks at comes first: a proof has a few heights only.
      wider.containers = [shown] + scenario.containers.filter { $0 != shown }
      let examined = Run(steps, measurer: measurer).examine(wider, work: work).record
      record.explanations = examined.explanations
      record.sweep = examined.sweep
      record.proof = examined.proof
      record.widthFrames = examined.widthFrames
      if parts.contains(.segments), record.widthFrames == nil {
        record.widthFrames = Self.sampled(wider, work)
      }
      record.translation = examined.translation
    }
    record.contents = ContentReader.contents(
      of: scenario, record.comparison, record.widthFrames ?? [])
  }

  /// Frames of a scenario that is too large for a proof, at the height that is shown.
  private static func sampled(_ scenario: Scenario, _ work: LayoutWork) -> [WidthFrames]? {
    guard scenario.elements.count > ProofRecord.mostElements, let shown = scenario.containers.first
    else { return nil }
    let range =
      min(
        Sweep.usualWidths.lowerBound, shown.width)...max(
        Sweep.usualWidths.upperBound, shown.width)
    let sweep = Sweep(widths: range, height: shown.height)
    return (try? FrameSampler.frames(of: scenario, on: sweep, work: work)).map { [$0] }
  }

  private static func compared(
    _ scenario: Scenario, in container: Container, _ work: LayoutWork
  ) -> ComparedScenario {
    var other = scenario
    other.containers = [container]
    return ScenarioComparer.compareKeepingLayouts(other, work: work)
  }
}

extension SingleLayout {
  /// The layout of the notation that a scenario has; `nil` where that gives none.
  init?(_ layouts: ContainerLayouts, of scenario: Scenario) {
    let engine: Engine = scenario.hasSpec ? .spec : .constraints
    guard let frames = (engine == .spec ? layouts.spec : layouts.constraints)?.frames else {
      return nil
    }
    let order = ["superview"] + scenario.elements.map(\.name)
    let others = frames.keys.filter { !order.contains($0) }.sorted()
    self.init(
      container: layouts.container, engine: engine,
      elements: (order + others).compactMap { name in
        frames[name].map { Element(element: name, frame: $0) }
      })
  }
}
