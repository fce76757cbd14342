import ArgumentParser
import Comparison
import Explaining
import Foundation
import Geometry
import LayoutConstraints
import Layouts
import RunRecords
import Runs
import Scenarios

struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Print the frames of all elements of a scenario.",
    discussion: """
      Frames are x, y, width and height in points, from the container's top left corner, rounded to \
      pixels; 'raw' in the JSON has them without rounding. An ambiguity or a conflict is a warning here. \
      A container without a layout is an error, and the frames in the others are printed before it. \
      --browser adds those of the scenario's page ('css') in Chromium, which are not rounded.

      Examples:
        layoutdiff frames Scenarios/repository-row.yaml --container 320 --json
        layoutdiff frames Scenarios/repository-row.yaml --rounding off

      \(ExitStatus.help)
      """)

  @Argument(help: Scenario.argumentHelp, transform: Scenario.pathFromArgument)
  var file: String

  @Option(
    help: ArgumentHelp("The engine. (default: both)", valueName: Engine.words),
    transform: { try Engine.word($0, called: "an engine") })
  var engine: Engine?

  @Option(
    help: ArgumentHelp(
      "A container, W or WxH in points, in a case where named: \"320, long\". (default: all of the scenario's usual case)",
      valueName: "W|WxH"),
    transform: Container.fromArgument)
  var container: Container?

  @OptionGroup var browserOptions: BrowserOptions

  @OptionGroup
  var roundingOptions: RoundingOptions

  @OptionGroup var solverOption: SolverOption

  @OptionGroup var budgetOption: BudgetOption

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    var scenario = try Scenario.fromArgument(file)
    if let container { scenario = try scenario.shownOrEnded(in: container) }
    let work = budgetOption.work(for: scenario)
    work.begin("laying out \(scenario.id)")
    let found = ResultsSoFar<EngineFrames>()
    Interruption.begin(work) { [json] in
      // JSON is whole or none.
      if !json, !found.all.isEmpty { Terminal.print(EngineFrames.tables(found.all)) }
    }
    let failures = frames(of: scenario, found, work)
    let page = engine == nil ? browserOptions.layout(of: scenario, in: container) : nil
    for frames in page?.frames ?? [] { found.add(EngineFrames(scenario, browser: frames)) }
    Interruption.beginToPrint()
    try print(found.all)
    for (container, failure) in failures {
      failure.note(scenario, file, in: container)
    }
    if let problem = page?.problem {
      Terminal.note("\(file): warning: the page was not laid out: \(problem.sentence)")
    }
    let status = page?.fails == true ? ExitStatus.disagreement : .fine
    try failures.map { ExitStatus($0.failure) }.reduce(status, max).exit()
  }

  private func print(_ results: [EngineFrames]) throws {
    guard !results.isEmpty else { return }
    guard json else { return Terminal.print(EngineFrames.tables(results)) }
    let isSingle = engine != nil && container != nil
    if isSingle { JSONOutput.print(results[0]) } else { JSONOutput.print(results) }
  }

  /// Lays out with each engine in each container, and says why some have no layout.
  ///
  /// Where the budget ends, what is left is not tried.
  private func frames(
    of scenario: Scenario, _ found: ResultsSoFar<EngineFrames>, _ work: LayoutWork
  ) -> [(container: Container, failure: LayoutFailure)] {
    var failures: [(container: Container, failure: LayoutFailure)] = []
    let layouts = ScenarioLayouts(scenario, solver: solverOption.solver, work: work)
    let engines = engine.map { [$0] } ?? scenario.engines
    for engine in engines {
      for container in container.map({ [$0] }) ?? scenario.containers {
        work.begin("laying out \(scenario.id) at \(container.inPoints)")
        do {
          found.add(
            try EngineFrames(
              scenario, layouts, engine: engine, in: container,
              rounding: roundingOptions.rounding(for: scenario)))
        } catch {
          failures.append((container, error))
          if work.endSentence != nil { return failures }
        }
      }
    }
    return failures
  }
}
