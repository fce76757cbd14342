/// A length that is an affine function of a parameter: `value + slope × s`, for `s ≥ 0`.
///
/// The parameter is defined by the code that creates the length, for example as the points by which
/// a container has become wider. An infinite or undefined (NaN) length has the slope 0.
package struct AffineLength: Sendable, Hashable {
  /// The length where `s` is 0, in points.
  package var value: Double
  /// The points by which the length grows with each unit of `s`.
  package var slope: Double
  /// The largest distance of the true length from this function, in points, where the true length
  /// is not affine; else 0.
  package var deviation: Double

  /// Creates a length; without a slope it is constant.
  package init(_ value: Double, slope: Double = 0, deviation: Double = 0) {
    self.value = value
    self.slope = value.isFinite ? slope : 0
    self.deviation = value.isFinite ? deviation : 0
  }

  /// The length 0.
  package static let zero = AffineLength(0)
  /// An undefined length (NaN).
  package static let undefined = AffineLength(.nan)

  /// The length where `s` is `distance`, in points.
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
