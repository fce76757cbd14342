import Comparison
import Geometry

/// The widths that all charts of a page have in common.
struct WidthFrame {
  let smallest: Double
  let largest: Double
  let containers: [Double]
  /// Where frames begin to move in another way, as far as that is known.
  let breakpoints: [Double]

  /// `nil` where there are no two widths.
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
  /// More strokes than this would be a grey strip, and make the page large.
  private static let mostBreakpoints = 40

  /// The breakpoints that a chart shows: all of them, or none where they are too many.
  var shownBreakpoints: [Double] {
    breakpoints.count > Self.mostBreakpoints ? [] : breakpoints
  }

  /// What is known of breakpoints in these widths, in words.
  var breakpointWords: String {
    switch breakpoints.count {
    case 0: return "There is no breakpoint in these widths: all edges are straight lines."
    case 1...Self.mostBreakpoints:
      let words = breakpoints.prefix(12).map(\.points).joined(separator: ", ")
      let more = breakpoints.count > 12 ? " and \(breakpoints.count - 12) more" : ""
      return "Short strokes across the axis are the proven breakpoints, where some edge begins to "
        + "move in another way: \(words)\(more)."
    default:
      return "The \(breakpoints.count) proven breakpoints in these widths are too many to be drawn."
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

  /// Widths where something is to be seen.
  struct Band {
    let style: String
    let title: String
    let x: String
    let width: String
  }

  /// The widths that are tinted, by what is to be seen there.
  struct Bands {
    let differing: [WidthSpan]
    let open: [WidthSpan]
    let conflicts: [WidthSpan]
  }

  // The plot lies inside a view box of 360 × 150, with room for numbers at its left and below.
  private static let (left, right, top, bottom) = (46.0, 352.0, 10.0, 126.0)

  /// `nil` where a position is no number that a drawing can have.
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
      points.map { "\(Self.short(x($0.width))),\(Self.short(y($0.position)))" }
        .joined(separator: " ")
    }
    self.caption = caption
    self.title = title
    description = finding.prefix(1).uppercased() + finding.dropFirst() + "."
    self.lines = lines.flatMap { line in
      [
        Line(style: "spec", points: text(line.spec)),
        Line(style: "constraints", points: text(line.constraints ?? line.spec)),
      ]
    }
    ticks = frame.containers.map { Tick(x: Self.short(x($0))) }
    let strokes = frame.shownBreakpoints.map { "M\(Self.short(x($0))) 121V131" }.joined()
    self.strokes = strokes.isEmpty ? nil : strokes
    let kinds = [
      ("note", "left open", spans.open), ("bad", "conflict", spans.conflicts),
      ("bad", "differs", spans.differing),
    ]
    bands = kinds.flatMap { style, word, spans in
      spans.map { span in
        let width = max(x(span.to) - x(span.from), 2)
        return Band(
          style: style, title: "\(word) \(SpanText.of([span]))", x: Self.short(x(span.from)),
          width: Self.short(width))
      }
    }
    lowest = bottom.points
    highest = (bottom + height).points
    smallest = frame.smallest.points
    largest = frame.largest.points
  }

  /// Tenths are finer than any screen shows.
  private static func short(_ number: Double) -> String {
    NumberText.plain((number * 10).rounded() / 10)
  }
}
