package import Geometry

/// Compares affine lengths just beyond `s = 0`, and tracks up to which `s` all answers stay valid.
///
/// A computation that only adds lengths, multiplies them by numbers and compares them here gives
/// lengths that are exact for all `s` from 0 to `reach`. It need not be repeated for any `s` in
/// between: a property proven at both ends is true everywhere between them.
package struct AffineDomain: Sendable {
  /// The largest `s` up to which all answers so far are valid.
  package private(set) var reach: Double

  /// The difference between computed lengths, in points, up to which it counts as rounding error.
  ///
  /// Ours: lengths are below 10⁵, whose last bit is 10⁻¹¹, and few are sums of more than a
  /// hundred.
  package static let noise = 1e-9

  /// Creates a domain that reaches up to `limit` at most.
  package init(limit: Double) { reach = limit }

  /// Whether `a` is smaller than `b` just beyond 0; false where either is undefined.
  private mutating func isLess(_ a: AffineLength, _ b: AffineLength) -> Bool {
    guard a.value.isFinite, b.value.isFinite else { return a.value < b.value }
    let difference = a - b
    let distance = abs(difference.value) <= Self.noise ? 0 : difference.value
    let slope = abs(difference.slope) <= Self.noise ? 0 : difference.slope
    if distance == 0 { return slope < 0 }
    if distance * slope < 0 { shorten(to: -distance / slope) }
    return distance < 0
  }

  /// The larger length; `a` where they are equal or either is undefined.
  package mutating func larger(_ a: AffineLength, _ b: AffineLength) -> AffineLength {
    isLess(a, b) ? b : a
  }

  /// The smaller length; `b` where they are equal or either is undefined.
  package mutating func smaller(_ a: AffineLength, _ b: AffineLength) -> AffineLength {
    isLess(a, b) ? a : b
  }

  /// Lowers `reach` to `distance` where it is more; never below 0.
  package mutating func shorten(to distance: Double) {
    reach = min(reach, max(0, distance))
  }

  /// Lowers `reach` to where `length`, which begins inside `range`, leaves it.
  package mutating func keep(_ length: AffineLength, in range: ClosedRange<Double>) {
    if length.slope > 0 { shorten(to: (range.upperBound - length.value) / length.slope) }
    if length.slope < 0 { shorten(to: (range.lowerBound - length.value) / length.slope) }
  }

  /// The length rounded up to a pixel by the rule of `PixelGrid.ceiling`, just beyond 0.
  ///
  /// Lowers `reach` to the next step. Infinite and undefined lengths are returned as they are. A
  /// constant length is rounded as it is, even where it is within rounding error of a step.
  package mutating func ceiling(_ length: AffineLength, on grid: PixelGrid) -> AffineLength {
    AffineLength(-floor(-(grid.scale * (length - PixelGrid.noise))) / grid.scale)
  }

  /// The largest whole number that is not above `number`, just beyond 0.
  private mutating func floor(_ number: AffineLength) -> Double {
    guard number.value.isFinite, abs(number.slope) > Self.noise else {
      return number.value.rounded(.down)
    }
    let nearest = number.value.rounded()
    let isOnStep = abs(number.value - nearest) <= Self.noise
    let isGrowing = number.slope > 0
    let whole =
      isOnStep ? (isGrowing ? nearest : nearest - 1) : number.value.rounded(.down)
    shorten(to: (whole + (isGrowing ? 1 : 0) - number.value) / number.slope)
    return whole
  }
}
