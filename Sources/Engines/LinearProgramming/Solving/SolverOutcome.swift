/// The outcome of solving a program.
public enum SolverOutcome: Sendable {
  /// An optimal point, level by level.
  case optimal(Solution)
  /// No point satisfies all bounds; with the proof.
  case infeasible(InfeasibilityCertificate)
  /// The objective at this index can be improved without limit among the optima of those before it.
  case unbounded(level: Int)
  /// A limit of the options ended the search.
  case limitReached(SolverLimit)
}

/// An optimal point of a program, with its duals, its basis and whether it is unique.
public struct Solution: Sendable {
  /// One value for each column.
  public let columnValues: [Double]
  /// The sum of the terms of each row.
  public let rowActivities: [Double]
  /// One value for each objective, constants included.
  public let objectiveValues: [Double]
  /// The change of the last solved objective per unit by which a row's active bound grows, one
  /// entry per row.
  ///
  /// Zero for a row that is not at a bound. Bounds that earlier levels fixed count as active.
  public let rowDuals: [Double]
  /// The change of the last solved objective per unit by which a column's value grows, one entry
  /// per column.
  public let columnReducedCosts: [Double]
  /// The basis of the point.
  public let basis: Basis
  /// Whether this is proven to be the only optimal point.
  ///
  /// True where nothing nonbasic can move without a cost. False does not prove the opposite: at a
  /// degenerate vertex, another bound may block what could move without a cost. `optimalFace` gives
  /// the full answer.
  public let isUnique: Bool
  /// The size of the program and the work of solving it.
  public let statistics: SolverStatistics

  let program: LinearProgram
  let fixedPositions: [FixedPosition]
}

/// The size of a program and the work of solving it.
///
/// The counts depend only on the program and the options (except a limit of time), so they
/// repeat exactly.
public struct SolverStatistics: Sendable, Equatable {
  /// The number of rows.
  public var rows = 0
  /// The number of columns.
  public var columns = 0
  /// The number of nonzero coefficients, after terms of one column in a row were added up.
  public var nonZeros = 0
  /// The number of simplex iterations of all levels.
  public var simplexIterations = 0
  /// The number of calls of GLPK's solver.
  public var solverCalls = 0

  /// Makes the statistics of no work.
  package init() {}

  /// Adds the work of solving other programs, whatever their size.
  package mutating func addWork(of other: SolverStatistics) {
    simplexIterations += other.simplexIterations
    solverCalls += other.solverCalls
  }
}
