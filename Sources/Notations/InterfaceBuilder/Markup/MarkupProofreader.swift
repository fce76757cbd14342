import Scenarios

/// Finds the first mistake in a text that a parser did not accept as XML.
///
/// The parser reads on behind a mistake, and names the place where it gave up. So the text is read again
/// for the place where it is wrong, and for the reason.
struct MarkupProofreader {
  private let bytes: [UInt8]
  private var index = 0
  private var open: [(name: String, start: Int)] = []
  private var isBehindRoot = false

  /// A mistake in the text.
  struct Mistake: Error {
    /// Where it begins.
    let position: SourcePosition
    /// The number of wrong columns.
    let length: Int
    /// What is wrong; `nil` where the hints say it.
    let reason: String?
    /// The expected text or the next step, one line each.
    let hints: [String]
  }

  /// The first mistake in a text; `nil` where there is none.
  static func mistake(in text: String) -> Mistake? {
    var reader = MarkupProofreader(text)
    var found: Finding?
    do throws(Finding) { try reader.read() } catch { found = error }
    if let forbidden = reader.forbiddenCharacter,
      forbidden.bytes.startIndex <= found?.bytes.startIndex ?? .max
    {
      found = forbidden
    }
    return found.map(reader.mistake)
  }

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// A mistake by its bytes.
  private struct Finding: Error {
    var bytes: Range<Int>
    var reason: String?
    var hints: [String]

    init(_ bytes: Range<Int>, _ reason: String?, _ hints: String...) {
      self.bytes = bytes
      self.reason = reason
      self.hints = hints
    }
  }

  private func mistake(_ finding: Finding) -> Mistake {
    Mistake(
      position: position(of: finding.bytes.startIndex),
      length: text(finding.bytes).unicodeScalars.count, reason: finding.reason,
      hints: finding.hints)
  }

  private func position(of offset: Int) -> SourcePosition {
    let lines = SourceText(file: "", text: text(0..<offset)).lines
    return SourcePosition(
      line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// An element by its name and its place: `<view> of line 3`.
  private func words(for element: (name: String, start: Int)) -> String {
    "<\(element.name)> of line \(position(of: element.start).line)"
  }
}

// Elements.
extension MarkupProofreader {
  private mutating func read() throws(Finding) {
    if starts(with: "\u{FEFF}") { index += 3 }
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        try readText()
      } else if starts(with: "<!--") {
        try readComment()
      } else if starts(with: "<?") {
        try readInstruction()
      } else if starts(with: "<![CDATA[") {
        if open.isEmpty { throw outside }
        try skip(to: "]]>", "this part of plain text")
      } else if starts(with: "</") {
        try readEndTag()
      } else {
        try readStartTag()
      }
    }
    guard let last = open.last else { return }
    throw unclosed(last, at: index..<index)
  }

  private func unclosed(_ element: (name: String, start: Int), at range: Range<Int>) -> Finding {
    Finding(
      range, nil, "\(words(for: element)) is not closed",
      "close it before this place, or open the file in Xcode, which reports what is wrong")
  }

  /// Something that is in no element.
  private var outside: Finding {
    isBehindRoot
      ? Finding(
        index..<index + 1, "the outermost element ends before this",
        "remove what is behind its end: a file has one outermost element")
      : Finding(index..<index + 1, "this is in no element", "a file begins with '<'")
  }

