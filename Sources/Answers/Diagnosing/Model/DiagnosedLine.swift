/// A line of the list: its content, and whether it takes part.
package struct DiagnosedLine: Sendable, Equatable {
  /// The content, which is a relation where it can be.
  package enum Content: Sendable, Equatable {
    case relation(LineRule)
    /// It cannot be read, for a reason that follows "because".
    case unread(reason: String)
    /// No rule expresses it: the text that was printed after the class and the address.
    case printed(String)
  }

  /// Why a line takes no part in a required conflict.
  package enum Exclusion: Sendable, Equatable {
    case unread(reason: String)
    case inactive
    case optional
    /// A number in it is too large or too small to decide anything.
    case unusableNumber
    /// Several views have a name in it.
    case ambiguousName(String, views: Int)
    /// An earlier line is the same constraint.
    case repetition(of: Int)
  }

  package var content: Content
  /// The rule of a scenario file that says the same; `nil` where none does.
  package var rule: String?
  /// The framework that made it; `nil` for an author's.
  package var origin: LineOrigin?
  /// Why it takes no part in a required conflict; `nil` where it may take part.
  package var exclusion: Exclusion?
}
