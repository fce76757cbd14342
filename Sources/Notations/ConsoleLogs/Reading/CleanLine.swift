/// A line without the marks that quoting, Markdown, HTML and editors add to it.
package enum CleanLine {
  /// The line as UTF-8, without marks and escapes.
  package static func bytes(of line: Substring) -> Bytes {
    var text = Array(line.utf8)
    // Most lines of a long text are noise, and have none of these.
    if text.contains(UInt8(ascii: "&")) { text = decoded(text) }
    if text.contains(where: { $0 == 0xE2 || $0 == 0xC2 }) { text = withPlainMarks(text) }
    if text.contains(Sign.backslash) { text = unescaped(text) }
    if text.contains(UInt8(ascii: "~")) { text = replaced(text, "~~", with: "-") }
    if text.contains(Sign.star) { text = replaced(text, "**", with: "") }
    return unquoted(text[...])
  }

  /// Without the marks of quoted mail and of comments at the start.
  private static func unquoted(_ bytes: Bytes) -> Bytes {
    var rest = bytes.trimmed
    while true {
      if rest.first == Sign.greater {
        rest = rest.dropFirst().trimmed
      } else if rest.starts(with: "//") || rest.starts(with: "* ") {
        rest = rest.dropFirst(2).trimmed
      } else {
        return rest
      }
    }
  }

  /// `\<` of Markdown, `\"`, `\n` and `\U2019` of property lists.
  private static func unescaped(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      guard text[index] == Sign.backslash, index + 1 < text.count else {
        result.append(text[index])
        index += 1
        continue
      }
      let next = text[index + 1]
      if next == UInt8(ascii: "n") || next == UInt8(ascii: "t") || next == UInt8(ascii: "r") {
        result.append(Sign.space)
        index += 2
      } else if next == UInt8(ascii: "U") || next == UInt8(ascii: "u"), index + 5 < text.count,
        text[(index + 2)...(index + 5)].allSatisfy({ $0.isHexadecimal })
      {
        let (scalar, length) = scalar(text[index...])
        result += Array(String(scalar).utf8)
        index += length
      } else if next.isLetter || next.isDigit {
        result.append(text[index])
        index += 1
      } else {
        result.append(next)
        index += 2
      }
    }
    return result
  }

  /// The character of `\Uxxxx`, or of two of them that are a surrogate pair, and its length.
  private static func scalar(_ text: ArraySlice<UInt8>) -> (Unicode.Scalar, Int) {
    func unit(_ start: Int) -> UInt32? {
      let digits = text[min(start, text.endIndex)...].prefix(4)
      return digits.count == 4 ? UInt32(String(decoding: digits, as: UTF8.self), radix: 16) : nil
    }
    let start = text.startIndex
    let first = unit(start + 2) ?? 0xFFFD
    if (0xD800..<0xDC00).contains(first), start + 7 < text.endIndex,
      text[start + 6] == Sign.backslash, let second = unit(start + 8),
      (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    {
      return (scalar, 12)
    }
    return (Unicode.Scalar(first) ?? "\u{FFFD}", 6)
  }

  /// `&lt;` and the others that HTML needs.
  private static func decoded(_ text: [UInt8]) -> [UInt8] {
    let entities: [(StaticString, StaticString)] = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
      ("&apos;", "'"), ("&nbsp;", " "), ("&amp;", "&"),
    ]
    return entities.reduce(text) { line, entity in replaced(line, entity.0, with: entity.1) }
  }

  /// Typographic quotes, dashes and spaces of editors that replace plain ones.
  ///
  /// Only in a line that has them where the notation needs plain ones: elsewhere they are text.
  private static func withPlainMarks(_ text: [UInt8]) -> [UInt8] {
    let line = replaced(text, "\u{A0}", with: " ")
    let isTypographic = [
      "\u{2018}|\u{2019}", "\u{2019}|\u{2019}", "\u{201C}<", "\u{2013}(", "\u{2014}(",
    ].contains { (mark: StaticString) in line[...].first(mark) != nil }
    guard isTypographic else { return line }
    let marks: [(StaticString, StaticString)] = [
      ("\u{2018}", "'"), ("\u{2019}", "'"), ("\u{201C}", "\""), ("\u{201D}", "\""),
      ("\u{2013}", "-"), ("\u{2014}", "-"),
    ]
    return marks.reduce(line) { line, mark in replaced(line, mark.0, with: mark.1) }
  }

  private static func replaced(_ text: [UInt8], _ old: StaticString, with new: StaticString)
    -> [UInt8]
  {
    guard text[...].first(old) != nil else { return text }
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index...].starts(with: old) {
        new.withUTF8Buffer { result += Array($0) }
        index += old.utf8CodeUnitCount
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }
}
