package import Geometry
package import JSONText
import LayoutConstraints
package import Layouts
import Reasons
package import Scenarios

/// The output of `frames` for one engine and one container.
package struct EngineFrames: Sendable, JSONRepresentable {
  let scenario: String
  /// The engine, or `browser`.
  let engine: String
  let container: [Double]
  /// The case of the screen; `nil` for the usual one.
  let caseName: String?
  let frames: [String: Frame]
  let raw: [String: Frame]
  let contentSizes: [String: [Double]]?
  let warnings: [String]

  /// The warnings in lines, for people; each may take several.
  private let notes: [[String]]
  private let order: [String]

  /// Lays out with one engine, on pixels and exactly.
  package init(
    _ scenario: Scenario, _ layouts: ScenarioLayouts, engine: Engine, in container: Container,
    rounding: Rounding
  ) throws(LayoutFailure) {
    self.scenario = scenario.id
    self.engine = engine.rawValue
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
    caseName = container.caseName
    self.container = [layout.size.width, layout.size.height]
    order = layout.elements
    frames = Self.frames(of: layout)
    raw = Self.frames(of: exact)
  }

  /// Takes the frames of a scenario's page, which are not rounded.
  package init(_ scenario: Scenario, browser given: GivenFrames) {
    self.scenario = scenario.id
    engine = GivenSource.browser.rawValue
    let root = given.frames.first { $0.element == ConstraintSystem.containerName }
    let size = root?.frame.size ?? CGSize(width: given.container.width, height: 0)
    container = [Double(size.width), Double(size.height)]
    caseName = given.container.caseName
    let others = given.frames.filter { $0.element != ConstraintSystem.containerName }
    order = others.map { $0.element }
    frames = Dictionary(others.map { ($0.element, Frame($0.frame)) }) { first, _ in first }
    raw = frames
    contentSizes = nil
    warnings = []
    notes = []
  }

  private static func frames(of layout: Layout) -> [String: Frame] {
    Dictionary(zip(layout.elements, layout.frames.map(Frame.init))) { first, _ in first }
  }

  /// The frames of several engines and containers as tables for people.
  package static func tables(_ results: [EngineFrames]) -> String {
    results.map { $0.table }.joined(separator: "\n\n")
  }

  /// The frames as a table for people.
  package var table: String {
    let title =
      "\(scenario), \(engine), in \(container[0].points) × \(container[1].withUnit)"
      + (caseName.map { ", \($0)" } ?? "")
    let rows = order.compactMap { name in frames[name].map { (name, $0) } }.map { name, frame in
      [name] + [frame.x, frame.y, frame.width, frame.height].map { $0.points }
    }
    let lines = Self.aligned([["", "x", "y", "width", "height"]] + rows)
    let contents = (contentSizes ?? [:]).sorted { $0.key < $1.key }.map { name, size in
      "  \(name) scrolls content of \(size[0].points) × \(size[1].points)"
    }
    let notes =
      contents
      + notes.flatMap { lines in
        ["  warning: \(lines[0])"] + lines.dropFirst().map { "    \($0)" }
      }
    return ([title] + lines + notes).joined(separator: "\n")
  }

  /// Rows of a name and numbers in columns, two spaces apart at least.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let names = rows.map { $0[0].count }.max() ?? 0
    let widths = (1..<5).map { column in max(9, 2 + (rows.map { $0[column].count }.max() ?? 0)) }
    return rows.map { row in
      let numbers = zip(row.dropFirst(), widths).map { number, width in
        String(repeating: " ", count: width - number.count) + number
      }
      return "  \(row[0])\(String(repeating: " ", count: names - row[0].count))\(numbers.joined())"
    }
  }

  package var json: JSONValue {
    PrintedJSON.document([
      "scenario": scenario.json, "engine": engine.json,
      "container": container.json, "case": caseName?.json, "frames": frames.json, "raw": raw.json,
      "contentSizes": contentSizes?.json, "warnings": warnings.json,
    ])
  }
}
