package import Layouts

/// The positions of edges in both layouts as functions of the container's width.
///
/// Positions are not rounded: rounding would turn every line into steps.
package struct WidthSweep: Sendable, Equatable, Codable {
  /// The smallest and the largest width of the sweep.
  package var span: WidthSpan
  /// The number of widths, including both ends.
  package var count: Int
  /// The container's height in points at all widths; `nil` for a self-sizing height.
  package var height: Double?
  /// Four lines for each element: left, top, right and bottom.
  package var edges: [EdgeLine]
  /// The widths at which elements are ambiguous.
  package var ambiguous: [AmbiguousSpan]
  /// The widths at which required constraints conflict.
  package var conflicts: [WidthSpan]
  /// The widths at which an engine gives no layout; lines continue straight across them.
  package var failures: [WidthSpan]

  /// Makes a sweep.
  package init(
    span: WidthSpan, count: Int, height: Double? = nil, edges: [EdgeLine] = [],
    ambiguous: [AmbiguousSpan] = [],
    conflicts: [WidthSpan] = [], failures: [WidthSpan] = []
  ) {
    self.span = span
    self.count = count
    self.height = height
    self.edges = edges
    self.ambiguous = ambiguous
    self.conflicts = conflicts
    self.failures = failures
  }
}

/// The widths from one of the sweep to another, both included, in points.
package struct WidthSpan: Sendable, Equatable, Codable {
  /// The smallest width.
  package var from: Double
  /// The largest width.
  package var to: Double

  /// Makes a span.
  package init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }
}

/// The widths at which an element is ambiguous.
package struct AmbiguousSpan: Sendable, Equatable, Codable {
  /// The element's name.
  package var element: String
  /// The widths.
  package var span: WidthSpan
  /// Whether the spec's layout of all elements that are ambiguous there is one valid solution; true
  /// where there is no spec.
  package var admitsSpec: Bool

  /// Makes a span.
  package init(element: String, span: WidthSpan, admitsSpec: Bool = true) {
    self.element = element
    self.span = span
    self.admitsSpec = admitsSpec
  }
}

/// One edge's position in both layouts as a line over the container's width.
package struct EdgeLine: Sendable, Equatable, Codable {
  /// The element's name.
  package var element: String
  /// Which edge.
  package var edge: Edge
  /// The layout spec's line.
  package var spec: [LinePoint]
  /// The constraints' line; `nil` where it equals the layout spec's within ``Tolerance/equal``.
  package var constraints: [LinePoint]?

  /// Makes a line.
  package init(
    element: String, edge: Edge, spec: [LinePoint], constraints: [LinePoint]? = nil
  ) {
    self.element = element
    self.edge = edge
    self.spec = spec
    self.constraints = constraints
  }
}

/// A point of a line, encoded as `[width, position]`; the line is straight between two of them.
package struct LinePoint: Sendable, Equatable {
  /// The container's width, in points.
  package var width: Double
  /// The edge's distance from the container's left or top, in points.
  package var position: Double

  /// Makes a point.
  package init(width: Double, position: Double) {
    self.width = width
    self.position = position
  }
}

extension LinePoint: Codable {
  /// Reads `[width, position]`; throws unless there are exactly two numbers.
  package init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder)
    guard numbers.count == 2 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a point is [width, position], not \(numbers.count) numbers"))
    }
    self.init(width: numbers[0], position: numbers[1])
  }

  /// Writes `[width, position]`.
  package func encode(to encoder: any Encoder) throws {
    try [width, position].encode(to: encoder)
  }
}
