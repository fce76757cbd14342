/// One of the two axes of the plane.
public enum Axis: String, Sendable, CaseIterable, Decodable {
  /// Left to right; `x` and `width`.
  case horizontal
  /// Top to bottom; `y` and `height`.
  case vertical

  /// The other axis.
  public var perpendicular: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

extension CGSize {
  /// The length along one axis.
  @inlinable @inline(__always)
  package subscript(axis: Axis) -> Double {
    axis == .horizontal ? width : height
  }
}

extension CGPoint {
  /// The coordinate along one axis.
  package subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
