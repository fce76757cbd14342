package import Scenarios

/// The positions in a file of the characters of a YAML scalar.
package struct ScalarPlace {
  private let text: String
  private let position: SourcePosition
  private let isVerbatim: Bool

  /// Finds `text` at `position`, plain or after a quotation mark.
  package init(of text: String, at position: SourcePosition, in source: SourceText) {
    self.text = text
    var line = source[line: position.line] ?? ""
    var text = text
    // A file has a place for each rule: bytes in memory are compared faster than characters.
    let (isQuoted, isVerbatim) = line.withUTF8 { line in
      let rest = line.dropFirst(line.offset(ofCharacter: position.column - 1))
      let isQuoted = rest.first == UInt8(ascii: "\"") || rest.first == UInt8(ascii: "'")
      let isVerbatim = text.withUTF8 { rest.dropFirst(isQuoted ? 1 : 0).starts(with: $0) }
      return (isQuoted, isVerbatim)
    }
    self.position = position.advanced(by: isQuoted ? 1 : 0)
    // Escapes and folded lines move characters, so only the start is known then.
    self.isVerbatim = isVerbatim
  }

  /// The start and the number of columns of the characters at these UTF-8 offsets.
  package func columns(_ range: Range<Int>) -> (start: SourcePosition, length: Int) {
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

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the character with this number, from 0, in UTF-8; the end where there are fewer.
  fileprivate func offset(ofCharacter number: Int) -> Int {
    var left = number
    for (offset, byte) in enumerated() where !UTF8.isContinuation(byte) {
      if left == 0 { return offset }
      left -= 1
    }
    return count
  }
}
