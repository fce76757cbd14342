import Scenarios

extension FieldReader {
  /// The hints about an unknown key: whose word it is, and the line as it is written here; or else the
  /// nearest known word.
  func hints(
    forKey entry: YAMLValue.Entry, _ name: String, among keys: [String], _ words: ForeignWords
  ) -> [String] {
    hints(
      for: name, at: entry.key, among: keys, words, given: entry.value,
      short: { "\($0): \(entry.value.shownText)" })
  }

  /// The hints about an unknown word: whose it is, and the line as it is written here; or else the
  /// nearest known word.
  func hints(
    forWord value: YAMLValue, _ text: String, among candidates: [String], _ words: ForeignWords
  ) -> [String] {
    hints(for: text, at: value, among: candidates, words, given: value, short: { $0 })
  }

  /// `given` is the value that was given, and `short` what to write where the line is long.
  private func hints(
    for text: String, at place: YAMLValue, among candidates: [String], _ words: ForeignWords,
    given: YAMLValue, short: (String) -> String
  ) -> [String] {
    guard let word = words.word(text, among: candidates) else {
      return [NearestWord.hint(for: text, among: candidates)]
    }
    let sentence = word.sentence(for: text)
    switch word.here {
    case .word(let other):
      return [sentence] + fixed(place, text, by: other, else: short(other))
    case .form(_, let write):
      return [sentence] + (write.map { ["write   " + fill($0, given)] } ?? [])
    }
  }

  /// The hints about a number that is too near to 0, or about a length; `nil` for any other text.
  func hints(forNumber value: YAMLValue, _ text: String) -> [String]? {
    DecimalNumber.hint(forSmall: text).map { [$0] } ?? hints(forLength: value, text)
  }

  /// The hints about a number with a unit: `17pt`, `50%`; `nil` for other text.
  func hints(forLength value: YAMLValue, _ text: String) -> [String]? {
    guard let (number, unit) = LengthUnit.split(text) else { return nil }
    if unit == "%" {
      return ["a percentage is for 'width', 'height' and other dimensions of a style"]
    }
    guard let sentence = LengthUnit.sentence(unit) else { return nil }
    let isPoints = LengthUnit.inPoints.contains(unit)
    return [sentence] + (isPoints ? fixed(value, text, by: number, else: number) : [])
  }

  /// The request to write a line with one scalar replaced; only `short` where the line is long, or
  /// does not have the scalar as it is read.
  func fixed(
    _ value: YAMLValue, _ text: String, by other: String, else short: String
  ) -> [String] {
    let line = source[line: value.position.line] ?? ""
    let place = ScalarPlace(of: text, at: value.position, in: source)
    let columns = place.columns(0..<text.utf8.count)
    let scalars = Array(line.unicodeScalars)
    let (start, end) = (columns.start.column - 1, columns.start.column - 1 + columns.length)
    guard start >= 0, end <= scalars.count, String(scalars[start..<end]) == text,
      scalars.count <= ScenarioLimits.longestFixedLine
    else { return ["write   \(short)"] }
    let fixed = String(scalars[..<start]) + other + String(scalars[end...])
    return ["write   " + fixed.trimmingSpaces]
  }

  /// A text with the value at the place of `{}`, or with what it means as CSS's `flex` at `{flex}`.
  private func fill(_ write: String, _ value: YAMLValue) -> String {
    write.replacing("{}", with: value.shownText)
      .replacing("{flex}", with: FlexShorthand.text(value.text ?? ""))
  }
}

/// CSS's and Yoga's `flex`, which stands for three properties.
enum FlexShorthand {
  /// The keys of a style that say the same as `flex: 1` or `flex: 1 0 auto`.
  ///
  /// Source: CSS Flexible Box Layout, section 7.1.1: without a basis, one number is 1 1 0.
  static func text(_ value: String) -> String {
    let words = value.split(separator: " ").map(String.init)
    let numbers = words.filter { DecimalNumber.parse($0) != nil }
    switch words.first {
    case "none": return "flexShrink: 0"
    case "auto": return "flexGrow: 1, flexShrink: 1"
    case "initial": return "flexShrink: 1"
    default: break
    }
    guard let grow = numbers.first else { return "flexGrow: 1, flexShrink: 1, flexBasis: 0" }
    let shrink = numbers.count > 1 ? numbers[1] : "1"
    let basis = words.count > numbers.prefix(2).count ? words[words.count - 1] : "0"
    return "flexGrow: \(grow), flexShrink: \(shrink)"
      + (basis == "auto" ? "" : ", flexBasis: \(basis)")
  }
}

extension YAMLValue {
  /// The text of a scalar, shortened; `…` for anything else.
  var shownText: String {
    guard let text, !text.isEmpty else { return "…" }
    return text.shortened
  }
}

extension String {
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }

  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
