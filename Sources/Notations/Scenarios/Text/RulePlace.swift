/// Where a rule, the name of a stack view, or the key of a notation stands in its file.
public struct RulePlace: Sendable, Equatable {
  /// Where the rule starts, behind a quotation mark.
  public var position: SourcePosition
  /// How many columns it has, on its first line; at least 1.
  public var length: Int
  /// The line that it starts on.
  public var sourceLine: String

  /// Makes a place.
  public init(position: SourcePosition, length: Int, sourceLine: String) {
    self.position = position
    self.length = length
    self.sourceLine = sourceLine
  }
}

/// Where the characters of a scalar stand in the file.
struct ScalarPlace {
  private let text: String
  private let position: SourcePosition
  private let isVerbatim: Bool

  /// Finds `text` at `position`, plain or behind a quote.
  init(of text: String, at position: SourcePosition, in source: SourceText) {
    self.text = text
    let line = (source[line: position.line] ?? "").unicodeScalars.dropFirst(position.column - 1)
    let isQuoted = line.first == "\"" || line.first == "'"
    self.position = position.advanced(by: isQuoted ? 1 : 0)
    // Escapes and folded lines stand elsewhere than their text says: then only the start is known.
    isVerbatim = line.dropFirst(isQuoted ? 1 : 0).starts(with: text.unicodeScalars)
  }

  /// Where the part with these UTF-8 offsets starts, and how many columns it has.
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
