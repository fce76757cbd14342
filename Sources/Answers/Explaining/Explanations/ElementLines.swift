package import JSONText
import LayoutSpecs
package import Reasons
import Scenarios

/// The lines of a file that determine the edges of one element, in both notations.
package struct ElementLines: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The element's name.
  package var element: String
  /// The lines of the layout spec for its left, top, right and bottom edge; `nil` where the spec has
  /// no such element.
  package var spec: [EdgeTerms]?
  /// The lines of the constraints for the same edges; `nil` where the solver gave up.
  package var constraints: [EdgeTerms]?

  /// The lines of some elements, from how both engines got their edges.
  ///
  /// `nil` and no elements stand for a notation without a layout. Linear in the elements.
  static func of(
    _ elements: [String], _ trace: LayoutTrace?, _ explained: [ExplainedElement],
    in scenario: Scenario
  ) -> [ElementLines] {
    let sentences = trace.map { TracePhrases(trace: $0) }
    let edges = Dictionary(explained.map { ($0.element, $0.edges) }) { first, _ in first }
    return elements.map { element in
      ElementLines(
        element: element, spec: sentences?.edgeTerms(of: element, scenario.places.styles),
        constraints: edges[element]?.map(EdgeTerms.init))
    }
  }

  /// All lines of the left, top, right or bottom edge, in both notations.
  func lines(ofEdge edge: Int) -> [Int] {
    [spec, constraints].flatMap { edges in
      guard let edges, edges.indices.contains(edge) else { return [Int]() }
      return edges[edge].terms.map { $0.line }
    }
  }

  /// Whether no line is known.
  var isEmpty: Bool { ((spec ?? []) + (constraints ?? [])).allSatisfy { $0.terms.isEmpty } }

  package var json: JSONValue {
    .object(["element": element.json, "spec": spec?.json, "constraints": constraints?.json])
  }
}

extension EdgeTerms {
  /// The lines of the constraints that determine an edge; content and the container have none.
  init(_ explained: ExplainedEdge) {
    self.init()
    for cause in explained.causes { add(cause.contribution, line: cause.line) }
  }
}
