/// One of the two axes of the plane.
public enum Axis: String, Sendable, CaseIterable, Codable {
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
