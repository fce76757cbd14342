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

/// An optimal point of a program, and what is known about it.
public struct Solution: Sendable {
  /// One value for each column.
  public let columnValues: [Double]
  /// The sum of the terms of each row.
  public let rowActivities: [Double]
  /// One value for each objective, constants included.
  public let objectiveValues: [Double]
  /// What the last solved objective gains for each unit by which a row's active bound grows, one
  /// entry per row.
  ///
  /// Zero for a row that is not at a bound. Bounds that earlier levels fixed count as active.
  public let rowDuals: [Double]
  /// What the last solved objective gains for each unit by which a column's value grows, one entry
  /// per column.
  public let columnReducedCosts: [Double]
  /// The basis of the point.
  public let basis: Basis
  /// Whether this is proven to be the only optimal point.
  ///
  /// True where nothing nonbasic can move without a cost. False is no proof of the opposite: at a
  /// degenerate vertex what could move at no cost may be held by another bound; `optimalFace` gives
  /// the full answer.
  public let isUnique: Bool
  /// How large the program was and what it took.
  public let statistics: SolverStatistics

  let program: LinearProgram
  let fixedPositions: [FixedPosition]
}

/// How large a program was and what solving it took.
///
/// The counts depend on nothing but the program and the options (a limit in seconds aside), so they
/// repeat exactly.
public struct SolverStatistics: Sendable, Equatable {
  /// The number of rows.
  public var rows = 0
  /// The number of columns.
  public var columns = 0
  /// The number of coefficients that are not zero, after terms of one column in a row were added
  /// up.
  public var nonZeros = 0
  /// The number of simplex iterations of all levels.
  public var simplexIterations = 0
  /// The number of times that GLPK was asked to solve.
  public var solverCalls = 0
}
