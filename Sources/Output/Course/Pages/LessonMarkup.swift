/// The one mark that a lesson's texts may have: what is between backquotes is code.
enum LessonMarkup {
  /// A text as HTML, escaped; a backquote without a second one is itself.
  static func html(_ text: String) -> String {
    let parts = parts(of: text)
    guard parts.count > 1 else { return LessonPicture.escaped(text) }
    return parts.enumerated().map { index, part in
      let escaped = LessonPicture.escaped(String(part))
      return index.isMultiple(of: 2) ? escaped : "<code>\(escaped)</code>"
    }.joined()
  }

  /// A text without its marks.
  static func plain(_ text: String) -> String { parts(of: text).joined() }

  /// The text between backquotes at odd places; the text itself where they come in no pairs.
  private static func parts(of text: String) -> [Substring] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.count.isMultiple(of: 2) ? [text[...]] : parts
  }
}
