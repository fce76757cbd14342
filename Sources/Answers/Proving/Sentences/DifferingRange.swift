public import Comparison
import Geometry

/// Lengths without a gap at all of which the notations are proven to disagree, or a single one.
struct DifferingRange {
  /// What is told of them, in order, never empty.
  var segments: [ProofSegment]

  /// The first and the last length.
  var lengths: ClosedRange<Double> {
    let first = segments[0].lengths.lowerBound
    return first...max(first, segments[segments.count - 1].lengths.upperBound)
  }

  /// The largest distance of all edges, the first one; `nil` where all is conflict.
  var furthest: ProofSegment.Furthest? {
    segments.lazy.compactMap(\.furthest).reduce(nil) { furthest, other in
      other.distance > (furthest?.distance ?? 0) + 1e-6 ? other : furthest
    }
  }

  /// The first segments that are a conflict about the same rules; none where an edge differs first.
  private var firstConflict: ClosedRange<Double>? {
    guard case .conflict = segments[0].verdict else { return nil }
    let end = segments.prefix { $0.verdict == segments[0].verdict }.last?.lengths.upperBound
    return lengths.lowerBound...(end ?? lengths.upperBound)
  }

  /// Where it lies: `at widths from 280 to 300`, `only at the width 30`.
  func place(in sweep: Sweep) -> String {
    lengths.lowerBound == lengths.upperBound
      ? "only at the \(sweep.word) \(lengths.lowerBound.finePoints)"
      : "at \(sweep.word)s from \(lengths.words(" to "))"
  }

  /// What is wrong at its start.
  func start(in sweep: Sweep) -> String {
    if let conflict = firstConflict {
      let words = segments[0].words
      return conflict == lengths ? words : "up to \(conflict.upperBound.finePoints) \(words)"
    }
    guard let first = segments[0].differences.first else { return segments[0].words }
    let moves = segments.count > 1 || first.moves
    let place = moves ? "at \(lengths.lowerBound.finePoints) " : ""
    let growth = segments.count > 1 ? "" : segments[0].growth(of: first, in: sweep)
    return "\(place)\(first.sentence)\(growth)"
  }
}

extension SweepProof {
  /// Where the notations are proven to disagree: neighbouring segments as one stretch, in order.
  var differingRanges: [DifferingRange] {
    let parted = (listedSegments + isolatedDifferences).filter(\.disagrees)
      .sorted { $0.lengths.lowerBound < $1.lengths.lowerBound }
    return parted.reduce(into: []) { stretches, segment in
      guard let last = stretches.last, last.lengths.upperBound == segment.lengths.lowerBound else {
        return stretches.append(DifferingRange(segments: [segment]))
      }
      stretches[stretches.count - 1].segments.append(segment)
    }
  }

  /// Where they disagree first, at how many more stretches, and where edges are furthest apart: a
  /// clause; empty where they do not.
  var differenceSentence: String {
    let stretches = differingRanges
    guard let first = stretches.first, let last = stretches.last else { return "" }
    let across = sweep.acrossWords
    var sentence = "from \(sweep.lengths.words(" to "))\(across), they part "
    if stretches.count > 1 {
      sentence += """
        in \(stretches.count) stretches up to \(last.lengths.upperBound.finePoints), first
        """ + " "
    }
    sentence += first.place(in: sweep)
    if first.lengths == sweep.lengths {
      sentence = "they part at every \(sweep.word) from \(sweep.lengths.words(" to "))\(across)"
    }
    sentence += exceptionWords
    sentence += ": " + first.start(in: sweep)
    let whole = DifferingRange(segments: stretches.flatMap(\.segments))
    let told = abs(first.segments[0].differences.first?.distanceAtStart ?? 0)
    if let furthest = whole.furthest, furthest.distance > told + 1e-6 {
      sentence += """
        ; furthest apart at \(furthest.length.finePoints): \(furthest.element).\
        \(furthest.edge.rawValue) by \(furthest.distance.withUnit)
        """
    }
    if !stretches.contains(where: { $0.lengths.pixelWords.isEmpty }) {
      sentence += first.lengths.pixelWords
    }
    let isProven = !segments.contains { !$0.verdict.agrees && !$0.disagrees }
    return isProven ? sentence : sentence + "; not every other \(sweep.word) is proven"
  }
}

extension SweepProof {
  /// The single lengths at which they agree after all: ` but for 100 and 120`; nothing without any.
  private var exceptionWords: String {
    guard !isolatedAgreements.isEmpty else { return "" }
    return " but for \(isolatedAgreements.map(\.finePoints).listed(first: 3))"
  }
}

extension ProofSegment {
  /// How far an edge is apart at one length.
  public struct Furthest: Sendable, Equatable {
    /// The element, or `superview`.
    public var element: String
    /// The edge.
    public var edge: Edge
    /// The container's length, in points.
    public var length: Double
    /// How far both layouts put it from each other, in points.
    public var distance: Double
  }

  /// The largest distance of all edges that differ, the first one; `nil` where none does.
  public var furthest: Furthest? {
    var furthest: Furthest?
    for difference in differences {
      let ends = [
        (abs(difference.distanceAtStart), lengths.lowerBound),
        (abs(difference.distanceAtEnd), lengths.upperBound),
      ]
      for (distance, length) in ends where distance > (furthest?.distance ?? 0) + 1e-6 {
        furthest = Furthest(
          element: difference.element, edge: difference.edge, length: length, distance: distance)
      }
    }
    return furthest
  }
}

extension ProofSegment.Difference {
  /// Whether either layout moves the edge within the segment.
  var moves: Bool { abs(spec[1] - spec[0]) > 1e-6 || abs(constraints[1] - constraints[0]) > 1e-6 }
}
