import Comparison
import Geometry

/// A proof as JSON, with exact numbers: the output of `prove --json`.
///
/// The keys are the names of the properties; they are a contract.
public struct ProofDocument: Encodable, Sendable {
  let schemaVersion: Int
  let scenario: String
  let outcome: SweepProof.Outcome
  let isAsAnnounced: Bool
  let sentence: String
  let uncomparedElements: [String]
  let sweeps: [SweepDocument]
  /// The sample of each sweep; absent where none was taken.
  let samples: [SampledSweep]?

  /// Makes the document of a proof, with the samples that were compared with it.
  public init(_ proof: ScenarioProof, samples: [SampledSweep]? = nil, schemaVersion: Int) {
    self.schemaVersion = schemaVersion
    self.samples = samples
    scenario = proof.scenario
    outcome = proof.outcome
    isAsAnnounced = proof.isAsAnnounced
    sentence = proof.sentence
    uncomparedElements = proof.uncomparedElements
    sweeps = proof.sweeps.map(SweepDocument.init)
  }
}

/// A sweep as JSON.
struct SweepDocument: Encodable {
  let axis: String
  let from: Double
  let to: Double
  /// The length along the other axis; absent for a self-sizing height.
  let across: Double?
  let outcome: SweepProof.Outcome
  let sentence: String
  /// Which elements are ambiguous, and at which lengths.
  let ambiguitySentences: [String]
  let segments: [SegmentDocument]
  let isolatedDifferences: [SegmentDocument]
  let isolatedAgreements: [Double]
  let roundedLengthsTried: Int
  let roundedLargestDistance: Double
  let roundedLengthOfLargest: Double?
  /// The proof after rounding; absent where rounding was not asked for.
  let rounded: RoundedDocument?

  init(_ proof: SweepProof) {
    axis = proof.sweep.axis.rawValue
    from = proof.sweep.lengths.lowerBound
    to = proof.sweep.lengths.upperBound
    across = proof.sweep.across
    outcome = proof.outcome
    sentence = proof.sentence
    ambiguitySentences = proof.ambiguitySentences
    segments = proof.segments.map(SegmentDocument.init)
    isolatedDifferences = proof.isolatedDifferences.map(SegmentDocument.init)
    isolatedAgreements = proof.isolatedAgreements
    roundedLengthsTried = proof.rounded?.wholePixels ?? 0
    roundedLargestDistance = proof.rounded?.largest?.distance ?? 0
    roundedLengthOfLargest = proof.rounded?.largest?.length
    rounded = proof.rounded.map { RoundedDocument($0, sentences: proof.roundedSentences) }
  }
}

/// A segment of a sweep as JSON.
struct SegmentDocument: Encodable {
  let from: Double
  let to: Double
  let verdict: String
  let sentence: String
  let largestDistance: Double
  let ambiguousElements: [String]
  /// The ambiguous elements whose spec frames are not a valid solution: their distances are from
  /// the solution that the engine chose.
  let refusedElements: [String]
  let differences: [DifferenceDocument]
  /// The largest error of positions within the segment, in points; absent where they are exact.
  let deviation: Double?

  init(_ segment: ProofSegment) {
    from = segment.lengths.lowerBound
    to = segment.lengths.upperBound
    verdict = segment.verdict.name
    sentence = segment.words
    largestDistance = segment.largestDistance
    ambiguousElements = segment.admittedElements
    refusedElements = segment.refusedElements
    differences = segment.differences.map(DifferenceDocument.init)
    deviation = segment.deviation > 0 ? segment.deviation : nil
  }
}

/// An edge that differs, as JSON: its positions at both ends of the segment, in points.
struct DifferenceDocument: Encodable {
  let element: String
  let edge: Edge
  let spec: [Double]
  let constraints: [Double]

  init(_ difference: ProofSegment.Difference) {
    element = difference.element
    edge = difference.edge
    spec = difference.spec
    constraints = difference.constraints
  }
}

extension ProofSegment.Verdict {
  /// The verdict in one word, as JSON has it.
  fileprivate var name: String {
    switch self {
    case .equal: "equal"
    case .nearlyEqual: "nearlyEqual"
    case .differs: "differs"
    case .conflict: "conflict"
    case .unproven: "unproven"
    }
  }
}

/// The proof of the layouts on pixels, as JSON.
struct RoundedDocument: Encodable {
  /// Pixels per point.
  let scale: Double
  let sentences: [String]
  /// The number of lengths of whole pixels, each laid out by both engines.
  let wholePixels: Int
  let largestAtPixels: DistanceDocument?
  /// The number of steps between these.
  let steps: Int
  let largestBetween: DistanceDocument?
  /// The distance around the ends of each step in which nothing is claimed, in points.
  let leftOutAroundSteps: Double
  let sharesWholePoints: Bool
  /// The largest distance that rounding explains: a pixel, or a point; in points.
  let bound: Double
  /// The ranges with larger distances.
  let stretches: [RangeDocument]
  /// The ranges of which nothing is proven.
  let gaps: [GapDocument]
  let undecidedSteps: Int
  let ambiguousElements: [String]

  init(_ proof: RoundedProof, sentences: [String]) {
    scale = proof.scale
    self.sentences = sentences
    wholePixels = proof.wholePixels
    largestAtPixels = proof.largestAtPixels.map(DistanceDocument.init)
    steps = proof.steps
    largestBetween = proof.largestBetween.map(DistanceDocument.init)
    leftOutAroundSteps = SweepProof.precision
    sharesWholePoints = proof.sharesWholePoints
    bound = proof.bound
    stretches = proof.ranges.map(RangeDocument.init)
    gaps = proof.gaps.map(GapDocument.init)
    undecidedSteps = proof.undecidedSteps
    ambiguousElements = proof.ambiguousElements.sorted()
  }
}

/// An edge that both rounded layouts put at different positions, as JSON.
struct DistanceDocument: Encodable {
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

/// A range in which a distance is larger than rounding explains, as JSON.
struct RangeDocument: Encodable {
  let from: Double
  let to: Double
  /// The number of separate parts of the range; 1 where the distance is too large all along.
  let parts: Int
  let largest: DistanceDocument

  init(_ range: RoundedRange) {
    from = range.lengths.lowerBound
    to = range.lengths.upperBound
    parts = range.parts
    largest = DistanceDocument(range.largest)
  }
}

/// A range of which nothing is proven, as JSON.
struct GapDocument: Encodable {
  let from: Double
  let to: Double
  let reason: String

  init(_ gap: RoundedGap) {
    from = gap.lengths.lowerBound
    to = gap.lengths.upperBound
    reason = gap.reason
  }
}
