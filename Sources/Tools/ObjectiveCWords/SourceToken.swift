/// A piece of Swift source that is neither a space nor a comment.
struct SourceToken {
  /// The kind of a piece.
  enum Kind {
    /// A word: a name, a keyword, a number, or one of both behind `@` or `#`.
    case word
    /// A text in quotation marks, with everything inside.
    case text
    /// A single other character.
    case sign
  }

  let kind: Kind
  /// The bytes in the source.
  let range: Range<Int>
  /// The characters; empty for a text in quotation marks.
  let name: String
}

/// Splits Swift source into tokens, in O(n) for n bytes.
///
/// Comments are skipped, also nested ones. A text in quotation marks is one token, with all code
/// inside. A regular expression between slashes is read as signs and words; a quotation mark inside
/// is the only thing that could mislead.
struct SourceLexer {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    var lexer = SourceLexer(bytes)
    var tokens: [SourceToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      place + text.count <= bytes.count && bytes[place..<place + text.count].elementsEqual(text)
    }
  }

  private mutating func next() -> SourceToken? {
    skipSpace()
    guard place < bytes.count else { return nil }
    let start = place
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      skipText(hashes: hashes)
      return SourceToken(kind: .text, range: start..<place, name: "")
    }
    let isMarked = byte() == UInt8(ascii: "@") || byte() == UInt8(ascii: "#")
    if isMarked && Self.isWord(byte(1)) || Self.isWord(byte()) {
      place += 1
      while Self.isWord(byte()) { place += 1 }
      let name = String(decoding: bytes[start..<place], as: UTF8.self)
      return SourceToken(kind: .word, range: start..<place, name: name)
    }
    place += 1
    let name = String(decoding: bytes[start..<place], as: UTF8.self)
    return SourceToken(kind: .sign, range: start..<place, name: name)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 128...:
      true
    default: false
    }
  }

  private mutating func skipSpace() {
    while place < bytes.count {
      if byte() <= 32 {
        place += 1
      } else if starts(with: "//") {
        while place < bytes.count, byte() != 10 { place += 1 }
      } else if starts(with: "/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        place += 2
      } else if starts(with: "*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  /// Skips a text in quotation marks, with the code inside.
  private mutating func skipText(hashes: Int) {
    place += hashes
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    place += quotes
    while place < bytes.count {
      if byte() == UInt8(ascii: "\\"), isFollowedByHashes(hashes, after: 1) {
        place += 1 + hashes
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { place += 1 }
      } else if isQuote(quotes), isFollowedByHashes(hashes, after: quotes) {
        place += quotes + hashes
        return
      } else if quotes == 1, byte() == 10 {
        return
      } else {
        place += 1
      }
    }
  }

  private func isQuote(_ count: Int) -> Bool {
    (0..<count).allSatisfy { byte($0) == UInt8(ascii: "\"") }
  }

  private func isFollowedByHashes(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// Skips code between parentheses, of which the first is next.
  private mutating func skipInterpolation() {
    var depth = 0
    while let token = next() {
      if token.name == "(" { depth += 1 }
      if token.name == ")" { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
