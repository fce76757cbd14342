import ArgumentParser
import Comparison
import Foundation
import Runs
import Scenarios
import TextMeasuring
import Timing

/// Times both engines on scenarios as lists, and on scenes that grow with a number.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Time both engines on scenarios as lists of rows, or on scenes of any size.",
    discussion: """
      The engines run alternately, so that what slows the machine down slows both; the ratio and its \
      interval are the result. A scenario is timed only where all layouts agree.

      Phases: cold, from the scenario's values to frames, with text remembered; resize, in another \
      width each time; text, as cold with all text measured anew.

      Scenes are screens that grow with a number, such as a chain of nested insets; \
      layoutdiff bench --scenes lists them.

      Examples:
        layoutdiff bench Scenarios/repository-row.yaml --rows 1,10,100
        layoutdiff bench Scenarios/repository-row.yaml --engine spec --iterations 50
        layoutdiff bench --scene chain --sizes 10,50
        layoutdiff bench --scenes

      \(ExitStatus.help)
      """)

  @OptionGroup var selection: ScenarioSelection

  @Option(
    help: "How many rows, separated by commas. (default: 1)", transform: BenchSizes.init(argument:))
  var rows: BenchSizes?

  @Option(
    help: "Scenes in the place of scenarios, separated by commas, or all.",
    transform: ChosenScenes.init(argument:))
  var scene: ChosenScenes?

  @Option(
    help: "How big the scenes are, separated by commas. Without: as big as --scenes says.",
    transform: BenchSizes.init(argument:))
  var sizes: BenchSizes?

  @Flag(help: "List the scenes.")
  var scenes = false

  @Option(help: "Only this phase: cold, resize or text.")
  var phase: BenchmarkPhase?

  @Option(help: "Only this engine: spec, direct (the constraints, all of them to GLPK) or reduced.")
  var engine: BenchmarkEngine?

  @Option(
    help: "Do exactly this many iterations and time nothing, for tools that count instructions.")
  var iterations: Int?

  @OptionGroup var sampling: SamplingOptions

  @OptionGroup var bandOption: BandOption

  @OptionGroup var debugBuild: DebugBuildOption

  @OptionGroup var progressOptions: ProgressOptions

  @Option(help: "Seconds after which a combination is left out.")
  var timeBudget = 20.0

  @OptionGroup var page: BenchmarkPageOptions

  @Flag(help: "Print JSON; with --iterations, the peak of memory.")
  var json = false

  /// Refuses numbers that make no measurement, and options that do not go together.
  func validate() throws {
    guard timeBudget > 0, timeBudget <= 86_400 else {
      throw ValidationError("--time-budget is a number of seconds above 0 and at most 86400.")
    }
    if scene != nil {
      guard !selection.isNarrowed else {
        throw ValidationError("--scene takes the place of scenarios: name none.")
      }
      guard rows == nil else { throw ValidationError("--rows is for scenarios: use --sizes.") }
    } else if sizes != nil {
      throw ValidationError("--sizes is for scenes: name one with --scene, or use --rows.")
    }
    guard let iterations else { return }
    guard iterations >= 1 else { throw ValidationError("--iterations is at least 1.") }
    let count = scene == nil ? rows?.counts.count ?? 1 : sizes?.counts.count ?? 0
    guard engine != nil, count == 1 else {
      let option = scene == nil ? "--rows" : "--sizes"
      throw ValidationError("--iterations needs one --engine and one number of \(option).")
    }
  }

  func run() throws {
    if scenes {
      Terminal.print(try SceneList().text(json: json))
      return
    }
    if let record = page.from {
      try page.write(try BenchmarkPageOptions.record(at: record)).exit()
      return
    }
    if iterations == nil, let refusal = debugBuild.refusal {
      Terminal.note("error: \(refusal)")
      throw ExitCode(64)
    }
    let counts = try page.counts()
    let measurer = TextMeasurer()
    let (subjects, status) = try subjects(measurer)
    if let iterations {
      try iterate(iterations, subjects, measurer)
      try status.exit()
      return
    }
    var bench = BenchRun(
      measurer: measurer,
      options: RoundOptions(
        rounds: sampling.samples, timeBudget: .seconds(timeBudget), seed: sampling.seed),
      timeBudget: timeBudget, engine: engine, phase: phase,
      ratioOptions: bandOption.ratioOptions(seed: sampling.seed), quiet: progressOptions.quiet)
    bench.measure(subjects)
    var results = bench.results
    results.instructions = counts?.instructions
    results.memory = counts?.memory
    Terminal.print(json ? try JSONOutput.text(results) : results.text)
    try max(status, max(bench.status, page.write(results))).exit()
  }

  /// What is to be timed, and what loading it comes to.
  private func subjects(_ measurer: TextMeasurer) throws -> ([BenchSubject], ExitStatus) {
    if let scene {
      return (
        try scene.scenes.map { try BenchSubject($0, sizes: sizes?.counts, measurer: measurer) },
        .fine
      )
    }
    let loaded = try selection.load(measurer: measurer, quiet: progressOptions.quiet)
    let rows = rows?.counts ?? [1]
    return (loaded.scenarios.map { BenchSubject($0, rows: rows) }, loaded.status)
  }

  private func iterate(
    _ count: Int, _ subjects: [BenchSubject], _ measurer: TextMeasurer
  ) throws {
    guard subjects.count <= 1 else {
      let what = scene == nil ? "scenario" : "scene"
      throw ValidationError("--iterations takes one \(what), and here are \(subjects.count).")
    }
    guard let engine, let subject = subjects.first else { return }
    let phase = phase ?? .cold
    let scenario = try subject.make(subject.sizes[0])
    let benchmark = Benchmark(single: scenario, measurer: measurer)
    do {
      // One layout before the others: it tells a scenario without a layout from a failure.
      _ = try benchmark.work(of: engine)
      try benchmark.subject(engine, phase).runUntimed(iterations: count)
    } catch {
      Terminal.note("\(scenario.file): error: \(error)")
      try ((error as? LayoutFailure).map(ExitStatus.init) ?? .failure).exit()
    }
    guard json else { return }
    Terminal.print(
      try JSONOutput.text(
        UntimedRun(
          scenario: subject.id, rows: subject.sizes[0], engine: engine.rawValue,
          phase: phase.rawValue, iterations: count, peakMemoryBytes: ProcessMemory.peakBytes)))
  }
}

/// What `bench --iterations --json` prints.
private struct UntimedRun: Encodable {
  let schemaVersion = JSONOutput.schemaVersion
  let scenario: String
  let rows: Int
  let engine: String
  let phase: String
  let iterations: Int
  /// The most memory that the process had, in bytes; 0 where the system does not tell.
  let peakMemoryBytes: Int
}
