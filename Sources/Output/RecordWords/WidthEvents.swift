import Comparison
package import Explaining
package import JSONText
import Phrases
package import RunRecords

/// The changes at some widths of a container, in the words of report pages.
package struct WidthEvents: Sendable, JSONRepresentable {
  /// The container's height in points; `nil` is a self-sizing one.
  package let height: Double?
  /// By ascending width.
  package let events: [SliderEvent]
  /// The proof at this height; `nil` where none was tried.
  let proof: SweepProof?

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
        height: frames.height, events: SliderEvent.chosen(from: all), proof: proof)
    }
  }

  package var json: JSONValue {
    let events = events.map { event -> JSONValue in
      ["width": event.at.json, "text": event.eventText.json, "style": event.eventStyle.json]
    }
    return .object([
      "height": height?.json, "events": .array(events), "proof": proof.map { Self.json(of: $0) },
    ])
  }

  /// The segments of a proof, and its neighbouring ones of one verdict, then single widths.
  private static func json(of proof: SweepProof) -> JSONValue {
    let ranges = proof.ranges.map { range in
      JSONValue.object([
        "from": range.from.json, "to": range.to.json, "verdict": range.verdict.json,
        "reason": range.verdict.reason?.text.json,
        "ambiguous": range.segments[0].admittedElements.json, "furthest": range.furthest?.json,
      ])
    }
    return [
      "segments": proof.segments.count.json, "breakpoints": proof.breakpoints.json,
      "ranges": .array(ranges),
    ]
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
