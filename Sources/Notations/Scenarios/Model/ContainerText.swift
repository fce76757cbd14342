public import Geometry

extension Container {
  /// The hint about how to write a container, for messages.
  public static let hint =
    "write a width, or WIDTHxHEIGHT, in points: 320 or 414x120, each above 0 and at most 100000"

  /// The hints about a text that is no container: the size of a device, or how to write a size.
  public static func hints(for text: String) -> [String] {
    if let (sentence, size) = correction(of: text) { return [sentence, "write   \(size)"] }
    let small = text.split(separator: "x").lazy.compactMap {
      DecimalNumber.hint(forSmall: String($0))
    }.first
    if let small { return [small, hint] }
    guard DeviceSize.looksLikeDevice(text) else { return [hint] }
    return [hint, "sizes of devices: \(DeviceSize.examples)"]
  }

  /// The meaning of a text that is not a container, and the container to write; `nil` where
  /// unknown.
  package static func correction(of text: String) -> (sentence: String, size: String)? {
    if let (device, size) = DeviceSize.named(text) {
      return ("a container is a size in points: \(device) is \(size)", size)
    }
    guard text.utf8.count <= ScenarioLimits.longestGuessedWord else { return nil }
    let size = LengthUnit.lengths(ofSize: text).joined(separator: "x")
    guard let container = Container(size), container.text != text else { return nil }
    return ("a container is WIDTHxHEIGHT in points, without units and spaces", container.text)
  }

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
