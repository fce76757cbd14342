import Comparison
import Explaining
import Geometry
import RecordWords
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

    /// A range of widths of a picture over `span`; low where nothing stands out.
    init(
      from: Double, to: Double, of span: WidthSpan, style: String, title: String, isLow: Bool = true
    ) {
      let scale = ProofPicture.width / (span.to - span.from)
      let (from, to) = (max(from, span.from), min(to, span.to))
      (self.style, self.title) = (style, title)
      x = NumberText.coordinate((from - span.from) * scale)
      width = NumberText.coordinate(max((to - from) * scale, 3))
      (y, height) = isLow ? ("16", "8") : ("8", "24")
    }
  }

  /// The width of the drawing, which the page scales.
  private static let width = 720.0
  /// `nil` for an interval that cannot be drawn.
  init?(_ proof: SweepProof, containers widths: [Double]) {
    let (from, to) = (proof.sweep.lengths.lowerBound, proof.sweep.lengths.upperBound)
    guard from < to, to - from < 1e6 else { return nil }
    let x = { (width: Double) in (width - from) / (to - from) * Self.width }
    let ranges = proof.ranges
    bars = ranges.prefix(SizeLimits.proofBars).filter {
      $0.from.isFinite && $0.to.isFinite
    }.map {
      range in
      let mark = StatusMark(range.verdict)
      let isLow = range.verdict.agrees || range.verdict.isUnproven
      // What an app may draw otherwise is not as green as what it cannot.
      let isAmbiguous = range.verdict.agrees && !range.segments[0].admittedElements.isEmpty
      return Bar(
        from: range.from, to: range.to, of: WidthSpan(from: from, to: to),
        style: isAmbiguous ? "note" : mark.style,
        title: "\(mark.word) from \(range.lengths.points)", isLow: isLow)
    }
    containers = Set(widths).sorted().filter(proof.sweep.lengths.contains)
      .map { "M\(NumberText.coordinate(x($0))) 0V8" }.joined()
    strokes =
      proof.breakpoints.isEmpty || proof.breakpoints.count > SizeLimits.proofStrokes
      ? nil : proof.breakpoints.map { "M\(NumberText.coordinate(x($0))) 24V34" }.joined()
    title = "Results from \(proof.sweep.lengths.points), \(proof.heightText)"
    let words = ranges.prefix(6).map { range in
      "\(StatusMark(range.verdict).word) from \(range.lengths.points)"
    }
    description = words.joined(separator: ", ") + (ranges.count > 6 ? " and so on." : ".")
    (first, last) = (from.withUnit, to.withUnit)
  }
}
