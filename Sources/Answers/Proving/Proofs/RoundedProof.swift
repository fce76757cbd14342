public import Comparison

/// The proof of both layouts rounded to pixels, over the segments of a sweep in which they are equal
/// before rounding.
///
/// 1. Devices have containers of whole pixels: both engines lay out every one of these.
/// 2. Between whole pixels the spec's layout is constant in steps, which are followed exactly. The
///    constraints' edges are affine functions, rounded to the nearest pixel. So the largest distance
///    within a step is at one of its ends.
public struct RoundedProof: Sendable, Equatable {
  /// Pixels per point.
  public var scale: Double
  /// The number of lengths of whole pixels at which both layouts were compared.
  public var wholePixels = 0
  /// The first largest distance at these lengths; `nil` where all edges are equal.
  public var largestAtPixels: RoundedDistance?
  /// The number of steps between whole pixels.
  public var steps = 0
  /// The number of steps in which both layouts were compared.
  public var comparedSteps = 0
  /// The first largest distance in any step; `nil` where all edges are equal.
  public var largestBetween: RoundedDistance?
  /// Whether a stack of the spec distributes a line's missing or leftover length in whole points.
  public var sharesWholePoints = false
  /// The ranges in which a distance exceeds ``bound``, in order.
  public var ranges: [RoundedRange] = []
  /// The ranges of which nothing is proven, in order, with the reasons.
  public var gaps: [RoundedGap] = []
  /// The number of steps in which a length is within floating-point error of a pixel boundary.
  ///
  /// Only the engine knows to which side it rounds: it was asked at eight lengths of each step.
  public var undecidedSteps = 0
  /// The elements that are ambiguous somewhere; they are not compared there.
  public var ambiguousElements: Set<String> = []

  /// The largest distance that rounding explains, in points: a pixel, or a point where
  /// ``sharesWholePoints``.
  public var bound: Double { sharesWholePoints ? max(1, 1 / scale) : 1 / scale }

  /// The larger of both distances.
  public var largest: RoundedDistance? {
    guard let largestAtPixels else { return largestBetween }
    guard let largestBetween else { return largestAtPixels }
    return largestBetween.isLarger(than: largestAtPixels) ? largestBetween : largestAtPixels
  }
}

/// An edge that the two rounded layouts put at different positions, at one container length.
public struct RoundedDistance: Sendable, Equatable {
  /// The element, or `superview`.
  public var element: String
  /// The edge.
  public var edge: Edge
  /// The container's length, in points.
  public var length: Double
  /// The spec's position, in points.
  public var spec: Double
  /// The constraints' position, in points.
  public var constraints: Double

  /// The distance between both positions, in points; never negative.
  public var distance: Double { abs(spec - constraints) }

  /// Whether it is larger by more than the error of lengths on pixels.
  func isLarger(than other: RoundedDistance?) -> Bool {
    distance > (other?.distance ?? 0) + ProofTolerance.pixel
  }
}

/// A range of lengths in which a distance exceeds the bound, throughout or in several parts.
public struct RoundedRange: Sendable, Equatable {
  /// The first and the last such length.
  public var lengths: ClosedRange<Double>
  /// The number of separate parts; 1 where the distance exceeds the bound throughout.
  ///
  /// Parts closer than ten points share a range, because effects of rounding recur.
  public var parts = 1
  /// The first largest distance.
  public var largest: RoundedDistance
}

/// A range of lengths of which nothing is proven after rounding.
public struct RoundedGap: Sendable, Equatable {
  /// The first and the last length.
  public var lengths: ClosedRange<Double>
  /// The reason, a clause without a full stop.
  public var reason: String
}

extension RoundedProof {
  /// Notes a distance at a length of whole pixels.
  mutating func addAtPixels(_ distance: RoundedDistance) {
    if distance.isLarger(than: largestAtPixels) { largestAtPixels = distance }
  }

  /// Notes a distance in a step.
  mutating func addBetween(_ distance: RoundedDistance) {
    if distance.isLarger(than: largestBetween) { largestBetween = distance }
  }

  /// Notes a gap.
  mutating func addGap(_ lengths: ClosedRange<Double>, _ reason: String) {
    gaps.append(RoundedGap(lengths: lengths, reason: reason))
  }

  /// Sorts the gaps, and merges neighbours with the same reason that are at most a pixel from each other.
  mutating func joinGaps() {
    var joined: [RoundedGap] = []
    for gap in gaps.sorted(by: { $0.lengths.lowerBound < $1.lengths.lowerBound }) {
      let place = joined.count - 1
      if place >= 0, joined[place].reason == gap.reason,
        gap.lengths.lowerBound - joined[place].lengths.upperBound < 1 / scale + ProofTolerance.pixel
      {
        let end = max(joined[place].lengths.upperBound, gap.lengths.upperBound)
        joined[place].lengths = joined[place].lengths.lowerBound...end
      } else {
        joined.append(gap)
      }
    }
    gaps = joined
  }

  /// Sets the ranges, merging those that are less than ten points from each other.
  mutating func setRanges(_ found: [RoundedRange]) {
    ranges = []
    for range in found.sorted(by: { $0.lengths.lowerBound < $1.lengths.lowerBound }) {
      guard let last = ranges.last, range.lengths.lowerBound - last.lengths.upperBound < 10
      else {
        ranges.append(range)
        continue
      }
      let place = ranges.count - 1
      let end = max(last.lengths.upperBound, range.lengths.upperBound)
      if range.lengths.lowerBound - last.lengths.upperBound > 3 * ProofTolerance.breakpoint {
        ranges[place].parts += 1
      }
      ranges[place].lengths = last.lengths.lowerBound...end
      if range.largest.isLarger(than: last.largest) {
        ranges[place].largest = range.largest
      }
    }
  }
}
