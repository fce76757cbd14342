package import Browsers
import ChangeCost
import Comparison
package import Examining
package import Geometry
package import LayoutConstraints
package import Layouts
import Promises
import Proving
package import RunRecords
import ScenarioFiles
import ScenarioSteps
package import Scenarios
package import TextMeasuring
import Timing

/// The one way from scenarios to the record of a run.
///
/// Both layouts of every scenario are compared in any case; the steps say what else is done. Commands
/// and tests choose steps and print or render the record; nothing else assembles one.
package struct Run: Sendable {
  /// The steps besides comparing both layouts.
  package struct Steps: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let explain = Steps(rawValue: 1)
    package static let baseline = Steps(rawValue: 2)
    /// Proves both layouts equal at all widths, or finds where they differ.
    package static let prove = Steps(rawValue: 4)
    package static let translate = Steps(rawValue: 8)
    /// Weighs the change that a scenario says it is of another one.
    package static let change = Steps(rawValue: 16)
    /// Takes the times of all engines, alone and as lists.
    package static let time = Steps(rawValue: 32)
    /// Takes the ratio of times that a baseline keeps, and compares it with the baseline's.
    package static let timeForBaseline = Steps(rawValue: 64)
    /// Identifies the fonts by their bytes, and keeps the parts that pages need: most of the time of a run over one small scenario.
    package static let identifyFonts = Steps(rawValue: 128)

    /// Searches for the mistakes behind differences, in both notations.
    package static let blame = Steps(rawValue: 256)
    /// Names the commit that the files are of, if the working folder is a repository.
    package static let revision = Steps(rawValue: 512)

    /// Finds what breaks at another width or in another case, without being asked.
    package static let inspect = Steps(rawValue: 1024)

    /// Recovers layout specs from constraints, some seconds for each.
    package static let recover = Steps(rawValue: 2048)

    /// Those of one scenario that follow from its text.
    fileprivate var ofText: ScenarioSteps {
      let pairs: [(Steps, ScenarioSteps)] = [
        (.explain, .explain), (.prove, .prove), (.translate, .translate), (.blame, .blame),
        (.recover, .recover),
      ]
      return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
    }

    /// The steps whose results follow from the text of a scenario, so that no record holds them.
    static let repeatable: Steps = [.explain, .translate, .identifyFonts]

    /// Everything that a report shows, but times.
    package static let report: Steps = [
      .explain, .baseline, .blame, .prove, .translate, .change, .identifyFonts, .revision,
    ]
  }

  package var steps: Steps
  /// The browser that lays out pages; `nil` where nobody asked for one.
  package var browser: Browser?
  package var solver: ConstraintSolver
  package var measurer: TextMeasurer
  package var baselines: BaselineFiles
  package var requiresBaselines = false
  package var requiresAcceptedWork = false
  package var requiresUnambiguous = false
  /// Whether inspections also find what is so in the first container.
  package var inspectsWhole = false
  /// Whether a scenario fails of which nothing is checked.
  package var requiresChecks = false
  /// The notation that is right, whatever scenarios say; `nil` where they say it.
  package var trusted: Engine?
  /// How times are taken, with the steps that take any.
  package var timing = RunTiming()
  /// The name of the program in commands that a person may repeat.
  package var programName = "layoutdiff"
  package var shard: Shard?
  /// The scenario that a scenario was changed from, by the latter's id; others name theirs in their
  /// file.
  package var earlier: [String: Scenario] = [:]
  /// Whether scenarios that pass are only compared, and neither explained, proven nor timed.
  package var examinesOnlyFailing = false
  /// The proofs of earlier runs; `nil` where all are made anew.
  package var proofs: ProofCache?
  /// The container in which scenarios are explained; `nil` for the one that is shown first of each.
  package var explainedContainer: Container?
  /// The most layouts of one scenario, without those that are timed; what lies beyond is unfinished.
  package var budget = LayoutWork.usualBudget
  package var observer = RunObserver.silent
  /// Receives each scenario as soon as it was compared, from any thread.
  package var found: @Sendable (ExaminedScenario) -> Void = { _ in }

  /// Receives the mistakes of each file that cannot be read, where files are read one by one; from any
  /// thread.
  package var unreadable: @Sendable (ScenarioError) -> Void = { _ in }

  package init(
    _ steps: Steps, solver: ConstraintSolver = .usual, measurer: TextMeasurer,
    baselines: BaselineFiles = BaselineFiles()
  ) {
    self.steps = steps
    self.solver = solver
    self.measurer = measurer
    self.baselines = baselines
  }

  /// Examines scenarios on all cores, then takes times, one after the other, when nothing else runs.
  ///
  /// Never throws: what cannot be done is part of the record. Bad files lose nothing else.
  package func examine(_ loaded: LoadedScenarios) -> ExaminedScenarios {
    var record = record(of: loaded)
    var run = self
    run.proofs?.tools = record.tools
    // The texts of all scenarios are measured, so that these are all fonts.
    run.proofs?.fonts = usedFonts
    var scenarios = run.compare(loaded.scenarios)
    if steps.contains(.time) {
      record.machine.conditions = takeTimes(of: loaded.scenarios, &scenarios)
    }
    if steps.contains(.timeForBaseline) { takeRatios(of: loaded.scenarios, &scenarios) }
    complete(&record, with: scenarios)
    return ExaminedScenarios(record: record, scenarios: scenarios)
  }

  /// The record of a run over one scenario, on the calling thread: for a file that a person keeps.
  ///
  /// Where `work` ends, what is left is unfinished.
  package func record(of scenario: Scenario, work: LayoutWork) -> RunRecord {
    var record = record(of: LoadedScenarios(scenarios: [scenario]))
    complete(&record, with: [examine(scenario, work: work)])
    return record
  }

  /// Reads, examines and releases each scenario of a choice, as many at a time as there are cores.
  ///
  /// For choices whose `isOfSeparateFiles` is true, and steps that need no quiet machine and no fonts.
  /// Scenarios and layouts take most of the memory of a run, and here none is kept.
  package func examineEach(
    of choice: ScenarioChoice
  ) -> (loaded: LoadedScenarios, examined: ExaminedScenarios) {
    var loaded = choice.unread
    var scenarios: [ExaminedScenario] = []
    for (file, result) in zip(choice.files, readAndExamine(choice)) {
      switch result {
      case .success(let examined): scenarios.append(examined)
      case .failure(let error): loaded.add(error, file: file)
      }
    }
    loaded.releasedCount = scenarios.count
    var record = record(of: loaded)
    complete(&record, with: scenarios)
    return (loaded, ExaminedScenarios(record: record, scenarios: scenarios))
  }

  private func readAndExamine(
    _ choice: ScenarioChoice
  ) -> [Result<ExaminedScenario, ScenarioError>] {
    observer.beginStage(.compared, choice.files.count)
    defer { observer.endStage() }
    return ParallelWork.map(choice.files, observer: observer, name: ScenarioName.id) { file in
      Result { () throws(ScenarioError) in
        let scenario = try read(file, choice.lesson)
        var examined = examine(scenario, work: LayoutWork(budget: budget, forEachCaseOf: scenario))
        examined.layouts = []
        found(examined)
        return examined
      }
    }
  }

  private func read(
    _ file: String, _ lesson: UnreadLesson.Reader
  ) throws(ScenarioError) -> Scenario {
    do {
      return try ScenarioReader.scenario(at: file, measurer: measurer, lesson: lesson)
    } catch {
      unreadable(error)
      throw error
    }
  }

  private func record(of loaded: LoadedScenarios) -> RunRecord {
    RunRecord(
      of: [],
      unreadableFiles: loaded.invalidFiles.map {
        let first = $0.error.diagnostics.first?.position
        return UnreadableFile(
          file: $0.file, message: $0.error.description,
          mistakes: $0.error.diagnostics.map(\.headline), line: first?.line,
          column: first?.column)
      })
  }

  /// The font file of a scenario's texts; `nil` where it has none.
  package func textFont(of scenario: Scenario) -> FontFile? {
    guard scenario.hasTexts else { return nil }
    return measurer.textFont.map { FontFile(name: $0.fileName, sha256: $0.sha256) }
  }

  var usedFonts: [FontFile] {
    measurer.usedFonts.map { FontFile(name: $0.fileName, sha256: $0.sha256) }
  }

  /// Adds the scenarios to a record, and what the whole run has: fonts, and its shard.
  private func complete(_ record: inout RunRecord, with scenarios: [ExaminedScenario]) {
    record.scenarios = scenarios.map(\.record)
    if steps.isSuperset(of: .repeatable) {
      for (index, scenario) in scenarios.enumerated() {
        record.scenarios[index].source = scenario.source?.lines.joined(separator: "\n")
      }
    }
    if steps.contains(.identifyFonts) {
      record.fonts = usedFonts
      record.keepPageFonts(of: measurer)
    }
    if steps.contains(.revision) { record.revision = .ofWorkingFolder }
    record.shards = shard.map { [$0] }
  }

  private func compare(_ scenarios: [Scenario]) -> [ExaminedScenario] {
    observer.beginStage(.compared, scenarios.count)
    defer { observer.endStage() }
    return ParallelWork.map(
      scenarios, observer: observer, name: \.id, staysHere: { $0.isCode }
    ) { scenario in
      let examined = examine(scenario, work: LayoutWork(budget: budget, forEachCaseOf: scenario))
      found(examined)
      return examined
    }
  }

  /// All steps of one scenario that need no quiet machine: for the answer to one question, on the
  /// calling thread.
  ///
  /// Where `work` ends, what is left is unfinished.
  package func examine(_ scenario: Scenario, work: LayoutWork) -> ExaminedScenario {
    let scenario = browser?.layingOut(scenario) ?? scenario
    var examined = ExaminedScenario(
      comparing: scenario, solver: solver, programName: programName,
      explains: steps.contains(.explain) && !examinesOnlyFailing, in: explainedContainer, work: work
    )
    examined.record.requiresBaseline = requiresBaselines
    examined.record.requiresAcceptedWork = requiresAcceptedWork
    examined.record.requiresUnambiguous = requiresUnambiguous
    examined.decidePromises(of: scenario, work: work)
    if scenario.promises.isEmpty, requiresChecks, examined.record.comparison.verdict == .skipped {
      examined.record.uncheckedElements = scenario.elements.map(\.name)
    }
    if steps.contains(.inspect) {
      examined.record.inspection = Inspector.inspect(scenario, isWhole: inspectsWhole, work: work)
    }
    if steps.contains(.baseline) {
      let baseline = baselines.record(
        of: scenario, examined.layouts, solver: solver, font: { textFont(of: scenario) })
      examined.setBaseline(baseline)
    }
    if examinesOnlyFailing {
      if examined.record.standing.passes { return examined }
      if steps.contains(.explain) { examined.record.explain(scenario, work: work) }
    }
    examined.add(
      steps.ofText, of: scenario, trusting: trusted,
      untouched: steps.contains(.blame) ? untouched(of: scenario, examined.baseline) : nil,
      work: work, proving: proofStep)
    if let before = earlier[scenario.id] {
      examined.record.change = ChangeRecord(
        from: before, to: scenario, solver: solver, work: work)
    } else if steps.contains(.change) {
      examined.record.change = ChangeRecord(
        of: scenario, measurer: measurer, solver: solver, work: work)
    }
    if let sentence = work.endSentence { observer.note("\(scenario.file): warning: \(sentence)") }
    return examined
  }

  /// The proof of a scenario, which an earlier run may have made; `nil` where there is nothing to compare.
  private func proofStep(of scenario: Scenario, _ work: LayoutWork) -> ProofStep? {
    if let known = proofs?.proof(of: scenario) { return known }
    let step = ProofStep(proving: scenario, work: work)
    if let step, !work.hasEnded { proofs?.keep(step, of: scenario) }
    return step
  }

  /// The notation that is as it was, where the other one changed: since its frames were accepted, or since
  /// the scenario that it is a change of.
  private func untouched(of scenario: Scenario, _ baseline: BaselineRecord?) -> Engine? {
    if let engine = baseline?.untouched { return engine }
    guard let id = scenario.changes,
      let file = EarlierScenario.file(id, beside: scenario.file),
      let before = try? ScenarioReader.scenario(at: file, measurer: measurer)
    else { return nil }
    let same = Engine.allCases.filter { engine in
      NotatedRule.rules(of: scenario, in: engine).map(\.text)
        == NotatedRule.rules(of: before, in: engine).map(\.text)
    }
    return same.count == 1 ? same[0] : nil
  }

  /// Takes the times that a report shows; answers with what the machine was like meanwhile.
  private func takeTimes(
    of scenarios: [Scenario], _ examined: inout [ExaminedScenario]
  ) -> TimingConditions {
    var conditions = TimingConditions.begin()
    let timer = ScenarioTimer(
      measurer: measurer, timing: timing, solver: solver, note: observer.note)
    eachInTurn(scenarios) { index, scenario in
      if examinesOnlyFailing, examined[index].record.standing.passes { return }
      timer.takeTimes(of: scenario, &examined[index].record)
    }
    conditions.end()
    return conditions
  }

  private func takeRatios(of scenarios: [Scenario], _ examined: inout [ExaminedScenario]) {
    let timer = ScenarioTimer(
      measurer: measurer, timing: timing, solver: solver, note: observer.note)
    eachInTurn(scenarios) { index, scenario in
      let ratio = timer.ratio(of: scenario, examined[index].record.comparison)
      examined[index].ratio = ratio
      guard let ratio, let baseline = examined[index].baseline else { return }
      examined[index].setBaseline(baseline.comparing(ratio, of: scenario))
    }
  }

  private func eachInTurn(_ scenarios: [Scenario], _ work: (Int, Scenario) -> Void) {
    observer.beginStage(.timed, scenarios.count)
    for (index, scenario) in scenarios.enumerated() {
      observer.begin(scenario.id)
      work(index, scenario)
      observer.end(scenario.id)
    }
    observer.endStage()
  }
}

/// The record of a run, and what it is not to hold.
package struct ExaminedScenarios: Sendable {
  package var record: RunRecord
  package var scenarios: [ExaminedScenario]

  package var warnings: [Diagnostic] { scenarios.flatMap(\.warnings) }
}
