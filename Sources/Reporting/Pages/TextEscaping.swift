import Mustache

/// Text inside HTML that is well-formed XML too.
///
/// It goes by Unicode scalars. The template engine's own escaping goes by characters, and a
/// quotation mark that a combining accent follows is another character, which it lets through.
struct MarkupText: MustacheContentType {
  func escapeText(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
      case "\t", "\n": escaped.append(scalar)
      // No XML document may hold these, escaped or not.
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
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
        escaped.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      default:
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
