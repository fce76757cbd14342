/// A text that is read from its start, part by part.
struct TextCursor {
  private let text: Substring
  /// What was not read yet.
  private(set) var rest: Substring

  init(_ text: some StringProtocol) {
    self.text = Substring(text)
    rest = self.text
  }

  /// What was read so far.
  var read: Substring { text[..<rest.startIndex] }

  /// Reads these characters; false, having read nothing, where others are next.
  @discardableResult
  mutating func take(_ characters: String) -> Bool {
    guard rest.hasPrefix(characters) else { return false }
    rest = rest.dropFirst(characters.count)
    return true
  }

  /// Reads the first of these that is next.
  mutating func take(oneOf choices: [String]) -> String? {
    guard let choice = choices.first(where: rest.hasPrefix) else { return nil }
    rest = rest.dropFirst(choice.count)
    return choice
  }

  /// Reads all characters up to the first one that is not like this.
  @discardableResult
  mutating func take(while isPart: (Character) -> Bool) -> Substring {
    let part = rest.prefix(while: isPart)
    rest = rest.dropFirst(part.count)
    return part
  }

  /// Reads spaces, and line breaks.
  @discardableResult
  mutating func spaces() -> Substring { take { $0.isWhitespace } }

  /// Reads a word; `nil` where none is next.
  mutating func word() -> Substring? {
    let word = take { $0.isWordPart }
    return word.isEmpty ? nil : word
  }

  /// Reads digits and points; `nil` where none are next.
  mutating func digits() -> Substring? {
    let digits = take { $0.isDigitOrPoint }
    return digits.isEmpty ? nil : digits
  }

  /// Reads the dash before an item of a list, with the spaces after it.
  mutating func dash() {
    let start = self
    if !take("-") || spaces().isEmpty { self = start }
  }
}

extension Character {
  /// Whether it is in a word: a letter, a digit or `_`.
  var isWordPart: Bool { isLetter || isNumber || self == "_" }

  /// Whether it is in a number without a sign.
  var isDigitOrPoint: Bool { isNumber || self == "." }
}

extension String {
  /// The text without spaces at its end.
  package var withoutEndSpaces: String { String(self[..<endOfText]) }

  /// The text without spaces around it.
  var trimmed: String { String(self[..<endOfText].drop { $0.isWhitespace }) }

  private var endOfText: Index {
    lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex
  }
}
