import ArgumentParser
import LayoutConstraints
import Lessons
import RunRecords
import Runs
import Scenarios
import TextMeasuring

struct ScenarioSelection: ParsableArguments {
  @Argument(
    help: """
      Scenario files or their ids, folders of them, or names of screens in Swift. Without any: the \
      folder Scenarios, and all screens.
      """)
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only scenarios whose id matches this regular expression. Given several times, any match "
        + "counts.", valueName: "regex"))
  var filter: [String] = []

  @Option(help: "Only scenarios with this tag. Given several times, any of them counts.")
  var tag: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only the i-th of n shards, for several machines: 1/3, 2/3 and 3/3 together are all scenarios. "
        + "A scenario's shard depends on its id alone.",
      valueName: "i/n"),
    transform: Shard.fromArgument)
  var shard: Shard?

  /// Whether anything was chosen, by path, filter, tag or shard.
  var isNarrowed: Bool { !paths.isEmpty || isFiltered }

  /// Whether something may be left out of the paths.
  var isFiltered: Bool { !filter.isEmpty || !tag.isEmpty || shard != nil }

  func validate() throws {
    if let problem = filter.lazy.compactMap(FilterPatterns.problem).first {
      throw ValidationError(problem)
    }
  }

  var source: ScenarioSource {
    ScenarioSource(
      paths: paths, filters: filter, tags: tag, shard: shard, screens: RunningProgram.screens,
      lesson: LessonReader.check)
  }

  /// Reads all scenarios that are chosen; what cannot be read is reported, and loses nothing else.
  ///
  /// Throws where a filter takes too long.
  func load(measurer: TextMeasurer, quiet: Bool = false) throws -> LoadedScenarios {
    load(try choose(), measurer: measurer, quiet: quiet)
  }

  func load(
    _ choice: ScenarioChoice, measurer: TextMeasurer, quiet: Bool
  ) -> LoadedScenarios {
    let loaded = source.load(choice, measurer: measurer, observer: .terminal(quiet: quiet))
    Self.noteProblems(of: loaded)
    return loaded
  }

  /// The files and screens that are chosen; throws where a filter takes too long.
  func choose() throws -> ScenarioChoice {
    do {
      return try source.choose()
    } catch {
      throw ValidationError("\(error)")
    }
  }

  static func noteProblems(of loaded: LoadedScenarios) {
    for file in loaded.invalidFiles { Terminal.note(file.error.description) }
    loaded.problem.forEach(Terminal.note)
  }

  func run(
    _ steps: Run.Steps, measurer: TextMeasurer, baselines: String? = nil,
    solver: ConstraintSolver = .usual, quiet: Bool
  ) -> Run {
    var run = Run(
      steps, solver: solver, measurer: measurer,
      baselines: BaselineFiles(directory: baselines))
    run.programName = RunningProgram.name
    run.shard = shard
    run.observer = .terminal(quiet: quiet)
    return run
  }
}

extension Shard {
  static func fromArgument(_ text: String) throws -> Shard {
    guard let shard = Shard(text) else {
      throw ValidationError(
        "'\(text)' is not a shard: expected i/n with i from 1 to n, and n at most \(most).")
    }
    return shard
  }
}
