/// Text for YAML.
enum QuotedText {
  /// The text in double quotes, with escapes for everything that is not visible.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where isUnseen(scalar): quoted += escape(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The text on one line of a comment, at most `count` characters long.
  static func comment(_ text: String, atMost count: Int = 60) -> String {
    var words = ""
    for scalar in text.unicodeScalars.prefix(2 * count) {
      if isUnseen(scalar) || scalar.properties.isWhitespace {
        if !words.hasSuffix(" ") { words += " " }
      } else {
        words.unicodeScalars.append(scalar)
      }
    }
    return words.count > count ? words.prefix(count - 1) + "…" : words
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    let isShort = digits.count <= 4
    return (isShort ? "\\u" : "\\U")
      + String(repeating: "0", count: (isShort ? 4 : 8) - digits.count) + digits
  }

  /// Whether a character is invisible, and controls how a text is read or shown.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