  private mutating func readStartTag() throws(Finding) {
    if isBehindRoot { throw outside }
    let start = index
    index += 1
    guard let name = readName() else {
      throw Finding(start..<start + 1, "'<' begins no element", "in a text, write it as &lt;")
    }
    var attributes: Set<String> = []
    while true {
      let isSeparate = skipSpace()
      let place = index
      guard index < bytes.count, bytes[index] != UInt8(ascii: "<") else {
        throw Finding(
          start..<start + name.utf8.count + 1, "<\(name)> has no '>'", "end it with '>' or '/>'")
      }
      if take(">") {
        open.append((name, start))
        return
      }
      if take("/>") {
        isBehindRoot = open.isEmpty
        return
      }
      guard let attribute = readName() else {
        throw Finding(
          place..<place + 1, "this is no attribute of <\(name)>",
          "an attribute is a name, '=', and a value between quotation marks")
      }
      let range = place..<index
      guard isSeparate else {
        throw Finding(range, "there is no space before attribute '\(attribute)'", "put one there")
      }
      skipSpace()
      guard take("=") else {
        throw Finding(range, "attribute '\(attribute)' has no value", "write \(attribute)=\"…\"")
      }
      guard attributes.insert(attribute).inserted else {
        throw Finding(range, "attribute '\(attribute)' appears twice", "keep one of them")
      }
      skipSpace()
      try readValue(of: attribute, range)
    }
  }

  private mutating func readValue(of attribute: String, _ name: Range<Int>) throws(Finding) {
    let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    guard index < bytes.count, quotes.contains(bytes[index]) else {
      throw Finding(
        name, "the value of attribute '\(attribute)' is not between quotation marks",
        "write \(attribute)=\"…\"")
    }
    let quote = bytes[index]
    index += 1
    while index < bytes.count, bytes[index] != quote {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        throw Finding(
          index..<index + 1, "'<' is in the value of attribute '\(attribute)'",
          "write it as &lt;, or end the value with a quotation mark before it")
      case UInt8(ascii: "&"): try readReference()
      default: index += 1
      }
    }
    guard index < bytes.count else {
      throw Finding(
        name, "the value of attribute '\(attribute)' does not end",
        "end it with a quotation mark")
    }
    index += 1
  }

  private mutating func readEndTag() throws(Finding) {
    let start = index
    index += 2
    guard let name = readName() else {
      throw Finding(start..<start + 2, "'</' ends no element", "in a text, write it as &lt;/")
    }
    let range = start..<index
    skipSpace()
    guard take(">") else { throw Finding(range, "</\(name)> has no '>'", "end it with '>'") }
    guard let last = open.last else {
      index = start
      throw outside
    }
    guard last.name == name else {
      guard open.contains(where: { $0.name == name }) else {
        throw Finding(
          range, "</\(name)> ends no element",
          "\(words(for: last)) is open here: end it with </\(last.name)>")
      }
      throw unclosed(last, at: range)
    }
    open.removeLast()
    isBehindRoot = open.isEmpty
  }
}

