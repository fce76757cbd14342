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
    var lines: [String] = []
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let end = index
      scalars.formIndex(after: &index)
      guard Self.endsLine(scalar) else { continue }
      if scalar == "\r", index < scalars.endIndex, scalars[index] == "\n" {
        scalars.formIndex(after: &index)
      }
      lines.append(String(scalars[start..<end]))
      start = index
    }
    lines.append(String(scalars[start...]))
    self.lines = lines
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// The line with the number `line`, counted from 1; `nil` where there is no such line.
  public subscript(line line: Int) -> String? {
    lines.indices.contains(line - 1) ? lines[line - 1] : nil
  }
}

/// A position in a text file.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars, as YAML counts.
  public let column: Int

  /// Makes a position; both numbers count from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position `count` columns to the right on the same line.
  public func advanced(by count: Int) -> SourcePosition {
    SourcePosition(line: line, column: column + count)
  }

  /// Whether `left` comes before `right` in the text.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
