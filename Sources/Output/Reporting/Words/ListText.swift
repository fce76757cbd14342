/// Names in a sentence.
enum ListText {
  /// The first ten names, and how many more there are.
  static func of(_ names: [String]) -> String {
    let more = names.count - 10
    return names.prefix(10).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
