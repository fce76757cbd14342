public import Comparison

/// A segment: a range of container lengths on which every frame is an affine function of the
/// length, so that two comparisons decide all of it.
public struct ProofSegment: Sendable, Equatable {
  /// The first and the last length, in points; at either end the neighbour's verdict may apply.
  public var lengths: ClosedRange<Double>
  /// The proven verdict.
  public var verdict: Verdict
  /// The largest distance between the two positions of an edge, in points, without the admitted
  /// elements.
  public var largestDistance: Double
  /// The edges that differ, by element and then in the order left, top, right, bottom.
  public var differences: [Difference] = []
  /// The ambiguous elements for which the spec's layout is one valid solution.
  public var admittedElements: [String] = []
  /// The ambiguous elements for which the spec's layout is not a valid solution.
  ///
  /// Their distances are measured from the solution that the engine chose: another valid one may be
  /// closer.
  public var refusedElements: [String] = []
  /// The largest error of a position within the segment, in points: 0 unless a stack shrinks
  /// children whose own sizes change with the container.
  public var deviation = 0.0

  /// The verdict on a segment.
  public enum Verdict: Sendable, Equatable {
    /// Both layouts are the same functions, to 10⁻⁶ points; for ambiguous elements the spec's frames
    /// are a valid solution, to 0.01 points.
    case equal
    /// Every distance is below 0.01 points, which counts as equal everywhere in LayoutDiff.
    case nearlyEqual
    /// An edge differs by 0.01 points or more.
    case differs
    /// Required constraints conflict; the rules that the engine breaks.
    case conflict([String])
    /// Nothing is proven, for this reason (a clause without a full stop).
    case unproven(String)

    /// Whether both notations agree.
    public var agrees: Bool { self == .equal || self == .nearlyEqual }
  }

  /// An edge that the two layouts put at different positions.
  public struct Difference: Sendable, Equatable {
    /// The element, or `superview`.
    public var element: String
    /// The edge.
    public var edge: Edge
    /// The spec's positions at both ends of the segment, in points.
    public var spec: [Double]
    /// The constraints' positions at both ends of the segment, in points.
    public var constraints: [Double]

    /// The spec's position minus the constraints' at the first length, in points.
    public var distanceAtStart: Double { spec[0] - constraints[0] }
    /// The spec's position minus the constraints' at the last length, in points.
    public var distanceAtEnd: Double { spec[1] - constraints[1] }
  }
}

/// The proof of one sweep: its segments, each with a verdict.
public struct SweepProof: Sendable, Equatable {
  /// The range of containers.
  public var sweep: Sweep
  /// The segments in order, without gaps; equal neighbours are merged.
  public var segments: [ProofSegment]
  /// Single lengths between two equal segments at which the layouts differ.
  public var isolatedDifferences: [ProofSegment] = []
  /// Single lengths, with differences or conflicts on both sides, at which the layouts are equal.
  public var isolatedAgreements: [Double] = []
  /// The proof of the layouts rounded to pixels; `nil` where rounding was not asked for.
  public var rounded: RoundedProof?

  /// The uncertainty of a breakpoint, in points: nothing is claimed this close to one.
  public static let precision = ProofTolerance.breakpoint

  /// The outcome of the whole sweep.
  public var outcome: Outcome {
    if (segments + isolatedDifferences).contains(where: \.disagrees) { return .differs }
    return segments.allSatisfy(\.verdict.agrees) ? .equal : .unproven
  }

  /// The outcome of one sweep or of several.
  public enum Outcome: String, Sendable, Codable {
    /// Both notations are equal at every length.
    case equal
    /// The layouts differ, or constraints conflict, at some length.
    case differs
    /// No difference was found, but not every length is proven.
    case unproven
  }
}

extension ProofSegment {
  /// Whether the notations are proven to differ, or the constraints to conflict.
  var disagrees: Bool {
    switch verdict {
    case .differs, .conflict: true
    case .equal, .nearlyEqual, .unproven: false
    }
  }
}

extension SweepProof {
  /// The segments as people read them.
  ///
  /// - Neighbours that approximate one curve by chords are one segment.
  /// - A sliver is merged with a neighbour that differs as well.
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
      let kept = isShort ? last : segment
      listed[listed.count - 1] = kept.extended(to: lengths)
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
  /// The longest sliver, in points: a segment so short that it is listed with a neighbour.
  ///
  /// Slivers appear where one edge after another crosses 0.01 points, between the widths that devices
  /// have.
  static let longestSliver = 0.05

  /// The same functions over other lengths.
  fileprivate func extended(to others: ClosedRange<Double>) -> ProofSegment {
    var segment = self
    segment.lengths = others
    let length = lengths.upperBound - lengths.lowerBound
    guard length > 0 else { return segment }
    func extend(_ ends: inout [Double]) {
      let slope = (ends[1] - ends[0]) / length
      ends = [
        ends[0] + slope * (others.lowerBound - lengths.lowerBound),
        ends[1] + slope * (others.upperBound - lengths.upperBound),
      ]
    }
    for index in segment.differences.indices {
      extend(&segment.differences[index].spec)
      extend(&segment.differences[index].constraints)
    }
    return segment
  }

  /// Whether positions within the segment follow a curve, so that they are off by more than
  /// rounding.
  var isCurved: Bool { deviation > 1e-6 }

  /// Whether the same edges differ in another segment, and start there where they end here.
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

  /// Appends the next segment, in which the same edges differ.
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
