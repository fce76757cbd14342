package import Geometry

/// Compares affine lengths just beyond `s = 0`, and tracks up to which `s` all answers stay valid.
///
/// A computation that only adds lengths, multiplies them by numbers and compares them here gives
/// lengths that are exact for all `s` from 0 to `reach`. It need not be repeated for any `s` in
/// between: a property proven at both ends is true everywhere between them.
package struct AffineDomain: Sendable {
  /// The largest `s` up to which all answers so far are valid.
  package private(set) var reach: Double
  /// The answers so far, in the order of the questions: -1, 0 or 1.
  package private(set) var answers: [Int8] = []
  /// The reason why the computation needs more than adding, multiplying and comparing, as a phrase;
  /// `nil` where it does not.
  package private(set) var obstacle: String?
  /// Whether a constant length is within floating-point error of a rounding step: the error then
  /// decides, and may decide otherwise at other values of the parameter.
  package private(set) var isUndecided = false

  /// The difference between computed lengths, in points, up to which it counts as rounding error.
  ///
  /// Ours: lengths are below 10⁵, whose last bit is 10⁻¹¹, and few are sums of more than a
  /// hundred.
  package static let noise = 1e-9

  /// Creates a domain that reaches up to `limit` at most.
  package init(limit: Double) { reach = limit }

  /// Compares two lengths just beyond 0: -1 where `b` is larger, 1 where `a` is, 0 where they stay
  /// equal.
  ///
  /// The answer is 0 where either length is undefined, because every comparison with NaN fails.
  package mutating func order(_ a: AffineLength, _ b: AffineLength) -> Int {
    let answer = answer(a, b)
    answers.append(Int8(answer))
    return answer
  }

  private mutating func answer(_ a: AffineLength, _ b: AffineLength) -> Int {
    guard a.value.isFinite, b.value.isFinite else {
      return a.value < b.value ? -1 : a.value > b.value ? 1 : 0
    }
    let difference = a - b
    let distance = abs(difference.value) <= Self.noise ? 0 : difference.value
    let slope = abs(difference.slope) <= Self.noise ? 0 : difference.slope
    if distance == 0 { return slope < 0 ? -1 : slope > 0 ? 1 : 0 }
    if distance * slope < 0 { shorten(to: -distance / slope) }
    return distance < 0 ? -1 : 1
  }

  /// Whether `a` is smaller than `b` just beyond 0; false where either is undefined.
  package mutating func isLess(_ a: AffineLength, _ b: AffineLength) -> Bool { order(a, b) < 0 }

  /// The larger length; `a` where they are equal or either is undefined.
  package mutating func larger(_ a: AffineLength, _ b: AffineLength) -> AffineLength {
    taken(isLess(a, b) ? b : a, of: a, b)
  }

  /// The smaller length; `b` where they are equal or either is undefined.
  package mutating func smaller(_ a: AffineLength, _ b: AffineLength) -> AffineLength {
    taken(isLess(a, b) ? a : b, of: a, b)
  }

  /// The chosen length, with the larger of both deviations.
  private func taken(_ length: AffineLength, of a: AffineLength, _ b: AffineLength) -> AffineLength
  {
    AffineLength(
      length.value, slope: length.slope, deviation: Swift.max(a.deviation, b.deviation))
  }

  /// The absolute value of the length.
  package mutating func magnitude(_ a: AffineLength) -> AffineLength {
    isLess(a, .zero) ? -a : a
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

  /// The largest whole number that is not above `number`, just beyond 0.
  ///
  /// Lowers `reach` to where that number changes. Infinite and undefined numbers are returned as
  /// they are. A constant number is rounded as it is, even where it is within rounding error of a
  /// whole number; `isUndecided` then becomes true.
  package mutating func floor(_ number: AffineLength) -> Double {
    guard number.value.isFinite else { return number.value }
    // A length with a deviation may cross a step anywhere within that deviation.
    if number.deviation > 0 { isUndecided = true }
    let nearest = number.value.rounded()
    let isOnStep = abs(number.value - nearest) <= Self.noise
    guard abs(number.slope) > Self.noise else {
      if isOnStep, number.value != nearest { isUndecided = true }
      return number.value.rounded(.down)
    }
    let isGrowing = number.slope > 0
    let whole =
      isOnStep ? (isGrowing ? nearest : nearest - 1) : number.value.rounded(.down)
    shorten(to: (whole + (isGrowing ? 1 : 0) - number.value) / number.slope)
    return whole
  }

  /// Notes why the results cannot be trusted as affine functions; the first reason stays.
  package mutating func noteObstacle(_ reason: String) {
    if obstacle == nil { obstacle = reason }
  }
}

/// The three ways of rounding an affine length to a pixel grid.
///
/// Each gives a constant length, and lowers `reach` to the next step. The steps are those of
/// `PixelGrid`, its tolerance for floating-point error included.
extension AffineDomain {
  /// The rule of `PixelGrid.ceiling`.
  package mutating func ceiling(_ length: AffineLength, on grid: PixelGrid) -> AffineLength {
    AffineLength(-floor(-(grid.scale * (length - PixelGrid.noise))) / grid.scale)
  }

  /// The rule of `PixelGrid.floor`.
  package mutating func floor(_ length: AffineLength, on grid: PixelGrid) -> AffineLength {
    AffineLength(floor(grid.scale * (length + PixelGrid.noise)) / grid.scale)
  }

  /// The rule of `PixelGrid.rounded`.
  package mutating func rounded(_ length: AffineLength, on grid: PixelGrid) -> AffineLength {
    let whole = floor(grid.scale * length + 0.5)
    guard abs(length.slope) > Self.noise else { return AffineLength(grid.rounded(length.value)) }
    return AffineLength(whole / grid.scale)
  }
}
