package import JSONText

/// The proof of one sweep: its segments, each with a verdict.
package struct SweepProof: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The range of containers.
  package var sweep: Sweep
  /// The segments in order, without gaps; equal neighbours are merged.
  package var segments: [ProofSegment]
  /// Single lengths between two equal segments at which the layouts differ.
  package var isolatedDifferences: [ProofSegment]
  /// Single lengths, with differences or conflicts on both sides, at which the layouts are equal.
  package var isolatedAgreements: [Double]
  /// The proof of the layouts rounded to pixels; `nil` where rounding was not asked for.
  package var rounded: RoundedProof?

  /// Makes the proof of a sweep before rounding.
  package init(
    sweep: Sweep, segments: [ProofSegment], isolatedDifferences: [ProofSegment] = [],
    isolatedAgreements: [Double] = []
  ) {
    self.sweep = sweep
    self.segments = segments
    self.isolatedDifferences = isolatedDifferences
    self.isolatedAgreements = isolatedAgreements
  }

  /// The outcome of the whole sweep.
  package var outcome: ProofRecord.Outcome {
    if !disagreements.isEmpty { return .differs }
    return segments.allSatisfy { $0.verdict.agrees } ? .equal : .unproven
  }

  /// The segments and single lengths at which the notations differ, or constraints conflict.
  package var disagreements: [ProofSegment] {
    (segments + isolatedDifferences).filter { $0.verdict.disagrees }
  }

  /// The single lengths whose verdict is another one than that of the segments around them.
  package var isolated: [ProofSegment] {
    isolatedDifferences + isolatedAgreements.map { ProofSegment(lengths: $0...$0, verdict: .equal) }
  }

  /// The lengths between two segments, in points, ascending.
  package var breakpoints: [Double] { segments.dropFirst().map { $0.lengths.lowerBound } }

  /// The ranges of one verdict: neighbouring segments joined, then single lengths.
  package var ranges: [ProofRange] {
    segments.reduce(into: []) { ranges, segment in
      guard let last = ranges.last?.segments[0], last.verdict == segment.verdict,
        last.admittedElements == segment.admittedElements
      else { return ranges.append(ProofRange(segments: [segment])) }
      ranges[ranges.count - 1].segments.append(segment)
    } + isolated.map { ProofRange(segments: [$0]) }
  }

  package var json: JSONValue {
    .object([
      "sweep": sweep.json, "segments": segments.json,
      "isolatedDifferences": isolatedDifferences.json,
      "isolatedAgreements": isolatedAgreements.json, "rounded": rounded?.json,
    ])
  }
}

/// Neighbouring segments of a proof, or a single length.
package struct ProofRange: Sendable, Equatable {
  /// The segments of the range, in order, without gaps; never empty.
  package var segments: [ProofSegment]

  package init(segments: [ProofSegment]) { self.segments = segments }

  /// The first and the last length, in points.
  package var lengths: ClosedRange<Double> {
    let first = segments[0].lengths.lowerBound
    return first...max(first, segments[segments.count - 1].lengths.upperBound)
  }

  /// The verdict on its first segment.
  package var verdict: ProofSegment.Verdict { segments[0].verdict }

  /// The first largest distance of all edges; `nil` where no edge differs.
  package var furthest: ProofSegment.Furthest? { segments.furthest }
}

extension [ProofSegment] {
  /// The first largest distance of all edges; `nil` where no edge differs.
  package var furthest: ProofSegment.Furthest? {
    lazy.compactMap { $0.furthest }.reduce(nil) { furthest, other in
      other.distance > (furthest?.distance ?? 0) + 1e-6 ? other : furthest
    }
  }
}
