import Explaining
import Geometry

/// The range of widths that all charts of a page share.
struct WidthFrame {
  let smallest: Double
  let largest: Double
  let containers: [Double]
  /// The proven breakpoints inside the range; empty where nothing is proven.
  let breakpoints: [Double]

  /// `nil` for a range of fewer than two widths.
  init?(_ sweep: WidthSweep, widths: [Double], breakpoints: [Double]?) {
    (smallest, largest) = (sweep.span.from, sweep.span.to)
    containers = Set(widths).sorted().filter { [low = smallest, high = largest] in
      $0 >= low && $0 <= high
    }
    self.breakpoints = (breakpoints ?? []).filter { [low = smallest, high = largest] in
      $0 > low && $0 < high
    }
    guard smallest < largest, largest.isFinite, smallest.isFinite else { return nil }
  }
}

extension WidthFrame {
  /// The breakpoints that a chart draws: all, or none where they are too many.
  var shownBreakpoints: [Double] {
    breakpoints.count > SizeLimits.chartBreakpoints ? [] : breakpoints
  }

  /// The breakpoints in a sentence.
  var breakpointWords: String {
    switch breakpoints.count {
    case 0: return "There are no breakpoints in this range: every edge is a straight line."
    case 1...SizeLimits.chartBreakpoints:
      let most = SizeLimits.writtenChartBreakpoints
      let words = breakpoints.prefix(most).map(\.points).joined(separator: ", ")
      let more = breakpoints.count > most ? " and \(breakpoints.count - most) more" : ""
      return "Short strokes across the axis are proven breakpoints, where an edge changes slope: "
        + "\(words) pt\(more)."
    default:
      return "The \(breakpoints.count) proven breakpoints in this range are too many to draw."
    }
  }
}

/// Two edges of an element as lines over the container's width.
struct WidthChart {
  let caption: String
  let title: String
  let description: String
  let lines: [Line]
  let ticks: [Tick]
  /// The breakpoints as one path; `nil` where none are drawn.
  let strokes: String?
  let bands: [Band]
  let highest: String
  let lowest: String
  let smallest: String
  let largest: String

  /// One engine's line.
  struct Line {
    let style: String
    let points: String
  }

  /// A container of the scenario.
  struct Tick {
    let x: String
  }

  /// A tinted range of widths.
  struct Band {
    let style: String
    let title: String
    let x: String
    let width: String
  }

  /// The tinted widths by finding.
  struct Bands {
    let differing: [WidthSpan]
    let open: [WidthSpan]
    let conflicts: [WidthSpan]
  }

  // The plot, inside a view box of 360 × 150; numbers are left of it and below.
  private static let (left, right, top, bottom) = (46.0, 352.0, 10.0, 126.0)

  /// `nil` where a position is too large to draw.
  init?(
    caption: String, title: String, finding: String, lines: [EdgeLine], frame: WidthFrame,
    bands spans: Bands
  ) {
    let positions = lines.flatMap { $0.spec + ($0.constraints ?? []) }.map(\.position)
    guard let low = positions.min(), let high = positions.max(),
      positions.allSatisfy({ abs($0) < 1e6 })
    else { return nil }
    let (bottom, height) = (min(low, 0), max(high - min(low, 0), 1))
    let x = { (width: Double) in
      Self.left + (width - frame.smallest) / (frame.largest - frame.smallest)
        * (Self.right - Self.left)
    }
    let y = { (position: Double) in
      Self.bottom - (position - bottom) / height * (Self.bottom - Self.top)
    }
    let text = { (points: [LinePoint]) in
      points.map {
        "\(NumberText.coordinate(x($0.width))),\(NumberText.coordinate(y($0.position)))"
      }
      .joined(separator: " ")
    }
    self.caption = caption
    self.title = title
    description = finding.capitalizedFirst + "."
    self.lines = lines.flatMap { line in
      [
        Line(style: "spec", points: text(line.spec)),
        Line(style: "constraints", points: text(line.constraints ?? line.spec)),
      ]
    }
    ticks = frame.containers.map { Tick(x: NumberText.coordinate(x($0))) }
    let strokes = frame.shownBreakpoints.map { "M\(NumberText.coordinate(x($0))) 121V131" }.joined()
    self.strokes = strokes.isEmpty ? nil : strokes
    let kinds = [
      ("note", "ambiguous", spans.open), ("bad", "conflict", spans.conflicts),
      ("bad", "differs", spans.differing),
    ]
    bands = kinds.flatMap { style, word, spans in
      spans.map { span in
        let width = max(x(span.to) - x(span.from), 2)
        return Band(
          style: style, title: "\(word) \(SpanText.of([span]))",
          x: NumberText.coordinate(x(span.from)),
          width: NumberText.coordinate(width))
      }
    }
    lowest = bottom.points.withMinusSign
    highest = (bottom + height).points.withMinusSign
    smallest = frame.smallest.points
    largest = frame.largest.points
  }
}
