import LayoutConstraints
import Scenarios
import TextMeasuring

/// Reads the `cases` of a scenario: other contents, text sizes and reading directions.
struct CaseReader {
  let reader: FieldReader
  let elements: [Element]

  static let textSizesKey = "textSizes"
  static let directionsKey = "directions"
  static let hiddenKey = "hidden"

  /// Everything below `cases`.
  struct Result {
    /// The contents besides the usual ones.
    var contents: [Contents] = []
    /// The text sizes besides the usual one, smallest first.
    var textSizes: [TextSize] = []
    /// Whether the screen is also read in the other direction.
    var isMirroredToo = false

    /// The cases, the usual one left out: each content in each text size and direction.
    var variants: [Variant] {
      ([nil] + contents.map(Optional.init)).flatMap { contents in
        ([nil] + textSizes.map(Optional.init)).flatMap { textSize in
          (isMirroredToo ? [false, true] : [false]).map {
            Variant(contents: contents, textSize: textSize, isMirrored: $0)
          }
        }
      }.filter { $0.contents != nil || $0.textSize != nil || $0.isMirrored }
    }
  }

  /// Named contents.
  struct Contents {
    let name: String
    /// The contents of elements, by name.
    var values: [String: YAMLValue] = [:]
    /// The hidden elements, as the file names them.
    var hidden: [YAMLValue] = []
  }

  /// One case: contents, a text size and a direction; `nil` for what is as usual.
  struct Variant {
    let contents: Contents?
    let textSize: TextSize?
    let isMirrored: Bool

    /// `long, accessibility3, rightToLeft`.
    func name(mirroring direction: LayoutDirection) -> String {
      [contents?.name, textSize?.rawValue, isMirrored ? direction.opposite.rawValue : nil]
        .compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// Reads everything below `cases`; mistakes are reported and left out.
  func cases(_ value: YAMLValue) -> Result {
    var result = Result()
    guard
      let pairs = reader.entries(
        value, of: "'cases'", form: "a mapping from names to contents",
        example: "cases: { long: { title: \"A long title\" }, textSizes: all, directions: both }")
    else { return result }
    for pair in pairs where !reader.isFull {
      switch pair.key.text {
      case Self.textSizesKey: result.textSizes = textSizes(pair.value)
      case Self.directionsKey:
        result.isMirroredToo =
          reader.word(pair.value, of: "'directions'", among: ["both": true, "one": false]) ?? false
      default:
        if let contents = contents(pair) { result.contents.append(contents) }
      }
    }
    return result
  }

  /// All text sizes, or some, without the usual one.
  private func textSizes(_ value: YAMLValue) -> [TextSize] {
    var sizes = TextSize.allCases
    if case .sequence(let items) = value.shape {
      sizes = items.compactMap {
        reader.word($0, of: "a text size", foreign: ScenarioVocabulary.textSizes)
      }
    } else if value.text != "all" {
      reader.report(
        value, "'textSizes' must be 'all' or a list, not \(value.kind)",
        hints: ["for example   textSizes: [xSmall, accessibility3]"])
      return []
    }
    return TextSize.allCases.filter { sizes.contains($0) && $0 != .large }
  }

  private func contents(_ pair: YAMLValue.Entry) -> Contents? {
    guard let name = name(pair.key) else { return nil }
    guard
      let entries = reader.entries(
        pair.value, of: "case '\(name)'", form: "a mapping from elements to contents",
        example: "\(name): { title: \"A long title\", hidden: [badge] }")
    else { return nil }
    var contents = Contents(name: name)
    let names = elements.map { $0.name }
    for entry in entries {
      if entry.key.text == Self.hiddenKey, case .sequence = entry.value.shape {
        contents.hidden += reader.items(entry.value, of: "'hidden'").filter {
          reader.element($0, among: names) != nil
        }
      } else if let element = reader.element(entry.key, among: names + [Self.hiddenKey]) {
        guard element != Self.hiddenKey else {
          reader.report(
            entry.value, "'hidden' must be a list, not \(entry.value.kind)",
            hints: ["list the hidden elements in brackets   hidden: [badge]"])
          continue
        }
        guard entry.value.text != nil else {
          reader.report(
            entry.value,
            "the content of '\(element)' must be its text or its size, not \(entry.value.kind)",
            hints: ["write what stands behind text:, image: or box: of the element, and that alone"]
          )
          continue
        }
        contents.values[element] = entry.value
      }
    }
    return contents
  }

  /// The name of a case: letters, digits, `_` and `-`, and none that means a text size or a direction.
  private func name(_ key: YAMLValue) -> String? {
    guard let name = reader.text(key, of: "a case's name") else { return nil }
    let isTaken =
      TextSize(rawValue: name) != nil || LayoutDirection(rawValue: name) != nil
      || name == Promise.usualCase
    let isWord = ConstraintRule.isElementName(String(name.filter { $0 != "-" }))
    if isTaken {
      reader.report(
        key, "a case cannot be called '\(name)', which means something else",
        hints: ["for text sizes write   textSizes: [\(name)]", "for directions   directions: both"])
    } else if !isWord {
      reader.report(
        key, "'\(name.shortened)' cannot be a case's name",
        hints: ["a name is a letter followed by letters, digits, _ and -"])
    }
    return isTaken || !isWord ? nil : name
  }
}
