/// A word, a number, a text in quotes, or a sign of Swift code.
struct SwiftToken: Equatable {
  enum Kind {
    case word, number, text, sign
  }

  let kind: Kind
  /// The token as it is written; of a text what is between the quotes.
  let text: String
  /// The UTF-8 offsets of the token.
  let range: Range<Int>
  /// Whether it is the first one on its line.
  let startsLine: Bool

  /// The tokens of a text, without comments; linear in its length.
  static func tokens(of code: String) -> [SwiftToken] {
    let bytes = Array(code.utf8)
    var tokens: [SwiftToken] = []
    var offset = 0
    var startsLine = true
    func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
      var end = start
      while end < bytes.count, isPart(bytes[end]) { end += 1 }
      return end
    }
    func add(_ kind: Kind, to end: Int, inside: Range<Int>? = nil) {
      let text = String(decoding: bytes[inside ?? offset..<end], as: UTF8.self)
      tokens.append(
        SwiftToken(kind: kind, text: text, range: offset..<end, startsLine: startsLine))
      offset = end
      startsLine = false
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        startsLine = true
        offset += 1
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        offset += 1
      } else if bytes[offset...].starts(with: "//".utf8) {
        offset = end(from: offset) { $0 != UInt8(ascii: "\n") }
      } else if byte.isWordPart, !byte.isDigit {
        add(.word, to: end(from: offset, while: { $0.isWordPart }))
      } else if byte.isDigit {
        var last = end(from: offset) { $0.isDigit || $0 == UInt8(ascii: "_") }
        if last + 1 < bytes.count, bytes[last] == UInt8(ascii: "."), bytes[last + 1].isDigit {
          last = end(from: last + 1) { $0.isDigit || $0 == UInt8(ascii: "_") }
        }
        add(.number, to: last)
      } else if byte == UInt8(ascii: "\"") {
        let last = end(from: offset + 1) { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
        add(.text, to: min(last + 1, bytes.count), inside: offset + 1..<last)
      } else {
        add(.sign, to: offset + 1)
      }
    }
    return tokens
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it is in a word: `$0` is one too, and so are letters of other scripts.
  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: isDigit
    }
  }
}
