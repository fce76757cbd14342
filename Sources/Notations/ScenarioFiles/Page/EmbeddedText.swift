import Scenarios

/// A text in another language inside a scenario file, which is read from its start.
///
/// Markup and style sheets are ASCII but for comments, so it is read byte by byte.
struct EmbeddedText {
  private let reader: FieldReader
  private let value: YAMLValue
  private let text: String
  private let bytes: [UInt8]
  /// The number of bytes that were read.
  private(set) var offset = 0

  init(_ text: String, of value: YAMLValue, _ reader: FieldReader) {
    self.reader = reader
    self.value = value
    self.text = text
    bytes = Array(text.utf8)
  }

  /// A mistake at some bytes of the text, and what is right instead.
  struct Problem: Error {
    var range: Range<Int>
    var message: String
    var hints: [String]

    init(_ range: Range<Int>, _ message: String, _ hints: String...) {
      self.range = range
      self.message = message
      self.hints = hints
    }
  }

  /// The next character; U+FFFD for one that is not ASCII, and `nil` at the end.
  var next: Character? {
    guard offset < bytes.count else { return nil }
    return bytes[offset] < 0x80 ? Character(Unicode.Scalar(bytes[offset])) : "\u{FFFD}"
  }

  /// The next characters, to be shown in a message.
  var nextRange: Range<Int> {
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, Self.isNamePart(bytes[end - 1]), Self.isNamePart(bytes[end]) {
      end += 1
    }
    while end < bytes.count, UTF8.isContinuation(bytes[end]) { end += 1 }
    return offset..<end
  }

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Reads these characters; false, having read nothing, where others are next.
  mutating func take(_ characters: String) -> Bool {
    guard bytes[offset...].starts(with: characters.utf8) else { return false }
    offset += characters.utf8.count
    return true
  }

  /// Reads everything before these characters, or to the end.
  mutating func take(until characters: String...) {
    while offset < bytes.count,
      !characters.contains(where: { bytes[offset...].starts(with: $0.utf8) })
    {
      offset += 1
    }
  }

  /// Reads ASCII characters that are like this.
  mutating func take(while isPart: (Character) -> Bool) {
    while let next, next != "\u{FFFD}", isPart(next) { offset += 1 }
  }

  /// Reads spaces, line breaks, and comments between two marks.
  mutating func skip(comment: (start: String, end: String)) throws(Problem) {
    while true {
      take { $0.isWhitespace }
      let start = offset
      guard take(comment.start) else { return }
      take(until: comment.end)
      guard take(comment.end) else {
        throw Problem(
          start..<start + comment.start.utf8.count, "this comment has no end",
          "end it with \(comment.end)")
      }
    }
  }

  /// Reads ASCII letters, digits, `-` and `_`; empty where none are next.
  mutating func name() -> String {
    let start = offset
    while offset < bytes.count, Self.isNamePart(bytes[offset]) { offset += 1 }
    return self[start..<offset]
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Reports a mistake at its place in the file.
  func report(_ problem: Problem) {
    guard !reader.isFull else { return }
    let place = place(of: problem.range)
    reader.report(
      Diagnostic(
        in: reader.source, at: place.position, length: place.length, problem.message,
        hints: problem.hints))
  }

  /// The place of some bytes in the file.
  ///
  /// Below a `|`, each line of the text is the end of a line of the file.
  func place(of range: Range<Int>) -> RulePlace {
    let first = reader.source[line: value.position.line]?.unicodeScalars.dropFirst(
      value.position.column - 1
    ).first
    guard first == "|" else {
      let columns = ScalarPlace(of: text, at: value.position, in: reader.source).columns(range)
      return place(at: columns.start, length: columns.length)
    }
    let before = bytes[..<range.lowerBound]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[range.lowerBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let line = value.position.line + 1 + before.count { $0 == UInt8(ascii: "\n") }
    let written = reader.source[line: line] ?? ""
    let indentation = max(
      0, written.unicodeScalars.count - self[start..<end].unicodeScalars.count)
    let column = indentation + self[start..<range.lowerBound].unicodeScalars.count + 1
    return place(
      at: SourcePosition(line: line, column: column),
      length: self[range.lowerBound..<min(end, range.upperBound)].unicodeScalars.count)
  }

  private func place(at position: SourcePosition, length: Int) -> RulePlace {
    RulePlace(
      position: position, length: max(1, length),
      sourceLine: reader.source[line: position.line] ?? "")
  }
}
