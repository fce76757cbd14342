import ArgumentParser
import Comparison
import Geometry
import Reporting
import Scenarios
import TextMeasuring
import Timing

/// Compares both layouts of every scenario with each other and with what was accepted, and says in
/// one line each what that comes to.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compare both layouts of every scenario, and with baselines: one line each.",
    discussion: """
      A scenario passes where both layouts agree in all its containers, or differ or conflict as \
      it announces, and where each layout is as it was accepted, if it was (see accept): the same \
      frames, and no more work. A file with one notation is compared with its baseline alone, \
      unless it announces a conflict of its constraints. One that does not pass is followed by the \
      elements, the edges and the points, by the class of each difference with its cause, and by \
      the constraints that cannot hold together. Constraints that can never matter, or say less \
      than they seem to, and layout specs in which nothing follows its content are warned about on \
      standard error; that changes no result. What the constraints leave open is named, and lets a \
      scenario fail only with --require-unambiguous. Nothing is ever written.

      Examples:
        layoutdiff check Scenarios --filter repository
        layoutdiff check Scenarios --shard 1/3 --json
        layoutdiff check Scenarios --filter repository --require-unambiguous

      \(ExitStatus.help)
      """)

  @OptionGroup var selection: ScenarioSelection

  @OptionGroup var baselineOptions: BaselineOptions

  @OptionGroup var requiredBaselines: RequiredBaselines

  @OptionGroup var openOptions: OpenOptions

  @OptionGroup var timing: GateTimingOptions

  @OptionGroup var solverOption: SolverOption

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var progressOptions: ProgressOptions

  func run() throws {
    let measurer = TextMeasurer()
    let loaded = try selection.load(measurer: measurer, quiet: progressOptions.quiet)
    let solver = solverOption.solver
    let gate = Gate(baselineOptions, solver: solver)
    let examined = loaded.examine(quiet: progressOptions.quiet) { scenario in
      let compared = ScenarioComparer.compareKeepingLayouts(scenario, solver: solver)
      return (
        comparison: compared.comparison, lint: ScenarioLint(scenario),
        baseline: gate.record(of: scenario, compared)
      )
    }
    var status = loaded.status
    var results: [CheckedScenario] = []
    var warnings: [Diagnostic] = []
    var records: [ScenarioRecord] = []
    for (scenario, found) in zip(loaded.scenarios, examined) {
      // Times are taken when nothing else runs.
      let ratio = timing.ratio(
        of: scenario, found.comparison, solver: solver, measurer: measurer)
      warnings += found.lint.diagnostics
      let checked = CheckedScenario(
        id: scenario.id, file: scenario.file, comparison: found.comparison,
        warnings: found.lint.findings, baseline: found.baseline.with(ratio, of: scenario),
        requiresBaseline: requiredBaselines.requireBaselines, openOptions: openOptions)
      status = max(status, checked.status)
      results.append(checked)
      records.append(ScenarioRecord(checked, of: scenario))
    }
    for warning in warnings { Terminal.note(warning.description) }
    for result in results { result.noteProblem() }
    let obsolete = loaded.scenarios.isEmpty ? [] : gate.obsolete(selection)
    for path in obsolete { Terminal.note(Self.words(onObsolete: path)) }
    if json {
      Terminal.print(
        try JSONOutput.text(
          CheckResult(
            scenarios: results, invalidFiles: loaded.invalidFiles, obsoleteBaselines: obsolete)))
    } else {
      results.flatMap(\.lines).forEach(Terminal.print)
      if !results.isEmpty || !loaded.invalidFiles.isEmpty {
        Terminal.print(CheckedScenario.summary(of: results, loaded))
      }
    }
    var record = RunRecord(
      tools: [.layoutDiff], machine: .current, scenarios: records,
      unreadableFiles: loaded.invalidFiles.map {
        UnreadableFile(file: $0.file, message: $0.error.description)
      })
    openOptions.hold(&record)
    GitHub.tell(record)
    try status.exit()
  }

  private static func words(onObsolete path: String) -> String {
    """
    \(path): warning: the scenario of this baseline is gone
    \(LayoutDiff.programName) accept, without filters, removes it
    """
  }
}

/// What `check --json` prints.
private struct CheckResult: Encodable {
  let schemaVersion = JSONOutput.schemaVersion
  let scenarios: [CheckedScenario]
  let invalidFiles: [LoadedScenarios.InvalidFile]
  let obsoleteBaselines: [String]
}

extension ScenarioRecord {
  /// The part of a scenario's record that annotations and summaries are made from.
  fileprivate init(_ checked: CheckedScenario, of scenario: Scenario) {
    self.init(
      id: checked.id, title: scenario.title, file: scenario.file, scale: scenario.scale,
      warnings: checked.warnings, commands: scenario.isCode ? [] : nil,
      comparison: checked.comparison)
    baseline = checked.baseline
    requiresBaseline = checked.requiresBaseline ? true : nil
  }
}
