/// A length that is an affine function of a parameter: `value + slope × s`, for `s ≥ 0`.
///
/// The parameter is defined by the code that creates the length, for example as the points by which
/// a container has become wider. An infinite or undefined (NaN) length has the slope 0.
package struct AffineLength: Sendable, Hashable {
  /// The length where `s` is 0, in points.
  package var value: Double
  /// The points by which the length grows with each unit of `s`.
  package var slope: Double

  /// Creates a length; without a slope it is constant.
  package init(_ value: Double, slope: Double = 0) {
    self.value = value
    self.slope = value.isFinite ? slope : 0
  }

  /// Creates the function that has one value where `s` is `start`, and another where it is `end`.
  ///
  /// Differences within rounding error do not count: equal values give a constant, and a slope that
  /// may be a multiple of 2⁻²⁰, as nearly all are, is one.
  package init(through one: Double, at start: Double, _ other: Double, at end: Double) {
    guard one.isFinite, other.isFinite, abs(other - one) > AffineDomain.noise else {
      self.init(one)
      return
    }
    let slope = (other - one) / (end - start)
    let exact = (slope * 0x1p20).rounded() * 0x1p-20
    let isExact = abs(exact - slope) * (end - start) < 1e-2 * AffineDomain.noise
    self.init(one - (isExact ? exact : slope) * start, slope: isExact ? exact : slope)
  }

  /// The length 0.
  package static let zero = AffineLength(0)

  /// The length where `s` is `distance`, in points.
  package func after(_ distance: Double) -> Double {
    slope == 0 ? value : value + slope * distance
  }

  package static func + (a: AffineLength, b: AffineLength) -> AffineLength {
    AffineLength(a.value + b.value, slope: a.slope + b.slope)
  }

  package static func - (a: AffineLength, b: AffineLength) -> AffineLength {
    AffineLength(a.value - b.value, slope: a.slope - b.slope)
  }

  package static func + (a: AffineLength, b: Double) -> AffineLength {
    AffineLength(a.value + b, slope: a.slope)
  }

  package static func - (a: AffineLength, b: Double) -> AffineLength {
    AffineLength(a.value - b, slope: a.slope)
  }

  package static func * (a: Double, b: AffineLength) -> AffineLength {
    AffineLength(a * b.value, slope: a * b.slope)
  }

  package static prefix func - (a: AffineLength) -> AffineLength { -1 * a }

  package static func += (a: inout AffineLength, b: AffineLength) { a = a + b }
}
