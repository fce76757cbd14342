import Comparison
import Geometry
import Proving
import RunRecords
import Scenarios

/// The proof of a scenario, and its frames at all proven widths.
struct ProofStep {
  /// The proof, or the reason why there is none.
  let record: ProofRecord
  /// The frames of both layouts for each height; `nil` where no proof was tried.
  let frames: [WidthFrames]?

  /// Proves a scenario at all widths from 280 to 1200, and to those of its containers; `nil` where
  /// there is nothing to compare.
  ///
  /// Where `work` ends, the rest is unproven.
  init?(proving scenario: Scenario, work: LayoutWork = LayoutWork()) {
    guard scenario.hasBothNotations else { return nil }
    guard scenario.elements.count <= ProofRecord.mostElements else {
      frames = nil
      record = ProofRecord(
        outcome: .notTried,
        reason: "\(scenario.elements.count) elements are more than the "
          + "\(ProofRecord.mostElements) that a report proves")
      return
    }
    let sweeps = Self.sweeps(of: scenario)
    var record: ProofRecord
    do {
      let proof = try ScenarioProver.prove(
        scenario, on: Array(sweeps.prefix(ProofRecord.mostHeights)),
        mostSegments: ProofRecord.mostSegments, work: work, keepsFrames: true)
      record = ProofRecord(proof)
      frames = proof.frames
    } catch {
      record = ProofRecord(outcome: .notTried, reason: error.description)
      frames = nil
    }
    if sweeps.count > ProofRecord.mostHeights {
      if record.outcome == .equal { record.outcome = .unproven }
      record.reason =
        "of \(sweeps.count) heights, a report proves the first \(ProofRecord.mostHeights)"
    }
    self.record = record
  }
}

extension ProofStep {
  /// The frames of a scenario with one notation at the widths that are proven of others; `nil` where
  /// it has both, and where it has too many elements.
  static func frames(following scenario: Scenario, work: LayoutWork) -> [WidthFrames]? {
    guard !scenario.hasBothNotations, scenario.elements.count <= ProofRecord.mostElements else {
      return nil
    }
    return NotationFollower.frames(
      of: scenario, on: Array(sweeps(of: scenario).prefix(ProofRecord.mostHeights)),
      mostSegments: ProofRecord.mostSegments, work: work)
  }

  /// Frames of a scenario that is too large for a proof, at the height of its first container; `nil`
  /// where it is not too large, and where it has no layout.
  static func sampledFrames(of scenario: Scenario, work: LayoutWork) -> [WidthFrames]? {
    guard scenario.elements.count > ProofRecord.mostElements, let first = scenario.containers.first
    else { return nil }
    let range =
      min(
        Sweep.usualWidths.lowerBound, first.width)...max(
        Sweep.usualWidths.upperBound, first.width)
    let sweep = Sweep(widths: range, height: first.height)
    return (try? FrameSampler.frames(of: scenario, on: sweep, work: work)).map { [$0] }
  }

  /// The widths from 280 to 1200, and to those of the containers, for each height.
  private static func sweeps(of scenario: Scenario) -> [Sweep] {
    let range = scenario.containers.map(\.width).reduce(Sweep.usualWidths) { range, width in
      min(range.lowerBound, width)...max(range.upperBound, width)
    }
    return ScenarioProver.sweeps(of: scenario, widths: range)
  }
}

extension ProofRecord {
  /// The most elements of a scenario that a report proves and translates.
  ///
  /// Ours: a proof of 40 elements takes about a second, and of 100 ten.
  package static let mostElements = 40
  /// The most segments of a range, and the most heights, that a report proves.
  ///
  /// Ours: a paragraph has a segment for each width at which another word fits on a line.
  fileprivate static let (mostSegments, mostHeights) = (300, 4)

