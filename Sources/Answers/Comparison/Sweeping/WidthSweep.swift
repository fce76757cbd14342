/// The positions of edges in both layouts as functions of the container's width.
///
/// Positions are not rounded: rounding would turn every line into steps.
public struct WidthSweep: Sendable, Equatable, Codable {
  /// The smallest and the largest width of the sweep.
  public var span: WidthSpan
  /// The number of widths, including both ends.
  public var count: Int
  /// The container's height in points at all widths; `nil` for a self-sizing height.
  public var height: Double?
  /// Four lines for each element: left, top, right and bottom.
  public var edges: [EdgeLine]
  /// The widths at which elements are ambiguous.
  public var ambiguous: [AmbiguousSpan]
  /// The widths at which required constraints conflict.
  public var conflicts: [WidthSpan]
  /// The widths at which an engine gives no layout; lines continue straight across them.
  public var failures: [WidthSpan]

  /// Makes a sweep.
  public init(
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
public struct WidthSpan: Sendable, Equatable, Codable {
  /// The smallest width.
  public var from: Double
  /// The largest width.
  public var to: Double

  /// Makes a span.
  public init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }
}

/// The widths at which an element is ambiguous.
public struct AmbiguousSpan: Sendable, Equatable, Codable {
  /// The element's name.
  public var element: String
  /// The widths.
  public var span: WidthSpan
  /// Whether the spec's layout of all elements that are ambiguous there is one valid solution; true
  /// where there is no spec.
  public var admitsSpec: Bool

  /// Makes a span.
  public init(element: String, span: WidthSpan, admitsSpec: Bool = true) {
    self.element = element
    self.span = span
    self.admitsSpec = admitsSpec
  }
}

/// One edge's position in both layouts as a line over the container's width.
public struct EdgeLine: Sendable, Equatable, Codable {
  /// The element's name.
  public var element: String
  /// Which edge.
  public var edge: Edge
  /// The layout spec's line.
  public var spec: [LinePoint]
  /// The constraints' line; `nil` where it equals the layout spec's within ``Tolerance/equal``.
  public var constraints: [LinePoint]?

  /// Makes a line.
  public init(
    element: String, edge: Edge, spec: [LinePoint], constraints: [LinePoint]? = nil
  ) {
    self.element = element
    self.edge = edge
    self.spec = spec
    self.constraints = constraints
  }
}

/// A point of a line, encoded as `[width, position]`; the line is straight between two of them.
public struct LinePoint: Sendable, Equatable {
  /// The container's width, in points.
  public var width: Double
  /// The edge's distance from the container's left or top, in points.
  public var position: Double

  /// Makes a point.
  public init(width: Double, position: Double) {
    self.width = width
    self.position = position
  }
}

extension LinePoint: Codable {
  /// Reads `[width, position]`; throws unless there are exactly two numbers.
  public init(from decoder: any Decoder) throws {
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
  public func encode(to encoder: any Encoder) throws {
    try [width, position].encode(to: encoder)
  }
}
