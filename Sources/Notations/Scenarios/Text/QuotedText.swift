/// Texts in double quotes, as YAML and Swift write them.
package enum QuotedText {
  /// A text in quotes for YAML.
  package static func yaml(_ text: String) -> String {
    quoted(text) { scalar in
      let digits = String(scalar.value, radix: 16)
      let isShort = digits.count <= 4
      return (isShort ? "\\u" : "\\U")
        + String(repeating: "0", count: (isShort ? 4 : 8) - digits.count) + digits
    }
  }

  /// A rule, in quotes where YAML would misread it, as it would the visual format.
  package static func rule(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter == true && !text.contains(": ") && !text.contains(" #")
      && !text.hasPrefix("H:") && !text.hasPrefix("V:")
    return isPlain ? text : yaml(text)
  }

  /// A text in quotes for Swift.
  package static func swift(_ text: String) -> String {
    quoted(text) { "\\u{\(String($0.value, radix: 16))}" }
  }

  private static func quoted(_ text: String, _ escaped: (Unicode.Scalar) -> String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where isUnseen(scalar): quoted += escaped(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Whether a character is invisible, and controls how a text is read or shown.
  package static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
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
