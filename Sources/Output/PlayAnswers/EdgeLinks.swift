import Explaining
import Geometry
import JSONText
import Layouts
import Scenarios

/// Which lines of a text each edge of a picture depends on.
struct EdgeLinks: Sendable {
  let elements: [(element: String, line: Int)]
  let edges: [EdgeSourceLines]

  init(_ scenario: Scenario, in container: Container, _ work: LayoutWork) {
    elements = scenario.elements.map { ($0.name, $0.position.line) }
    edges = EdgeSourceLines.all(of: scenario, in: container, work: work)
  }

  var json: JSONValue {
    let elements = elements.map { element -> JSONValue in
      ["element": element.element.json, "line": element.line.json]
    }
    return ["elements": .array(elements), "edges": edges.json]
  }
}