// Texts.
extension MarkupProofreader {
  private mutating func readText() throws(Finding) {
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      if open.isEmpty {
        guard skipSpace() else { throw outside }
      } else if bytes[index] == UInt8(ascii: "&") {
        try readReference()
      } else if bytes[index] == UInt8(ascii: "]"), starts(with: "]]>") {
        throw Finding(index..<index + 3, "']]>' is in a text", "write it as ]]&gt;")
      } else {
        index += 1
      }
    }
  }

  /// Reads `&amp;` or `&#65;`.
  private mutating func readReference() throws(Finding) {
    let start = index
    index += 1
    if take("#") {
      let isHexadecimal = take("x")
      let digits = index
      while index < bytes.count, Character(UnicodeScalar(bytes[index])).isHexDigit { index += 1 }
      let number = UInt32(text(digits..<index), radix: isHexadecimal ? 16 : 10)
      guard index > digits, take(";") else {
        throw Finding(start..<index, "'&#' begins no character", "write '&' as &amp;")
      }
      guard let number, Self.allows(number) else {
        throw Finding(
          start..<index, "\(text(start..<index).prefix(40)) is a character that XML does not allow",
          "remove it")
      }
      return
    }
    guard let name = readName(), take(";") else {
      throw Finding(start..<start + 1, "'&' begins no entity", "write '&' as &amp;")
    }
    guard Self.entities.contains(name) else {
      throw Finding(
        start..<index, "unknown entity '\(name)'",
        "write the character itself, or '&' as &amp;: XML has only &amp;, &lt;, &gt;, &quot; and &apos;"
      )
    }
  }

  private static let entities: Set = ["amp", "lt", "gt", "quot", "apos"]

  private mutating func readComment() throws(Finding) {
    let start = index
    index += 4
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "-"), starts(with: "--") else {
        index += 1
        continue
      }
      guard starts(with: "-->") else {
        throw Finding(index..<index + 2, "'--' is inside a comment", "end the comment with '-->'")
      }
      index += 3
      return
    }
    throw Finding(start..<start + 4, "this comment does not end", "end it with '-->'")
  }

  /// Reads `<?xml version="1.0"?>`, or an instruction to another program.
  private mutating func readInstruction() throws(Finding) {
    let start = index
    index += 2
    let name = readName()
    let range = start..<index
    guard let name, starts(with: "?>") || skipSpace() else {
      throw Finding(range, "this instruction has no name", "remove it")
    }
    let content = index
    index = start
    if name.lowercased() == "xml" {
      if isBehindRoot { throw outside }
      guard start == 0 || start == 3 && starts(with: "\u{FEFF}", at: 0) else {
        throw Finding(
          range, "the declaration <?xml …?> is not at the start of the file",
          "remove what is before it, or the declaration")
      }
    }
    try skip(to: "?>", "this instruction")
    guard name.lowercased() == "xml" else { return }
    let words = text(content..<max(content, index - 2))
    guard name == "xml", words.wholeMatch(of: Self.declaration) != nil else {
      throw Finding(
        range, "this is not the declaration of XML",
        #"write <?xml version="1.0" encoding="UTF-8"?>"#)
    }
  }

  private static var declaration: Regex<Substring> {
    /version\s*=\s*(?:"1\.[0-9]+"|'1\.[0-9]+')(?:\s+encoding\s*=\s*(?:"[\w.\-]+"|'[\w.\-]+'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*/
  }

  private mutating func skip(to end: String, _ part: String) throws(Finding) {
    let start = index
    let first = end.utf8.first
    while index < bytes.count {
      if bytes[index] == first, take(end) { return }
      index += 1
    }
    throw Finding(start..<start + 2, "\(part) does not end", "end it with '\(end)'")
  }

  /// The first character that XML does not allow as it is.
  private var forbiddenCharacter: Finding? {
    let found = bytes.indices.first { offset in
      switch bytes[offset] {
      case 0..<0x20: !Self.allows(UInt32(bytes[offset]))
      case 0xEF: starts(with: "\u{FFFE}", at: offset) || starts(with: "\u{FFFF}", at: offset)
      default: false
      }
    }
    guard let found else { return nil }
    let range = found..<found + (bytes[found] == 0xEF ? 3 : 1)
    let number = text(range).unicodeScalars.first?.value ?? 0
    let code = String(number, radix: 16, uppercase: true)
    return Finding(
      range,
      "U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code) is a character that XML does not allow",
      "remove it")
  }

  /// Whether XML allows the character with this number.
  private static func allows(_ number: UInt32) -> Bool {
    guard number >= 0x20 else { return [0x9, 0xA, 0xD].contains(number) }
    return UnicodeScalar(number) != nil && number != 0xFFFE && number != 0xFFFF
  }
}

// Bytes.
extension MarkupProofreader {
  private func starts(with word: String, at offset: Int? = nil) -> Bool {
    bytes[(offset ?? index)...].starts(with: word.utf8)
  }

  /// Goes behind a word, if the text goes on with it.
  private mutating func take(_ word: String) -> Bool {
    guard starts(with: word) else { return false }
    index += word.utf8.count
    return true
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, Self.space.contains(bytes[index]) { index += 1 }
    return index > start
  }

  private static let space: [UInt8] = [0x20, 0x9, 0xA, 0xD]

  /// The name of an element, an attribute or an entity; `nil` where there is none.
  private mutating func readName() -> String? {
    let start = index
    while index < bytes.count, Self.isOfName(bytes[index], isFirst: index == start) { index += 1 }
    return index == start ? nil : text(start..<index)
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
