import Foundation
package import Geometry
import LayoutConstraints
package import Scenarios

/// The output of `frames` for one engine and one container.
package struct EngineFrames: Encodable, Sendable {
  let schemaVersion = PrintedJSON.schemaVersion
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

  /// Lays out with one engine, on pixels and exactly.
  package init(
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
  package static func tables(_ results: [EngineFrames]) -> String {
    results.map(\.table).joined(separator: "\n\n")
  }

  /// The frames as a table for people.
  package var table: String {
    let title =
      "\(scenario), \(engine.rawValue), in \(container[0].points) × \(container[1].withUnit)"
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
