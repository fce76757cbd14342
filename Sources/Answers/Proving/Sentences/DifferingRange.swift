public import Comparison
import Geometry

/// A range of lengths, without gaps, at which the notations are proven to differ; or a single length.
struct DifferingRange {
  /// The segments of the range, in order; never empty.
  var segments: [ProofSegment]

  /// The first and the last length, in points.
  var lengths: ClosedRange<Double> {
    let first = segments[0].lengths.lowerBound
    return first...max(first, segments[segments.count - 1].lengths.upperBound)
  }

  /// The first largest distance of all edges; `nil` where constraints conflict throughout.
  var furthest: ProofSegment.Furthest? {
    segments.lazy.compactMap(\.furthest).reduce(nil) { furthest, other in
      other.distance > (furthest?.distance ?? 0) + 1e-6 ? other : furthest
    }
  }

  /// The elements with an edge that differs.
  fileprivate var elements: Set<String> {
    Set(segments.flatMap { $0.differences.map(\.element) })
  }

  /// The lengths of the conflict at the start of the range; `nil` where an edge differs first.
  private var firstConflict: ClosedRange<Double>? {
    guard case .conflict = segments[0].verdict else { return nil }
    let end = segments.prefix { $0.verdict == segments[0].verdict }.last?.lengths.upperBound
    return lengths.lowerBound...(end ?? lengths.upperBound)
  }

  /// The range in words: `from 300 to 400 pt`, `from 344 pt up`, `up to 457 pt`, `only at 300 pt`.
  func place(in sweep: Sweep) -> String {
    let (start, end) = (lengths.lowerBound, lengths.upperBound)
    if start == end { return "only at \(start.exactWithUnit)" }
    if lengths == sweep.lengths {
      return "at every \(sweep.word) from \(lengths.words(" to ")) pt\(sweep.acrossWords)"
    }
    if end == sweep.lengths.upperBound { return "from \(start.withUnit) up" }
    if start == sweep.lengths.lowerBound { return "up to \(end.withUnit)" }
    return "from \(lengths.words(" to ")) pt"
  }

  /// The difference, or the conflict, at the start of the range.
  func start(in sweep: Sweep) -> String {
    if let conflict = firstConflict {
      let words = segments[0].words + otherConflictWords
      return conflict == lengths ? words : "up to \(conflict.upperBound.withUnit), \(words)"
    }
    guard let first = segments[0].largestAtStart else { return segments[0].words }
    let isSingle = segments.count == 1
    let place =
      !isSingle || first.moves ? " at \(lengths.lowerBound.withUnit)" : ""
    let growth = isSingle ? segments[0].growth(of: first, in: sweep) : ""
    return "\(first.sentence)\(place)\(growth)"
  }

  /// The largest distance in words, where it is larger than the first one; else empty.
  fileprivate func largestWords(beyond distance: Double) -> String {
    guard let furthest, furthest.distance > distance + 1e-6 else { return "" }
    let edge = "\(furthest.element).\(furthest.edge.rawValue)"
    return "; largest difference \(furthest.distance.withUnit) (\(edge) at "
      + "\(furthest.length.withUnit))"
  }

  /// The conflicts of other rules than in the first segment; empty where there are none.
  private var otherConflictWords: String {
    let last = segments.last { segment in
      guard case .conflict = segment.verdict else { return false }
      return segment.verdict != segments[0].verdict
    }
    return last.map { "; other rules conflict up to \($0.lengths.upperBound.withUnit)" } ?? ""
  }

  /// The distance that `start` names, in points; 0 for a conflict.
  fileprivate var firstDistance: Double {
    abs(segments[0].largestAtStart?.distanceAtStart ?? 0)
  }
}

extension SweepProof {
  /// The ranges in which the notations are proven to differ, in order, without gaps each.
  var differingRanges: [DifferingRange] {
    let differing = (listedSegments + isolatedDifferences).filter(\.disagrees)
      .sorted { $0.lengths.lowerBound < $1.lengths.lowerBound }
    return differing.reduce(into: []) { ranges, segment in
      guard let last = ranges.last, last.lengths.upperBound == segment.lengths.lowerBound else {
        return ranges.append(DifferingRange(segments: [segment]))
      }
      ranges[ranges.count - 1].segments.append(segment)
    }
  }

