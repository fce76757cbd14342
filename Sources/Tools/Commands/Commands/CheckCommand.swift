import ArgumentParser
import JSONText
import RunRecords
import Runs
import Scenarios
import TextMeasuring

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compare both layouts of every scenario, with each other and with baselines.",
    discussion: """
      Prints what fails, and one line for the rest; of up to ten scenarios, a line for each. A \
      scenario passes if:
        1. both layouts agree in all containers, or differ or conflict as expected;
        2. its promises ('promises') hold at every width;
        3. frames are those of its baseline, if it has one (see accept).
      Given frames of a file ('frames') are compared with each layout. A file with one notation \
      needs promises, given frames, an expected conflict or a baseline. If nothing of it is checked, \
      it fails, unless with --allow-unchecked.

      Below a scenario that fails are the edges that differ and by how many points, the cause of \
      each difference, and the constraints that contradict each other.

      Ambiguous values are named. They make a scenario fail only with --require-unambiguous. More \
      work than the baseline's is a warning; it makes a scenario fail only with --strict-work. \
      Warnings about constraints and layout specs go to standard error and change no result. \
      check writes no files. If --budget is reached, the remaining containers are not compared, and \
      the scenario fails. Ctrl-C ends check at once, by the signal (130 in a shell), with the lines \
      of the scenarios that were compared.

      Examples:
        layoutdiff check Scenarios --filter repository
        layoutdiff check Scenarios --shard 1/3 --json
        layoutdiff check Scenarios --filter repository --require-unambiguous

      \(ExitStatus.help)
      """)

  @OptionGroup var selection: ScenarioSelection

  @OptionGroup var baselineOptions: BaselineOptions

  @OptionGroup var requirements: RequirementOptions

  @OptionGroup var browserOptions: BrowserOptions

  @OptionGroup var trustOption: TrustOption

  @OptionGroup var timing: GateTimingOptions

  @OptionGroup var solverOption: SolverOption

  @OptionGroup var budgetOption: BudgetOption

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print a line for each scenario that passes, however many they are.")
  var verbose = false

  @OptionGroup var progressOptions: ProgressOptions

  func run() throws {
    let measurer = TextMeasurer()
    var run = selection.run(
      timing.timing ? [.baseline, .blame, .timeForBaseline] : [.baseline, .blame],
      measurer: measurer,
      baselines: baselineOptions.baselines, solver: solverOption.solver,
      quiet: progressOptions.quiet)
    requirements.apply(to: &run)
    run.trusted = trustOption.trust
    run.browser = browserOptions.chosen
    run.timing.samples = timing.samples
    run.timing.secondsBudget = timing.budgetOption.timeBudget
    run.budget = budgetOption.budget
    let (loaded, examined) = try compare(&run, measurer)
    let results = examined.scenarios.map(CheckedScenario.init)
    for warning in examined.warnings { Terminal.note(warning.description) }
    BaselineProblems.note(results.map { ($0.baseline, $0.word) })
    let obsolete = loaded.isEmpty ? [] : run.baselines.obsolete(in: selection.source)
    for path in obsolete {
      Terminal.note("\(path): warning: the scenario of this baseline is gone")
      Terminal.note("\(RunningProgram.name) accept, without filters, removes it")
    }
    if json {
      JSONOutput.printDocument([
        "scenarios": results.json, "invalidFiles": loaded.invalidFiles.json,
        "obsoleteBaselines": obsolete.json,
      ])
    } else {
      CheckedScenario.lines(of: results, isVerbose: verbose).forEach(Terminal.print)
      if !results.isEmpty || !loaded.invalidFiles.isEmpty {
        Terminal.print(CheckedScenario.summary(of: results, loaded))
      }
    }
    GitHub.report(examined.record)
    try max(loaded.status, examined.record.exitStatusOfScenarios).exit()
  }

  /// Compares the scenarios that are chosen: one at a time where that is possible, since a folder of
  /// thousands does not fit into the memory of small machines.
  private func compare(
    _ run: inout Run, _ measurer: TextMeasurer
  ) throws -> (LoadedScenarios, ExaminedScenarios) {
    let choice = try selection.choose()
    guard !timing.timing, choice.isOfSeparateFiles else {
      let loaded = selection.load(
        choice, measurer: measurer, quiet: progressOptions.quiet)
      beginToListen(&run, count: loaded.scenarios.count)
      let examined = run.examine(loaded)
      Interruption.beginToPrint()
      return (loaded, examined)
    }
    // Files that cannot be read come before messages about scenarios.
    let notes = ResultsSoFar<String>()
    run.observer.note = notes.add
    let unreadable = ResultsSoFar<String>()
    run.unreadable = { unreadable.add($0.description) }
    beginToListen(&run, count: choice.files.count) {
      (unreadable.all.sorted() + notes.all).forEach(Terminal.note)
      return unreadable.all.count
    }
    let (loaded, examined) = run.examineEach(of: choice)
    Interruption.beginToPrint()
    ScenarioSelection.noteProblems(of: loaded)
    notes.all.forEach(Terminal.note)
    return (loaded, examined)
  }

  /// From now on the command ends with what was found so far where somebody ends it.
  ///
  /// `reportProblems` prints what else was found, and answers how many of the `count` files could not
  /// be read.
  private func beginToListen(
    _ run: inout Run, count: Int, reportProblems: @escaping @Sendable () -> Int = { 0 }
  ) {
    let found = ResultsSoFar<CheckedScenario>()
    run.found = { found.add(CheckedScenario($0)) }
    Interruption.begin { [json, verbose] in
      let readable = count - reportProblems()
      // JSON is whole or none.
      if !json {
        let results = found.all.sorted { NaturalOrder.precedes($0.id, $1.id) }
        CheckedScenario.lines(of: results, isVerbose: verbose).forEach(Terminal.print)
      }
      Terminal.note("interrupted: \(found.all.count) of \(readable) scenarios were compared")
    }
  }
}
