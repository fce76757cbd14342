package import Geometry

extension Axis {
  /// The adjective for a length along this axis: `wide` or `high`.
  package var adjective: String { self == .horizontal ? "wide" : "high" }
}
