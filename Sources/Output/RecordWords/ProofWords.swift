package import Comparison
import Geometry
import Layouts
import Phrases
package import RunRecords

extension ProofRecord {
  /// The result of the proof, in one sentence without a full stop.
  package var sentence: String {
    let more = reason.map { sweeps.isEmpty ? $0.clause : "; \($0.clause)" } ?? ""
    switch outcome {
    case .notTried: return "not tried: " + more
    case .equal:
      let cases = Set(sweeps.map { $0.sweep.caseName }).count
      if cases > 1 {
        let count = sweeps.map { $0.segments.count }.reduce(0, +)
        return "equal at every width from \(range) in \(cases) cases: proven on "
          + ListText.count(count, "segment") + ProofRange.ambiguityWords(ambiguousElements) + more
      }
      let segments = sweeps.map { sweep in
        ListText.count(sweep.segments.count, "segment")
          + (sweeps.count > 1 ? " (\(sweep.heightText))" : "")
      }
      return "equal at every width from \(range): proven on "
        + segments.joined(separator: " and ") + ProofRange.ambiguityWords(ambiguousElements) + more
    case .differs, .unproven:
      let sweep = sweeps.first { $0.outcome == outcome } ?? sweeps.first
      let first = sweep?.ranges.first {
        outcome == .differs ? $0.verdict.disagrees : !$0.verdict.agrees
      }
      guard let sweep, let first else { return "not every width is proven" + more }
      guard outcome == .differs else {
        return "not proven \(first.place), \(sweep.heightText): \(first.words(in: sweep))\(more)"
      }
      let expected = isAsAnnounced ? "; as expected" : ""
      let isPartial = sweeps.contains { $0.segments.contains { $0.verdict.isUnproven } }
      let gaps = isPartial ? "; some other widths are not proven" : ""
      return sweep.differenceWords + expected + gaps + more
    }
  }

  /// Whether it proves that the spec's layout is one valid solution where there are others: an app may
  /// draw any of them.
  package var isAmbiguous: Bool {
    outcome == .equal && !ambiguousElements.isEmpty
  }

  /// The elements that are ambiguous at some width, and whose frames in the spec are valid solutions.
  package var ambiguousElements: [String] {
    Set(sweeps.flatMap { $0.segments.flatMap { $0.admittedElements } }).sorted()
  }

  private var range: String { sweeps.first?.sweep.lengths.points ?? "none" }
}

extension SweepProof {
  /// The height at all its widths, and the case: `120 pt high`, or `self-sizing height, long`.
  package var heightText: String {
    (sweep.across.map { "\($0.withUnit) high" } ?? "self-sizing height")
      + (sweep.caseName.map { ", \($0)" } ?? "")
  }

  /// The whole range for a heading: `From 280 to 1200 pt, 120 pt high`.
  package var heading: String { "From \(sweep.lengths.points), \(heightText)" }

  /// The breakpoints in a sentence; `nil` where there are none.
  package var breakpointWords: String? {
    let breakpoints = breakpoints
    guard !breakpoints.isEmpty else { return nil }
    let most = SizeLimits.writtenBreakpoints
    let shown = breakpoints.prefix(most).map { $0.points }.joined(separator: ", ")
    let more = breakpoints.count - most
    let count = breakpoints.count == 1 ? "One breakpoint" : "\(breakpoints.count) breakpoints"
    let noun = breakpoints.count == 1 ? "a width" : "widths"
    return "\(count) (\(noun) at which an edge changes slope): \(shown)"
      + (more > 0 ? " pt and \(more) more." : " pt.")
  }

  /// Neighbouring width ranges that differ, joined; ascending.
  private var differingRuns: [[ProofRange]] {
    ranges.filter { $0.verdict.disagrees }.sorted { $0.from < $1.from }
      .reduce(into: []) { runs, range in
        guard runs.last?.last?.to == range.from else { return runs.append([range]) }
        runs[runs.count - 1].append(range)
      }
  }

  /// Where the notations first differ, in how many width ranges they do, and where edges are furthest
  /// apart; empty where they do not differ.
  fileprivate var differenceWords: String { differingPlaces + agreementWords }

  /// The single widths, with differences on both sides, at which both agree.
  private var agreementWords: String {
    let widths = isolatedAgreements.map { $0.points }
    return widths.isEmpty ? "" : "; both agree at \(widths.listed(first: 3)) pt"
  }

