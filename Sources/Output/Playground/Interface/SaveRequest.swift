/// A text to be written to the file that was opened.
struct SaveRequest: Decodable {
  var version: Int
  var n: Int
  var text: String
  /// Names the text that the page knows.
  var hash: String
}
