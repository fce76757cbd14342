import Comparison
import Geometry
import Runs

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
    let refused = reports.filter { !$0.refused.isEmpty }.map(\.name)
    var parts = [
      differing.isEmpty
        ? "both engines draw the same lines" + (open.isEmpty ? " everywhere" : " elsewhere")
        : "\(ListText.of(differing)) differ\(differing.count == 1 ? "s" : "") at some of them"
    ]
    if !open.isEmpty { parts.append("the constraints leave \(ListText.of(open)) open") }
    if !refused.isEmpty {
      parts.append(
        "where the constraints leave \(ListText.of(refused)) open, the layout spec's frames are "
          + "not always allowed")
    }
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
  /// Where it is open, and the spec has one of the places that the constraints allow.
  let open: [WidthSpan]
  /// Where it is open and differs, since the spec has no such place.
  let refused: [WidthSpan]
  private let conflicts: [WidthSpan]
  private let farthest: Double
  private let step: Double

  init(_ name: String, lines: [EdgeLine], sweep: WidthSweep) {
    self.name = name
    self.lines = lines
    let spans = sweep.open.filter { $0.element == name }
    open = spans.filter { $0.admitsSpec != false }.map(\.span)
    conflicts = sweep.conflicts
    let differences = lines.compactMap(LineDifference.init)
    // Where the constraints leave it open and allow the spec's frame, no line is the right one.
    let open = open
    step = sweep.step
    differing = LineDifference.spans(of: differences, without: open, step: step)
    farthest = differences.map { $0.farthest(without: open) }.max() ?? 0
    let parted = differing
    refused = spans.filter { $0.admitsSpec == false }.map(\.span).filter { span in
      parted.contains { $0.from <= span.to && span.from <= $0.to }
    }
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
      parts.append("up to \(farthest.withUnit) apart \(SpanText.of(differing))")
    }
    if !refused.isEmpty {
      parts.append("left open \(SpanText.of(refused)), but not for the layout spec's frames")
    }
    return parts.isEmpty ? "the same lines" : parts.joined(separator: "; ")
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
  /// How far two neighbouring widths that were looked at are apart at most, in points.
  fileprivate var step: Double {
    count > 1 ? ((span.to - span.from) / Double(count - 1)).rounded(.up) : 0
  }
}
