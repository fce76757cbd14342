/// The limit that ended a solve early.
public enum SolverLimit: String, Sendable, Equatable {
  /// `SolverOptions.iterationLimit`.
  case iterations
  /// `SolverOptions.secondsLimit`.
  case seconds
}
