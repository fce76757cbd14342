import Comparison
import Geometry

extension SweepProof {
  /// The result in one clause: `equal at every width from 280 to 1200 pt (15 segments)`.
  public var sentence: String {
    let range = "from \(sweep.lengths.words(" to ")) pt\(sweep.acrossWords)"
    switch outcome {
    case .equal:
      let count = segments.count == 1 ? "1 segment" : "\(segments.count) segments"
      let largest = segments.map(\.largestDistance).max() ?? 0
      let isNear = segments.contains { $0.verdict == .nearlyEqual }
      let distance = isNear ? ", within \(largest.tinyWithUnit)" : ""
      return "equal at every \(sweep.word) \(range) (\(count))\(distance)\(ambiguousWords)"
    case .unproven:
      let first = segments.first { !$0.verdict.agrees }
      let gap = first.map { "from \($0.lengths.words(" to ")) pt it is \($0.words)" } ?? ""
      return "no difference found \(range), but \(gap)"
    case .differs: return differenceSentence
    }
  }

  /// The elements that are ambiguous in any segment, as the end of a clause; empty without any.
  private var ambiguousWords: String {
    let names = Set(segments.flatMap(\.admittedElements)).sorted()
    return names.isEmpty ? "" : "; \(names.listed) \(names.count == 1 ? "is" : "are") ambiguous"
  }
}

extension SweepProof {
  /// The claim that is proven so far: `no difference from 280 to 512 pt`.
  var wordsSoFar: String {
    guard let end = segments.last?.lengths.upperBound else { return "nothing is proven yet" }
    guard let first = segments.first(where: \.disagrees) else {
      return "no difference from \((sweep.lengths.lowerBound...end).words(" to ")) pt"
    }
    return "up to \(end.withUnit), first at \(first.lengths.lowerBound.withUnit): \(first.words)"
  }

  /// Which elements are ambiguous, and at which lengths: one sentence for those whose spec frames are
  /// a valid solution, and one for the others; empty where nothing is ambiguous.
  ///
  /// Conflicts and unproven segments are left out: nothing is known of them.
  public var ambiguitySentences: [String] {
    var sentences: [String] = []
    if let places = places(of: \.admittedElements) {
      sentences.append("Ambiguous, and the spec's layout is one valid solution: \(places).")
    }
    if let places = places(of: \.refusedElements) {
      sentences.append(
        """
        Ambiguous, and the spec's layout is not a valid solution: \(places). Distances are from the \
        solution that the engine chose; another valid one may be closer.
        """)
    }
    return sentences
  }

  /// The elements with their ranges: `a from 280 to 400 pt; b and c from 300 to 350 pt`.
  private func places(of elements: KeyPath<ProofSegment, [String]>) -> String? {
    var ranges: [String: [ClosedRange<Double>]] = [:]
    for segment in segments {
      for name in segment[keyPath: elements] {
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
    return groups.sorted { $0.value[0] < $1.value[0] }
      .map { "\($0.value.listed) \(Self.words(for: $0.key))" }.joined(separator: "; ")
  }

  /// The ranges in words; of more than three, their number and both ends.
  private static func words(for ranges: [ClosedRange<Double>]) -> String {
    guard let first = ranges.first, let last = ranges.last, ranges.count > 3 else {
      return ranges.map { "from \($0.words(" to ")) pt" }.listed
    }
    let ends = (first.lowerBound...last.upperBound).words(" and ")
    return "in \(ranges.count) ranges between \(ends) pt"
  }
}

extension ProofSegment {
  /// The segment's lengths as the first column of a table: `280–457 pt`.
  public var range: String { lengths.tableWords }

  /// The verdict in words.
  public var words: String {
    switch verdict {
    case .equal:
      admittedElements.isEmpty ? "equal" : "equal; ambiguous: \(admittedElements.listed)"
    case .nearlyEqual: "equal within \(largestDistance.tinyWithUnit)"
    case .differs: differenceWords + lengths.pixelWords
    case .conflict, .unproven: (reason ?? "") + lengths.pixelWords
    }
  }

  /// The rules that a conflict breaks, or the reason why nothing is proven; `nil` for other verdicts.
  public var reason: String? {
    switch verdict {
    case .equal, .nearlyEqual, .differs: nil
    case .conflict(let rules):
      "required constraints conflict; \(rules.map { "'\($0)'" }.listedInShort) "
        + (rules.count == 1 ? "is broken" : "are broken")
    case .unproven(let reason): "not proven: \(reason)"
    }
  }

  /// The largest difference at the start, the first of the others, and how many more there are.
  private var differenceWords: String {
    let most = 2
    let largest = largestAtStart
    let others = differences.filter { $0 != largest }
    let ordered = [largest].compactMap(\.self) + others
    let shown = ordered.prefix(most).map(words).joined(separator: "; ")
    let more = differences.count - most
    let count = more > 0 ? "; and \(more) more \(more == 1 ? "edge" : "edges")" : ""
    return shown + count + (isCurved ? ", to within \(deviation.tinyWithUnit)" : "")
  }

  /// A difference at the first length, and its distance at the last length where that is another.
  private func words(of difference: Difference) -> String {
    var words = difference.sentence
    if difference.moves { words += " at \(lengths.lowerBound.withUnit)" }
    let (start, end) = (abs(difference.distanceAtStart), abs(difference.distanceAtEnd))
    guard lengths.lowerBound < lengths.upperBound, abs(end - start) > 1e-6 else { return words }
    let place = "at \(lengths.upperBound.withUnit)"
    // A curve may rise and fall in between.
    if isCurved { return "\(words), and \(end.withUnit) off \(place)" }
    if end < 0.005 { return "\(words), shrinking to nothing \(place)" }
    return "\(words), \(end > start ? "growing" : "shrinking") to \(end.withUnit) \(place)"
  }

  /// The change of a difference within the segment, as the end of a clause: `, growing by 1 pt per
  /// point of width`.
  func growth(of difference: Difference, in sweep: Sweep) -> String {
    let length = lengths.upperBound - lengths.lowerBound
    guard length > 0, !isCurved else { return "" }
    let start = abs(difference.distanceAtStart)
    let end = abs(difference.distanceAtEnd)
    guard abs(end - start) > 1e-6 else { return "" }
    let rate = abs(end - start) / length
    let change = end > start ? "growing" : "shrinking"
    return ", \(change) by \(NumberText.decimal(rate, places: 3)) pt per point of \(sweep.word)"
  }
}

extension ProofSegment.Difference {
  /// Both positions at the first length: `title.right is 62 pt in the spec and 79 pt in the
  /// constraints`.
  public var sentence: String {
    """
    \(element).\(edge.rawValue) is \(spec[0].withUnit) in the spec and \
    \(constraints[0].withUnit) in the constraints
    """
  }
}
