import Geometry

/// Distances by which the edges of a rectangle move inwards, in points, with sides that follow the
/// reading direction.
///
/// Negative distances move an edge outwards.
public struct DirectionalEdgeInsets: Sendable, Hashable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the edge where reading starts, in points.
  public var leading: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the edge where reading ends, in points.
  public var trailing: Double

  /// Makes insets from four distances in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets with the same distance, in points, on every edge.
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// The same distances by left and right.
  func resolved(readsRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, left: readsRightToLeft ? trailing : leading, bottom: bottom,
      right: readsRightToLeft ? leading : trailing)
  }
}

extension EdgeInsets {
  /// All four insets.
  var sides: [Double] { [top, left, bottom, right] }

  /// The inset on the left or at the top.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The inset on the right or at the bottom.
  func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  /// Adds other insets, side by side.
  mutating func add(_ other: EdgeInsets) {
    top += other.top
    left += other.left
    bottom += other.bottom
    right += other.right
  }
}
