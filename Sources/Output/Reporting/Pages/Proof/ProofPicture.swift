import Comparison
import Geometry
import RunRecords

/// The width ranges of a proof as bars: low where the notations agree, high where they differ.
struct ProofPicture {
  let title: String
  let description: String
  let bars: [Bar]
  /// The containers of the scenario, as one path.
  let containers: String
  /// The breakpoints, as one path; `nil` where they are too many to distinguish.
  let strokes: String?
  let first: String
  let last: String

  /// One range of widths.
  struct Bar {
    let style: String
    let title: String
    let x: String
    let y: String
    let width: String
    let height: String
  }

  /// The width of the drawing, which the page scales.
  private static let width = 720.0
  /// `nil` for an interval that cannot be drawn.
  init?(_ sweep: ProvenSweep, containers widths: [Double]) {
    guard sweep.from < sweep.to, sweep.to - sweep.from < 1e6 else { return nil }
    let x = { (width: Double) in (width - sweep.from) / (sweep.to - sweep.from) * Self.width }
    bars = sweep.ranges.prefix(SizeLimits.proofBars).filter {
      $0.from.isFinite && $0.to.isFinite
    }.map {
      range in
      let mark = StatusMark(range.verdict)
      let isLow = range.verdict.agrees || range.verdict == .unproven
      // What an app may draw otherwise is not as green as what it cannot.
      let isAmbiguous = range.verdict.agrees && !range.ambiguous.isEmpty
      return Bar(
        style: isAmbiguous ? "note" : mark.style,
        title: "\(mark.word) from \(range.from.points) to \(range.to.withUnit)",
        x: NumberText.coordinate(x(range.from)), y: isLow ? "16" : "8",
        width: NumberText.coordinate(max(x(range.to) - x(range.from), 3)),
        height: isLow ? "8" : "24")
    }
    containers = Set(widths).sorted().filter { $0 >= sweep.from && $0 <= sweep.to }
      .map { "M\(NumberText.coordinate(x($0))) 0V8" }.joined()
    strokes =
      sweep.breakpoints.isEmpty || sweep.breakpoints.count > SizeLimits.proofStrokes
      ? nil : sweep.breakpoints.map { "M\(NumberText.coordinate(x($0))) 24V34" }.joined()
    title = "Results from \(sweep.from.points) to \(sweep.to.withUnit), \(sweep.heightText)"
    let ranges = sweep.ranges.prefix(6).map { range in
      "\(StatusMark(range.verdict).word) from \(range.from.points) to \(range.to.withUnit)"
    }
    description = ranges.joined(separator: ", ") + (sweep.ranges.count > 6 ? " and so on." : ".")
    (first, last) = (sweep.from.withUnit, sweep.to.withUnit)
  }
}
