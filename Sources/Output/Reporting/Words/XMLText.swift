/// Escapes text inside XML.
enum XMLText {
  /// Escapes `text` for the inside of an element, without terminal escape sequences and without
  /// control characters, which XML does not allow.
  static func escape(_ text: String) -> String { escape(text, newline: "\n") }

  /// Escapes `text` for an attribute in double quotes; line ends are kept.
  static func attribute(_ text: String) -> String { escape(text, newline: "&#10;") }

  private static func escape(_ text: String, newline: String) -> String {
    var escaped = ""
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += newline
      case "\t": escaped += " "
      case "\u{1B}": skipSequence(&scalars)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Skips the rest of a terminal escape sequence, up to its final letter.
  private static func skipSequence(_ scalars: inout String.UnicodeScalarView.Iterator) {
    var ahead = scalars
    guard ahead.next() == "[" else { return }
    while let scalar = ahead.next() {
      if ("\u{40}"..."\u{7E}").contains(scalar) {
        scalars = ahead
        return
      }
      guard ("\u{20}"..."\u{3F}").contains(scalar) else { return }
    }
  }
}
