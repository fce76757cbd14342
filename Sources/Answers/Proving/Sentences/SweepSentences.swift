import Comparison
import Geometry
import Layouts
package import Phrases

extension SweepProof {
  /// The result in one clause: `equal at every width from 280 to 1200 pt (15 segments)`.
  package var phrase: Phrase {
    let range: Phrase = "from \(sweep.lengths.words(" to ")) pt\(sweep.acrossWords)"
    switch outcome {
    case .equal:
      let count: Phrase = segments.count == 1 ? "1 segment" : "\(segments.count) segments"
      let largest = segments.map { $0.largestDistance }.max() ?? 0
      let isNear = segments.contains { $0.verdict == .nearlyEqual }
      let distance: Phrase = isNear ? ", within \(largest.tinyWithUnit)" : ""
      return "\(equalPhrase) (\(count))\(distance)\(ambiguousWords)"
    case .unproven, .notTried:
      let gap = segments.first { !$0.verdict.agrees }.map { first -> Phrase in
        "from \(first.lengths.words(" to ")) pt it is \(first.phrase)"
      }
      return "no difference found \(range), but \(gap ?? "")"
    case .differs: return differencePhrase
    }
  }

  /// The elements that are ambiguous in any segment, as the end of a clause; empty without any.
  private var ambiguousWords: String {
    let names = Set(segments.flatMap { $0.admittedElements }).sorted()
    return names.isEmpty ? "" : "; \(names.listed) \(names.count == 1 ? "is" : "are") ambiguous"
  }

  /// The claim that is proven so far: `no difference from 280 to 512 pt`.
  var wordsSoFar: Phrase {
    guard let end = segments.last?.lengths.upperBound else { return "nothing is proven yet" }
    guard let first = segments.first(where: { $0.verdict.disagrees }) else {
      return "no difference from \((sweep.lengths.lowerBound...end).words(" to ")) pt"
    }
    return "up to \(points: end), first at \(points: first.lengths.lowerBound): \(first.phrase)"
  }

  /// Which elements are ambiguous, and at which lengths: one sentence for those whose spec frames are
  /// a valid solution, and one for the others; empty where nothing is ambiguous.
  ///
  /// Conflicts and unproven segments are left out: nothing is known of them.
  var ambiguitySentences: [Phrase] {
    var sentences: [Phrase] = []
    if let places = places(of: { $0.admittedElements }) {
      sentences.append("Ambiguous, and the spec's layout is one valid solution: \(places).")
    }
    if let places = places(of: { $0.refusedElements }) {
      sentences.append(
        """
        Ambiguous, and the spec's layout is not a valid solution: \(places). Distances are from the \
        solution that the engine chose; another valid one may be closer.
        """)
    }
    return sentences
  }

  /// The elements with their ranges: `a from 280 to 400 pt; b and c from 300 to 350 pt`.
  private func places(of elements: (ProofSegment) -> [String]) -> Phrase? {
    var ranges: [String: [ClosedRange<Double>]] = [:]
    for segment in segments {
      for name in elements(segment) {
        let own = ranges[name, default: []]
        if let last = own.last, last.upperBound == segment.lengths.lowerBound {
          ranges[name]?[own.count - 1] = last.lowerBound...segment.lengths.upperBound
        } else {
          ranges[name] = own + [segment.lengths]
        }
      }
    }
    guard !ranges.isEmpty else { return nil }
    let groups = Dictionary(grouping: ranges.keys.sorted()) { ranges[$0] ?? [] }
    let phrases = groups.sorted { $0.value[0] < $1.value[0] }.map { lengths, names -> Phrase in
      "\(names.listed) \(Self.words(for: lengths))"
    }
    return phrases.joined(separator: "; ")
  }

  /// The ranges in words; of more than three, their number and both ends.
  private static func words(for ranges: [ClosedRange<Double>]) -> Phrase {
    guard let first = ranges.first, let last = ranges.last, ranges.count > 3 else {
      return ranges.map { range -> Phrase in "from \(range.words(" to ")) pt" }.listed
    }
    let ends = (first.lowerBound...last.upperBound).words(" and ")
    return "in \(ranges.count) ranges between \(ends) pt"
  }
}

extension ProofSegment {
  /// The segment as a row of a table: `280–457 pt  equal`.
  var row: Phrase { "\(lengths.tableWords)  \(phrase)" }

  /// The verdict in words.
  var phrase: Phrase {
    switch verdict {
    case .equal:
      admittedElements.isEmpty ? "equal" : "equal; ambiguous: \(admittedElements.listed)"
    case .nearlyEqual: "equal within \(largestDistance.tinyWithUnit)"
    case .differs: "\(differencePhrase)\(lengths.pixelWords)"
    case .conflict, .unproven: "\(verdict.reason ?? "")\(lengths.pixelWords)"
    }
  }

