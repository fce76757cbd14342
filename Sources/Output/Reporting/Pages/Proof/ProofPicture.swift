import Comparison
import Geometry
import Runs

/// The stretches of a range as bars: those that agree low, those that differ high.
struct ProofPicture {
  let title: String
  let description: String
  let bars: [Bar]
  /// The containers of the scenario, as one path.
  let containers: String
  /// The breakpoints, as one path; `nil` where they are too many to tell apart.
  let strokes: String?
  let first: String
  let last: String

  /// One stretch.
  struct Bar {
    let style: String
    let title: String
    let x: String
    let y: String
    let width: String
    let height: String
  }

  /// The width of the drawing, which is stretched to the page's.
  private static let width = 720.0
  /// More strokes than this would be a grey strip.
  static let mostBreakpoints = 120

  /// `nil` where the range is none that can be drawn.
  init?(_ sweep: ProvenSweep, containers widths: [Double]) {
    guard sweep.from < sweep.to, sweep.to - sweep.from < 1e6 else { return nil }
    let x = { (width: Double) in (width - sweep.from) / (sweep.to - sweep.from) * Self.width }
    bars = sweep.stretches.prefix(200).filter { $0.from.isFinite && $0.to.isFinite }.map {
      stretch in
      let mark = StatusMark(stretch.verdict)
      let isLow = stretch.verdict.agrees || stretch.verdict == .unproven
      return Bar(
        style: mark.style,
        title: "\(mark.word) from \(stretch.from.points) to \(stretch.to.points)",
        x: Self.short(x(stretch.from)), y: isLow ? "16" : "8",
        width: Self.short(max(x(stretch.to) - x(stretch.from), 3)), height: isLow ? "8" : "24")
    }
    containers = Set(widths).sorted().filter { $0 >= sweep.from && $0 <= sweep.to }
      .map { "M\(Self.short(x($0))) 0V8" }.joined()
    strokes =
      sweep.breakpoints.isEmpty || sweep.breakpoints.count > Self.mostBreakpoints
      ? nil : sweep.breakpoints.map { "M\(Self.short(x($0))) 24V34" }.joined()
    title = "What is proven from \(sweep.from.points) to \(sweep.to.points)\(sweep.room)"
    let parts = sweep.stretches.prefix(6).map { stretch in
      "\(StatusMark(stretch.verdict).word) from \(stretch.from.points) to \(stretch.to.points)"
    }
    description = parts.joined(separator: ", ") + (sweep.stretches.count > 6 ? " and so on." : ".")
    (first, last) = (sweep.from.points, sweep.to.points)
  }

  private static func short(_ number: Double) -> String {
    NumberText.plain((number * 10).rounded() / 10)
  }
}
