import ArgumentParser
import Comparison
import Geometry
import Scenarios
import TextMeasuring
import Timing

/// Times both engines on scenarios as lists.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Time both engines on scenarios as lists of rows.",
    discussion: """
      The engines run alternately, so that what slows the machine down slows both; the ratio and its \
      interval are the result. A scenario is timed only where both layouts agree.

      Phases: cold, from the scenario's values to frames, with text remembered; resize, in another \
      width each time; text, as cold with all text measured anew.

      Examples:
        layoutdiff bench Scenarios/repository-row.yaml --rows 1,10,100
        layoutdiff bench Scenarios/repository-row.yaml --engine spec --iterations 50

      \(ExitStatus.help)
      """)

  @OptionGroup var selection: ScenarioSelection

  @Option(
    help: "How many rows, separated by commas. (default: 1)", transform: RowCounts.init(argument:))
  var rows = RowCounts(counts: [1])

  @Option(help: "Only this phase: cold, resize or text.")
  var phase: BenchmarkPhase?

  @Option(help: "Only this engine: spec, direct (the constraints, all of them to GLPK) or reduced.")
  var engine: BenchmarkEngine?

  @Option(
    help: "Do exactly this many iterations and time nothing, for tools that count instructions.")
  var iterations: Int?

  @OptionGroup var sampling: SamplingOptions

  @OptionGroup var debugBuild: DebugBuildOption

  @Option(help: "Seconds after which a combination is left out.")
  var timeBudget = 20.0

  @Flag(help: "Print JSON.")
  var json = false

  /// Refuses numbers that make no measurement.
  func validate() throws {
    guard timeBudget > 0, timeBudget <= 86_400 else {
      throw ValidationError("--time-budget is a number of seconds above 0 and at most 86400.")
    }
    guard let iterations else { return }
    guard iterations >= 1 else { throw ValidationError("--iterations is at least 1.") }
    guard engine != nil, rows.counts.count == 1 else {
      throw ValidationError("--iterations needs one --engine and one number of --rows.")
    }
  }

  func run() throws {
    if iterations == nil, let refusal = debugBuild.refusal {
      Terminal.note("error: \(refusal)")
      throw ExitCode(64)
    }
    let measurer = TextMeasurer()
    let loaded = selection.load(measurer: measurer)
    if let iterations {
      try iterate(iterations, loaded, measurer)
      return
    }
    var results = BenchResults(machine: .current)
    var status = loaded.status
    let combinations = loaded.scenarios.flatMap { scenario in rows.counts.map { (scenario, $0) } }
    var progress = ProgressLine(total: combinations.count)
    for (scenario, rows) in combinations {
      progress.begin("\(scenario.id), \(rows) rows")
      do {
        if let reason = try overBudget(scenario, rows: rows, measurer) {
          results.leaveOut(scenario.id, rows: rows, phase: nil, reason: reason)
          continue
        }
        let benchmark = try Benchmark(list: scenario, rows: rows, measurer: measurer)
        status = max(status, measure(benchmark, of: scenario.id, into: &results))
      } catch let failure as LayoutFailure {
        results.leaveOut(scenario.id, rows: rows, phase: nil, reason: "\(failure)")
        status = max(status, ExitStatus(failure))
      } catch {
        results.leaveOut(scenario.id, rows: rows, phase: nil, reason: "\(error)")
        status = max(status, .failure)
      }
    }
    progress.end()
    Terminal.print(json ? try JSONOutput.text(results) : results.text)
    try status.exit()
  }

  private func measure(
    _ benchmark: Benchmark, of id: String, into results: inout BenchResults
  ) -> ExitStatus {
    let comparison = benchmark.comparison()
    guard comparison.verdict.passes else {
      results.leaveOut(id, rows: benchmark.rows, phase: nil, reason: comparison.sentence)
      return ExitStatus(comparison.verdict)
    }
    let engines = benchmark.engines.filter { engine == nil || $0 == engine }
    if let engine, engines.isEmpty {
      results.leaveOut(
        id, rows: benchmark.rows, phase: nil, reason: "\(LayoutFailure.missing(engine.engine))")
      return .nothingMatches
    }
    var status = ExitStatus.fine
    for phase in phase.map({ [$0] }) ?? BenchmarkPhase.allCases {
      let subjects = engines.map { benchmark.subject($0, phase) }
      do {
        let measurement = try RoundMeasurement.measure(subjects, options: options)
        try results.add(measurement, of: benchmark, id: id, phase: phase, engines: engines)
      } catch {
        results.leaveOut(id, rows: benchmark.rows, phase: phase, reason: "\(error)")
        status = max(status, ExitStatus(timing: error))
      }
    }
    return status
  }

  /// Why a list is too long to be timed within the budget, if it is.
  ///
  /// A layout under way cannot be interrupted, so this is foretold before it is begun.
  private func overBudget(
    _ scenario: Scenario, rows: Int, _ measurer: TextMeasurer
  ) throws -> String? {
    let seconds = try Benchmark.predictedSeconds(of: scenario, rows: rows, measurer: measurer)
    let layouts = Double(options.minimumRounds + 3)
    guard seconds * layouts > timeBudget else { return nil }
    return "one layout takes about \(seconds.points) seconds, and the time budget for at least "
      + "\(layouts.points) of them is \(timeBudget.points)"
  }

  private var options: RoundOptions {
    RoundOptions(
      rounds: sampling.samples, timeBudget: .seconds(timeBudget), seed: sampling.seed)
  }

  private func iterate(_ count: Int, _ loaded: LoadedScenarios, _ measurer: TextMeasurer) throws {
    guard loaded.scenarios.count <= 1 else {
      throw ValidationError(
        "--iterations takes one scenario, and here are \(loaded.scenarios.count).")
    }
    if let engine, let scenario = loaded.scenarios.first {
      do {
        let benchmark = try Benchmark(list: scenario, rows: rows.counts[0], measurer: measurer)
        // One layout before the others: it tells a scenario without a layout from a failure.
        _ = try benchmark.work(of: engine)
        try benchmark.subject(engine, phase ?? .cold).runUntimed(iterations: count)
      } catch {
        Terminal.note("\(scenario.file): error: \(error)")
        try ((error as? LayoutFailure).map(ExitStatus.init) ?? .failure).exit()
      }
    }
    try loaded.status.exit()
  }
}

extension ExitStatus {
  /// What it comes to that a time could not be had: an exhausted budget is no failure.
  fileprivate init(timing error: any Error) {
    switch error {
    case TimingError.overBudget: self = .fine
    case TimingError.subjectFailed(_, _, let cause as LayoutFailure): self = ExitStatus(cause)
    default: self = .failure
    }
  }
}

/// The numbers of rows that a benchmark is done with.
struct RowCounts {
  let counts: [Int]

  init(counts: [Int]) {
    self.counts = counts
  }

  /// Reads numbers from 1 to 100 000, separated by commas.
  init(argument: String) throws {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    counts = parts.compactMap { Int($0) }.filter { (1...100_000).contains($0) }
    guard counts.count == parts.count else {
      throw ValidationError("'\(argument)' is not a list of numbers from 1 to 100000: 1,10,100")
    }
  }
}
