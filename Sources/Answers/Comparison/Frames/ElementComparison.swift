import Geometry

/// One element's frame in both layouts.
public struct ElementComparison: Sendable, Equatable, Codable {
  /// The element's name; `superview` is the container itself.
  public var element: String
  /// The frame that the layout spec gives, on pixels.
  public var spec: Frame
  /// The frame that the constraints give, on pixels.
  public var constraints: Frame
  /// The worst agreement among the four edges.
  public var agreement: Agreement
  /// The edges that are not equal, in the order left, top, right, bottom.
  public var edges: [EdgeComparison]
  /// Whether the constraints leave the frame open, and the spec's frame is one of those they allow.
  ///
  /// Such an element agrees, whatever its edges say.
  public var isAmbiguous: Bool

  /// Whether both engines agree on this element.
  public var agrees: Bool { isAmbiguous || agreement.agrees }

  /// Makes a comparison of one element.
  public init(
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
}

/// One edge's position in both layouts.
public struct EdgeComparison: Sendable, Equatable, Codable {
  /// Which edge.
  public var edge: Edge
  /// Where the layout spec puts it, in points from the container's left or top edge, on pixels.
  public var spec: Double
  /// Where the constraints put it, likewise.
  public var constraints: Double
  /// How the two relate.
  public var agreement: Agreement

  /// How far the constraints' edge lies to the right of, or below, the spec's; in points.
  public var difference: Double { constraints - spec }

  /// Makes a comparison of one edge; positions in points.
  public init(edge: Edge, spec: Double, constraints: Double, agreement: Agreement) {
    self.edge = edge
    self.spec = spec
    self.constraints = constraints
    self.agreement = agreement
  }
}

extension EdgeComparison {
  /// The difference in words: `title.left is 12 in the spec and 15.5 in the constraints: 3.5 points
  /// further right`.
  public func sentence(element: String) -> String {
    """
    \(element).\(edge.rawValue) is \(spec.points) in the spec and \(constraints.points) in the \
    constraints: \(abs(difference).withUnit) \(direction)
    """
  }

  private var direction: String {
    switch edge {
    case .left, .right: difference > 0 ? "further right" : "further left"
    case .top, .bottom: difference > 0 ? "further down" : "further up"
    }
  }
}
