import ArgumentParser
import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Scenarios
import TextMeasuring

/// Prints where one engine puts every element of a scenario.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Print where the elements of a scenario end up.",
    discussion: """
      Frames are x, y, width and height in points, from the container's top left corner, rounded to \
      pixels; 'raw' in the JSON is the same without any rounding. An ambiguity or a conflict is a \
      warning here.

      Examples:
        layoutdiff frames Scenarios/repository-row.yaml --container 320 --json
        layoutdiff frames Scenarios/repository-row.yaml --rounding off

      \(ExitStatus.help)
      """)

  @Argument(help: "A scenario file.")
  var file: String

  @Option(
    help: ArgumentHelp("Which engine. Without: both.", valueName: Engine.words),
    transform: Engine.fromArgument)
  var engine: Engine?

  @Option(
    help: ArgumentHelp(
      "A container, W or WxH in points. Without: all that the scenario names.", valueName: "W|WxH"),
    transform: Container.fromArgument)
  var container: Container?

  @Option(
    help: ArgumentHelp(
      "Pixels per point, or off for exact lengths. Without: the scenario's scale.",
      valueName: Rounding.words),
    transform: Rounding.fromArgument)
  var rounding: Rounding?

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let scenario: Scenario
    do {
      scenario = try ScenarioReader.scenario(at: file, measurer: TextMeasurer())
    } catch {
      Terminal.note(error.description)
      try (error.isMissingFile ? ExitStatus.nothingMatches : .invalidScenario).exit()
      return
    }
    let results = try frames(of: scenario)
    if json {
      let isSingle = engine != nil && container != nil && results.count == 1
      Terminal.print(
        isSingle ? try JSONOutput.text(results[0]) : try JSONOutput.text(results))
    } else {
      Terminal.print(results.map(\.table).joined(separator: "\n\n"))
    }
  }

  private func frames(of scenario: Scenario) throws -> [EngineFrames] {
    let layouts = ScenarioLayouts(scenario)
    let engines = engine.map { [$0] } ?? scenario.engines
    var results: [EngineFrames] = []
    for engine in engines {
      for container in container.map({ [$0] }) ?? scenario.containers {
        do {
          results.append(
            try EngineFrames(
              scenario, layouts, engine: engine, in: container,
              rounding: rounding ?? .pixels(scale: scenario.scale)))
        } catch {
          Terminal.note("\(file): error: at \(container.text): \(error)")
          try ExitStatus(error).exit()
        }
      }
    }
    return results
  }
}

extension Container {
  /// Reads a container from the command line.
  static func fromArgument(_ text: String) throws -> Container {
    guard let container = Container(text) else {
      throw ValidationError("'\(text)' is not a container: \(Container.hint).")
    }
    return container
  }
}

extension Rounding {
  /// The forms of rounding, as usage shows them.
  static let words = "1|2|3|off"

  /// Reads a rounding from the command line: pixels per point, or `off` for exact lengths.
  static func fromArgument(_ text: String) throws -> Rounding {
    switch text {
    case "1": return .pixels(scale: 1)
    case "2": return .pixels(scale: 2)
    case "3": return .pixels(scale: 3)
    case "off": return .exact
    default: throw ValidationError("'\(text)' is not a rounding: expected \(words).")
    }
  }
}

extension Engine {
  /// The names of the engines, as usage shows them.
  static let words = allCases.map(\.rawValue).joined(separator: "|")

  /// Reads an engine from the command line.
  static func fromArgument(_ text: String) throws -> Engine {
    guard let engine = Engine(rawValue: text) else {
      throw ValidationError("'\(text)' is not an engine: expected \(words).")
    }
    return engine
  }
}

extension Scenario {
  /// The engines that have something to lay out.
  var engines: [Engine] {
    (spec == nil ? [] : [.spec]) + (constraints == nil ? [] : [.constraints])
  }
}

extension ExitStatus {
  /// What it comes to that an engine gave no layout.
  init(_ failure: LayoutFailure) {
    switch failure {
    case .missing: self = .nothingMatches
    case .invalidSpec, .invalidConstraints: self = .invalidScenario
    case .solver: self = .failure
    }
  }
}

/// What `frames` prints for one engine and one container.
private struct EngineFrames: Encodable {
  let schemaVersion = JSONOutput.schemaVersion
  let scenario: String
  let engine: Engine
  let container: [Double]
  let frames: [String: Frame]
  let raw: [String: Frame]
  let warnings: [String]

  private let order: [String]

  private enum CodingKeys: CodingKey {
    case schemaVersion, scenario, engine, container, frames, raw, warnings
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
      warnings = []
    case .constraints:
      let result = try layouts.constraints(in: container, rounding: rounding)
      layout = result.layout
      exact = try layouts.constraints(in: container, rounding: .exact).layout
      warnings = ContainerFindings(of: result, scenario: scenario).sentences
    }
    self.container = [layout.size.width, layout.size.height]
    order = layout.elements
    frames = Self.frames(of: layout)
    raw = Self.frames(of: exact)
  }

  private static func frames(of layout: Layout) -> [String: Frame] {
    Dictionary(zip(layout.elements, layout.frames.map(Frame.init))) { first, _ in first }
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
    return ([title, header] + rows + warnings.map { "  warning: \($0)" }).joined(separator: "\n")
  }
}
