package import Comparison
package import Explaining
import Geometry
import Phrases
import RunRecords

/// A change at one width: the layouts begin to differ, a text wraps, an element starts
/// to shrink.
package struct SliderEvent: Sendable {
  /// The width as a number, for the script.
  package let width: String
  package let widthText: String
  package let eventText: String
  package let eventStyle: String
  /// The lower, the more important.
  fileprivate let rank: Int
  package let at: Double

  /// A change before it has a place in the list.
  private struct Change {
    let width: Double
    let text: String
    let style: String
    let rank: Int
  }

  /// Widths closer than this are one event, in points.
  private static let sameWidth = 0.02

  /// All events over a range of widths, by ascending width.
  package static func all(
    in frames: WidthFrames, proof: SweepProof?, broken: [BrokenPlace] = [],
    contents: [ElementContent]
  ) -> [SliderEvent] {
    var changes = proof.map(verdicts) ?? conflicts(frames)
    changes += broken.flatMap { place in
      place.fact == nil
        ? []
        : place.spans.map {
          Change(
            width: $0.from, text: (place.isRepeated ? place.fact ?? "" : place.clause).typeset,
            style: "bad", rank: 0)
        }
    }
    changes += wraps(frames, contents)
    changes += slopes(frames)
    changes.sort { ($0.width, $0.rank) < ($1.width, $1.rank) }
    var groups: [[Change]] = []
    for change in changes where change.width.isFinite {
      if let last = groups.last?.first, change.width - last.width < sameWidth {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups.compactMap { group in
      // The most important change gives the event its width and its colour.
      let group = group.sorted { ($0.rank, $0.width) < ($1.rank, $1.width) }
      guard let first = group.first else { return nil }
      var texts: [String] = []
      for change in group where !texts.contains(change.text) { texts.append(change.text) }
      let most = SizeLimits.eventTexts
      let more = texts.count > most ? ["and \(texts.count - most) more changes"] : []
      return SliderEvent(
        width: NumberText.decimal(first.width, places: 4), widthText: first.width.withUnit,
        eventText: (texts.prefix(most) + more).joined(separator: "; "),
        eventStyle: first.style, rank: first.rank, at: first.width)
    }
  }

  /// The most important events, by ascending width.
  package static func chosen(from events: [SliderEvent]) -> [SliderEvent] {
    let most = SizeLimits.sliderEvents
    guard events.count > most else { return events }
    return events.sorted { ($0.rank, $0.at) < ($1.rank, $1.at) }.prefix(most)
      .sorted { $0.at < $1.at }
  }

  /// Where the verdict of the proof changes, in the words of the proof.
  private static func verdicts(_ proof: SweepProof) -> [Change] {
    let ordered = proof.ranges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    var changes: [Change] = []
    var last: ProofSegment.Verdict?
    for (index, range) in ordered.enumerated() {
      let mark = StatusMark(range.verdict)
      let isSame = last.map { isAlike($0, range.verdict) } ?? false
      // The start of the range is no event, unless something is wrong there.
      if !isSame, !(last == nil && range.verdict.agrees) {
        let end = ordered[index...].prefix { isAlike($0.verdict, range.verdict) }.last
        let run = WidthSpan(from: range.from, to: end?.to ?? range.to)
        let lengths = proof.sweep.lengths
        let whole = WidthSpan(from: lengths.lowerBound, to: lengths.upperBound)
        let reason = range.words(in: proof)
        let text =
          switch range.verdict {
          case .equal, .nearlyEqual: "the layouts agree from here on"
          case .differs:
            "\(extent(run, in: whole, "the layouts differ", begins: "the layouts begin to differ")): \(reason)"
          case .conflict:
            "\(extent(run, in: whole, "required constraints conflict", begins: "a conflict begins")): \(reason)"
          case .unproven: reason
          }
        changes.append(Change(width: range.from, text: text, style: mark.style, rank: 0))
      }
      if range.from < range.to { last = range.verdict }
    }
    return changes
  }

  private static func isAlike(_ one: ProofSegment.Verdict, _ other: ProofSegment.Verdict) -> Bool {
    one.agrees == other.agrees && one.isConflict == other.isConflict
      && one.isUnproven == other.isUnproven
  }

  /// The sentence for a state over a run of widths, with the run.
  ///
  /// No state is said to begin at the narrowest width shown, since the widths below are unknown.
  private static func extent(
    _ run: WidthSpan, in whole: WidthSpan, _ state: String, begins: String
  ) -> String {
    if run.from == run.to { return "only here, \(state)" }
    guard run.from <= whole.from + sameWidth else { return begins }
    return run.to >= whole.to - sameWidth
      ? "\(state) at all widths shown" : "\(state) at all widths shown up to \(run.to.withUnit)"
  }

  /// Where conflicts begin and end, if nothing is proven.
  private static func conflicts(_ frames: WidthFrames) -> [Change] {
    frames.conflicts.flatMap { span in
      let words = extent(
        span, in: frames.span, "required constraints contradict each other",
        begins: "a conflict begins: required constraints contradict each other")
      let begin = Change(width: span.from, text: words, style: "bad", rank: 0)
      let end = Change(width: span.to, text: "the conflict ends", style: "good", rank: 0)
      return span.from < span.to && span.to < frames.span.to ? [begin, end] : [begin]
    }
  }

  /// Where texts get another number of lines.
  private static func wraps(_ frames: WidthFrames, _ contents: [ElementContent]) -> [Change] {
    contents.flatMap { content -> [Change] in
      guard let text = content.text,
        let frame = frames.elements.first(where: { $0.element == content.element })
      else { return [] }
      return bySide(frame) { edges in lineChanges(text, edges, frames.span) }.map { change in
        let (width, lines, side) = change
        let count = lines.above == 1 ? "1 line" : "\(lines.above) lines"
        let words =
          lines.below > lines.above
          ? "\(content.element) fits on \(count)\(side), and wraps to \(lines.below) below"
          : "\(content.element) wraps to \(count)\(side)"
        return Change(width: width, text: words, style: "note", rank: 1)
      }
    }
  }

  /// The widths at which a text in an element with these edges gets another number of lines.
  private static func lineChanges(
    _ text: ElementText, _ edges: [StraightSegments], _ span: WidthSpan
  ) -> [(Double, Lines)] {
    func own(_ width: Double) -> Double { edges[2].value(at: width) - edges[0].value(at: width) }
    let starts = Set((edges[0].segments + edges[2].segments).map { $0.start }).sorted()
    var widths: [Double] = []
    for (start, end) in zip(starts, starts.dropFirst() + [span.to]) where start < end {
      widths.append(start)
      let (middle, slope) = ((start + end) / 2, (own(end - 1e-6) - own(start)) / (end - start))
      guard abs(slope) > 1e-6 else { continue }
      for breaks in text.breaks {
        let crossing = middle + (breaks.from - own(middle)) / slope
        if crossing > start, crossing < end { widths.append(crossing) }
      }
    }
    return widths.sorted().prefix(SizeLimits.sliderNumbers).compactMap { width in
      let near = 1e-4
      guard width - near > span.from, width + near < span.to,
        let below = text.lines(in: own(width - near))?.count,
        let above = text.lines(in: own(width + near))?.count, below != above
      else { return nil }
      return (width, Lines(below: below, above: above))
    }
  }

  /// Where elements start or stop growing and shrinking.
  private static func slopes(_ frames: WidthFrames) -> [Change] {
    var found: [(width: Double, words: String, element: String)] = []
    for frame in frames.elements where frame.element != "superview" {
      for (width, change, side) in bySide(frame, { slopeChanges($0, frames.span) }) {
        found.append((width, change.words + side, frame.element))
      }
    }
    // Elements that change in the same way at the same width share a sentence.
    var changes: [(width: Double, words: String, elements: [String])] = []
    for one in found {
      let same = changes.firstIndex {
        abs($0.width - one.width) < sameWidth && $0.words == one.words
      }
      if let same {
        changes[same].elements.append(one.element)
      } else {
        changes.append((one.width, one.words, [one.element]))
      }
    }
    return changes.map { change in
      Change(
        width: change.width, text: "\(ListText.of(change.elements)): \(change.words)",
        style: "idle", rank: 2)
    }
  }

  private static func slopeChanges(
    _ edges: [StraightSegments], _ span: WidthSpan
  ) -> [(Double, Slopes)] {
    func slope(_ width: Double) -> Double {
      let near = 1e-3
      let after = edges[2].value(at: width + near) - edges[0].value(at: width + near)
      return (after - edges[2].value(at: width) + edges[0].value(at: width)) / near
    }
    let starts = Set((edges[0].segments + edges[2].segments).map { $0.start }).sorted()
    return starts.compactMap { start in
      guard start - 0.01 > span.from, start + 0.01 < span.to else { return nil }
      let slopes = Slopes(below: slope(start - 0.005), above: slope(start + 0.002))
      return slopes.isNotable ? (start, slopes) : nil
    }
  }

  /// The changes of both notations, joined where they are the same.
  private static func bySide<Change: Equatable>(
    _ frame: MovingFrame, _ changes: ([StraightSegments]) -> [(Double, Change)]
  ) -> [(Double, Change, side: String)] {
    let spec = changes(frame.spec)
    guard let edges = frame.constraints else { return spec.map { ($0.0, $0.1, "") } }
    let constraints = changes(edges)
    func has(_ one: (Double, Change), _ others: [(Double, Change)]) -> Bool {
      others.contains { abs($0.0 - one.0) < sameWidth && $0.1 == one.1 }
    }
    return spec.map { ($0.0, $0.1, has($0, constraints) ? "" : " in the spec") }
      + constraints.filter { !has($0, spec) }.map { ($0.0, $0.1, " in the constraints") }
  }
}

extension SliderEvent {
  /// The numbers of lines of a text below and above a width.
  fileprivate struct Lines: Equatable {
    let below: Int
    let above: Int
  }

  /// The growth of an element's width, below and above a width of the container.
  fileprivate struct Slopes: Equatable {
    let below: Double
    let above: Double

    /// Whether it starts or stops changing.
    var isNotable: Bool { (abs(below) < 1e-4) != (abs(above) < 1e-4) }

    var words: String {
      if abs(below) < 1e-4 { return above > 0 ? "starts to grow" : "starts to shrink" }
      return below > 0 ? "shrinks below this width" : "stops shrinking"
    }

    static func == (one: Slopes, other: Slopes) -> Bool { one.words == other.words }
  }
}
