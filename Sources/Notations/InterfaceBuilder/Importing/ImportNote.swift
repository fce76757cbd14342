/// A difference between a file and its scenario: a part that is left out or changed.
public struct ImportNote: Sendable, Equatable {
  /// The line in the file, counted from 1.
  public let line: Int
  /// Its name in a few words: `constraint 'abc-de-fgh'`.
  public let subject: String
  /// The consequence and its reason, in a sentence without a full stop.
  public let reason: String

  /// The note as one line of text.
  public var text: String { "line \(line): \(subject): \(reason)" }
}