  /// Makes the record of a proof, without the data for checking it.
  init(_ proof: ScenarioProof) {
    self.init(
      outcome: Outcome(proof.outcome), isAsAnnounced: proof.isAsAnnounced,
      reason: proof.expectationObjection.map { "not as expected: \($0)" },
      sweeps: proof.sweeps.map(ProvenSweep.init))
  }
}

extension ProofRecord.Outcome {
  fileprivate init(_ outcome: SweepProof.Outcome) {
    switch outcome {
    case .equal: self = .equal
    case .differs: self = .differs
    case .unproven: self = .unproven
    }
  }
}

extension ProvenSweep {
  fileprivate init(_ proof: SweepProof) {
    self.init(
      from: proof.sweep.lengths.lowerBound, to: proof.sweep.lengths.upperBound,
      height: proof.sweep.across, outcome: ProofRecord.Outcome(proof.outcome),
      segments: proof.segments.count,
      breakpoints: proof.segments.dropFirst().map(\.lengths.lowerBound),
      ranges: ProvenRange.joining(proof.segments)
        + proof.isolatedDifferences.map { ProvenRange($0) }
        + proof.isolatedAgreements.map { ProvenRange(from: $0, to: $0, verdict: .equal) },
      rounding: proof.roundedSentences.isEmpty
        ? nil : proof.roundedSentences.joined(separator: " "))
  }
}

extension ProvenRange {
  /// Neighbouring segments that say the same as one range.
  fileprivate static func joining(_ segments: [ProofSegment]) -> [ProvenRange] {
    var ranges: [ProvenRange] = []
    for segment in segments.map({ ProvenRange($0) }) {
      if let last = ranges.last, last.says(segment) {
        ranges[ranges.count - 1].to = segment.to
        ranges[ranges.count - 1].segments += 1
        ranges[ranges.count - 1].largestDistance = max(
          last.largestDistance, segment.largestDistance)
        if (segment.furthest?.distance ?? 0) > (last.furthest?.distance ?? 0) + 1e-6 {
          ranges[ranges.count - 1].furthest = segment.furthest
        }
      } else {
        ranges.append(segment)
      }
    }
    return ranges
  }

  private func says(_ next: ProvenRange) -> Bool {
    verdict == next.verdict && ambiguous == next.ambiguous && reason == next.reason
  }

  fileprivate init(_ segment: ProofSegment) {
    let verdict: Verdict
    var reason: String?
    switch segment.verdict {
    case .equal: verdict = .equal
    case .nearlyEqual: verdict = .nearlyEqual
    case .differs: verdict = .differs
    case .conflict:
      verdict = .conflict
      reason = segment.reason
    case .unproven:
      verdict = .unproven
      reason = segment.reason
    }
    self.init(
      from: segment.lengths.lowerBound, to: segment.lengths.upperBound, verdict: verdict,
      largestDistance: segment.largestDistance, ambiguous: segment.admittedElements,
      difference: segment.largestAtStart.map {
        ProvenDifference(
          $0, length: segment.lengths, isCurved: segment.deviation > 1e-6,
          others: segment.differences.count - 1)
      },
      furthest: segment.furthest.map {
        ProvenDistance(
          element: $0.element, edge: $0.edge, width: $0.length, distance: $0.distance)
      }, reason: reason)
  }
}

extension ProvenDifference {
  fileprivate init(
    _ difference: ProofSegment.Difference, length: ClosedRange<Double>, isCurved: Bool, others: Int
  ) {
    let width = length.upperBound - length.lowerBound
    let growth = abs(difference.distanceAtEnd) - abs(difference.distanceAtStart)
    // A curve has no one slope, and a distance that passes 0 shrinks before it grows.
    let isEven = !isCurved && difference.distanceAtEnd * difference.distanceAtStart >= 0
    self.init(
      element: difference.element, edge: difference.edge, spec: difference.spec[0],
      constraints: difference.constraints[0], slope: isEven && width > 0 ? growth / width : 0,
      others: others)
  }
}
