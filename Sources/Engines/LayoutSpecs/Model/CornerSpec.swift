public import Foundation

/// Where a corner spec puts its corner element.
///
/// Source: `ASCornerLayoutSpec`.
public struct CornerSpec: Sendable, Hashable {
  /// The corner of the child that the middle of the corner element lies on.
  public var location: CornerLocation
  /// How far the corner element is moved from there, in points; finite.
  public var offset: CGPoint
  /// Whether the spec is as large as both together, instead of as large as its child.
  public var wrapsCorner: Bool

  /// Makes a corner spec, without offset and as large as its child unless told otherwise.
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
public enum CornerLocation: String, Sendable, CaseIterable, Codable {
  /// The corner at the origin.
  case topLeft
  /// The corner at the right end of the top edge.
  case topRight
  /// The corner at the left end of the bottom edge.
  case bottomLeft
  /// The corner opposite the origin.
  case bottomRight
}
