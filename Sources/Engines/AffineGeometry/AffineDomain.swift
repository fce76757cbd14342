package import Geometry

/// Answers questions about lengths that change, for the first stretch of the parameter: which one
/// is the smaller, just beyond `s = 0`, and how far that stays so.
///
/// A computation that asks nothing but this, and else only adds lengths and multiplies them by
/// numbers, gives lengths that are exact for all `s` from 0 to `reach`. So it need not be repeated
/// for any `s` in between: what is proven of its result at both ends holds everywhere.
package struct AffineDomain: Sendable {
  /// How far all answers so far stand.
  package private(set) var reach: Double
  /// The answers so far, in the order of the questions: -1, 0 or 1.
  package private(set) var answers: [Int8] = []
  /// Why the computation does not stay within adding, multiplying and comparing; `nil` if it does.
  package private(set) var obstacle: String?
  /// Whether a length that does not change lies on a step, but for the rounding of numbers: then that
  /// decides, and may do so otherwise at other values of the parameter.
  package private(set) var isUndecided = false

  /// Below this many points, a difference between computed lengths counts as rounding.
  ///
  /// Ours: lengths are below 10⁵, whose last bit is 10⁻¹¹, and few are sums of more than a
  /// hundred.
  package static let noise = 1e-9

  /// Makes a domain that reaches no further than `limit`.
  package init(limit: Double) { reach = limit }

  /// Which is larger just beyond 0: -1 for `b`, 1 for `a`, 0 where they stay equal.
  ///
  /// The first question of a length that is undefined is answered by 0, as all comparisons with NaN
  /// fail.
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

  /// Whether `a` is smaller than `b`; not where either is undefined.
  package mutating func isLess(_ a: AffineLength, _ b: AffineLength) -> Bool { order(a, b) < 0 }

  /// The larger one, `a` where they are equal or `b` is undefined.
  package mutating func larger(_ a: AffineLength, _ b: AffineLength) -> AffineLength {
    taken(isLess(a, b) ? b : a, of: a, b)
  }

  /// The smaller one, `b` where they are equal or `a` is undefined.
  package mutating func smaller(_ a: AffineLength, _ b: AffineLength) -> AffineLength {
    taken(isLess(a, b) ? a : b, of: a, b)
  }

  /// The one that was taken, which is right to within what either may be off by.
  private func taken(_ length: AffineLength, of a: AffineLength, _ b: AffineLength) -> AffineLength
  {
    AffineLength(
      length.value, slope: length.slope, deviation: Swift.max(a.deviation, b.deviation))
  }

  /// The length without its sign.
  package mutating func magnitude(_ a: AffineLength) -> AffineLength {
    isLess(a, .zero) ? -a : a
  }

  /// Lets nothing stand beyond `distance`.
  package mutating func shorten(to distance: Double) {
    reach = min(reach, max(0, distance))
  }

  /// Lets nothing stand beyond where `length` leaves `range`, in which it begins.
  package mutating func keep(_ length: AffineLength, in range: ClosedRange<Double>) {
    if length.slope > 0 { shorten(to: (range.upperBound - length.value) / length.slope) }
    if length.slope < 0 { shorten(to: (range.lowerBound - length.value) / length.slope) }
  }

  /// The largest whole number that is not above `number`, just beyond 0.
  ///
  /// Nothing stands beyond where that changes. Numbers that are infinite or undefined stay as they
  /// are. One that does not change is taken as it is, even where it is whole but for rounding.
  package mutating func floor(_ number: AffineLength) -> Double {
    guard number.value.isFinite else { return number.value }
    // Where the length is only known to within something, so are its steps.
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

  /// Takes a reason why the results are not what they seem; the first one stays.
  package mutating func noteObstacle(_ reason: String) {
    if obstacle == nil { obstacle = reason }
  }
}

/// The three ways of putting a length that changes on a grid of pixels.
///
/// Each gives a length that does not change, and lets nothing stand beyond the next step. Steps lie
/// where `PixelGrid` has them, its shift for noise included.
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
