import Scenarios

/// The positions in a file of the characters of a YAML scalar.
struct ScalarPlace {
  private let text: String
  private let position: SourcePosition
  private let isVerbatim: Bool

  /// Finds `text` at `position`, plain or after a quotation mark.
  init(of text: String, at position: SourcePosition, in source: SourceText) {
    self.text = text
    let line = (source[line: position.line] ?? "").unicodeScalars.dropFirst(position.column - 1)
    let isQuoted = line.first == "\"" || line.first == "'"
    self.position = position.advanced(by: isQuoted ? 1 : 0)
    // Escapes and folded lines move characters, so only the start is known then.
    isVerbatim = Substring(line).utf8.dropFirst(isQuoted ? 1 : 0).starts(with: text.utf8)
  }

  /// The start and the number of columns of the characters at these UTF-8 offsets.
  func columns(_ range: Range<Int>) -> (start: SourcePosition, length: Int) {
    guard isVerbatim else { return (position, 1) }
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: min(range.lowerBound, utf8.count))
    let upper = utf8.index(utf8.startIndex, offsetBy: min(range.upperBound, utf8.count))
    let before = text.unicodeScalars.distance(from: text.startIndex, to: lower)
    return (
      position.advanced(by: before),
      text.unicodeScalars.distance(from: lower, to: max(lower, upper))
    )
  }
}
