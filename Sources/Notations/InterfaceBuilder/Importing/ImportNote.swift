/// A difference between a file and its scenario: a part that is left out or changed.
package struct ImportNote: Sendable, Equatable {
  /// The line in the file, counted from 1.
  package let line: Int
  /// Its name in a few words: `constraint 'abc-de-fgh'`.
  package let subject: String
  /// The consequence and its reason, in a sentence without a full stop.
  package let reason: String

  package init(line: Int, subject: String, reason: String) {
    (self.line, self.subject, self.reason) = (line, subject, reason)
  }

  /// The note as one line of text.
  package var text: String { "line \(line): \(subject): \(reason)" }
}
