import ArgumentParser
import Comparison
import Foundation
import LayoutConstraints
import LinearProgramming
import Reporting
import Scenarios
import TextMeasuring
import Timing

/// Compares and times scenarios, and writes the report.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Compare and time scenarios, and write a report to open in a browser.",
    discussion: """
      Writes index.html, a page per scenario, summary.md and run.json, which holds everything that \
      the pages show: --from run.json writes the same pages again.

      Examples:
        layoutdiff report Scenarios --output Reports
        layoutdiff report --from Reports/run.json --output Copy

      \(ExitStatus.help)
      """)

  @OptionGroup var selection: ScenarioSelection

  @Option(help: "The folder to write to.")
  var output = "Reports"

  @Option(help: "Write the pages of this run.json again, instead of running anything.")
  var from: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Time both engines where their layouts agree in the first container.")
  var timing = true

  @OptionGroup var sampling: SamplingOptions

  @OptionGroup var solverOption: SolverOption

  /// Refuses numbers that make no measurement.
  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("--output is the name of a folder.") }
    if from != nil, selection.isNarrowed {
      throw ValidationError("--from takes everything from the run record: choose no scenarios.")
    }
  }

  func run() throws {
    if let from {
      try write(try readRecord(from), status: .fine)
      return
    }
    let measurer = TextMeasurer()
    let loaded = selection.load(measurer: measurer)
    if loaded.scenarios.isEmpty, loaded.invalidFiles.isEmpty {
      try loaded.status.exit()
    }
    var recorder = Recorder(
      measurer: measurer, timing: timing, sampling: sampling, solver: solverOption.solver)
    let record = recorder.record(loaded)
    for warning in recorder.warnings { Terminal.note(warning.description) }
    try write(record, status: max(loaded.status, recorder.status))
  }

  private func readRecord(_ path: String) throws -> RunRecord {
    guard let data = FileManager.default.contents(atPath: path) else {
      Terminal.note("\(path): error: cannot be read")
      throw ExitCode(ExitStatus.nothingMatches.rawValue)
    }
    do {
      return try RunRecord(json: data)
    } catch {
      Terminal.note("\(path): error: \(error)")
      throw ExitCode(ExitStatus.invalidScenario.rawValue)
    }
  }

  private func write(_ record: RunRecord, status: ExitStatus) throws {
    do {
      try ReportWriter.write(record, to: URL(fileURLWithPath: output, isDirectory: true))
    } catch {
      Terminal.note("error: \(error)")
      try max(status, ExitStatus(error)).exit()
    }
    Terminal.print(output.hasSuffix("/") ? output + "index.html" : output + "/index.html")
    try status.exit()
  }
}

extension ExitStatus {
  /// What it comes to that a report, or a baseline, could not be written.
  init(_ error: ReportingError) {
    switch error {
    case .cannotCreate: self = .cannotCreate
    case .cannotWrite: self = .cannotWrite
    case .newerSchema, .notARecord: self = .invalidScenario
    case .brokenTemplate: self = .failure
    }
  }
}

/// Runs everything that a report shows, and gathers it into a run record.
private struct Recorder {
  let measurer: TextMeasurer
  let timing: Bool
  let sampling: SamplingOptions
  let solver: ConstraintSolver
  /// What the scenarios come to so far.
  private(set) var status = ExitStatus.fine
  /// What is to be said about their constraints.
  private(set) var warnings: [Diagnostic] = []

  init(measurer: TextMeasurer, timing: Bool, sampling: SamplingOptions, solver: ConstraintSolver) {
    self.measurer = measurer
    self.timing = timing
    self.sampling = sampling
    self.solver = solver
  }

  mutating func record(_ loaded: LoadedScenarios) -> RunRecord {
    var progress = ProgressLine(total: loaded.scenarios.count)
    var scenarios: [ScenarioRecord] = []
    for scenario in loaded.scenarios {
      progress.begin(scenario.id)
      scenarios.append(record(scenario))
    }
    progress.end()
    return RunRecord(
      tools: [
        .layoutDiff,
        ToolVersion(name: "GLPK", version: LinearProgram.solverVersion),
      ],
      machine: .current,
      fonts: measurer.usedFonts.map { FontFile(name: $0.fileName, sha256: $0.sha256) },
      scenarios: scenarios,
      unreadableFiles: loaded.invalidFiles.map {
        UnreadableFile(file: $0.file, message: $0.error.description)
      })
  }

  private mutating func record(_ scenario: Scenario) -> ScenarioRecord {
    let comparison = ScenarioComparer.compare(scenario, solver: solver)
    status = max(status, ExitStatus(comparison.verdict))
    let lint = ScenarioLint(scenario)
    warnings += lint.diagnostics
    return ScenarioRecord(
      scenario, comparison, warnings: lint.findings, commands: scenario.commandsForCode,
      timings: timing ? timings(of: scenario, comparison) : [])
  }

  /// The times of both engines in the first container; none where frames disagree there, since
  /// times of different layouts say nothing.
  private func timings(
    of scenario: Scenario, _ comparison: ScenarioComparison
  ) -> [TimingRecord] {
    let benchmark = Benchmark(single: scenario, measurer: measurer)
    let engines = benchmark.engines
    guard engines.count > 1, comparison.containers.first?.agrees == true else { return [] }
    do {
      let measurement = try RoundMeasurement.measure(
        engines.map { benchmark.subject($0, .cold) },
        options: RoundOptions(
          rounds: sampling.samples, timeBudget: .seconds(10), seed: sampling.seed))
      var work: [String: [String: Int]] = [:]
      for engine in engines { work[engine.rawValue] = try benchmark.work(of: engine) }
      let ratios = try engines.dropFirst().map {
        try measurement.ratio(of: $0.rawValue, to: BenchmarkEngine.spec.rawValue)
      }
      return [
        TimingRecord(
          phase: BenchmarkPhase.cold.rawValue, container: benchmark.container,
          measurement: measurement, ratios: ratios, work: work)
      ]
    } catch {
      Terminal.note("\(scenario.file): not timed: \(error)")
      return []
    }
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
