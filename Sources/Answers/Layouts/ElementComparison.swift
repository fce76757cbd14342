import Geometry
package import JSONText
package import Phrases

/// One element's frame in both layouts.
package struct ElementComparison: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The element's name; `superview` is the container itself.
  package var element: String
  /// The frame that the layout spec gives, on pixels.
  package var spec: Frame
  /// The frame that the constraints give, on pixels.
  package var constraints: Frame
  /// The worst agreement among the four edges.
  package var agreement: Agreement
  /// The edges that are not equal, in the order left, top, right, bottom.
  package var edges: [EdgeComparison]
  /// Whether the frame is ambiguous in the constraints, and the spec's frame is one valid solution.
  ///
  /// Such an element agrees, whatever its edges are.
  package var isAmbiguous: Bool

  /// Whether both engines agree on this element.
  package var agrees: Bool { isAmbiguous || agreement.agrees }

  /// Makes a comparison of one element.
  package init(
    element: String, spec: Frame, constraints: Frame, agreement: Agreement,
    edges: [EdgeComparison] = [], isAmbiguous: Bool = false
  ) {
    self.element = element
    self.spec = spec
    self.constraints = constraints
    self.agreement = agreement
    self.edges = edges
    self.isAmbiguous = isAmbiguous
  }

  /// The comparison without what an equal element has.
  package var json: JSONValue {
    .object([
      "element": element.json, "spec": spec.json,
      "constraints": constraints == spec ? nil : constraints.json,
      "agreement": agreement == .equal ? nil : agreement.json,
      "edges": edges.isEmpty ? nil : edges.json, "isAmbiguous": isAmbiguous ? true : nil,
    ])
  }
}

/// One edge's position in both layouts.
package struct EdgeComparison: Sendable, Equatable, Decodable, JSONRepresentable {
  /// Which edge.
  package var edge: Edge
  /// Its position in the layout spec, in points from the container's left or top edge, on pixels.
  package var spec: Double
  /// Its position in the constraints, in the same unit.
  package var constraints: Double
  /// How the two positions relate.
  package var agreement: Agreement

  /// How far the constraints' edge is to the right of, or below, the spec's, in points; negative to
  /// the left or above.
  package var difference: Double { constraints - spec }

  /// Makes a comparison of one edge; positions in points.
  package init(edge: Edge, spec: Double, constraints: Double, agreement: Agreement) {
    self.edge = edge
    self.spec = spec
    self.constraints = constraints
    self.agreement = agreement
  }

  /// The edge, with its agreement only where it does not differ.
  package var json: JSONValue {
    .object([
      "edge": edge.json, "spec": spec.json, "constraints": constraints.json,
      "agreement": agreement == .differs ? nil : agreement.json,
    ])
  }

  /// The difference in words: `title.left is 12 pt in the spec and 15.5 pt in the constraints: 3.5 pt
  /// further right`.
  package func phrase(element: String) -> Phrase {
    """
    \(element).\(edge.rawValue) is \(points: spec) in the spec and \(points: constraints) in the \
    constraints: \(points: abs(difference)) \(direction)
    """
  }

  private var direction: String {
    switch edge {
    case .left, .right: difference > 0 ? "further right" : "further left"
    case .top, .bottom: difference > 0 ? "further down" : "further up"
    }
  }
}
