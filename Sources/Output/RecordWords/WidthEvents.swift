package import Comparison
package import Explaining
package import JSONText
import Phrases
package import RunRecords

/// The changes at some widths of a container, in the words of report pages.
package struct WidthEvents: Sendable {
  /// The container's height in points; `nil` is a self-sizing one.
  package let height: Double?
  /// By ascending width.
  package let events: [Event]
  /// The proof at this height; `nil` where none was tried.
  package let proof: Proof?

  /// A change at one width.
  package struct Event: Sendable {
    /// The width in points.
    package let width: Double
    /// Everything that happens there, such as "description wraps to 2 lines".
    package let text: String
    /// How it is drawn: `good`, `bad`, `note` or `idle`.
    package let style: String
  }

  /// The ranges of a proof.
  package struct Proof: Sendable {
    /// The number of segments.
    package let segments: Int
    /// The widths between two segments, in points, ascending.
    package let breakpoints: [Double]
    /// Neighbouring segments of one verdict, then single widths.
    package let ranges: [Range]

    fileprivate init(_ proof: SweepProof) {
      (segments, breakpoints) = (proof.segments.count, proof.breakpoints)
      ranges = proof.ranges.map { range in
        Range(
          from: range.from, to: range.to, verdict: range.verdict,
          reason: range.verdict.reason?.text, ambiguous: range.segments[0].admittedElements,
          furthest: range.furthest)
      }
    }
  }

  /// A range of widths of one verdict.
  package struct Range: Sendable {
    /// The first and the last width, in points.
    package let from, to: Double
    /// The verdict.
    package let verdict: ProofSegment.Verdict
    /// The rules that a conflict breaks, or the reason why nothing is proven; `nil` for other verdicts.
    package let reason: String?
    /// The elements that are ambiguous, and whose frames in the spec are valid solutions.
    package let ambiguous: [String]
    /// The largest difference; `nil` where no edge differs.
    package let furthest: ProofSegment.Furthest?
  }

  /// The events of each height of which a record has frames at all widths, in the record's order.
  package static func of(_ scenario: ScenarioRecord) -> [WidthEvents] {
    (scenario.widthFrames ?? []).map { frames in
      let proof = scenario.proof?.sweeps.first {
        $0.sweep.across == frames.height && $0.sweep.caseName == frames.caseName
      }
      let all = SliderEvent.all(
        in: frames, proof: proof,
        broken: BrokenPlace.all(of: scenario).filter {
          $0.isOf(height: frames.height, caseName: frames.caseName)
        },
        contents: (scenario.contents ?? []).filter { $0.text?.isDrawable ?? true })
      return WidthEvents(
        height: frames.height,
        events: SliderEvent.chosen(from: all).map {
          Event(width: $0.at, text: $0.eventText, style: $0.eventStyle)
        }, proof: proof.map(Proof.init))
    }
  }
}

extension WidthEvents: JSONRepresentable {
  package var json: JSONValue {
    .object(["height": height?.json, "events": events.json, "proof": proof?.json])
  }
}

extension WidthEvents.Event: JSONRepresentable {
  package var json: JSONValue {
    .object(["width": width.json, "text": text.json, "style": style.json])
  }
}

extension WidthEvents.Proof: JSONRepresentable {
  package var json: JSONValue {
    .object(["segments": segments.json, "breakpoints": breakpoints.json, "ranges": ranges.json])
  }
}

extension WidthEvents.Range: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "from": from.json, "to": to.json, "verdict": verdict.json, "reason": reason?.json,
      "ambiguous": ambiguous.json, "furthest": furthest?.json,
    ])
  }
}

extension ElementText {
  /// Whether all numbers are of a size that can be drawn: records may say anything.
  package var isDrawable: Bool {
    let numbers =
      [fontSize, left, firstBaseline, lineHeight]
      + breaks.flatMap { [$0.from, $0.to] + $0.lines.map { $0.width } }
    return fontSize > 0 && numbers.allSatisfy { abs($0) < 1e6 }
  }
}
