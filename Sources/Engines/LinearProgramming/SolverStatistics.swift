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
