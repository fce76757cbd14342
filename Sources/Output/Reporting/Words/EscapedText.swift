import Mustache

/// Text inside HTML that is well-formed XML too.
///
/// It goes by Unicode scalars. The template engine's own escaping goes by characters, and a
/// quotation mark that a combining accent follows is another character, which it lets through.
struct MarkupText: MustacheContentType {
  /// Longer texts make pages that browsers do not show.
  ///
  /// Ours: ten times the longest scenario file that is known.
  static let mostScalars = 100_000
  /// What stands where a longer text ends.
  static let remark = "… (cut here; run.json has all of it)"

  /// Linear in the length of the text: bytes are appended, since a string that text is appended to
  /// through a view of it is copied each time.
  func escapeText(_ text: String) -> String {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(min(text.utf8.count, 4 * Self.mostScalars))
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == Self.mostScalars {
        escaped += Self.remark.utf8
        break
      }
      switch scalar {
      case "<": escaped += "&lt;".utf8
      case ">": escaped += "&gt;".utf8
      case "&": escaped += "&amp;".utf8
      case "\"": escaped += "&quot;".utf8
      case "'": escaped += "&#39;".utf8
      case "\t", "\n": escaped.append(UInt8(truncatingIfNeeded: scalar.value))
      // No XML document may hold these, escaped or not.
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}".utf8
      default: escaped += String(scalar).utf8
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}

/// Text inside a line of Markdown: one line, with nothing in it that Markdown or HTML would act on.
struct MarkdownText: MustacheContentType {
  private static let acting = Set("\\`*_[]|~".unicodeScalars)
  /// These act in spite of a backslash: as HTML, or as the mention of a person.
  private static let stubborn = Set("<>&@".unicodeScalars)

  func escapeText(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        escaped.append(" ")
      case _ where Self.acting.contains(scalar):
        escaped.append("\\")
        escaped.append(scalar)
      case _ where Self.stubborn.contains(scalar):
        for part in "&#\(scalar.value);".unicodeScalars { escaped.append(part) }
      default:
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
