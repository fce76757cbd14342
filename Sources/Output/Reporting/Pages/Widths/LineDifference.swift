import Comparison
import Explaining
import Layouts

/// Where the lines of an edge in the two layouts differ, over a range of widths.
struct LineDifference {
  /// The widths at which they differ by more than ``Tolerance/equal``.
  let spans: [WidthSpan]
  private let ranges: [Range]

  /// A range of widths in which both lines are straight, with the difference at both ends.
  private struct Range {
    let span: WidthSpan
    let first: Double
    let last: Double

    func difference(at width: Double) -> Double {
      first + (width - span.from) / (span.to - span.from) * (last - first)
    }

    /// The widths at which the difference is above ``Tolerance/equal``, or below its negative.
    var differing: [WidthSpan] {
      [(first, last), (-first, -last)].compactMap { first, last in
        guard max(first, last) > Tolerance.equal else { return nil }
        guard min(first, last) < Tolerance.equal else { return span }
        let share = (Tolerance.equal - first) / (last - first)
        let crossing = span.from + share * (span.to - span.from)
        return first < last
          ? WidthSpan(from: crossing, to: span.to) : WidthSpan(from: span.from, to: crossing)
      }
    }
  }

  /// Compares two lines over the widths of `span`, of which there are at least two.
  init(_ spec: StraightSegments, _ constraints: StraightSegments, over span: WidthSpan) {
    let starts = (spec.segments + constraints.segments).map(\.start)
    let inner = Set(starts.filter { span.from < $0 && $0 < span.to }).sorted()
    let widths = [span.from] + inner + [span.to]
    ranges = zip(widths, widths.dropFirst()).map { from, to in
      func difference(_ width: Double) -> Double {
        (constraints.segment(at: from)?.value(at: width) ?? 0)
          - (spec.segment(at: from)?.value(at: width) ?? 0)
      }
      return Range(
        span: WidthSpan(from: from, to: to), first: difference(from), last: difference(to))
    }
    spans = Self.union(of: ranges.flatMap(\.differing))
  }

  /// The largest difference of the two lines inside the intervals `spans`.
  func farthest(in spans: [WidthSpan]) -> Double {
    var farthest = 0.0
    for range in ranges {
      for both in spans.compactMap(range.span.overlap) {
        farthest = max(
          farthest, abs(range.difference(at: both.from)), abs(range.difference(at: both.to)))
      }
    }
    return farthest
  }

  /// The widths at which any of `lines` differs, without the ambiguous widths `open`.
  ///
  /// A rest as short as a breakpoint is none. Beside an ambiguous width, a rest of at most a point is
  /// left out among the widths `sampled`: there it is only the stroke that joins two samples.
  static func spans(
    of lines: [LineDifference], without open: [WidthSpan], sampled: [WidthSpan] = []
  ) -> [WidthSpan] {
    spans(union(of: lines.flatMap(\.spans)), without: open).filter { span in
      guard span.to - span.from > ProofTolerance.breakpointCluster else { return false }
      let isCut = open.contains { $0.to == span.from || $0.from == span.to }
      return !isCut || span.to - span.from > 1
        || !sampled.contains { $0.from <= span.from && span.to <= $0.to }
    }
  }

  /// `spans` without `others`.
  static func spans(_ spans: [WidthSpan], without others: [WidthSpan]) -> [WidthSpan] {
    var left = spans
    for other in others {
      left = left.flatMap { span -> [WidthSpan] in
        guard other.from < span.to, other.to > span.from else { return [span] }
        return [
          WidthSpan(from: span.from, to: other.from), WidthSpan(from: other.to, to: span.to),
        ].filter { $0.from < $0.to }
      }
    }
    return left
  }

  /// The same widths in the fewest spans, ascending.
  static func union(of spans: [WidthSpan]) -> [WidthSpan] {
    var joined: [WidthSpan] = []
    for span in spans.sorted(by: { $0.from < $1.from }) {
      if let last = joined.last, span.from <= last.to {
        joined[joined.count - 1].to = max(last.to, span.to)
      } else {
        joined.append(span)
      }
    }
    return joined
  }
}
