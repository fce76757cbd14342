import Comparison
import Foundation
import Geometry
import Scenarios

extension ScenarioProof {
  /// What is proven, in one sentence without a full stop.
  public var sentence: String {
    let parts = sweeps.map(\.sentence)
    var sentence = parts.joined(separator: "; ")
    if outcome == .differs, isAsAnnounced, let expectation {
      sentence += "; as announced: \(expectation.reason)"
    } else if outcome == .equal, let expectation, !expectation.isConflict {
      sentence += "; what is announced comes of rounding, or lies beyond"
    }
    return sentence
  }
}

extension ScenarioProof {
  /// The proof as lines for people.
  public func text(withAllSegments showsAll: Bool) -> String {
    var lines = ["\(scenario): \(sentence)"]
    if !uncomparedElements.isEmpty {
      let names = uncomparedElements.joined(separator: ", ")
      lines.append("Only one of the notations places \(names), so nothing is compared there.")
    }
    for sweep in sweeps {
      let segments = showsAll ? sweep.segments : sweep.listedSegments.filter { !$0.verdict.agrees }
      let shown = segments + sweep.isolatedDifferences
      if !shown.isEmpty || sweeps.count > 1 { lines.append("\(sweep.sweep.heading):") }
      lines += shown.map { "  \($0.range)  \($0.words)" }
      lines += sweep.isolatedAgreements.map {
        "  \($0.points)  equal, at this \(sweep.sweep.word) alone"
      }
      lines += sweep.ambiguitySentences + sweep.roundedSentences + sweep.roundedTable
    }
    return lines.joined(separator: "\n")
  }
}

extension SweepProof {
  /// What is proven of the sweep, in one clause: `equal at every width from 280 to 1200 (15
  /// segments)`.
  public var sentence: String {
    let range = sweep.lengths.words(" to ")
    let count = segments.count == 1 ? "1 segment" : "\(segments.count) segments"
    let place = "\(sweep.acrossWords)"
    switch outcome {
    case .equal:
      let largest = segments.map(\.largestDistance).max() ?? 0
      let nearly = segments.contains { $0.verdict == .nearlyEqual }
      let distance = nearly ? ", up to \(largest.finePoints) points" : ""
      return "equal at every \(sweep.word) from \(range)\(place) (\(count))\(distance)\(openWords)"
    case .unproven:
      let first = segments.first { !$0.verdict.agrees }
      let gap = first.map { "from \($0.lengths.words(" to ")) it is \($0.words)" } ?? ""
      return "no difference is known from \(range)\(place), but \(gap)"
    case .differs: return differenceSentence
    }
  }

  /// What the constraints leave open in any segment; nothing where that is nothing.
  private var openWords: String {
    let open = Set(segments.flatMap(\.admittedElements)).sorted()
    return open.isEmpty ? "" : "; the constraints leave \(open.listed) open"
  }
}

extension Sweep {
  /// What changes: `width` or `height`.
  public var word: String { axis == .horizontal ? "width" : "height" }

  /// The other length in words, if there is one.
  var acrossWords: String {
    guard let across else { return "" }
    return " at the \(axis == .horizontal ? "height" : "width") \(across.finePoints)"
  }
}

extension ProofSegment {
  /// The segment as a line of a table: `280 – 291.42`.
  public var range: String { lengths.tableWords }

  /// The verdict in words.
  public var words: String {
    switch verdict {
    case .equal: admittedElements.isEmpty ? "equal" : "equal; open: \(admittedElements.listed)"
    case .nearlyEqual: "equal within \(largestDistance.finePoints)"
    case .differs: differenceWords + lengths.pixelWords
    case .conflict, .unproven: (reason ?? "") + lengths.pixelWords
    }
  }

  /// The rules in conflict, or why nothing is proven; `nil` elsewhere.
  public var reason: String? {
    switch verdict {
    case .equal, .nearlyEqual, .differs: nil
    case .conflict(let rules): "a conflict about \(rules.map { "'\($0)'" }.listed)"
    case .unproven(let reason): "not proven: \(reason)"
    }
  }

  /// The first differences, and how many more there are.
  private var differenceWords: String {
    let most = 2
    let listed = differences.prefix(most)
    let shown = listed.map(driftingWords).joined(separator: "; ")
    let start = listed.contains(where: \.moves) ? "at \(lengths.lowerBound.finePoints) " : ""
    let others = differences.count > most ? "; and \(differences.count - most) more" : ""
    let precision = isCurved ? ", to within \(deviation.finePoints)" : ""
    return start + shown + others + precision
  }

