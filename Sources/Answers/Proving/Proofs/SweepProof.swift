public import Comparison

/// A stretch of lengths on which all frames are affine functions of the container's length.
public struct ProofSegment: Sendable, Equatable {
  /// The first and the last length; at either one the next segment's answer may hold.
  public var lengths: ClosedRange<Double>
  /// What is proven there.
  public var verdict: Verdict
  /// How far two edges are from each other at most, in points; open elements left out.
  public var largestDistance: Double
  /// The edges that differ.
  public var differences: [Difference] = []
  /// The elements that the constraints leave open, and find the spec's frames as good for.
  public var admittedElements: [String] = []
  /// The elements that the constraints leave open, and do not find the spec's frames as good for.
  ///
  /// Their distances are those from the frames that the engine chose: an allowed one may be nearer.
  public var refusedElements: [String] = []
  /// How far what is told of places within the segment may be off, in points: 0 unless a stack shrinks
  /// children whose own sizes change with the container.
  public var deviation = 0.0

  /// What is proven of a segment.
  public enum Verdict: Sendable, Equatable {
    /// Both layouts are the same functions, to 10⁻⁶ points; of what is open, the spec's frames are
    /// allowed, to 0.01 points.
    case equal
    /// They are less than 0.01 points apart, which counts as equal everywhere.
    case nearlyEqual
    /// An edge differs by more.
    case differs
    /// Constraints that must hold contradict each other; the rules that would be broken.
    case conflict([String])
    /// Nothing is proven, for this reason.
    case unproven(String)

    /// Whether both notations agree.
    public var agrees: Bool { self == .equal || self == .nearlyEqual }
  }

  /// An edge that both layouts put in different places.
  public struct Difference: Sendable, Equatable {
    /// The element, or `superview`.
    public var element: String
    /// The edge.
    public var edge: Edge
    /// Where the spec puts it at both ends of the segment, in points.
    public var spec: [Double]
    /// Where the constraints put it at both ends of the segment, in points.
    public var constraints: [Double]

    /// How far the spec's is beyond the constraints' at the first length.
    public var distanceAtStart: Double { spec[0] - constraints[0] }
    /// How far the spec's is beyond the constraints' at the last length.
    public var distanceAtEnd: Double { spec[1] - constraints[1] }
  }
}

/// What is proven of one sweep.
public struct SweepProof: Sendable, Equatable {
  /// The containers.
  public var sweep: Sweep
  /// The segments, without a gap; neighbours that are the same are one.
  public var segments: [ProofSegment]
  /// Single lengths, between two segments that agree, at which the layouts differ.
  public var isolatedDifferences: [ProofSegment] = []
  /// Single lengths, with differences or conflicts on both sides, at which the layouts agree.
  public var isolatedAgreements: [Double] = []
  /// What is proven of the layouts as they are rounded to pixels; `nil` where that was not asked for.
  public var rounded: RoundedProof?

  /// How well breakpoints are known, and how far around each nothing is said, in points.
  public static let precision = ProofTolerance.breakpoint

  /// What is proven of the whole.
  public var outcome: Outcome {
    if (segments + isolatedDifferences).contains(where: \.disagrees) { return .differs }
    return segments.allSatisfy(\.verdict.agrees) ? .equal : .unproven
  }

  /// What a sweep, or all of them, come to.
  public enum Outcome: String, Sendable, Codable {
    /// Both notations agree at every length.
    case equal
    /// They do not at some length.
    case differs
    /// No difference is known, but not every length is proven.
    case unproven
  }
}

extension ProofSegment {
  /// Whether both notations are proven to disagree.
  var disagrees: Bool {
    switch verdict {
    case .differs, .conflict: true
    case .equal, .nearlyEqual, .unproven: false
    }
  }
}

extension SweepProof {
  /// The segments as people are told of them: neighbours that follow one function that is no affine
  /// one are one, and slivers are told with a neighbour that differs as well.
  public var listedSegments: [ProofSegment] {
    var listed: [ProofSegment] = []
    var isSliver: [Bool] = []
    for segment in joinedSegments {
      let length = segment.lengths.upperBound - segment.lengths.lowerBound
      let isShort = segment.verdict == .differs && length < ProofSegment.longestSliver
      guard let last = listed.last, last.verdict == .differs, segment.verdict == .differs,
        isShort || isSliver.last == true
      else {
        listed.append(segment)
        isSliver.append(isShort)
        continue
      }
      let lengths = last.lengths.lowerBound...segment.lengths.upperBound
      let told = isShort ? last : segment
      listed[listed.count - 1] = told.stretched(to: lengths)
      isSliver[isSliver.count - 1] = isShort && isSliver.last == true
    }
    return listed
  }

  private var joinedSegments: [ProofSegment] {
    segments.reduce(into: []) { listed, segment in
      guard let last = listed.last, last.isCurved, segment.deviation > 0, last.verdict == .differs,
        last.isContinued(by: segment)
      else { return listed.append(segment) }
      listed[listed.count - 1].lengthen(by: segment)
    }
  }
}

extension ProofSegment {
  /// Segments shorter than this, in points, are told with a neighbour: where one edge after the other
  /// comes to be 0.01 points apart, between the widths that devices have.
  static let longestSliver = 0.05

  /// The same functions over other lengths.
  fileprivate func stretched(to others: ClosedRange<Double>) -> ProofSegment {
    var segment = self
    segment.lengths = others
    let length = lengths.upperBound - lengths.lowerBound
    guard length > 0 else { return segment }
    func stretch(_ ends: inout [Double]) {
      let slope = (ends[1] - ends[0]) / length
      ends = [
        ends[0] + slope * (others.lowerBound - lengths.lowerBound),
        ends[1] + slope * (others.upperBound - lengths.upperBound),
      ]
    }
    for index in segment.differences.indices {
      stretch(&segment.differences[index].spec)
      stretch(&segment.differences[index].constraints)
    }
    return segment
  }

  /// Whether what is told within the segment is off by more than rounding.
  var isCurved: Bool { deviation > 1e-6 }

  /// Whether the same edges differ in another segment, and begin there where they ended.
  fileprivate func isContinued(by other: ProofSegment) -> Bool {
    guard verdict == other.verdict, admittedElements == other.admittedElements,
      refusedElements == other.refusedElements,
      differences.count == other.differences.count
    else { return false }
    return zip(differences, other.differences).allSatisfy { first, second in
      first.element == second.element && first.edge == second.edge
        && abs(first.spec[1] - second.spec[0]) < 1e-4
        && abs(first.constraints[1] - second.constraints[0]) < 1e-4
    }
  }

  /// Takes in the next segment, in which the same edges differ.
  mutating func lengthen(by other: ProofSegment) {
    lengths = lengths.lowerBound...other.lengths.upperBound
    largestDistance = max(largestDistance, other.largestDistance)
    deviation = max(deviation, other.deviation)
    for index in differences.indices {
      differences[index].spec[1] = other.differences[index].spec[1]
      differences[index].constraints[1] = other.differences[index].constraints[1]
    }
  }
}
