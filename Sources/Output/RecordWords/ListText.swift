/// Names in a sentence.
package enum ListText {
  /// The first ten names, and how many more there are.
  package static func of(_ names: [String]) -> String {
    let more = names.count - 10
    return names.prefix(10).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// A count with its noun: `1 frame`, `3 frames`; `plural` where it does not end in s.
  package static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}
