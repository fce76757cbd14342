import Comparison
import Geometry

/// Where edges are while the container grows, ready for the page.
struct WidthSection {
  let sentence: String
  /// What is known of breakpoints, where something is.
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
    let proven = proof?.sweeps.first { $0.height == sweep.height }
    let frame = WidthFrame(
      sweep, widths: containers.map(\.container.width), breakpoints: proven?.breakpoints)
    guard let frame, !names.isEmpty else { return nil }
    let reports = names.map { name in
      ElementLines(name, lines: sweep.edges.filter { $0.element == name }, sweep: sweep)
    }
    elements = reports.map { report in
      Element(
        name: report.name, finding: report.finding, mark: report.mark, isOpen: report.isNotable,
        charts: report.charts(in: frame))
    }
    sentence = Self.sentence(sweep, reports)
    breakpoints = proven == nil ? nil : frame.breakpointWords
  }

  private static func sentence(_ sweep: WidthSweep, _ reports: [ElementLines]) -> String {
    let range = "from \(sweep.span.from.points) to \(sweep.span.to.points) points"
    let height = sweep.height.map { ", \($0.points) high" } ?? ""
    let looked = "Looked at \(sweep.count) widths \(range)\(height)"
    let open = reports.filter { !$0.open.isEmpty }.map(\.name)
    let differing = reports.filter { !$0.differing.isEmpty }.map(\.name)
    var parts = [
      differing.isEmpty
        ? "both engines draw the same lines" + (open.isEmpty ? " everywhere" : " elsewhere")
        : "\(ListText.of(differing)) differ\(differing.count == 1 ? "s" : "") at some of them"
    ]
    if !open.isEmpty { parts.append("the constraints leave \(ListText.of(open)) open") }
    if !sweep.conflicts.isEmpty {
      parts.append("constraints conflict \(SpanText.of(sweep.conflicts))")
    }
    if !sweep.failures.isEmpty {
      parts.append("an engine gives no layout \(SpanText.of(sweep.failures))")
    }
    return "\(looked): \(parts.joined(separator: "; "))."
  }
}

/// Spans in a sentence.
enum SpanText {
  /// `from 280 to 301.5`, `at 320`; at most three of them.
  static func of(_ spans: [WidthSpan]) -> String {
    let words = spans.prefix(3).map { span in
      // Where lines part or meet is known no better than to the next width that was looked at.
      let (from, to) = (tenths(span.from), tenths(span.to))
      return from == to ? "at \(from)" : "from \(from) to \(to)"
    }
    let more = spans.count > 3 ? " and in \(spans.count - 3) more places" : ""
    return words.joined(separator: ", ") + more
  }

  private static func tenths(_ width: Double) -> String { ((width * 10).rounded() / 10).points }
}

/// The four lines of one element, and what they come to.
private struct ElementLines {
  let name: String
  let lines: [EdgeLine]
  let differing: [WidthSpan]
  let open: [WidthSpan]
  private let conflicts: [WidthSpan]
  private let farthest: Double

  init(_ name: String, lines: [EdgeLine], sweep: WidthSweep) {
    self.name = name
    self.lines = lines
    open = sweep.open.filter { $0.element == name }.map(\.span)
    conflicts = sweep.conflicts
    let differences = lines.compactMap(LineDifference.init)
    // Where the constraints leave it open, no line is the right one.
    let open = open
    differing = LineDifference.spans(
      LineDifference.union(of: differences.flatMap(\.spans)), without: open)
    farthest = differences.map(\.farthest).max() ?? 0
  }

  var isNotable: Bool { !differing.isEmpty || !open.isEmpty }

  var mark: StatusMark {
    if !differing.isEmpty { return .differs }
    return open.isEmpty ? .equal : .ambiguous
  }

  var finding: String {
    var parts: [String] = []
    if !open.isEmpty { parts.append("left open \(SpanText.of(open))") }
    if !differing.isEmpty {
      parts.append("up to \(farthest.points) points apart \(SpanText.of(differing))")
    }
    return parts.isEmpty ? "the same lines" : parts.joined(separator: "; ")
  }

  func charts(in frame: WidthFrame) -> [WidthChart] {
    [("Left and right", [Edge.left, .right]), ("Top and bottom", [.top, .bottom])].compactMap {
      caption, edges in
      let drawn = lines.filter { edges.contains($0.edge) }
      let spans = drawn.compactMap(LineDifference.init).flatMap(\.spans)
      return WidthChart(
        caption: "\(caption) edge", title: "\(caption) of \(name) over the container's width",
        finding: finding, lines: drawn, frame: frame,
        bands: WidthChart.Bands(
          differing: LineDifference.spans(LineDifference.union(of: spans), without: open),
          open: open, conflicts: conflicts))
    }
  }
}
