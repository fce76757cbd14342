import Comparison
import Explaining
import Geometry
import Layouts
import RunRecords

/// Charts of the edges of each element over the width of the container.
struct WidthSection {
  let sentence: String
  /// The breakpoints in a sentence; `nil` where nothing is proven.
  let breakpoints: String?
  let elements: [Element]

  /// The lines of one element.
  struct Element {
    let name: String
    let finding: String
    let mark: StatusMark
    let isOpen: Bool
    let charts: [WidthChart]
  }

  /// `nil` where there are no lines.
  init?(
    _ sweep: WidthSweep, containers: [ContainerComparison], proof: ProofRecord? = nil
  ) {
    var names: [String] = []
    for line in sweep.edges where names.last != line.element { names.append(line.element) }
    let proven = proof?.sweeps.first { $0.sweep.across == sweep.height }
    let frame = WidthFrame(
      sweep, widths: containers.map(\.container.width), breakpoints: proven?.breakpoints)
    guard let frame, !names.isEmpty else { return nil }
    let reports = names.map { name in
      ElementReport(name, lines: sweep.edges.filter { $0.element == name }, sweep: sweep)
    }
    elements = reports.map { report in
      Element(
        name: report.name, finding: report.finding, mark: report.mark, isOpen: report.isNotable,
        charts: report.charts(in: frame))
    }
    sentence = Self.sentence(sweep, reports)
    breakpoints = proven == nil ? nil : frame.breakpointWords
  }

  private static func sentence(_ sweep: WidthSweep, _ reports: [ElementReport]) -> String {
    let range = "from \(sweep.span.from.points) to \(sweep.span.to.withUnit)"
    let height = sweep.height.map { ", \($0.withUnit) high" } ?? ""
    let start = "Laid out at \(sweep.count) widths \(range)\(height)"
    let open = reports.filter { !$0.open.isEmpty }.map(\.name)
    let differing = reports.filter { !$0.differing.isEmpty }.map(\.name)
    let refused = reports.filter { !$0.refused.isEmpty }.map(\.name)
    var findings = [
      differing.isEmpty
        ? "all edges are equal" + (open.isEmpty ? "" : ", except ambiguous ones")
        : "\(ListText.of(differing)) differ\(differing.count == 1 ? "s" : "") at some of them"
    ]
    if !open.isEmpty { findings.append("ambiguous in the constraints: \(ListText.of(open))") }
    if !refused.isEmpty {
      findings.append(
        "ambiguous, and the layout spec's frames are not always valid: \(ListText.of(refused))")
    }
    if !sweep.conflicts.isEmpty {
      findings.append("constraints conflict \(SpanText.of(sweep.conflicts))")
    }
    if !sweep.failures.isEmpty {
      findings.append("an engine has no layout \(SpanText.of(sweep.failures))")
    }
    return "\(start): \(findings.joined(separator: "; "))."
  }
}

/// Ranges of widths in a sentence.
enum SpanText {
  /// `from 280 to 301.5 pt`, `at 320 pt`; at most three of them.
  static func of(_ spans: [WidthSpan]) -> String {
    let words = spans.prefix(3).map { span in
      // Samples are at least a tenth apart, so more digits would mean nothing.
      let (from, to) = (tenths(span.from), tenths(span.to))
      return from == to ? "at \(from) pt" : "from \(from) to \(to) pt"
    }
    let more = spans.count > 3 ? " and in \(spans.count - 3) more places" : ""
    return words.joined(separator: ", ") + more
  }

  private static func tenths(_ width: Double) -> String { ((width * 10).rounded() / 10).points }
}

/// The lines of the four edges of an element, and the result of comparing them.
private struct ElementReport {
  let name: String
  let lines: [EdgeLine]
  let differing: [WidthSpan]
  /// The widths at which it is ambiguous and the layout spec's frame is valid.
  let open: [WidthSpan]
  /// The widths at which it is ambiguous and differs, since the layout spec's frame is not valid.
  let refused: [WidthSpan]
  private let conflicts: [WidthSpan]
  private let farthest: Double
  private let step: Double

  init(_ name: String, lines: [EdgeLine], sweep: WidthSweep) {
    self.name = name
    self.lines = lines
    let spans = sweep.ambiguous.filter { $0.element == name }
    open = spans.filter(\.admitsSpec).map(\.span)
    conflicts = sweep.conflicts
    let differences = lines.compactMap(LineDifference.init)
    // Where it is ambiguous and the spec's frame is valid, neither line is wrong.
    let open = open
    step = sweep.step
    differing = LineDifference.spans(of: differences, without: open, step: step)
    farthest = differences.map { $0.farthest(without: open) }.max() ?? 0
    let differing = differing
    refused = spans.filter { !$0.admitsSpec }.map(\.span).filter { span in
      differing.contains { $0.from <= span.to && span.from <= $0.to }
    }
  }

  var isNotable: Bool { !differing.isEmpty || !open.isEmpty }

  var mark: StatusMark {
    if !differing.isEmpty { return .differs }
    return open.isEmpty ? .equal : .ambiguous
  }

  var finding: String {
    var findings: [String] = []
    if !open.isEmpty { findings.append("ambiguous \(SpanText.of(open))") }
    if !differing.isEmpty {
      findings.append("differs by up to \(farthest.withUnit) \(SpanText.of(differing))")
    }
    if !refused.isEmpty {
      findings.append(
        "ambiguous \(SpanText.of(refused)), but the layout spec's frame is not valid there")
    }
    return findings.isEmpty ? "equal" : findings.joined(separator: "; ")
  }

  func charts(in frame: WidthFrame) -> [WidthChart] {
    [("Left and right", [Edge.left, .right]), ("Top and bottom", [.top, .bottom])].compactMap {
      caption, edges in
      let drawn = lines.filter { edges.contains($0.edge) }
      return WidthChart(
        caption: "\(caption) edge", title: "\(caption) of \(name) over the container's width",
        finding: finding, lines: drawn, frame: frame,
        bands: WidthChart.Bands(
          differing: LineDifference.spans(
            of: drawn.compactMap(LineDifference.init), without: open, step: step),
          open: open, conflicts: conflicts))
    }
  }
}

extension WidthSweep {
  /// The largest distance of two neighbouring samples, in points.
  fileprivate var step: Double {
    count > 1 ? ((span.to - span.from) / Double(count - 1)).rounded(.up) : 0
  }
}
