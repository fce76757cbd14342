import Explaining
import Layouts

/// Where the two lines of an edge differ.
struct LineDifference {
  /// The widths at which they differ by more than ``Tolerance/equal``.
  let spans: [WidthSpan]
  /// The largest difference of the two lines, in points.
  let farthest: Double
  /// The widths at which a line may bend, with the difference there.
  private let distances: [(width: Double, distance: Double)]

  /// `nil` where both engines give the same line.
  init?(_ line: EdgeLine) {
    guard let other = line.constraints else { return nil }
    let widths = Set((line.spec + other).map(\.width)).sorted()
    let distances = widths.map { width in
      abs(Self.position(on: line.spec, at: width) - Self.position(on: other, at: width))
    }
    farthest = distances.max() ?? 0
    self.distances = Array(zip(widths, distances))
    var spans: [WidthSpan] = []
    for index in widths.indices where distances[index] > Tolerance.equal {
      let from = index == 0 ? widths[0] : Self.crossing(widths, distances, index, index - 1)
      let last = index == widths.count - 1
      let to = last ? widths[index] : Self.crossing(widths, distances, index, index + 1)
      spans.append(WidthSpan(from: from, to: to))
    }
    self.spans = Self.union(of: spans)
  }

  /// The largest difference of the two lines outside the closed intervals `open`.
  func farthest(without open: [WidthSpan]) -> Double {
    distances.filter { point in
      !open.contains { $0.from <= point.width && point.width <= $0.to }
    }.map(\.distance).max() ?? 0
  }

  /// The widths at which any of `lines` differs, without the ambiguous widths `open`.
  ///
  /// A rest of at most `step` beside an ambiguous width is only the stroke that joins two samples, and
  /// is left out.
  static func spans(
    of lines: [LineDifference], without open: [WidthSpan], step: Double
  ) -> [WidthSpan] {
    spans(union(of: lines.flatMap(\.spans)), without: open).filter { span in
      let isCut = open.contains { $0.to == span.from || $0.from == span.to }
      return !isCut || span.to - span.from > step
        || lines.contains { line in
          line.distances.contains { point in
            point.distance > Tolerance.equal && span.from <= point.width
              && point.width <= span.to
              && !open.contains { $0.from <= point.width && point.width <= $0.to }
          }
        }
    }
  }

  /// Where the difference falls to ``Tolerance/equal`` between a width and its neighbour.
  private static func crossing(
    _ widths: [Double], _ distances: [Double], _ index: Int, _ neighbour: Int
  ) -> Double {
    let (near, far) = (distances[index], distances[neighbour])
    guard far <= Tolerance.equal else { return widths[neighbour] }
    let share = (near - Tolerance.equal) / (near - far)
    return widths[index] + share * (widths[neighbour] - widths[index])
  }

  /// The position of a line at a width; beyond its ends, the position of the end.
  static func position(on line: [LinePoint], at width: Double) -> Double {
    guard let after = line.firstIndex(where: { $0.width >= width }) else {
      return line.last?.position ?? 0
    }
    let right = line[after]
    guard after > 0, right.width > width else { return right.position }
    let left = line[after - 1]
    let share = (width - left.width) / (right.width - left.width)
    return left.position + share * (right.position - left.position)
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
