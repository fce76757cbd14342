import ArgumentParser
import Comparison
import Foundation
import Geometry
import LayoutConstraints
import RunRecords
import Runs
import Scenarios

/// Prints the frames of all elements of a scenario, by one engine or both.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Print the frames of all elements of a scenario.",
    discussion: """
      Frames are x, y, width and height in points, from the container's top left corner, rounded to \
      pixels; 'raw' in the JSON has them without rounding. An ambiguity or a conflict is a warning here.

      Examples:
        layoutdiff frames Scenarios/repository-row.yaml --container 320 --json
        layoutdiff frames Scenarios/repository-row.yaml --rounding off

      \(ExitStatus.help)
      """)

  @Argument(help: "A scenario file, or the name of a screen in Swift.")
  var file: String

  @Option(
    help: ArgumentHelp("The engine. (default: both)", valueName: Engine.words),
    transform: Engine.fromArgument)
  var engine: Engine?

  @Option(
    help: ArgumentHelp(
      "A container, W or WxH in points. (default: all of the scenario)", valueName: "W|WxH"),
    transform: Container.fromArgument)
  var container: Container?

  @OptionGroup
  var roundingOptions: RoundingOptions

  @OptionGroup var solverOption: SolverOption

  @OptionGroup var budgetOption: BudgetOption

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let scenario = try Scenario.fromArgument(file)
    let work = budgetOption.work
    work.begin("laying out \(scenario.id)")
    let found = ResultsSoFar<EngineFrames>()
    let watch = CommandWatch(work) { [json] in
      // JSON is whole or none.
      if !json, !found.all.isEmpty { Terminal.print(EngineFrames.tables(found.all)) }
    }
    let failure = frames(of: scenario, found, work)
    watch.beginToPrint()
    if failure != .fine, work.endSentence == nil || found.all.isEmpty { try failure.exit() }
    let results = found.all
    if json {
      let isSingle = engine != nil && container != nil && results.count == 1
      Terminal.print(
        isSingle ? try JSONOutput.text(results[0]) : try JSONOutput.text(results))
    } else {
      Terminal.print(EngineFrames.tables(results))
    }
    try failure.exit()
  }

  /// Lays out with each engine in each container, up to the first one without a layout.
  private func frames(
    of scenario: Scenario, _ found: ResultsSoFar<EngineFrames>, _ work: LayoutWork
  ) -> ExitStatus {
    let layouts = ScenarioLayouts(scenario, solver: solverOption.solver, work: work)
    let engines = engine.map { [$0] } ?? scenario.engines
    for engine in engines {
      for container in container.map({ [$0] }) ?? scenario.containers {
        work.begin("laying out \(scenario.id) at \(container.words) pt")
        do {
          found.add(
            try EngineFrames(
              scenario, layouts, engine: engine, in: container,
              rounding: roundingOptions.rounding(for: scenario)))
        } catch {
          Terminal.note("\(file): error: at \(container.words) pt: \(error)")
          return ExitStatus(error)
        }
      }
    }
    return .fine
  }
}
