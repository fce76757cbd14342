import Comparison
import LayoutConstraints
import LinearProgramming
import Reporting
import Scenarios
import TextMeasuring
import Timing

/// Runs everything that a report shows, and gathers it into a run record.
struct RunRecorder {
  let measurer: TextMeasurer
  let solver: ConstraintSolver
  let quiet: Bool
  /// Holds the layouts against what was accepted.
  let gate: Gate
  /// Whether everything must have been accepted.
  let requiresBaselines: Bool
  /// Takes the times, where they are wanted.
  let timer: ScenarioTimer?
  /// What is to be said about their constraints.
  private(set) var warnings: [Diagnostic] = []

  init(
    measurer: TextMeasurer, solver: ConstraintSolver, quiet: Bool = false, gate: Gate,
    requiresBaselines: Bool = false, timer: ScenarioTimer?
  ) {
    self.requiresBaselines = requiresBaselines
    self.gate = gate
    self.measurer = measurer
    self.solver = solver
    self.quiet = quiet
    self.timer = timer
  }

  mutating func record(_ loaded: LoadedScenarios) -> RunRecord {
    let (solver, gate, measurer) = (solver, gate, measurer)
    let requiresBaselines = requiresBaselines
    let examined = loaded.examine(quiet: quiet) { scenario in
      let compared = ScenarioComparer.compareKeepingLayouts(scenario, solver: solver)
      let baseline = gate.record(of: scenario, compared)
      let lint = ScenarioLint(scenario)
      var record = ScenarioRecord(
        scenario, compared.comparison, warnings: lint.findings,
        commands: scenario.commandsForCode)
      // A run without any baseline says nothing of baselines, unless it must have them.
      let isTold = requiresBaselines || baseline.status != .missing
      record.baseline = isTold ? baseline : nil
      record.requiresBaseline = requiresBaselines ? true : nil
      record.proof = ProofRecord(proving: scenario)
      record.translation = TranslationRecord(translating: scenario)
      record.change = ChangeRecord(of: scenario, measurer: measurer, solver: solver)
      return (record: record, diagnostics: lint.diagnostics)
    }
    for finding in examined {
      if let baseline = finding.record.baseline, let problem = baseline.problem {
        Terminal.note("\(baseline.file): error: \(problem)")
      }
      warnings += finding.diagnostics
    }
    var record = RunRecord(
      tools: [
        .layoutDiff,
        ToolVersion(name: "GLPK", version: LinearProgram.solverVersion),
      ],
      machine: .current, scenarios: examined.map(\.record),
      unreadableFiles: loaded.invalidFiles.map {
        UnreadableFile(file: $0.file, message: $0.error.description)
      })
    time(loaded.scenarios, in: &record)
    record.fonts = measurer.usedFonts.map { FontFile(name: $0.fileName, sha256: $0.sha256) }
    return record
  }

  /// Takes the times when nothing else runs, one scenario after the other.
  private func time(_ scenarios: [Scenario], in record: inout RunRecord) {
    guard let timer else { return }
    var conditions = TimingConditions.ofWorkingFolder
    var progress = ProgressLine(total: scenarios.count, quiet: quiet)
    for (index, scenario) in scenarios.enumerated() {
      progress.begin(scenario.id)
      record.scenarios[index].timings = timer.timings(
        of: scenario, record.scenarios[index].comparison)
    }
    progress.end()
    conditions.end()
    record.machine.conditions = conditions
  }
}

extension Scenario {
  /// The commands of this program that give the results of a screen again; `nil` for a file.
  fileprivate var commandsForCode: [String]? {
    guard codedSpec != nil else { return nil }
    let program = ShellWord.quote(LayoutDiff.programName)
    let (id, container) = (ShellWord.quote(id), containers[0].text)
    return ["\(program) check \(id)"]
      + Engine.allCases.map {
        "\(program) frames \(id) --engine \($0.rawValue) --container \(container)"
      } + ["\(program) bench \(id)"]
  }
}
