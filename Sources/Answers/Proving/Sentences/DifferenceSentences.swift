import Comparison
import Geometry
import Layouts
import Phrases

extension ProofRange {
  /// The elements with an edge that differs.
  fileprivate var elements: Set<String> {
    Set(segments.flatMap { $0.differences.map { $0.element } })
  }

  /// The lengths of the conflict at the start of the range; `nil` where an edge differs first.
  private var firstConflict: ClosedRange<Double>? {
    guard verdict.isConflict else { return nil }
    let end = segments.prefix { $0.verdict == verdict }.last?.lengths.upperBound
    return lengths.lowerBound...(end ?? lengths.upperBound)
  }

  /// The range in words: `from 300 to 400 pt`, `from 344 pt up`, `up to 457 pt`, `only at 300 pt`.
  fileprivate func place(in sweep: Sweep) -> Phrase {
    let (start, end) = (lengths.lowerBound, lengths.upperBound)
    if start == end { return "only at \(start.exactWithUnit)" }
    if lengths == sweep.lengths {
      return "at every \(sweep.word) from \(lengths.words(" to ")) pt\(sweep.acrossWords)"
    }
    if end == sweep.lengths.upperBound { return "from \(points: start) up" }
    if start == sweep.lengths.lowerBound { return "up to \(points: end)" }
    return "from \(lengths.words(" to ")) pt"
  }

  /// The difference, or the conflict, at the start of the range.
  fileprivate func start(in sweep: Sweep) -> Phrase {
    if let conflict = firstConflict {
      let words: Phrase = "\(segments[0].phrase)\(otherConflicts)"
      return conflict == lengths ? words : "up to \(points: conflict.upperBound), \(words)"
    }
    guard let first = segments[0].largestAtStart else { return segments[0].phrase }
    let isSingle = segments.count == 1
    let place: Phrase = !isSingle || first.moves ? " at \(points: lengths.lowerBound)" : ""
    let growth = isSingle ? segments[0].growth(of: first, in: sweep) : ""
    return "\(first.phrase)\(place)\(growth)"
  }

  /// A largest distance in words, where it is larger than the first one; else empty.
  fileprivate func words(ofLargest furthest: ProofSegment.Furthest?) -> Phrase {
    guard let furthest, furthest.distance > firstDistance + 1e-6 else { return "" }
    return """
      ; largest difference \(points: furthest.distance) (\(furthest.element).\
      \(furthest.edge.rawValue) at \(points: furthest.length))
      """
  }

  /// The conflicts of other rules than in the first segment; empty where there are none.
  private var otherConflicts: Phrase {
    segments.last { $0.verdict.isConflict && $0.verdict != verdict }.map {
      "; other rules conflict up to \(points: $0.lengths.upperBound)"
    } ?? ""
  }

  /// The distance that `start` names, in points; 0 for a conflict.
  private var firstDistance: Double { abs(segments[0].largestAtStart?.distanceAtStart ?? 0) }
}

extension SweepProof {
  /// The ranges in which the notations are proven to differ, in order, without gaps each.
  private var differingRanges: [ProofRange] {
    let differing = (listedSegments + isolatedDifferences).filter { $0.verdict.disagrees }
      .sorted { $0.lengths.lowerBound < $1.lengths.lowerBound }
    return differing.reduce(into: []) { ranges, segment in
      guard let last = ranges.last, last.lengths.upperBound == segment.lengths.lowerBound else {
        return ranges.append(ProofRange(segments: [segment]))
      }
      ranges[ranges.count - 1].segments.append(segment)
    }
  }

  /// The differing ranges, the first difference, and the largest one, as a clause; empty where nothing
  /// differs.
  var differencePhrase: Phrase {
    let ranges = differingRanges
    guard let first = ranges.first, let last = ranges.last else { return "" }
    var phrase: Phrase = "differs "
    if ranges.count > 1 {
      let whole = first.lengths.lowerBound...last.lengths.upperBound
      phrase += """
        in \(ranges.count) ranges between \(whole.words(" and ")) pt (\(sweep.words)), first \
        \(first.place(in: sweep))
        """
    } else {
      phrase += first.place(in: sweep)
      if first.lengths != sweep.lengths { phrase += " (\(sweep.words))" }
    }
    if !isolatedAgreements.isEmpty {
      phrase += " except at \(isolatedAgreements.map({ $0.exact }).listed(first: 3)) pt"
    }
    phrase += ": \(first.start(in: sweep))"
    phrase += first.words(ofLargest: ranges.flatMap { $0.segments }.furthest)
    if ranges.allSatisfy({ $0.lengths.isBetweenPixels }) { phrase += "\(first.lengths.pixelWords)" }
    if segments.contains(where: { $0.verdict.isUnproven }) {
      phrase += "; not every other \(sweep.word) is proven"
    }
    return phrase
  }

  /// The rows of a table: each segment that is not equal, or all of them.
  ///
  /// Unless all are asked for, neighbours in which the same elements differ share a row, and at most
  /// eight rows are listed: one missing constraint may make dozens of segments differ. With `causes`,
  /// neighbours that differ for the same causes share a row too, and the causes follow the rows.
  func rows(withAllSegments showsAll: Bool, causes: RangeCauses? = nil) -> [Phrase] {
    var rows: [Phrase]
    var sentences: [Phrase] = []
    if showsAll {
      rows = segments.map { $0.row }
    } else {
      var groups = groupedSegments
      if let causes { (groups, sentences) = causes.joined(groups, in: sweep) }
      let most = 8
      rows = groups.prefix(most).map { $0.row(in: sweep) }
      if groups.count > most {
        let end = groups[groups.count - 1].lengths.upperBound
        rows.append("… and \(groups.count - most) more ranges up to \(points: end): see --segments")
      }
    }
    rows += isolatedDifferences.map { $0.row }
    rows += isolatedAgreements.map { "\($0.exactWithUnit)  equal, at this \(sweep.word) alone" }
    return (rows + sentences).map { "  \($0)" }
  }

  /// The segments that are not equal, with neighbours grouped in which the same elements differ.
  private var groupedSegments: [ProofRange] {
    listedSegments.filter { !$0.verdict.agrees }.reduce(into: []) { groups, segment in
      let next = ProofRange(segments: [segment])
      guard let last = groups.last, last.lengths.upperBound == segment.lengths.lowerBound,
        last.verdict == segment.verdict, last.elements == next.elements
      else { return groups.append(next) }
      groups[groups.count - 1].segments.append(segment)
    }
  }
}

extension ProofRange {
  /// The range as a row of a table.
  fileprivate func row(in sweep: Sweep) -> Phrase {
    guard segments.count > 1 else { return segments[0].row }
    let names = elements.sorted()
    let list = names.count > 1 ? "; differing elements: \(names.listed)" : ""
    return """
      \(lengths.tableWords)  \(start(in: sweep))\(words(ofLargest: furthest))\(list) \
      (\(segments.count) segments)
      """
  }
}
