import Comparison
import Proving

/// What `prove` prints as JSON.
struct PrintedProof: Encodable {
  let schemaVersion = JSONOutput.schemaVersion
  let scenario: String
  let outcome: SweepProof.Outcome
  let isAsAnnounced: Bool
  let sentence: String
  let uncomparedElements: [String]
  let sweeps: [PrintedSweep]
  /// What `--sample` gave for each sweep.
  let samples: [SampledSweep]?

  init(_ proof: ScenarioProof, samples: [SampledSweep]? = nil) {
    self.samples = samples
    scenario = proof.scenario
    outcome = proof.outcome
    isAsAnnounced = proof.isAsAnnounced
    sentence = proof.sentence
    uncomparedElements = proof.uncomparedElements
    sweeps = proof.sweeps.map(PrintedSweep.init)
  }
}

/// A sweep as JSON.
struct PrintedSweep: Encodable {
  let axis: String
  let from: Double
  let to: Double
  /// The length along the other axis, where it is given.
  let across: Double?
  let outcome: SweepProof.Outcome
  let sentence: String
  /// Which elements are left open, and where.
  let openSentences: [String]
  let pieces: [PrintedPiece]
  let isolatedDifferences: [PrintedPiece]
  let isolatedAgreements: [Double]
  let roundedLengthsTried: Int
  let roundedLargestDistance: Double
  let roundedLengthOfLargest: Double?
  /// What is proven with rounding; absent where that was not asked for.
  let rounded: PrintedRounding?

  init(_ proof: SweepProof) {
    axis = proof.sweep.axis.rawValue
    from = proof.sweep.lengths.lowerBound
    to = proof.sweep.lengths.upperBound
    across = proof.sweep.across
    outcome = proof.outcome
    sentence = proof.sentence
    openSentences = proof.openSentences
    pieces = proof.pieces.map(PrintedPiece.init)
    isolatedDifferences = proof.isolatedDifferences.map(PrintedPiece.init)
    isolatedAgreements = proof.isolatedAgreements
    roundedLengthsTried = proof.rounded?.wholePixels ?? 0
    roundedLargestDistance = proof.rounded?.largest?.distance ?? 0
    roundedLengthOfLargest = proof.rounded?.largest?.length
    rounded = proof.rounded.map { PrintedRounding($0, sentences: proof.roundedSentences) }
  }
}

/// A piece as JSON.
struct PrintedPiece: Encodable {
  let from: Double
  let to: Double
  let verdict: String
  let sentence: String
  let largestDistance: Double
  let openElements: [String]
  /// What is open and does not allow the spec's frames: distances are from the chosen ones.
  let refusedElements: [String]
  let differences: [PrintedDifference]
  /// How far places within the piece may be off; left out where they are not.
  let deviation: Double?

  init(_ piece: ProofPiece) {
    from = piece.lengths.lowerBound
    to = piece.lengths.upperBound
    verdict = piece.verdict.name
    sentence = piece.words
    largestDistance = piece.largestDistance
    openElements = piece.openElements
    refusedElements = piece.refusedElements
    differences = piece.differences.map(PrintedDifference.init)
    deviation = piece.deviation > 0 ? piece.deviation : nil
  }
}

/// An edge that differs, as JSON: its places at both ends of the piece.
struct PrintedDifference: Encodable {
  let element: String
  let edge: Edge
  let spec: [Double]
  let constraints: [Double]

  init(_ difference: ProofPiece.Difference) {
    element = difference.element
    edge = difference.edge
    spec = difference.spec
    constraints = difference.constraints
  }
}

extension ProofPiece.Verdict {
  /// The verdict in one word.
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