  /// The largest difference at the start, the first of the others, and how many more there are.
  private var differencePhrase: Phrase {
    let most = 2
    let largest = largestAtStart
    let others = differences.filter { $0 != largest }
    let ordered = [largest].compactMap { $0 } + others
    var phrase = ordered.prefix(most).map(words).joined(separator: "; ")
    let more = differences.count - most
    if more > 0 { phrase += "; and \(more) more \(more == 1 ? "edge" : "edges")" }
    if isCurved { phrase += ", to within \(deviation.tinyWithUnit)" }
    return phrase
  }

  /// A difference at the first length, and its distance at the last length where that is another.
  private func words(of difference: Difference) -> Phrase {
    var words = difference.phrase
    if difference.moves { words += " at \(points: lengths.lowerBound)" }
    let (start, end) = (abs(difference.distanceAtStart), abs(difference.distanceAtEnd))
    guard lengths.lowerBound < lengths.upperBound, abs(end - start) > 1e-6 else { return words }
    let place: Phrase = "at \(points: lengths.upperBound)"
    // A curve may rise and fall in between.
    if isCurved { return "\(words), and \(points: end) off \(place)" }
    if end < 0.005 { return "\(words), shrinking to nothing \(place)" }
    return "\(words), \(end > start ? "growing" : "shrinking") to \(points: end) \(place)"
  }

  /// The change of a difference within the segment, as the end of a clause: `, growing by 1 pt per
  /// point of width`.
  func growth(of difference: Difference, in sweep: Sweep) -> Phrase {
    let length = lengths.upperBound - lengths.lowerBound
    guard length > 0, !isCurved else { return "" }
    let start = abs(difference.distanceAtStart)
    let end = abs(difference.distanceAtEnd)
    guard abs(end - start) > 1e-6 else { return "" }
    let rate = abs(end - start) / length
    return """
      , \(end > start ? "growing" : "shrinking") by \(decimal: rate, places: 3) pt per point of \
      \(sweep.word)
      """
  }
}

extension ProofSegment.Difference {
  /// Whether either layout moves the edge within the segment.
  var moves: Bool { abs(spec[1] - spec[0]) > 1e-6 || abs(constraints[1] - constraints[0]) > 1e-6 }

  /// Both positions at the first length: `title.right is 62 pt in the spec and 79 pt in the
  /// constraints`.
  var phrase: Phrase {
    """
    \(element).\(edge.rawValue) is \(points: spec[0]) in the spec and \(points: constraints[0]) in \
    the constraints
    """
  }
}

extension [SweepProof] {
  /// The results in clauses; several cases with the same result are one: `equal at every width from 280
  /// to 1200 pt in 12 cases (36 segments)`.
  package var phraseOfCases: Phrase {
    var groups: [(phrase: Phrase, proofs: [SweepProof])] = []
    for proof in self {
      var unnamed = proof
      unnamed.sweep.caseName = nil
      let phrase = proof.outcome == .equal ? unnamed.equalPhrase : unnamed.phrase
      if let same = groups.firstIndex(where: { $0.phrase == phrase }) {
        groups[same].proofs.append(proof)
      } else {
        groups.append((phrase, [proof]))
      }
    }
    let shown =
      groups.filter { $0.proofs[0].outcome != .equal }.prefix(4)
      + groups.filter { $0.proofs[0].outcome == .equal }
    let more = groups.count - shown.count
    let clauses = shown.map { phrase, proofs -> Phrase in
      let first = proofs[0].sweep
      guard proofs.count > 1 else {
        return first.caseName == nil ? proofs[0].phrase : "\(phrase)\(first.caseWords)"
      }
      let count = proofs.map { $0.segments.count }.reduce(0, +)
      let segments =
        proofs[0].outcome == .equal
        ? " (\(count) segments)" : first.caseName.map { ", first \($0)" } ?? ""
      return "\(phrase) in \(proofs.count) cases\(segments)"
    }
    return
      (clauses
      + (more == 0 ? [] : ["other results in \(more) more \(more == 1 ? "case" : "cases")"]))
      .joined(
        separator: "; ")
  }
}

extension SweepProof {
  /// That it is equal, without the number of its segments.
  fileprivate var equalPhrase: Phrase {
    "equal at every \(sweep.word) from \(sweep.lengths.words(" to ")) pt\(sweep.acrossWords)"
  }
}
