/// A length that changes in step with a parameter: `value + slope × s`, for `s ≥ 0`.
///
/// What `s` is, whoever makes the length says: how far a container has become wider, say. A length
/// that is infinite or undefined (NaN) has the slope 0.
package struct AffineLength: Sendable, Hashable {
  /// The length where `s` is 0, in points.
  package var value: Double
  /// The points by which it grows with each unit of `s`.
  package var slope: Double
  /// How far the true length may be from this, in points, where it is no affine function; else 0.
  package var deviation: Double

  /// Makes a length; one that does not change unless a slope is given.
  package init(_ value: Double, slope: Double = 0, deviation: Double = 0) {
    self.value = value
    self.slope = value.isFinite ? slope : 0
    self.deviation = value.isFinite ? deviation : 0
  }

  /// No length.
  package static let zero = AffineLength(0)
  /// An undefined length.
  package static let undefined = AffineLength(.nan)

  /// The length after `distance`.
  package func after(_ distance: Double) -> Double {
    slope == 0 ? value : value + slope * distance
  }

  package static func + (a: AffineLength, b: AffineLength) -> AffineLength {
    AffineLength(
      a.value + b.value, slope: a.slope + b.slope, deviation: a.deviation + b.deviation)
  }

  package static func - (a: AffineLength, b: AffineLength) -> AffineLength {
    AffineLength(
      a.value - b.value, slope: a.slope - b.slope, deviation: a.deviation + b.deviation)
  }

  package static func + (a: AffineLength, b: Double) -> AffineLength {
    AffineLength(a.value + b, slope: a.slope, deviation: a.deviation)
  }

  package static func - (a: AffineLength, b: Double) -> AffineLength {
    AffineLength(a.value - b, slope: a.slope, deviation: a.deviation)
  }

  package static func * (a: Double, b: AffineLength) -> AffineLength {
    AffineLength(a * b.value, slope: a * b.slope, deviation: abs(a) * b.deviation)
  }

  package static prefix func - (a: AffineLength) -> AffineLength { -1 * a }

  package static func += (a: inout AffineLength, b: AffineLength) { a = a + b }
}
