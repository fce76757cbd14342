import Scenarios

/// The bytes of an XML file, read from front to back.
struct MarkupText {
  let bytes: [UInt8]
  /// The next byte to read.
  var index = 0
  /// How far lines and columns have been counted.
  private var counted = Place()
  /// The number of bytes that were counted, for tests of the work.
  private(set) var countedBytes = 0

  /// An offset with its line and its column.
  private struct Place {
    var offset = 0
    var line = 1
    var column = 1
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
    take("\u{FEFF}")
  }

  /// Whether everything has been read.
  var isAtEnd: Bool { index >= bytes.count }

  var next: UInt8? { isAtEnd ? nil : bytes[index] }

  /// The text of some bytes.
  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The line and the column of an offset.
  ///
  /// Counting goes on from the last offset, so that a file on one line takes no longer than others.
  mutating func position(of offset: Int) -> SourcePosition {
    if offset < counted.offset { counted = Place() }
    while counted.offset < offset {
      let byte = bytes[counted.offset]
      let length =
        SourceText.startsBreak(byte) ? SourceText.lengthOfBreak(bytes[counted.offset...]) : 0
      if length > 0 {
        counted.line += 1
        counted.column = 1
      } else if byte & 0xC0 != 0x80 {
        counted.column += 1
      }
      counted.offset += max(1, length)
      countedBytes += max(1, length)
    }
    return SourcePosition(line: counted.line, column: counted.column)
  }

  func starts(with word: String) -> Bool { bytes[index...].starts(with: word.utf8) }

  /// Goes behind a word, if the text goes on with it.
  @discardableResult
  mutating func take(_ word: String) -> Bool {
    guard starts(with: word) else { return false }
    index += word.utf8.count
    return true
  }

  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = index
    while let next, Self.isSpace(next) { index += 1 }
    return index > start
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0xA || byte == 0x9 || byte == 0xD
  }

  /// Reads up to `end` and goes behind it; `part` names what it ends in messages.
  mutating func read(to end: String, of part: String) throws(MarkupMistake) -> String {
    let start = index
    let first = end.utf8.first
    while let next {
      let content = start..<index
      if next == first, take(end) { return self[content] }
      index += 1
    }
    throw .illFormed(start..<start, "\(part) does not end", "end it with '\(end)'")
  }

  /// Reads the name of an element, an attribute or an entity; `nil` where there is none.
  mutating func readName() -> String? {
    let start = index
    while let next, Self.isOfName(next, isFirst: index == start) { index += 1 }
    return index == start ? nil : self[start..<index]
  }

  private static func isOfName(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
    default: false
    }
  }
}

// Characters.
extension MarkupText {
  /// Reads `&amp;` or `&#65;`.
  mutating func readReference() throws(MarkupMistake) -> String {
    let start = index
    index += 1
    if take("#") { return try readNumber(from: start) }
    guard let name = readName(), take(";") else {
      throw .illFormed(start..<start + 1, "'&' begins no entity", "write '&' as &amp;")
    }
    guard let character = Self.entities[name] else {
      throw .illFormed(
        start..<index, "unknown entity '\(name)'",
        "write the character itself, or '&' as &amp;: XML has only &amp;, &lt;, &gt;, &quot; and &apos;"
      )
    }
    return character
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private mutating func readNumber(from start: Int) throws(MarkupMistake) -> String {
    let isHexadecimal = take("x")
    let digits = index
    while let next, Character(UnicodeScalar(next)).isHexDigit { index += 1 }
    let number = UInt32(self[digits..<index], radix: isHexadecimal ? 16 : 10)
    guard index > digits, take(";") else {
      throw .illFormed(start..<index, "'&#' begins no character", "write '&' as &amp;")
    }
    guard let scalar = number.flatMap(UnicodeScalar.init), Self.allows(scalar) else {
      throw .illFormed(
        start..<index, "\(self[start..<index].prefix(40)) is a character that XML does not allow",
        "remove it")
    }
    return String(scalar)
  }

  /// The first character that XML does not allow as it is.
  var forbiddenCharacter: MarkupMistake? {
    let found = bytes.indices.first { offset in
      switch bytes[offset] {
      case 0..<0x20: !Self.isSpace(bytes[offset])
      case 0xEF: ["\u{FFFE}", "\u{FFFF}"].contains { bytes[offset...].starts(with: $0.utf8) }
      default: false
      }
    }
    guard let found else { return nil }
    let range = found..<found + (bytes[found] == 0xEF ? 3 : 1)
    let code = String(self[range].unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
    return .illFormed(
      range,
      "U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code) is a character that XML does not allow",
      "remove it")
  }

  private static func allows(_ scalar: UnicodeScalar) -> Bool {
    guard scalar.value >= 0x20 else { return isSpace(UInt8(scalar.value)) }
    return scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}
