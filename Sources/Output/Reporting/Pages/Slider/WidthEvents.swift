import Comparison
public import RunRecords

/// The changes at some widths of a container, in the words of report pages.
public struct WidthEvents: Encodable, Sendable {
  /// The container's height in points; `nil` is a self-sizing one.
  public let height: Double?
  /// By ascending width.
  public let events: [Event]

  /// A change at one width.
  public struct Event: Encodable, Sendable {
    /// The width in points.
    public let width: Double
    /// Everything that happens there, such as "description wraps to 2 lines".
    public let text: String
    /// How it is drawn: `good`, `bad`, `note` or `idle`.
    public let style: String
  }

  /// The events of each height of which a record has frames at all widths, in the record's order.
  public static func of(_ scenario: ScenarioRecord) -> [WidthEvents] {
    (scenario.widthFrames ?? []).map { frames in
      let all = SliderEvent.all(
        in: frames, proof: scenario.proof?.sweeps.first { $0.height == frames.height },
        contents: (scenario.contents ?? []).filter { $0.text?.isDrawable ?? true })
      return WidthEvents(
        height: frames.height,
        events: SliderEvent.chosen(from: all).map {
          Event(width: $0.at, text: $0.eventText, style: $0.eventStyle)
        })
    }
  }
}
