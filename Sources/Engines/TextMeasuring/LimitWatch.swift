import Geometry

/// Asks the limit of measuring once for about a thousand scalars of a text: asking may read a clock, and a
/// text in a narrow width has a line for each character.
struct LimitWatch {
  /// The scalars between two questions: as many as are shaped at once.
  private static let stride = TextRun.longest

  private let limit = MeasuringLimit.current
  private var next = Self.stride

  /// Whether to end at this position of the text.
  mutating func ends(at position: Int) -> Bool {
    guard let limit, position >= next else { return false }
    next = position + Self.stride
    return limit.ends()
  }
}
