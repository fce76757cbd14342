import ArgumentParser
import Examining
import Foundation
import JSONText
import LayoutConstraints
import RunRecords
import Runs
import Scenarios
import TextMeasuring

struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept the layouts of scenarios as baselines, for check to compare with.",
    discussion: """
      Writes a small file for each scenario: the frames of each engine in each container, and \
      counters of the work. Commit these files, so that a review shows what changed. Without \
      filters, baselines of scenarios that no longer exist are removed; with a filter they are only \
      listed. In CI (the environment variable CI is set) accepting is disabled, since nobody would \
      look at the changes.

      Example:
        layoutdiff accept Scenarios --filter repository

      \(ExitStatus.help)
      """)

  @OptionGroup var selection: ScenarioSelection

  @OptionGroup var baselineOptions: BaselineOptions

  @OptionGroup var solverOption: SolverOption

  @OptionGroup var timing: GateTimingOptions

  @OptionGroup var budgetOption: BudgetOption

  @Flag(help: "Accept even in CI, where accepting is disabled.")
  var evenInCi = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var progressOptions: ProgressOptions

  func validate() throws {
    guard Environment.isContinuousIntegration, !evenInCi else { return }
    throw ValidationError(
      "Accepting is disabled in CI: run accept on your own machine, review the changes, and commit the "
        + "files. --even-in-ci accepts here too.")
  }

  func run() throws {
    let measurer = TextMeasurer()
    let loaded = try selection.load(measurer: measurer, quiet: progressOptions.quiet)
    var run = selection.run(
      timing.timing ? [.timeForBaseline] : [], measurer: measurer,
      baselines: baselineOptions.baselines,
      solver: solverOption.solver, quiet: progressOptions.quiet)
    run.timing.samples = timing.samples
    run.timing.secondsBudget = timing.budgetOption.timeBudget
    run.budget = budgetOption.budget
    let found = ResultsSoFar<ExaminedScenario>()
    run.found = found.add
    Interruption.begin { [count = loaded.scenarios.count] in
      Terminal.note(
        "interrupted: \(found.all.count) of \(count) scenarios were compared, no baseline changed")
    }
    let examined = run.examine(loaded)
    let obsolete = loaded.scenarios.isEmpty ? [] : run.baselines.obsolete(in: selection.source)
    Interruption.beginToWrite()
    var results: [AcceptedBaseline] = []
    for (scenario, examined) in zip(loaded.scenarios, examined.scenarios)
    where !Interruption.isAsked {
      results.append(
        run.baselines.accept(
          scenario, examined, solver: run.solver, font: run.textFont(of: scenario)))
    }
    for path in obsolete where !Interruption.isAsked {
      results.append(
        selection.isFiltered ? AcceptedBaseline(path, .obsolete) : BaselineFiles.remove(path))
    }
    if json {
      JSONOutput.printDocument([
        "baselines": results.json, "invalidFiles": loaded.invalidFiles.json,
      ])
    } else {
      results.flatMap(\.lines).forEach(Terminal.print)
      if !results.isEmpty { Terminal.print(AcceptedBaseline.summary(of: results)) }
    }
    if Interruption.isAsked {
      let count = loaded.scenarios.count + obsolete.count
      Terminal.note("interrupted: \(results.count) of \(count) baselines were checked")
      Interruption.endIfAsked()
    }
    try results.map(\.status).reduce(loaded.status, max).exit()
  }
}

extension AcceptedBaseline {
  /// The line of the file, unless nothing happened, and its notes below it.
  fileprivate var lines: [String] {
    if change == .unchanged { return [] }
    let padded = change.rawValue + String(repeating: " ", count: 9 - change.rawValue.count)
    let word = change == .failed ? Colour.red.paint(padded) : Colour.green.paint(padded)
    let shown = notes.prefix(Self.mostNotes).map { "    \($0)" }
    let more = notes.count - shown.count
    return ["\(word)\(id.map { "\($0): " } ?? "")\(file)"] + shown
      + (more > 0 ? ["    and \(more) more"] : [])
  }

  private static let mostNotes = 8

  /// One line over all files: `2 new, 35 unchanged`.
  fileprivate static func summary(of results: [AcceptedBaseline]) -> String {
    Change.allCases.compactMap { change in
      let count = results.count { $0.change == change }
      return count == 0 ? nil : "\(count) \(change.rawValue)"
    }.joined(separator: ", ")
  }
}