  /// The differing ranges, the first difference, and the largest one, as a clause; empty where nothing
  /// differs.
  var differenceSentence: String {
    let ranges = differingRanges
    guard let first = ranges.first, let last = ranges.last else { return "" }
    var sentence = "differs "
    if ranges.count > 1 {
      let whole = first.lengths.lowerBound...last.lengths.upperBound
      sentence += "in \(ranges.count) ranges between \(whole.words(" and ")) pt (\(sweep.words)), "
      sentence += "first \(first.place(in: sweep))"
    } else {
      sentence += first.place(in: sweep)
      if first.lengths != sweep.lengths { sentence += " (\(sweep.words))" }
    }
    sentence += exceptionWords
    sentence += ": " + first.start(in: sweep)
    sentence += DifferingRange(segments: ranges.flatMap(\.segments))
      .largestWords(beyond: first.firstDistance)
    if !ranges.contains(where: { $0.lengths.pixelWords.isEmpty }) {
      sentence += first.lengths.pixelWords
    }
    let isProven = !segments.contains { !$0.verdict.agrees && !$0.disagrees }
    return isProven ? sentence : sentence + "; not every other \(sweep.word) is proven"
  }

  /// The single lengths at which they are equal after all: ` except at 100 and 120 pt`; empty without
  /// any.
  private var exceptionWords: String {
    guard !isolatedAgreements.isEmpty else { return "" }
    return " except at \(isolatedAgreements.map(\.exact).listed(first: 3)) pt"
  }
}

extension SweepProof {
  /// The rows of a table: each segment that is not equal, or all of them.
  ///
  /// Unless all are asked for, neighbours in which the same elements differ share a row, and at most
  /// eight rows are listed: one missing constraint may make dozens of segments differ. With `causes`,
  /// neighbours that differ for the same causes share a row too, and the causes follow the rows.
  func rows(withAllSegments showsAll: Bool, causes: RangeCauses? = nil) -> [String] {
    var rows: [String]
    var sentences: [String] = []
    if showsAll {
      rows = segments.map { "\($0.range)  \($0.words)" }
    } else {
      var groups = groupedSegments
      if let causes { (groups, sentences) = causes.joined(groups, in: sweep) }
      let most = 8
      rows = groups.prefix(most).map { $0.row(in: sweep) }
      if groups.count > most {
        let end = groups[groups.count - 1].lengths.upperBound.withUnit
        rows.append("… and \(groups.count - most) more ranges up to \(end): see --segments")
      }
    }
    rows += isolatedDifferences.map { "\($0.range)  \($0.words)" }
    rows += isolatedAgreements.map { "\($0.exactWithUnit)  equal, at this \(sweep.word) alone" }
    return (rows + sentences).map { "  \($0)" }
  }

  /// The segments that are not equal, with neighbours grouped in which the same elements differ.
  private var groupedSegments: [DifferingRange] {
    listedSegments.filter { !$0.verdict.agrees }.reduce(into: []) { groups, segment in
      let next = DifferingRange(segments: [segment])
      guard let last = groups.last, last.lengths.upperBound == segment.lengths.lowerBound,
        last.segments[0].verdict == segment.verdict, last.elements == next.elements
      else { return groups.append(next) }
      groups[groups.count - 1].segments.append(segment)
    }
  }
}

extension DifferingRange {
  /// The range as a row of a table.
  fileprivate func row(in sweep: Sweep) -> String {
    guard segments.count > 1 else { return "\(segments[0].range)  \(segments[0].words)" }
    let names = elements.sorted()
    let list = names.count > 1 ? "; differing elements: \(names.listed)" : ""
    return """
      \(lengths.tableWords)  \(start(in: sweep))\(largestWords(beyond: firstDistance))\(list) \
      (\(segments.count) segments)
      """
  }
}

extension ProofSegment {
  /// The distance of an edge at one length.
  public struct Furthest: Sendable, Equatable {
    /// The element, or `superview`.
    public var element: String
    /// The edge.
    public var edge: Edge
    /// The container's length, in points.
    public var length: Double
    /// The distance between both positions of the edge, in points.
    public var distance: Double
  }

  /// The first largest distance of all edges that differ; `nil` where none does.
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

  /// The edge that differs most at the start, the first of several; `nil` where none differs.
  public var largestAtStart: Difference? {
    differences.reduce(nil) { largest, other in
      let distance = largest.map { abs($0.distanceAtStart) } ?? -1
      return abs(other.distanceAtStart) > distance + 1e-6 ? other : largest
    }
  }
}

extension ProofSegment.Difference {
  /// Whether either layout moves the edge within the segment.
  var moves: Bool { abs(spec[1] - spec[0]) > 1e-6 || abs(constraints[1] - constraints[0]) > 1e-6 }
}