  /// An edge that differs at the first length, and how far it does at the last where that is not the
  /// same.
  private func driftingWords(_ difference: Difference) -> String {
    let (start, end) = (abs(difference.distanceAtStart), abs(difference.distanceAtEnd))
    guard lengths.lowerBound < lengths.upperBound, abs(end - start) > 1e-6 else {
      return difference.sentence
    }
    // A curve need not rise or fall all along.
    let change = isCurved ? "" : end > start ? "growing to " : "shrinking to "
    let apart = "\(end.withUnit) apart at \(lengths.upperBound.finePoints)"
    return "\(difference.sentence), \(change)\(apart)"
  }

  /// How the distance of an edge changes within the segment.
  func growth(of difference: Difference, in sweep: Sweep) -> String {
    let length = lengths.upperBound - lengths.lowerBound
    guard length > 0, !isCurved else { return "" }
    let start = abs(difference.distanceAtStart)
    let end = abs(difference.distanceAtEnd)
    guard abs(end - start) > 1e-6 else { return "" }
    let rate = abs(end - start) / length
    let change = end > start ? "growing" : "shrinking"
    return ", \(change) by \(rate.finePoints) for each point of \(sweep.word)"
  }
}

extension ProofSegment.Difference {
  /// `title.right is 62 in the spec and 79 in the constraints`.
  public var sentence: String {
    """
    \(element).\(edge.rawValue) is \(spec[0].points) in the spec and \
    \(constraints[0].points) in the constraints
    """
  }
}

extension Double {
  /// The number with at most six decimals, and none that say nothing.
  var finePoints: String {
    let shortened = (self * 1e6).rounded() / 1e6
    guard shortened.isFinite, abs(shortened) < 1e15 else { return points }
    if shortened == shortened.rounded() { return "\(Int(shortened))" }
    let text = "\(shortened)"
    guard text.contains("e") else { return text }
    let plain = String(format: "%.6f", shortened)
    return String(plain.reversed().drop { $0 == "0" }.reversed())
  }
}

extension ClosedRange<Double> {
  /// The lengths as a line of a table: `280 – 291.42`, or one number.
  var tableWords: String {
    lowerBound == upperBound ? lowerBound.finePoints : words(" – ")
  }

  /// Both ends with a word between; with all their digits where they are the same without.
  func words(_ between: String) -> String {
    let ends = [lowerBound.finePoints, upperBound.finePoints]
    guard ends[0] == ends[1], lowerBound < upperBound else {
      return ends.joined(separator: between)
    }
    return "\(lowerBound)\(between)\(upperBound)"
  }
}

extension Sweep {
  /// The containers in words: `Widths 280 to 1200 at the height 120`.
  public var heading: String {
    let kind = axis == .horizontal ? "Widths" : "Heights"
    return "\(kind) \(lengths.words(" to "))\(acrossWords)"
  }
}

extension SweepProof {
  /// Which elements the constraints leave open, and at which lengths: a sentence for those whose
  /// spec's frames are allowed, and one for those whose are not; none where nothing is open.
  ///
  /// Of conflicts and of what is not proven nothing is known.
  public var ambiguitySentences: [String] {
    var sentences: [String] = []
    if let places = ambiguousPlaces(of: \.admittedElements) {
      sentences.append("The constraints leave open, and allow the spec's frames: \(places).")
    }
    if let places = ambiguousPlaces(of: \.refusedElements) {
      sentences.append(
        """
        The constraints leave open, but do not allow the spec's frames: \(places); distances are \
        those from the frames that were chosen, and an allowed one may be nearer.
        """)
    }
    return sentences
  }

  /// `a from 280 to 400; b and c from 300 to 350`.
  private func ambiguousPlaces(of elements: KeyPath<ProofSegment, [String]>) -> String? {
    var stretches: [String: [ClosedRange<Double>]] = [:]
    for segment in segments {
      for name in segment[keyPath: elements] {
        let own = stretches[name, default: []]
        if let last = own.last, last.upperBound == segment.lengths.lowerBound {
          stretches[name]?[own.count - 1] = last.lowerBound...segment.lengths.upperBound
        } else {
          stretches[name] = own + [segment.lengths]
        }
      }
    }
    guard !stretches.isEmpty else { return nil }
    let groups = Dictionary(grouping: stretches.keys.sorted()) { stretches[$0] ?? [] }
    return groups.sorted { $0.value[0] < $1.value[0] }
      .map { "\($0.value.listed) \(Self.words(for: $0.key))" }.joined(separator: "; ")
  }

  /// The stretches in words, or their number and both ends where they are many.
  private static func words(for stretches: [ClosedRange<Double>]) -> String {
    guard let first = stretches.first, let last = stretches.last, stretches.count > 3 else {
      return stretches.map { "from \($0.words(" to "))" }.listed
    }
    let ends = (first.lowerBound...last.upperBound).words(" and ")
    return "in \(stretches.count) stretches between \(ends)"
  }
}
