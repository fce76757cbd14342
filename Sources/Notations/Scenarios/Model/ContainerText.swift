public import Geometry

extension Container {
  /// The hint about how to write a container, for messages.
  public static let hint =
    "write a width, or WIDTHxHEIGHT, in points: 320 or 414x120, each above 0 and at most 100000"

  /// Reads `W` or `WxH`, in points; `nil` for anything else.
  ///
  /// Each number is above 0 and at most `ScenarioLimits.longestContainer`.
  public init?(_ text: String) {
    let parts = text.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { DecimalNumber.parse(String($0)) }
    guard numbers.count == parts.count,
      numbers.allSatisfy({ $0 > 0 && $0 <= ScenarioLimits.longestContainer })
    else {
      return nil
    }
    self.init(width: numbers[0], height: numbers.count == 2 ? numbers[1] : nil)
  }

  /// The container as in a scenario file: `320` or `414x120`.
  public var text: String {
    height.map { "\(width.plain)x\($0.plain)" } ?? width.plain
  }

  /// The container for people to read: `320` or `414 × 120`, in points.
  public var words: String {
    height.map { "\(width.plain) × \($0.plain)" } ?? width.plain
  }

  /// The words of a container given as `text`; any other text stays as it is.
  public static func words(of text: String) -> String { Container(text)?.words ?? text }
}
