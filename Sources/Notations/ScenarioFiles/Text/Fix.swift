import Scenarios

/// A change of a text that mends one mistake in it.
struct Fix: Equatable {
  let edits: [TextEdit]
  /// The position of a mapping and the key that it gets; of several fixes, one may add it.
  var added: Key?

  /// A key of the mapping at a position.
  struct Key: Hashable {
    let mapping: SourcePosition
    let name: String
  }

  /// The lines from the first one that changes to the last one.
  var lines: ClosedRange<Int> {
    let first = edits.map { $0.start.line }.min() ?? 1
    return first...max(first, edits.map { $0.end.line }.max() ?? 1)
  }
}

extension TextEdit {
  /// Whether only one of both can be made.
  func overlaps(_ other: TextEdit) -> Bool {
    start == other.start || start < other.end && other.start < end
  }
}

/// A mistake in a text, and how to mend it.
struct Mistake: Error {
  var diagnostic: Diagnostic
  /// The change that mends it; `nil` where nobody knows one.
  var fix: Fix?
  var kind = Kind.value

  /// The last line of the text that it is about, where that is not the one of its position.
  var lastLine: Int?

  /// The part of the text that a mistake is about.
  enum Kind {
    /// A key or a value.
    case value
    /// A name that nothing in the text has, which only the author can give to something.
    case name
    /// The text, of which nothing could be read.
    case syntax
  }
}

extension SourceText {
  /// The text from one position to another, with line feeds between lines.
  func text(from start: SourcePosition, to end: SourcePosition) -> String {
    guard start < end, let first = self[line: start.line] else { return "" }
    guard start.line < end.line else {
      return first.columns(from: start.column, to: end.column)
    }
    let between = (start.line + 1..<end.line).compactMap { self[line: $0] }
    let last = self[line: end.line]?.columns(from: 1, to: end.column) ?? ""
    return ([first.columns(from: start.column)] + between + [last]).joined(separator: "\n")
  }

  /// The position behind the last character before `end` that is no space and in no comment line.
  func endOfContent(before end: SourcePosition) -> SourcePosition {
    var end = end
    while let line = self[line: end.line] ?? (end.line > 1 ? "" : nil) {
      let text = line.columns(from: 1, to: end.column).droppingLastSpaces
      let isContent = text.contains { $0 != " " && $0 != "\t" } && !text.isComment
      guard !isContent, end.line > 1 else {
        return SourcePosition(line: end.line, column: text.unicodeScalars.count + 1)
      }
      end = SourcePosition(line: end.line - 1, column: .max)
    }
    return end
  }
}

extension String {
  /// The characters from one column up to another one, which count from 1; those that exist.
  func columns(from start: Int, to end: Int = .max) -> String {
    let scalars = unicodeScalars
    let first =
      scalars.index(
        startIndex, offsetBy: max(0, start - 1), limitedBy: endIndex) ?? endIndex
    let last = end == .max ? nil : scalars.index(first, offsetBy: end - start, limitedBy: endIndex)
    return start < end ? String(scalars[first..<(last ?? endIndex)]) : ""
  }

  fileprivate var isComment: Bool { first { $0 != " " && $0 != "\t" } == "#" }

  fileprivate var droppingLastSpaces: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
