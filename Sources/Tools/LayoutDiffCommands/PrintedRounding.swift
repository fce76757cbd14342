import Comparison
import Proving

/// What is proven of the layouts on pixels, as JSON.
struct PrintedRounding: Encodable {
  /// Pixels per point.
  let scale: Double
  let sentences: [String]
  /// The number of lengths of whole pixels, each laid out by both engines.
  let wholePixels: Int
  let largestAtPixels: PrintedDistance?
  /// The number of steps between these.
  let steps: Int
  let largestBetween: PrintedDistance?
  /// How far around the ends of steps nothing is said, in points.
  let leftOutAroundSteps: Double
  let sharesWholePoints: Bool
  /// What edges may be apart by rounding: a pixel, or a point.
  let bound: Double
  /// Where they are further apart.
  let stretches: [PrintedStretch]
  /// Where nothing is proven.
  let gaps: [PrintedGap]
  let undecidedSteps: Int
  let openElements: [String]

  init(_ proof: RoundedProof, sentences: [String]) {
    scale = proof.scale
    self.sentences = sentences
    wholePixels = proof.wholePixels
    largestAtPixels = proof.largestAtPixels.map(PrintedDistance.init)
    steps = proof.steps
    largestBetween = proof.largestBetween.map(PrintedDistance.init)
    leftOutAroundSteps = SweepProof.precision
    sharesWholePoints = proof.sharesWholePoints
    bound = proof.bound
    stretches = proof.stretches.map(PrintedStretch.init)
    gaps = proof.gaps.map(PrintedGap.init)
    undecidedSteps = proof.undecidedSteps
    openElements = proof.openElements.sorted()
  }
}

/// An edge that both rounded layouts put in different places, as JSON.
struct PrintedDistance: Encodable {
  let element: String
  let edge: Edge
  let length: Double
  let spec: Double
  let constraints: Double
  let distance: Double

  init(_ distance: RoundedDistance) {
    element = distance.element
    edge = distance.edge
    length = distance.length
    spec = distance.spec
    constraints = distance.constraints
    self.distance = distance.distance
  }
}

/// A stretch in which edges are far apart, as JSON.
struct PrintedStretch: Encodable {
  let from: Double
  let to: Double
  /// 1 where it is so all of the time.
  let parts: Int
  let largest: PrintedDistance

  init(_ stretch: RoundedStretch) {
    from = stretch.lengths.lowerBound
    to = stretch.lengths.upperBound
    parts = stretch.parts
    largest = PrintedDistance(stretch.largest)
  }
}

/// A stretch of which nothing is proven, as JSON.
struct PrintedGap: Encodable {
  let from: Double
  let to: Double
  let reason: String

  init(_ gap: RoundedGap) {
    from = gap.lengths.lowerBound
    to = gap.lengths.upperBound
    reason = gap.reason
  }
}
