/// Text inside XML, from whatever anybody wrote.
enum XMLText {
  /// `text` for the inside of an element: without the sequences that colour a terminal, and without
  /// the control characters that no XML document may hold.
  static func escape(_ text: String) -> String { escape(text, newline: "\n") }

  /// `text` for an attribute in quotation marks, with its line ends kept.
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

  /// Leaves out what follows an escape character, up to the letter that ends it.
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
