/// An answer that is missing here, and that the next layout of views on the same thread reports.
package struct MissingAnswer: Equatable {
  package let name: String, reason: String
  private static let key = "LayoutDiff.missingAnswers"
  /// Keeps an answer for the next layout, once.
  package static func note(_ name: String, _ reason: String) {
    let answer = MissingAnswer(name: name, reason: reason)
    let others = take().filter { $0 != answer }
    Thread.current.threadDictionary[key] = others + [answer]
  }

  /// The answers since the last layout on this thread, which are then forgotten.
  package static func take() -> [MissingAnswer] {
    let answers = Thread.current.threadDictionary[key] as? [MissingAnswer]
    Thread.current.threadDictionary[key] = nil
    return answers ?? []
  }
}
