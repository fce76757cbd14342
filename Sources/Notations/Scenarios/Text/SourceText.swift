/// The text of a scenario file, and its lines.
public struct SourceText: Sendable, Equatable {
  /// The file's path, as it is shown in messages.
  public let file: String
  /// The lines, without line breaks; at least one.
  public let lines: [String]

  /// Splits `text` into lines wherever YAML does.
  ///
  /// These are line feeds, carriage returns, both together, next lines (U+0085), and the line and
  /// paragraph separators of Unicode.
  public init(file: String, text: String) {
    self.file = file
    var text = text
    lines = text.withUTF8 { bytes in
      var lines: [String] = []
      var start = 0
      var index = 0
      while index < bytes.count {
        // Nearly every byte is of text.
        let length = Self.startsBreak(bytes[index]) ? Self.lengthOfBreak(bytes[index...]) : 0
        guard length > 0 else {
          index += 1
          continue
        }
        lines.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += length
        start = index
      }
      lines.append(String(decoding: bytes[start...], as: UTF8.self))
      return lines
    }
  }

  /// Whether a line break can start with a byte.
  package static func startsBreak(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0xC2, 0xE2: true
    default: false
    }
  }

  /// The number of bytes of the line break that UTF-8 text starts with; 0 where it starts with anything
  /// else.
  package static func lengthOfBreak(_ bytes: some Collection<UInt8>) -> Int {
    switch bytes.first {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r"): bytes.dropFirst().first == UInt8(ascii: "\n") ? 2 : 1
    case 0xC2: bytes.starts(with: "\u{85}".utf8) ? 2 : 0
    case 0xE2:
      bytes.starts(with: "\u{2028}".utf8) || bytes.starts(with: "\u{2029}".utf8) ? 3 : 0
    default: 0
    }
  }

  /// The line with the number `line`, counted from 1; `nil` where there is no such line.
  public subscript(line line: Int) -> String? {
    lines.indices.contains(line - 1) ? lines[line - 1] : nil
  }

  /// The position of the first byte that is not UTF-8 text, or is zero; the start where there is none.
  package static func firstInvalid(in bytes: some Collection<UInt8>) -> SourcePosition {
    let text = String(decoding: bytes, as: UTF8.self)
    let scalars = text.unicodeScalars
    guard let end = scalars.firstIndex(where: { $0 == "\u{FFFD}" || $0 == "\0" }) else {
      return .start
    }
    let lines = SourceText(file: "", text: String(scalars[..<end])).lines
    return SourcePosition(
      line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
  }
}

/// A position in a text file.
public struct SourcePosition: Sendable, Hashable, Comparable, Decodable {
  /// The first column of the first line: the place of a mistake that is in all of a text.
  public static let start = SourcePosition(line: 1, column: 1)

  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars, as YAML counts.
  public let column: Int

  /// Makes a position; both numbers count from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position as it follows the name of a file in messages: `:12:9`.
  package var suffix: String { ":\(line):\(column)" }

  /// The position `count` columns to the right on the same line.
  public func advanced(by count: Int) -> SourcePosition {
    SourcePosition(line: line, column: column + count)
  }

  /// Whether `left` comes before `right` in the text.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
