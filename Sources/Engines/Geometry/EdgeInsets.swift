/// Distances by which a rectangle's edges move inwards, in points.
///
/// Negative numbers move an edge outwards. Infinity is a value of its own on the layout-spec side,
/// where it means "whatever is left"; constraints know no infinite inset.
public struct EdgeInsets: Sendable, Equatable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the left edge, in points.
  public var left: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the right edge, in points.
  public var right: Double

  /// Makes insets from four distances in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets with the same distance, in points, on every edge.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}
