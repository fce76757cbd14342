/// Something in a file that a scenario does not have, or has in another way.
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
