import Comparison
import Explaining
import Geometry
import Layouts
import RecordWords
import RunRecords

/// Charts of the edges of each element over the width of the container.
struct WidthSection {
  let sentence: String
  /// Those that differ or are ambiguous somewhere; without any, a proof has said it already.
  let elements: [Element]

  /// The lines of one element.
  struct Element {
    let name: String
    let finding: String
    let mark: StatusMark
    fileprivate(set) var charts: [WidthChart]
  }

  /// The frames at a self-sizing height, else at the first one, from the narrowest container to the
  /// widest; `nil` where no layouts are
  /// compared, or a proof says that all are equal.
  init?(_ frames: [WidthFrames], containers: [Container], proof: ProofRecord? = nil) {
    guard let frames = frames.first(where: { $0.height == nil }) ?? frames.first,
      frames.notation == nil
    else { return nil }
    let proven = proof?.sweeps.first { $0.sweep.across == frames.height }
    let frame = WidthFrame(
      frames, widths: containers.map(\.width), breakpoints: proven?.breakpoints)
    let moving = frames.elements.prefix(ScenarioExplainer.mostElements).filter(\.hasAllEdges)
    guard let frame, !moving.isEmpty else { return nil }
    let shown = frames.limited(to: frame.span)
    let reports = moving.map { ElementReport($0, in: shown) }
    var elements = reports.filter(\.isNotable).map { report in
      Element(
        name: report.name, finding: report.finding, mark: report.mark,
        charts: report.charts(in: frame))
    }
    if elements.isEmpty, proven != nil { return nil }
    if let first = elements.firstIndex(where: { !$0.charts.isEmpty }) {
      elements[first].charts[0].isFirst = true
    }
    self.elements = elements
    sentence = Self.sentence(shown, reports)
  }

  private static func sentence(_ frames: WidthFrames, _ reports: [ElementReport]) -> String {
    let range = "From \(frames.span.from.points) to \(frames.span.to.withUnit)"
    let height = frames.height.map { ", \($0.withUnit) high" } ?? ""
    let isSampled = frames.sampled == [frames.span]
    let samples =
      frames.sampled.isEmpty
      ? "" : isSampled ? ", sampled" : ", sampled \(SpanText.of(frames.sampled))"
    let open = reports.filter { !$0.open.isEmpty }.map(\.name)
    let differing = reports.filter { !$0.differing.isEmpty }.map(\.name)
    let refused = reports.filter { !$0.refused.isEmpty }.map(\.name)
    var findings = [
      differing.isEmpty
        ? "all edges are equal" + (open.isEmpty ? "" : ", except ambiguous ones")
        : "\(ListText.of(differing)) differ\(differing.count == 1 ? "s" : "") at some widths"
    ]
    if !open.isEmpty { findings.append("ambiguous in the constraints: \(ListText.of(open))") }
    if !refused.isEmpty {
      findings.append(
        "ambiguous, and the layout spec's frames are not always valid: \(ListText.of(refused))")
    }
    if !frames.conflicts.isEmpty {
      findings.append("constraints conflict \(SpanText.of(frames.conflicts))")
    }
    if !frames.missing.isEmpty {
      findings.append("an engine has no layout \(SpanText.of(frames.missing))")
    }
    return "\(range)\(height)\(samples): \(findings.joined(separator: "; "))."
  }
}

extension WidthFrames {
  /// The findings inside a range of widths; frames may reach beyond it.
  fileprivate func limited(to span: WidthSpan) -> WidthFrames {
    var frames = self
    frames.span = span
    frames.sampled = sampled.compactMap(span.overlap)
    frames.missing = missing.compactMap(span.overlap)
    frames.conflicts = conflicts.compactMap(span.overlap)
    frames.ambiguous = ambiguous.compactMap { one in
      span.overlap(with: one.span).map {
        AmbiguousSpan(element: one.element, span: $0, admitsSpec: one.admitsSpec)
      }
    }
    return frames
  }
}

extension MovingFrame {
  /// An edge in both layouts.
  typealias Edges = (spec: StraightSegments, constraints: StraightSegments)

  /// Whether there are four edges: records may say anything.
  fileprivate var hasAllEdges: Bool {
    let count = Edge.allCases.count
    return spec.count == count && (constraints ?? spec).count == count
  }

  /// The edges in the order of `Edge.allCases`.
  fileprivate var edges: [Edges] { Array(zip(spec, constraints ?? spec)) }
}

/// Ranges of widths in a sentence.
enum SpanText {
  /// `from 280 to 301.5 pt`, `at 320 pt`; at most three of them.
  static func of(_ spans: [WidthSpan]) -> String {
    let words = spans.prefix(3).map { span in
      // Tenths are enough to read; the table of the proof has all digits.
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
  let edges: [MovingFrame.Edges]
  let differing: [WidthSpan]
  /// The widths at which it is ambiguous and the layout spec's frame is valid.
  let open: [WidthSpan]
  /// The widths at which it is ambiguous and differs, since the layout spec's frame is not valid.
  let refused: [WidthSpan]
  private let differences: [LineDifference]
  private let frames: WidthFrames

  init(_ moving: MovingFrame, in frames: WidthFrames) {
    (name, edges, self.frames) = (moving.element, moving.edges, frames)
    let spans = frames.ambiguous.filter { $0.element == moving.element }
    // Where it is ambiguous and the spec's frame is valid, neither line is wrong.
    let open = spans.filter(\.admitsSpec).map(\.span)
    differences = edges.map { LineDifference($0.spec, $0.constraints, over: frames.span) }
    let differing = LineDifference.spans(of: differences, without: open, sampled: frames.sampled)
    refused = spans.filter { !$0.admitsSpec }.map(\.span).filter { span in
      differing.contains { $0.from <= span.to && span.from <= $0.to }
    }
    (self.open, self.differing) = (open, differing)
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
      let farthest = differences.map { $0.farthest(in: differing) }.max() ?? 0
      findings.append("differs by up to \(farthest.withUnit) \(SpanText.of(differing))")
    }
    if !refused.isEmpty {
      findings.append(
        "ambiguous \(SpanText.of(refused)), but the layout spec's frame is not valid there")
    }
    return findings.isEmpty ? "equal" : findings.joined(separator: "; ")
  }

  func charts(in frame: WidthFrame) -> [WidthChart] {
    [("Left and right", Axis.horizontal), ("Top and bottom", .vertical)].compactMap {
      caption, axis in
      let drawn = Edge.allCases.indices.filter { Edge.allCases[$0].axis == axis }
      // Along an axis on which nothing is to be seen, there is no chart.
      if open.isEmpty, frames.conflicts.isEmpty, drawn.allSatisfy({ differences[$0].spans.isEmpty })
      {
        return nil
      }
      return WidthChart(
        caption: "\(caption) edge", title: "\(caption) of \(name) over the container's width",
        edges: drawn.map { edges[$0] }, frame: frame,
        bands: WidthChart.Bands(
          differing: LineDifference.spans(
            of: drawn.map { differences[$0] }, without: open, sampled: frames.sampled),
          open: open, conflicts: frames.conflicts))
    }
  }
}
