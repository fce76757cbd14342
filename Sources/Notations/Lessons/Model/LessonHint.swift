public import Geometry
public import Scenarios

/// A hint before the answer of a task, and what it claims: the engines check that.
public struct LessonHint: Sendable, Equatable {
  /// The text that readers see.
  public var text: String
  /// The container that its claims are about; one of the scenario's.
  public var container: Container
  /// The notations that its claims are about.
  public var notation: Lesson.Shown
  /// The changes of the file after which its claims are judged; empty for the file as it is.
  public var changes: [LessonChange]
  /// Its claims; empty for advice and questions.
  public var claims: [LessonClaim]
  /// The place of its text in the file.
  public var place: RulePlace
}

/// A claim of a hint.
public struct LessonClaim: Sendable, Equatable {
  /// The claim.
  public var kind: Kind
  /// Its place in the file.
  public var place: RulePlace

  /// The kinds of claims.
  public enum Kind: Sendable, Equatable {
    /// A fact of the frames, sizes, priorities or counts.
    case holds(LessonFact)
    /// A rule that the required constraints allow, as one more of them.
    case allows(String)
    /// A rule that contradicts the required constraints.
    case contradicts(String)
    /// Whether required constraints contradict each other.
    case conflict(Bool)
    /// Whether the changes move anything at any width.
    case moves(Bool)
    /// The number of right answers.
    case answers(Int)
  }
}
