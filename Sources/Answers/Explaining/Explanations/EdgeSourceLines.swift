package import Geometry
package import JSONText
import LayoutConstraints
import LayoutSpecs
package import Layouts
import Phrases
import Reasons
package import Scenarios

/// The lines of a file that one edge depends on, in both notations: the way from a picture to the text,
/// and back.
package struct EdgeSourceLines: Sendable, JSONRepresentable {
  package let element: String
  /// Which edge: `left`, `top`, `right` or `bottom`.
  package let edge: String
  /// All lines, ascending, from 1: those of ``EdgeTerms`` in both notations, and the element's own.
  package let lines: [Int]
  /// The constraints that determine it.
  package let constraints: [Rule]
  /// The specs that set it, from the root down.
  package let specs: [Step]

  /// A constraint, and its line; `nil` where it has none, as the content of a text.
  package struct Rule: Sendable, JSONRepresentable {
    package let line: Int?
    package let rule: String
    /// The constraint in code, with file and line; `nil` for everything else.
    package let origin: String?

    package var json: JSONValue { .object(["line": line?.json, "rule": rule.json]) }
  }

  /// A spec on the way to the element, its line, and what it adds.
  package struct Step: Sendable, JSONRepresentable {
    package let path: String
    package let line: Int?
    package let text: String

    package var json: JSONValue {
      .object(["path": path.json, "line": line?.json, "text": text.json])
    }
  }

  /// The lines of the four edges of some elements in a container, or of the container itself and the first
  /// elements; without those of a notation that is missing or has no layout.
  ///
  /// Takes two layouts and a search for each element.
  package static func all(
    of scenario: Scenario, in container: Container, elements: [String]? = nil, work: LayoutWork
  ) -> [EdgeSourceLines] {
    work.begin("finding the lines of \(scenario.id)")
    let layouts = ScenarioLayouts(scenario, work: work)
    let rounding = Rounding.pixels(scale: scenario.scale)
    let first = ([ConstraintSystem.containerName] + scenario.elements.map { $0.name })
      .prefix(ScenarioExplainer.mostElements)
    let names = elements ?? Array(first)
    let trace = try? layouts.specTrace(in: container, rounding: rounding)
    var explainedElements: [ExplainedElement] = []
    var rules: [String: [String: [Rule]]] = [:]
    if let layout = try? layouts.constraints(in: container, rounding: rounding),
      let explained = try? ConstraintExplanation(
        of: layout, scenario: scenario, subject: .elements(names), work: work)
    {
      explainedElements = explained.elements
      for element in explained.elements {
        for edge in element.edges {
          rules[element.element, default: [:]][edge.edge] = edge.causes.map {
            Rule(line: $0.line, rule: $0.rule ?? $0.sentence.text, origin: $0.origin)
          }
        }
      }
    }
    let all = ElementLines.of(names, trace, explainedElements, in: scenario)
    return zip(names, all).flatMap { name, lines in
      let edges = [Constraint.Attribute.left, .top, .right, .bottom]
      return edges.enumerated().map { index, edge in
        let steps = trace.flatMap { SpecEdgeExplanation(edge, of: name, in: $0) }?.steps ?? []
        return EdgeSourceLines(
          element: name, edge: edge.rawValue, constraints: rules[name]?[edge.rawValue] ?? [],
          specs: steps.map { Step($0, in: scenario) },
          lines: lines.lines(ofEdge: index)
            + scenario.elements.filter { $0.name == name }.map { $0.position.line })
      }
    }
  }

  private init(
    element: String, edge: String, constraints: [Rule], specs: [Step], lines: [Int]
  ) {
    self.element = element
    self.edge = edge
    self.constraints = constraints
    self.specs = specs
    self.lines = Set(lines).sorted()
  }

  package var json: JSONValue {
    .object([
      "element": element.json, "edge": edge.json, "lines": lines.json,
      "constraints": constraints.json, "specs": specs.json,
    ])
  }
}

extension EdgeSourceLines.Step {
  fileprivate init(_ step: SpecEdgeStep, in scenario: Scenario) {
    path = step.path
    line = scenario.places.styles.position(ofSpecAt: step.trace.childIndices(to: step.node))?.line
    text = (["\(points: step.points)"] + step.sentences).joined(separator: ": ").text
  }
}
