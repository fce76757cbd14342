/// A mistake in an XML file, by its bytes.
struct MarkupMistake: Error {
  var bytes: Range<Int>
  var message: String
  /// The expected text or the next step, one line each.
  var hints: [String]

  /// Something that XML does not allow; a sentence with a long name in it is cut.
  static func illFormed(_ bytes: Range<Int>, _ reason: String, _ hint: String) -> MarkupMistake {
    MarkupMistake(
      bytes: bytes, message: "this is not well-formed XML: \(cut(reason))", hints: [cut(hint)])
  }

  private static func cut(_ sentence: String) -> String {
    sentence.count > longest ? sentence.prefix(longest - 1) + "…" : sentence
  }

  private static let longest = 200
}
