/// What solving a program came to.
public enum SolverOutcome: Sendable {
  /// The best point there is, level by level.
  case optimal(Solution)
  /// No point satisfies all bounds, with the proof.
  case infeasible(InfeasibilityCertificate)
  /// The objective at this index can be improved without end, among the optima of those before it.
  case unbounded(level: Int)
  /// A limit of the options ended the search.
  case limitReached(SolverLimit)
}
