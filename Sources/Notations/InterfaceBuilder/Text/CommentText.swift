import Scenarios

/// Texts of a file inside comments of a scenario.
package enum CommentText {
  /// The text on one line, at most `count` characters long.
  package static func line(_ text: String, atMost count: Int = 60) -> String {
    var words = ""
    for scalar in text.unicodeScalars.prefix(2 * count) {
      if QuotedText.isUnseen(scalar) || scalar.properties.isWhitespace {
        if !words.hasSuffix(" ") { words += " " }
      } else {
        words.unicodeScalars.append(scalar)
      }
    }
    return words.count > count ? words.prefix(count - 1) + "…" : words
  }
}
