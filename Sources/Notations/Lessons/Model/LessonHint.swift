package import Geometry
package import Scenarios

/// A hint before the answer of a task, and what it claims: the engines check that.
package struct LessonHint: Sendable, Equatable {
  package var text: String
  /// The container that its claims are about; one of the scenario's.
  package var container: Container
  /// The notations that its claims are about.
  package var notation: Lesson.Shown
  /// The changes of the file after which its claims are judged; empty for the file as it is.
  package var changes: [LessonChange]
  /// Its claims; empty for advice and questions.
  package var claims: [LessonClaim]
  package var place: RulePlace
}

/// A claim of a hint.
package struct LessonClaim: Sendable, Equatable {
  package var kind: Kind
  package var place: RulePlace

  /// The kinds of claims.
  package enum Kind: Sendable, Equatable {
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
    case answers(Int)
  }
}
