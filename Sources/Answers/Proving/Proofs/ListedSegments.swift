import Comparison

extension SweepProof {
  /// The segments as people read them.
  ///
  /// - Neighbours that approximate one curve by chords are one segment.
  /// - A sliver is merged with a neighbour that differs as well.
  var listedSegments: [ProofSegment] {
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
    func extend(_ ends: inout SIMD2<Double>) {
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
