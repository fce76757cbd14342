import Geometry
import Mustache
import RecordWords
import Scenarios

/// Escapes text inside HTML that is well-formed XML too.
///
/// Works on Unicode scalars. The template engine's own escaping works on characters: it lets a
/// quotation mark with a combining accent through, since the two are one character.
struct MarkupText: MustacheContentType {
  /// Ends a text that is longer than ``SizeLimits/textScalars``.
  static let remark = "… (cut here; run.json has all of it)"

  /// Linear in the length of the text: bytes are appended, since appending to a string through a view
  /// of it copies the string each time.
  func escapeText(_ text: String) -> String {
    if Self.isPlain(text) { return text }
    let isUnsafe = text.hasUnsafeCharacters
    var escaped: [UInt8] = []
    escaped.reserveCapacity(min(text.utf8.count, 4 * SizeLimits.textScalars))
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == SizeLimits.textScalars {
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
      // Not allowed in XML, escaped or not.
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}".utf8
      case _ where isUnsafe && String.isUnsafe(scalar): escaped += "\u{FFFD}".utf8
      default: escaped += String(scalar).utf8
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Whether a text needs no escaping, like nearly all names and numbers of a page.
  ///
  /// This check takes a tenth of the time of escaping.
  private static func isPlain(_ text: String) -> Bool {
    guard text.utf8.count <= SizeLimits.textScalars else { return false }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""),
        UInt8(ascii: "'"):
        return false
      // Control characters, and the first byte of the two scalars that XML does not allow.
      case 0..<0x20, 0x7F, 0xEF: return false
      default: continue
      }
    }
    return !text.hasUnsafeCharacters
  }
}

/// Escapes text inside a line of Markdown: the result is one line without Markdown or HTML syntax.
struct MarkdownText: MustacheContentType {
  private static let acting = Set("\\`*_[]|~".unicodeScalars)
  /// Work despite a backslash: as HTML, or as the mention of a person.
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
