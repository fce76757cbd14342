import Comparison
import Explaining
import Geometry
package import JSONText
import Layouts
import Scenarios

/// Which lines of a text each edge of a picture depends on.
package struct EdgeLinks: Sendable {
  let elements: [NamedLine]
  let edges: [EdgeLines]

  struct NamedLine: Sendable {
    let element: String
    let line: Int
  }

  init(
    _ scenario: Scenario, _ comparison: ScenarioComparison, in container: Container,
    _ work: LayoutWork
  ) {
    elements = scenario.elements.map { NamedLine(element: $0.name, line: $0.position.line) }
    edges = EdgeLines.all(of: scenario, in: container, work: work)
  }
}

extension EdgeLinks: JSONRepresentable {
  package var json: JSONValue { .object(["elements": elements.json, "edges": edges.json]) }
}

extension EdgeLinks.NamedLine: JSONRepresentable {
  package var json: JSONValue { .object(["element": element.json, "line": line.json]) }
}
