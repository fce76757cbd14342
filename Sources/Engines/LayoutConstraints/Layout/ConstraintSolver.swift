/// The two ways to solve a constraint system, which give one answer.
public enum ConstraintSolver: String, Sendable, CaseIterable {
  /// The whole system is one linear program: the plain way, and the reference.
  case direct
  /// What algebra can eliminate is eliminated first, and only what is left in one piece with several
  /// rows is a linear program.
  ///
  /// It answers only where it has proven that no other layout is as good. Everything else, such as
  /// conflicts and ambiguities, it leaves to `direct`.
  case reduced

  /// What is taken where nobody chooses.
  ///
  /// Layouts, findings and explanations are those of `direct`, which tests hold it to.
  public static let usual = ConstraintSolver.reduced
}
