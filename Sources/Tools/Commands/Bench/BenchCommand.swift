import ArgumentParser
import Foundation
import JSONText
import Layouts
import RunRecords
import Runs
import Scenarios
import TextMeasuring
import Timing

struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: Benchmarks.current == nil
      ? "Time both engines on scenarios as lists of rows."
      : "Time both engines on scenarios as lists of rows, or on scenes of any size.",
    discussion: """
      The times are those of LayoutDiff's own engines on this machine: not of Apple's Auto Layout, \
      and not of Texture on a phone. A scenario is timed only if all layouts are equal.

      The engines run alternately, so whatever slows the machine slows both. The result is the ratio \
      of their times, with its interval.

      Phases: cold, from the scenario's values to frames, with text sizes remembered; resize, another \
      width each time; text, as cold with all text measured again.
      \(Benchmarks.current == nil ? "" : scenesHelp)
      Examples:
        layoutdiff bench Scenarios/repository-row.yaml --rows 1,10,100
        layoutdiff bench Scenarios/repository-row.yaml --engine spec --iterations 50
      \(Benchmarks.current == nil ? "" : scenesExamples)
      \(ExitStatus.help)
      """)

  private static let scenesHelp = """

    Scenes are screens that grow with a number, such as a chain of nested insets; \
    layoutdiff bench --scenes lists them.

    """

  private static let scenesExamples = """
      layoutdiff bench --scene chain --sizes 10,50
      layoutdiff bench --scenes

    """

  @OptionGroup var selection: ScenarioSelection

  @Option(
    help: "Numbers of rows, separated by commas. (default: 1)",
    transform: BenchSizes.init(argument:))
  var rows: BenchSizes?

  @Option(
    help: ArgumentHelp(
      "Time these scenes instead of scenarios, separated by commas, or all.",
      visibility: .layoutdiffOnly),
    transform: ChosenScenes.init(argument:))
  var scene: ChosenScenes?

  @Option(
    help: ArgumentHelp(
      "Sizes of the scenes, separated by commas. Without it, the sizes that --scenes lists.",
      visibility: .layoutdiffOnly),
    transform: BenchSizes.init(argument:))
  var sizes: BenchSizes?

  @Flag(help: ArgumentHelp("List the scenes.", visibility: .layoutdiffOnly))
  var scenes = false

  @Option(help: "Only this phase: cold, resize or text.")
  var phase: BenchmarkPhase?

  @Option(help: "Only this engine: spec, direct (all constraints to GLPK) or reduced.")
  var engine: BenchmarkEngine?

  @Option(
    help: "Run exactly this many iterations and time nothing, for tools that count instructions.")
  var iterations: Int?

  @OptionGroup var sampling: SamplingOptions

  @OptionGroup var bandOption: BandOption

  @OptionGroup var debugBuild: DebugBuildOption

  @OptionGroup var progressOptions: ProgressOptions

  @Option(help: "Leave out a combination that would take more than this many seconds.")
  var timeBudget = 20.0

  @OptionGroup var page: BenchPageOptions

  @Flag(help: "Print JSON; with --iterations, the peak memory.")
  var json = false

  func validate() throws {
    try TimeBudgetOption.check(timeBudget)
    if scene != nil {
      guard !selection.isNarrowed else {
        throw ValidationError("--scene replaces scenarios: name no file, filter, tag or shard.")
      }
      guard rows == nil else { throw ValidationError("--rows is for scenarios: use --sizes.") }
    } else if sizes != nil {
      // A program of a user's own has no scenes.
      throw ValidationError(
        Benchmarks.current == nil
          ? "--sizes is for the scenes of layoutdiff: use --rows for lists of a scenario."
          : "--sizes is for scenes: name one with --scene, or use --rows.")
    }
    guard let iterations else { return }
    guard iterations >= 1 else { throw ValidationError("--iterations is at least 1.") }
    let count = scene == nil ? rows?.counts.count ?? 1 : sizes?.counts.count ?? 0
    guard engine != nil, count == 1 else {
      let option = scene == nil ? "--rows" : "--sizes"
      throw ValidationError("--iterations needs one --engine and one number in \(option).")
    }
  }

  func run() throws {
    if scenes {
      let benchmarks = try Benchmarks.needed(
        for: "scenes", advice: "run layoutdiff bench --scenes")
      return list(benchmarks.scenes)
    }
    if let record = page.from {
      return try page.write(try BenchPageOptions.record(at: record)).exit()
    }
    if iterations == nil, let refusal = debugBuild.refusal {
      Terminal.note("error: \(refusal)")
      throw ExitCode(64)
    }
    let counts = try page.counts()
    let measurer = TextMeasurer()
    let (subjects, status) = try subjects(measurer)
    if let iterations {
      try run(iterations, of: subjects, measurer)
      return try status.exit()
    }
    let count = subjects.reduce(0) { $0 + $1.sizes.count }
    var bench = BenchmarkRun(
      measurer: measurer,
      options: RoundOptions(
        rounds: sampling.samples, timeBudget: .seconds(timeBudget), seed: sampling.seed),
      timeBudget: timeBudget, engine: engine, phase: phase,
      ratioOptions: bandOption.ratioOptions(seed: sampling.seed),
      observer: .terminal(quiet: progressOptions.quiet))
    let found = ResultsSoFar<BenchmarkResults>()
    bench.found = found.add
    Interruption.begin { [json] in
      // JSON is whole or none.
      if !json, let results = found.all.last { Terminal.print(results.text) }
      Terminal.note("interrupted: \(found.all.count) of \(count) sizes were timed")
    }
    bench.measure(subjects)
    Interruption.beginToPrint()
    var results = bench.results
    if let counts { results.add(counts) }
    if json {
      JSONOutput.print(results)
    } else if !subjects.isEmpty {
      Terminal.print(results.text)
    }
    try max(status, max(bench.status, page.write(results))).exit()
  }

  private func list(_ scenes: [BenchmarkScene]) {
    if json { return JSONOutput.printDocument(["scenes": .array(scenes.map(\.json))]) }
    for scene in scenes {
      let sizes = scene.sizes.map(String.init).joined(separator: ",")
      Terminal.print("\(scene.name)\n    \(scene.summary)\n    --sizes \(sizes) (\(scene.unit))")
    }
  }

  private func subjects(_ measurer: TextMeasurer) throws -> ([BenchmarkSubject], ExitStatus) {
    if let scene {
      return (
        try scene.scenes.map { try BenchmarkSubject($0, sizes: sizes?.counts, measurer: measurer) },
        .fine
      )
    }
    let loaded = try selection.load(measurer: measurer, quiet: progressOptions.quiet)
    let rows = rows?.counts ?? [1]
    return (loaded.scenarios.map { BenchmarkSubject($0, rows: rows) }, loaded.status)
  }

  private func run(
    _ iterations: Int, of subjects: [BenchmarkSubject], _ measurer: TextMeasurer
  ) throws {
    guard subjects.count <= 1 else {
      let what = scene == nil ? "scenarios" : "scenes"
      throw ValidationError(
        "--iterations runs only one of the \(subjects.count) \(what): name one.")
    }
    guard let engine, let subject = subjects.first else { return }
    let phase = phase ?? .cold
    let scenario = try subject.make(subject.sizes[0])
    let benchmark = Benchmark(single: scenario, measurer: measurer)
    do {
      // One layout before the others: a scenario without a layout ends with its own status.
      _ = try benchmark.work(of: engine)
      try benchmark.subject(engine, phase).runUntimed(iterations: iterations)
    } catch {
      var cause: any Error = error
      if case TimingError.subjectFailed(_, _, let failure as LayoutFailure) = error {
        cause = failure
      }
      let status = (cause as? LayoutFailure).map(ExitStatus.init) ?? .failure
      try status.exit(with: "\(scenario.file): error: \(cause)")
    }
    guard json else { return }
    JSONOutput.printDocument([
      "scenario": subject.id.json, "rows": subject.sizes[0].json, "engine": engine.rawValue.json,
      "phase": phase.rawValue.json, "iterations": iterations.json,
      "peakMemoryBytes": peakMemoryBytes.json,
    ])
  }
}

extension BenchmarkScene {
  fileprivate var json: JSONValue {
    .object([
      "scene": name.json, "summary": summary.json, "unit": unit.json, "sizes": sizes.json,
    ])
  }
}

/// The peak memory of this process, in bytes; 0 where the system does not report it.
private var peakMemoryBytes: Int {
  #if os(Linux)
    // The peak of `getrusage` begins with the memory of the process that started this one.
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kibibytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
    else { return 0 }
    return kibibytes * 1024
  #else
    var usage = rusage()
    return getrusage(RUSAGE_SELF, &usage) == 0 ? Int(usage.ru_maxrss) : 0
  #endif
}
