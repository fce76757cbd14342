import ArgumentParser
import Comparison
import Geometry
import Scenarios
import TextMeasuring

/// Compares both layouts of every scenario, and says in one line each whether they agree.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compare both layouts of every scenario: one line each.",
    discussion: """
      A scenario passes where both layouts agree in all its containers, or differ or conflict as \
      it announces. A file with one notation is skipped, unless it announces a conflict of its \
      constraints. One that does not pass is followed by the elements, the edges and the points, and \
      by the constraints that cannot hold together. Constraints that can never matter, or say less \
      than they seem to, and layout specs in which nothing follows its content are warned about on \
      standard error; that changes no result.

      Example:
        layoutdiff check Scenarios --filter repository

      \(ExitStatus.help)
      """)

  @OptionGroup var selection: ScenarioSelection

  @OptionGroup var solverOption: SolverOption

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let loaded = selection.load(measurer: TextMeasurer())
    var progress = ProgressLine(total: loaded.scenarios.count)
    var status = loaded.status
    var results: [CheckedScenario] = []
    var warnings: [Diagnostic] = []
    for scenario in loaded.scenarios {
      progress.begin(scenario.id)
      let comparison = ScenarioComparer.compare(scenario, solver: solverOption.solver)
      status = max(status, ExitStatus(comparison.verdict))
      let lint = ScenarioLint(scenario)
      warnings += lint.diagnostics
      results.append(
        CheckedScenario(
          id: scenario.id, file: scenario.file, comparison: comparison, warnings: lint.findings))
    }
    progress.end()
    for warning in warnings { Terminal.note(warning.description) }
    if json {
      Terminal.print(
        try JSONOutput.text(CheckResult(scenarios: results, invalidFiles: loaded.invalidFiles)))
    } else {
      results.flatMap(\.lines).forEach(Terminal.print)
      if !results.isEmpty || !loaded.invalidFiles.isEmpty {
        Terminal.print(summary(of: results, loaded))
      }
    }
    try status.exit()
  }

  private func summary(of results: [CheckedScenario], _ loaded: LoadedScenarios) -> String {
    let verdicts = results.map(\.comparison.verdict)
    let skipped = verdicts.count { $0 == .skipped }
    let judged = verdicts.count - skipped
    let passing = verdicts.count(where: \.passes) - skipped
    var parts = [judged == 0 ? "nothing to compare" : "\(passing) of \(judged) scenarios pass"]
    if skipped > 0 { parts.append("\(skipped) skipped") }
    if !loaded.invalidFiles.isEmpty { parts.append("\(loaded.invalidFiles.count) invalid") }
    return parts.joined(separator: ", ")
  }
}

/// What `check --json` prints.
private struct CheckResult: Encodable {
  let schemaVersion = JSONOutput.schemaVersion
  let scenarios: [CheckedScenario]
  let invalidFiles: [LoadedScenarios.InvalidFile]
}

/// One scenario's result.
private struct CheckedScenario: Encodable {
  let id: String
  let file: String
  let comparison: ScenarioComparison
  let warnings: [LintFinding]

  /// The line of the scenario, and the lines of its first findings below it where it does not pass.
  var lines: [String] {
    let findings = comparison.findings
    var lines = ["\(comparison.verdict.mark) \(id): \(comparison.sentence)"]
    lines += findings.prefix(Self.mostFindings).joined().map { "    " + $0 }
    if findings.count > Self.mostFindings {
      let word = LayoutDiff.screen(named: id) == nil ? file : id
      let more = findings.count - Self.mostFindings
      lines.append("    and \(more) more: \(LayoutDiff.programName) report \(word)")
    }
    return lines
  }

  /// More findings than this about one scenario would hide the others.
  private static let mostFindings = 8
}

extension Verdict {
  /// The word that begins a scenario's line, coloured on a terminal.
  fileprivate var mark: String {
    let padded = word + String(repeating: " ", count: max(0, 7 - word.count))
    return colour.paint(padded)
  }

  private var colour: Colour {
    switch self {
    case .agrees, .differsAsExpected, .conflictAsExpected: .green
    case .differs, .unexpected, .conflict, .invalid, .failed: .red
    case .skipped: .grey
    }
  }
}
