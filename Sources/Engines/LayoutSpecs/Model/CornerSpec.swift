public import Geometry

/// The properties of a corner spec: where its corner element is.
///
/// Source: `ASCornerLayoutSpec`.
public struct CornerSpec: Sendable, Hashable {
  /// The corner of the child at which the corner element is centred.
  public var location: CornerLocation
  /// The distance of the corner element's centre from that corner, in points; finite.
  public var offset: CGPoint
  /// Whether the spec is as large as both together, instead of as large as its child.
  public var wrapsCorner: Bool

  /// Creates a corner spec; by default without offset, and as large as its child.
  public init(
    location: CornerLocation = .topLeft, offset: CGPoint = .zero, wrapsCorner: Bool = false
  ) {
    self.location = location
    self.offset = offset
    self.wrapsCorner = wrapsCorner
  }
}

/// One of the four corners of a rectangle.
///
/// Source: `ASCornerLayoutLocation`.
public enum CornerLocation: String, Sendable, CaseIterable, Decodable {
  /// The corner at the origin.
  case topLeft
  /// The corner at the right end of the top edge.
  case topRight
  /// The corner at the left end of the bottom edge.
  case bottomLeft
  /// The corner opposite the origin.
  case bottomRight
}
