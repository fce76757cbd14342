import Explaining
import Geometry
import Phrases
import RecordWords

/// The range of widths that all charts of a page share.
struct WidthFrame {
  let span: WidthSpan
  let containers: [Double]
  /// The proven breakpoints inside the range; empty where nothing is proven.
  let breakpoints: [Double]

  /// The widths of `frames` from the narrowest container to the widest; `nil` for fewer than two.
  init?(_ frames: WidthFrames, widths: [Double], breakpoints: [Double]?) {
    let around = WidthSpan(around: widths) ?? frames.span
    guard let span = around.overlap(with: frames.span), span.from.isFinite, span.to.isFinite
    else { return nil }
    self.span = span
    containers = Set(widths).sorted().filter { span.from <= $0 && $0 <= span.to }
    self.breakpoints = (breakpoints ?? []).filter { span.from < $0 && $0 < span.to }
  }

  /// The breakpoints that a chart draws: all, or none where they are too many.
  var shownBreakpoints: [Double] {
    breakpoints.count > SizeLimits.chartBreakpoints ? [] : breakpoints
  }
}

/// Two edges of an element as lines over the container's width.
struct WidthChart {
  let caption: String
  let title: String
  /// Whether it is the first of its page, which draws what all have in common.
  var isFirst = false
  let lines: [Line]
  /// The containers of the scenario as one path.
  let ticks: String
  /// The breakpoints as one path; `nil` where none are drawn.
  let strokes: String?
  let bands: [Band]
  let highest: String
  let lowest: String
  let smallest: String
  let largest: String

  /// The lines of one engine, as one path.
  typealias Line = (style: String, path: String)

  /// A tinted range of widths.
  typealias Band = (style: String, x: String, width: String)

  /// The tinted widths by finding.
  typealias Bands = (differing: [WidthSpan], open: [WidthSpan], conflicts: [WidthSpan])

  // The plot, inside a view box of 360 × 150; numbers are left of it and below.
  private static let (left, right, top, bottom) = (46.0, 352.0, 10.0, 126.0)

  /// `nil` where a position is too large to draw.
  init?(
    caption: String, title: String, edges: [MovingFrame.Edges],
    frame: WidthFrame, bands spans: Bands
  ) {
    let lines = edges.map {
      ($0.spec.points(over: frame.span), $0.constraints.points(over: frame.span))
    }
    let positions = lines.flatMap { $0 + $1 }.map(\.position)
    guard let low = positions.min(), let high = positions.max(),
      positions.allSatisfy({ abs($0) < 1e6 })
    else { return nil }
    let (bottom, height) = (min(low, 0), max(high - min(low, 0), 1))
    let x = { (width: Double) in
      Self.left + (width - frame.span.from) / (frame.span.to - frame.span.from)
        * (Self.right - Self.left)
    }
    let y = { (position: Double) in
      Self.bottom - (position - bottom) / height * (Self.bottom - Self.top)
    }
    let text = { (points: [LinePoint]) in
      "M"
        + points.map {
          "\(NumberText.coordinate(x($0.width))) \(NumberText.coordinate(y($0.position)))"
        }
        .joined(separator: " ")
    }
    self.caption = caption
    self.title = title
    // Edges at the same places are drawn once.
    func path(_ points: [[LinePoint]]) -> String {
      var drawn: Set<String> = []
      return points.map(text).filter { drawn.insert($0).inserted }.joined()
    }
    self.lines = [
      Line(style: "spec", path: path(lines.map(\.0))),
      Line(style: "constraints", path: path(lines.map(\.1))),
    ]
    ticks = frame.containers.map { "M\(NumberText.coordinate(x($0))) 10V126" }.joined()
    let strokes = frame.shownBreakpoints.map { "M\(NumberText.coordinate(x($0))) 121v10" }.joined()
    self.strokes = strokes.isEmpty ? nil : strokes
    let kinds = [
      ("note", spans.open), ("bad", spans.conflicts), ("bad", spans.differing),
    ]
    bands = kinds.flatMap { style, spans in
      spans.map { span in
        let width = max(x(span.to) - x(span.from), 2)
        return Band(
          style: style, x: NumberText.coordinate(x(span.from)),
          width: NumberText.coordinate(width))
      }
    }
    lowest = bottom.points.withMinusSign
    highest = (bottom + height).points.withMinusSign
    smallest = frame.span.from.points
    largest = frame.span.to.points
  }
}

/// A point of a line in a chart.
struct LinePoint: Equatable {
  /// The container's width, in points.
  let width: Double
  /// The edge's distance from the container's left or top, in points.
  let position: Double
}

extension StraightSegments {
  /// The ends of the straight lines over a range of widths: two points where the value jumps.
  func points(over span: WidthSpan) -> [LinePoint] {
    var points: [LinePoint] = []
    let ends = segments.dropFirst().map(\.start) + [.infinity]
    for (index, segment) in segments.enumerated() {
      let from = index == 0 ? span.from : max(segment.start, span.from)
      let to = min(ends[index], span.to)
      guard from < to else { continue }
      for width in [from, to] {
        let point = LinePoint(width: width, position: segment.value(at: width))
        // A line that only bends goes on from the same point.
        if let last = points.last, last.width == width, abs(last.position - point.position) < 1e-5 {
          continue
        }
        points.append(point)
      }
    }
    return points
  }
}
