public import Comparison

/// What is proven of both layouts as they are rounded to pixels, over the segments of a sweep in
/// which they do not differ without rounding.
///
/// Containers have lengths of whole pixels: all of these are laid out by both engines. At the
/// lengths between, the spec's layout is a step, which is followed exactly, and the constraints'
/// edges are affine functions put on the nearest pixel; so both ends of a step say what is the
/// largest distance in it.
public struct RoundedProof: Sendable, Equatable {
  /// Pixels per point.
  public var scale: Double
  /// The number of lengths of whole pixels at which both layouts were compared.
  public var wholePixels = 0
  /// The largest distance of two edges at these, the first one; `nil` where all edges are the same.
  public var largestAtPixels: RoundedDistance?
  /// The number of steps between.
  public var steps = 0
  /// The number of those in which both layouts were compared.
  public var comparedSteps = 0
  /// The largest distance of two edges in all steps, the first one; `nil` where there is none.
  public var largestBetween: RoundedDistance?
  /// Whether several children of the spec share what a line lacks, each by whole points.
  public var sharesWholePoints = false
  /// The stretches where two edges are further apart than rounding explains: see `bound`.
  public var stretches: [RoundedRange] = []
  /// The stretches where nothing is proven, for these reasons.
  public var gaps: [RoundedGap] = []
  /// The steps in which a length lies on the border of a pixel but for the rounding of numbers, so
  /// that only the engine can say on which side: it was asked at eight lengths of each.
  public var undecidedSteps = 0
  /// The elements that the constraints leave open somewhere, and that are not compared there.
  public var ambiguousElements: Set<String> = []

  /// A pixel, or a point where children share whole points: what edges may be apart by rounding.
  public var bound: Double { sharesWholePoints ? max(1, 1 / scale) : 1 / scale }

  /// The larger one of both distances.
  public var largest: RoundedDistance? {
    guard let largestAtPixels else { return largestBetween }
    guard let largestBetween else { return largestAtPixels }
    return largestBetween.isLarger(than: largestAtPixels) ? largestBetween : largestAtPixels
  }
}

/// An edge that both rounded layouts put in different places, at one length.
public struct RoundedDistance: Sendable, Equatable {
  /// The element, or `superview`.
  public var element: String
  /// The edge.
  public var edge: Edge
  /// The container's length, in points.
  public var length: Double
  /// Where the spec puts it, in points.
  public var spec: Double
  /// Where the constraints put it, in points.
  public var constraints: Double

  /// How far both are apart, in points.
  public var distance: Double { abs(spec - constraints) }

  /// Whether it is larger by more than what numbers on pixels are off by.
  func isLarger(than other: RoundedDistance?) -> Bool {
    distance > (other?.distance ?? 0) + ProofTolerance.pixel
  }
}

/// A stretch of lengths in which edges are far apart, all of the time or now and then.
public struct RoundedRange: Sendable, Equatable {
  /// The first and the last such length.
  public var lengths: ClosedRange<Double>
  /// The number of parts: 1 where it is so all of the time.
  ///
  /// Parts are less than ten points from each other: what rounding does comes again soon.
  public var parts = 1
  /// The largest distance, the first one.
  public var largest: RoundedDistance
}

/// A stretch of lengths of which nothing is proven with rounding.
public struct RoundedGap: Sendable, Equatable {
  /// The first and the last length.
  public var lengths: ClosedRange<Double>
  /// Why, without a full stop.
  public var reason: String
}

extension RoundedProof {
  /// Takes a distance at a length of whole pixels.
  mutating func addAtPixels(_ distance: RoundedDistance) {
    if distance.isLarger(than: largestAtPixels) { largestAtPixels = distance }
  }

  /// Takes a distance in a step.
  mutating func addBetween(_ distance: RoundedDistance) {
    if distance.isLarger(than: largestBetween) { largestBetween = distance }
  }

  /// Takes a gap.
  mutating func addGap(_ lengths: ClosedRange<Double>, _ reason: String) {
    gaps.append(RoundedGap(lengths: lengths, reason: reason))
  }

  /// Puts the gaps in order, and makes one of those that follow each other for the same reason, a
  /// pixel apart at most.
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

  /// Sets the stretches to these, of which neighbours become one.
  mutating func setStretches(_ found: [RoundedRange]) {
    stretches = []
    for stretch in found.sorted(by: { $0.lengths.lowerBound < $1.lengths.lowerBound }) {
      guard let last = stretches.last, stretch.lengths.lowerBound - last.lengths.upperBound < 10
      else {
        stretches.append(stretch)
        continue
      }
      let place = stretches.count - 1
      let end = max(last.lengths.upperBound, stretch.lengths.upperBound)
      if stretch.lengths.lowerBound - last.lengths.upperBound > 3 * ProofTolerance.breakpoint {
        stretches[place].parts += 1
      }
      stretches[place].lengths = last.lengths.lowerBound...end
      if stretch.largest.isLarger(than: last.largest) {
        stretches[place].largest = stretch.largest
      }
    }
  }
}