  private var differingPlaces: String {
    let runs = differingRuns
    guard let run = runs.first, let first = run.first, let end = run.last?.to else { return "" }
    // The sentence of a single range names its largest difference itself.
    if runs.count == 1, run.count == 1 {
      return "\(first.verb) \(first.place), \(heightText): \(first.words(in: self))"
    }
    let place = first.from == end ? first.place : "from \((first.from...end).points)"
    let last = runs.last?.last?.to ?? end
    let many =
      runs.count > 1 ? "in \(runs.count) width ranges up to \(last.withUnit), first " : ""
    let start =
      first.difference.map { $0.words + growthWords(of: first) + first.otherWords }
      ?? first.words(in: self)
    let extent = run.count > 1 ? "from \(first.lengths.points), " : ""
    let furthest = runs.joined().flatMap { $0.segments }.furthest
    // Where constraints conflict, no edge has a right place, and no distance is measured.
    let isSatisfiable = runs.joined().allSatisfy { !$0.verdict.isConflict }
    let far = furthest.map {
      $0.words(
        beyond: first.difference, where: isSatisfiable ? "" : " where nothing conflicts")
    }
    return "\(first.verb) \(many)\(place), \(heightText): \(extent)\(start)\(far ?? "")"
  }

  /// How the first difference of a range grows with the width, up to the next breakpoint; empty where
  /// it does not.
  fileprivate func growthWords(of range: ProofRange) -> String {
    let slope = range.segments[0].slope
    guard abs(slope) > 1e-6 else { return "" }
    let next = range.segments.count > 1 ? breakpoints.first { $0 > range.from } : nil
    let limit = next.map { ", up to \($0.withUnit)" } ?? ""
    return ", and the difference \(slope > 0 ? "grows" : "shrinks") by "
      + "\(NumberText.plain(abs(slope))) pt per pt of width\(limit)"
  }
}

extension ProofRange {
  package var from: Double { lengths.lowerBound }
  package var to: Double { lengths.upperBound }

  /// The widths in words: `from 516 to 1200 pt`, `at 100 pt only`.
  package var place: String {
    from == to
      ? "at \(from.withUnit) only" : "from \(lengths.points)"
  }

  /// `differs`, or `conflict`.
  fileprivate var verb: String { verdict.isConflict ? "conflict" : "differs" }

  /// The edge that differs most at the first width; `nil` where none does.
  fileprivate var difference: ProofSegment.Difference? { segments[0].largestAtStart }

  /// The proven facts about it.
  package func words(in sweep: SweepProof) -> String {
    let ambiguity = Self.ambiguityWords(segments[0].admittedElements)
    switch verdict {
    case .equal: return "equal\(ambiguity)"
    case .nearlyEqual: return "equal within \(Tolerance.equal.withUnit)\(ambiguity)"
    case .conflict, .unproven:
      return (verdict.reason?.typeset ?? "") + lengths.pixelWords
    case .differs:
      guard let difference else { return "an edge differs" }
      let far = from < to ? furthest?.words(beyond: difference, where: "") : nil
      return difference.words + sweep.growthWords(of: self) + otherWords + (far ?? "")
        + lengths.pixelWords
    }
  }

  /// Names ambiguous elements after another sentence; empty where there are none.
  package static func ambiguityWords(_ elements: [String]) -> String {
    elements.isEmpty ? "" : "; ambiguous in the constraints: \(ListText.of(elements))"
  }

  /// How many other edges differ too at the first width.
  fileprivate var otherWords: String {
    let others = segments[0].differences.count + segments[0].otherDifferences - 1
    return others < 1
      ? "" : "; \(ListText.count(others, "other edge")) \(others == 1 ? "differs" : "differ") too"
  }
}

extension ProofSegment.Furthest {
  /// Where it is; empty where `shown`, which the sentence names already, is as large.
  fileprivate func words(
    beyond shown: ProofSegment.Difference?, where condition: String
  ) -> String {
    guard distance > abs(shown?.distanceAtStart ?? 0) + 1e-6 else { return "" }
    return "; largest difference\(condition): \(element).\(edge.rawValue) by "
      + "\(distance.withUnit) at \(length.withUnit)"
  }
}

extension ProofSegment {
  /// The growth of the largest difference at the first width, in points per point of width; negative where
  /// it shrinks, and 0 where it has no one slope.
  fileprivate var slope: Double {
    guard let difference = largestAtStart else { return 0 }
    let width = lengths.upperBound - lengths.lowerBound
    let growth = abs(difference.distanceAtEnd) - abs(difference.distanceAtStart)
    // A curve has no one slope, and a distance that passes 0 shrinks before it grows.
    let isEven = !isCurved && difference.distanceAtEnd * difference.distanceAtStart >= 0
    return isEven && width > 0 ? growth / width : 0
  }
}

