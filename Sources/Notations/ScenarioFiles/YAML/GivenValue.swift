import Scenarios

/// The value that a foreign word was given with, as the text that a suggestion writes again.
struct GivenValue {
  private let value: YAMLValue
  private let siblings: [YAMLValue.Entry]
  private let owner: String?
  private let source: SourceText

  /// Takes a value that is among `siblings` in the mapping that describes `owner`.
  init(
    _ value: YAMLValue, siblings: [YAMLValue.Entry] = [], owner: String? = nil,
    in source: SourceText
  ) {
    self.value = value
    self.siblings = siblings
    self.owner = owner
    self.source = source
  }

  /// A template with the value at the place of its placeholders; `nil` where the value does not have
  /// what one stands for.
  ///
  /// - `{}`: the value on one line; `{name}`: the owner's name.
  /// - `{flex}`: the keys of a style that CSS's `flex` stands for.
  /// - `{size}`, `{w}` and `{h}`: a size, its width and its height.
  /// - `{box}`: the content of a box with the `width` and the `height` among the siblings.
  /// - `{inverse}`: 1 ÷ the value.
  func filling(_ template: String) -> String? { filling(template) { _ in nil } }

  /// A template as above for people, with `…` for what the value does not have.
  func shown(_ template: String) -> String { filling(template) { _ in "…" } ?? template }

  private func filling(_ template: String, else other: (String) -> String?) -> String? {
    var text = template
    for (placeholder, find) in Self.placeholders where text.contains(placeholder) {
      guard let part = find(self) ?? other(placeholder) else { return nil }
      text = text.replacing(placeholder, with: part)
    }
    return text
  }

  private static var placeholders: [(String, (GivenValue) -> String?)] {
    [
      ("{}", { $0.flow }), ("{name}", { $0.owner }), ("{flex}", { $0.flex }),
      ("{size}", { $0.size }), ("{w}", { $0.lengths?.width }), ("{h}", { $0.lengths?.height }),
      ("{box}", { $0.box }), ("{inverse}", { $0.inverse }),
    ]
  }

  private var flow: String? { value.flow(in: source) }
  private var flex: String? { value.text.flatMap(FlexShorthand.text) }
  /// A size, of which one length is both.
  private var size: String? {
    let length = value.text.map(LengthUnit.withoutPoints)
    return value.sizeText ?? length.flatMap { DecimalNumber.parse($0) == nil ? nil : "\($0)x\($0)" }
  }

  private var lengths: (width: String, height: String)? {
    guard let parts = size?.split(separator: "x"), parts.count == 2 else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  private var box: String? {
    func length(_ key: String) -> String {
      LengthUnit.withoutPoints(siblings.first { $0.key.text == key }?.value.text ?? "")
    }
    return "\(length("width"))x\(length("height"))"
  }

  private var inverse: String? {
    let parts = (value.text ?? "").split { "/:".contains($0) }.map {
      DecimalNumber.parse($0.filter { $0 != " " })
    }
    guard (1...2).contains(parts.count), let first = parts[0], first > 0,
      let second = parts.count == 2 ? parts[1] : 1
    else { return nil }
    return ((second / first * 1e6).rounded() / 1e6).plain
  }
}

/// CSS's and Yoga's `flex`, which stands for three properties.
enum FlexShorthand {
  /// The keys of a style that say the same as `flex: 1` or `flex: 1 0 auto`; `nil` for any other text.
  ///
  /// Source: CSS Flexible Box Layout, section 7.1.1: without a basis, one number is 1 1 0.
  static func text(_ value: String) -> String? {
    switch value {
    case "none": return "flexShrink: 0"
    case "auto": return "flexGrow: 1, flexShrink: 1"
    case "initial": return "flexShrink: 1"
    default: break
    }
    let words = value.split(separator: " ").map(String.init)
    let numbers = words.prefix(2).prefix { DecimalNumber.parse($0) != nil }
    guard let grow = numbers.first, words.count <= numbers.count + 1 else { return nil }
    let shrink = numbers.count > 1 ? numbers[1] : "1"
    let basis = words.count > numbers.count ? words[words.count - 1] : "0"
    return "flexGrow: \(grow), flexShrink: \(shrink)"
      + (basis == "auto" ? "" : ", flexBasis: \(basis)")
  }
}
