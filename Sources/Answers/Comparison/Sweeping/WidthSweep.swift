/// Where both engines put edges while a container's width grows.
///
/// Positions are exact: rounding would make steps of every line.
public struct WidthSweep: Sendable, Equatable, Codable {
  /// The smallest and the largest width that was looked at.
  public var span: WidthSpan
  /// How many widths were looked at, both ends among them.
  public var count: Int
  /// The container's height in points, at all widths; `nil` where the content decides.
  public var height: Double?
  /// Four lines for each element: left, top, right and bottom.
  public var edges: [EdgeLine]
  /// Where the constraints leave elements open.
  public var open: [OpenSpan]
  /// Where required constraints cannot hold together.
  public var conflicts: [WidthSpan]
  /// Where an engine gives no layout; lines go straight over such widths.
  public var failures: [WidthSpan]

  /// Makes a sweep.
  public init(
    span: WidthSpan, count: Int, height: Double? = nil, edges: [EdgeLine] = [],
    open: [OpenSpan] = [],
    conflicts: [WidthSpan] = [], failures: [WidthSpan] = []
  ) {
    self.span = span
    self.count = count
    self.height = height
    self.edges = edges
    self.open = open
    self.conflicts = conflicts
    self.failures = failures
  }
}

/// Widths from one that was looked at to another, in points; both belong to it.
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

/// Widths at which the constraints leave an element open.
public struct OpenSpan: Sendable, Equatable, Codable {
  /// The element's name.
  public var element: String
  /// The widths.
  public var span: WidthSpan
  /// Whether the layout spec's frames of all elements that are open there are as good a layout as
  /// the constraints' own; `nil` in older records, which do not say.
  public var admitsSpec: Bool?

  /// Makes a span.
  public init(element: String, span: WidthSpan, admitsSpec: Bool? = nil) {
    self.element = element
    self.span = span
    self.admitsSpec = admitsSpec
  }
}

/// One edge's position in both layouts, as a line over the container's width.
public struct EdgeLine: Sendable, Equatable, Codable {
  /// The element's name.
  public var element: String
  /// Which edge.
  public var edge: Edge
  /// The layout spec's line.
  public var spec: [LinePoint]
  /// The constraints' line; `nil` where it is the layout spec's within ``Tolerance/equal``.
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

/// A point of a line, written as `[width, position]`; between two of them the line is straight.
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
  /// Reads `[width, position]`; fails where there are not exactly two numbers.
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
