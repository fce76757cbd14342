/// A replacement of part of a text.
package struct TextEdit: Sendable, Hashable, Decodable {
  /// The first character that is replaced.
  package var start: SourcePosition
  /// The position after the last character that is replaced; that of `start` for an insertion.
  package var end: SourcePosition
  /// The text to write there.
  package var text: String

  package init(start: SourcePosition, end: SourcePosition, text: String) {
    (self.start, self.end, self.text) = (start, end, text)
  }
}

extension String {
  /// The text with edits of it, of which none overlaps another.
  ///
  /// Positions are those of the text before all edits. Linear in the length of the text.
  package func applying(_ edits: [TextEdit]) -> String {
    var starts = [startIndex]
    var index = startIndex
    while index < endIndex {
      let isBreak = SourceText.startsBreak(utf8[index])
      let length = isBreak ? SourceText.lengthOfBreak(utf8[index...]) : 0
      utf8.formIndex(&index, offsetBy: max(1, length))
      if length > 0 { starts.append(index) }
    }
    func place(_ position: SourcePosition) -> Index {
      guard starts.indices.contains(position.line - 1) else { return endIndex }
      let start = starts[position.line - 1]
      return unicodeScalars.index(start, offsetBy: max(0, position.column - 1), limitedBy: endIndex)
        ?? endIndex
    }
    var result = UnicodeScalarView()
    var end = startIndex
    for edit in edits.sorted(by: { $0.start < $1.start }) {
      let start = max(end, place(edit.start))
      result.append(contentsOf: unicodeScalars[end..<start])
      result.append(contentsOf: edit.text.unicodeScalars)
      end = max(start, place(edit.end))
    }
    result.append(contentsOf: unicodeScalars[end...])
    return String(result)
  }
}
