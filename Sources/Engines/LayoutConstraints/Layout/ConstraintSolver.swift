/// The two ways to solve a constraint system, with the same result.
public enum ConstraintSolver: String, Sendable, CaseIterable {
  /// Solves the whole system as one linear program: the plain way, and the reference.
  case direct
  /// Eliminates everything that algebra can, and solves only blocks of several rows as linear
  /// programs.
  ///
  /// Conflicts and ambiguities are found and resolved in the component that they are in. What it
  /// cannot prove it leaves to `direct`.
  case reduced

  /// The default.
  ///
  /// Tests compare its layouts, findings and explanations with those of `direct`.
  public static let usual = ConstraintSolver.reduced
}
