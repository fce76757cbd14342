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
    let found = FoundSoFar<EngineFrames>()
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
    of scenario: Scenario, _ found: FoundSoFar<EngineFrames>, _ work: LayoutWork
  ) -> ExitStatus {
    let layouts = ScenarioLayouts(scenario, solver: solverOption.solver, work: work)
    let engines = engine.map { [$0] } ?? scenario.engines
    for engine in engines {
      for container in container.map({ [$0] }) ?? scenario.containers {
        work.begin("laying out \(scenario.id) at \(container.words)")
        do {
          found.add(
            try EngineFrames(
              scenario, layouts, engine: engine, in: container,
              rounding: roundingOptions.rounding(for: scenario)))
        } catch {
          Terminal.note("\(file): error: at \(container.words): \(error)")
          return ExitStatus(error)
        }
      }
    }
    return .fine
  }
}

/// The output of `frames` for one engine and one container.
private struct EngineFrames: Encodable {
  let schemaVersion = JSONOutput.schemaVersion
  let scenario: String
  let engine: Engine
  let container: [Double]
  let frames: [String: Frame]
  let raw: [String: Frame]
  let contentSizes: [String: [Double]]?
  let warnings: [String]

  /// The warnings in lines, for people; each may take several.
  private let notes: [[String]]
  private let order: [String]

  private enum CodingKeys: CodingKey {
    case schemaVersion, scenario, engine, container, frames, raw, contentSizes, warnings
  }

  init(
    _ scenario: Scenario, _ layouts: ScenarioLayouts, engine: Engine, in container: Container,
    rounding: Rounding
  ) throws(LayoutFailure) {
    self.scenario = scenario.id
    self.engine = engine
    let layout: Layout
    let exact: Layout
    switch engine {
    case .spec:
      layout = try layouts.spec(in: container, rounding: rounding)
      exact = try layouts.spec(in: container, rounding: .exact)
      contentSizes = nil
      warnings = []
      notes = []
    case .constraints:
      let result = try layouts.constraints(in: container, rounding: rounding)
      layout = result.layout
      exact = try layouts.constraints(in: container, rounding: .exact).layout
      let contents = result.contentSizes.mapValues { [Double($0.width), Double($0.height)] }
      contentSizes = contents.isEmpty ? nil : contents
      let findings = ContainerFindings(of: result, scenario: scenario)
      warnings = findings.sentences
      notes = findings.notes
    }
    self.container = [layout.size.width, layout.size.height]
    order = layout.elements
    frames = Self.frames(of: layout)
    raw = Self.frames(of: exact)
  }

  private static func frames(of layout: Layout) -> [String: Frame] {
    Dictionary(zip(layout.elements, layout.frames.map(Frame.init))) { first, _ in first }
  }

  /// The frames of several engines and containers as tables for people.
  static func tables(_ results: [EngineFrames]) -> String {
    results.map(\.table).joined(separator: "\n\n")
  }

  /// The frames as a table for people.
  var table: String {
    let title =
      "\(scenario), \(engine.rawValue), in \(container[0].points) × \(container[1].points)"
    let width = order.map(\.count).max() ?? 0
    let rows = order.compactMap { name -> String? in
      guard let frame = frames[name] else { return nil }
      let numbers = [frame.x, frame.y, frame.width, frame.height].map {
        String(repeating: " ", count: max(0, 9 - $0.points.count)) + $0.points
      }
      let padding = String(repeating: " ", count: width - name.count)
      return "  \(name)\(padding)\(numbers.joined())"
    }
    let header =
      "  " + String(repeating: " ", count: width) + "        x        y    width   height"
    let contents = (contentSizes ?? [:]).sorted { $0.key < $1.key }.map { name, size in
      "  \(name) scrolls content of \(size[0].points) × \(size[1].points)"
    }
    let notes =
      contents
      + notes.flatMap { lines in
        ["  warning: \(lines[0])"] + lines.dropFirst().map { "    \($0)" }
      }
    return ([title, header] + rows + notes).joined(separator: "\n")
  }
}
