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

  /// Reads `W` or `WxH`, in points, and the name of a case after a comma: `320, long`; `nil` for anything
  /// else.
  ///
  /// Each number is above 0 and at most `ScenarioLimits.longestContainer`.
  public init?(_ text: String) {
    let size = text.prefix { $0 != "," }
    let caseName = text.dropFirst(size.count + 1).drop { $0 == " " }
    guard size.count == text.count || !caseName.isEmpty else { return nil }
    let parts = size.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { DecimalNumber.parse(String($0)) }
    guard numbers.count == parts.count,
      numbers.allSatisfy({ $0 > 0 && $0 <= ScenarioLimits.longestContainer })
    else {
      return nil
    }
    self.init(
      width: numbers[0], height: numbers.count == 2 ? numbers[1] : nil,
      caseName: caseName.isEmpty ? nil : String(caseName))
  }

  /// The container as in a scenario file: `320`, `414x120` or `320, long`.
  public var text: String {
    (height.map { "\(width.plain)x\($0.plain)" } ?? width.plain)
      + (caseName.map { ", \($0)" } ?? "")
  }

  /// The same size in another case of the screen; `nil` for the usual one.
  public func inCase(_ name: String?) -> Container {
    Container(width: width, height: height, caseName: name)
  }

  /// Its size for people to read: `320` or `414 × 120`, in points.
  public var words: String {
    height.map { "\(width.plain) × \($0.plain)" } ?? width.plain
  }

  /// The container for people, with its unit: `320 pt`, `414 × 120 pt, long`.
  public var inPoints: String { "\(words) pt" + (caseName.map { ", \($0)" } ?? "") }

  /// The words for the size of a container given as `text`; any other text stays as it is.
  public static func words(of text: String) -> String { Container(text)?.words ?? text }

  /// The words of a container given as `text`, with their unit; any other text stays as it is.
  public static func inPoints(_ text: String) -> String { Container(text)?.inPoints ?? text }
}