extension ClosedRange<Double> {
  /// Both ends with their unit: `280 to 1200 pt`.
  package var points: String { "\(lowerBound.points) to \(upperBound.withUnit)" }
}

extension ProofSegment.Difference {
  /// `legend.right is 516 pt in the layout spec and 516.01 pt in the constraints`.
  package var words: String {
    "\(element).\(edge.rawValue) is \(spec[0].withUnit) in the layout spec and "
      + "\(constraints[0].withUnit) in the constraints"
  }
}

extension ProofRecord {
  /// The result in few words, for the overview.
  ///
  /// Examples are `proven`, `differs from 344 to 365.19 pt and in 2 more width ranges` and `conflict
  /// from 220 to 316 pt, differs up to 1200 pt`.
  package var cellWords: String {
    let mark = StatusMark(self)
    guard outcome == .differs else { return mark.word }
    let ranges = disagreements
    guard let first = ranges.first,
      let start = sweeps.map({ $0.sweep.lengths.lowerBound }).min(),
      let end = sweeps.map({ $0.sweep.lengths.upperBound }).max()
    else { return mark.word }
    let more = ranges.dropFirst().count { $0.isConflict == first.isConflict }
    let alike = more == 0 ? "" : " and in \(ListText.count(more, "more width range"))"
    let others = alike + Self.words(of: ranges, besides: first, upTo: end)
    if first.from == start, first.to == end {
      return "\(first.verb) at every width\(exceptionWords)"
    }
    return "\(first.verb) \(first.place(upTo: end))\(others)"
  }

  /// How many of these scenarios are proven at every width, after their number: `, 38 proven at every
  /// width`; empty where no proof was tried.
  package static func words(for scenarios: [ScenarioRecord]) -> String {
    let differing = scenarios.count { $0.proof?.outcome == .differs }
    let more =
      differing == 0
      ? "" : ", \(differing) \(differing == 1 ? "differs" : "differ") at other widths"
    let proven = shortWords(for: scenarios)
    return (proven.isEmpty ? "" : "\(proven) at every width") + more
  }

  /// The same in short: `, all proven`, `, 8 proven`.
  package static func shortWords(for scenarios: [ScenarioRecord]) -> String {
    let proven = scenarios.count { $0.proof?.outcome == .equal }
    if proven == 0 { return "" }
    if proven < scenarios.count { return ", \(proven) proven" }
    return proven == 1 ? ", proven" : ", all proven"
  }

  /// Where there are differences besides conflicts, or conflicts besides differences: `, differs up
  /// to 1200 pt`.
  private static func words(
    of ranges: [Disagreement], besides first: Disagreement, upTo end: Double
  ) -> String {
    let others = ranges.filter { $0.isConflict != first.isConflict }
    guard let other = others.first else { return "" }
    if others.count > 1 { return ", \(other.verb) in \(others.count) width ranges" }
    if ranges.count == 2, other.from == first.to, other.from < other.to {
      return ", \(other.verb) up to \(other.to.withUnit)"
    }
    return ", \(other.verb) \(other.place(upTo: end))"
  }

  /// The single widths at which both agree: ` except 100 pt`; empty without any.
  private var exceptionWords: String {
    let alone = sweeps.flatMap { $0.isolatedAgreements }
    guard let first = alone.first else { return "" }
    return alone.count > 1 ? " except \(alone.count)" : " except \(first.withUnit)"
  }

  /// Whether constraints conflict at some width.
  package var hasConflict: Bool {
    sweeps.contains { $0.segments.contains { $0.verdict.isConflict } }
  }

  /// Widths that do not agree, at any of the heights.
  private struct Disagreement {
    let from: Double
    var to: Double
    let isConflict: Bool

    var verb: String { isConflict ? "conflict" : "differs" }

    /// `at 827 pt`, `from 344 to 365.19 pt`, or `from 344 pt up` where nothing agrees above.
    func place(upTo end: Double) -> String {
      if from == to { return "at \(from.withUnit)" }
      return to == end
        ? "from \(from.withUnit) up" : "from \(from.points) to \(to.withUnit)"
    }
  }

  /// All of them, ascending; those of one kind that touch are joined.
  private var disagreements: [Disagreement] {
    let all = sweeps.flatMap { $0.ranges }.filter { $0.verdict.disagrees }.map {
      Disagreement(from: $0.from, to: $0.to, isConflict: $0.verdict.isConflict)
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    return all.reduce(into: []) { joined, next in
      if let last = joined.last, last.isConflict == next.isConflict, next.from <= last.to {
        joined[joined.count - 1].to = max(last.to, next.to)
      } else {
        joined.append(next)
      }
    }
  }
}
