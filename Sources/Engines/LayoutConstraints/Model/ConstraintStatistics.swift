import LinearProgramming

/// The work for a layout; the same in every run.
public struct ConstraintStatistics: Sendable, Equatable {
  /// The number of times the whole system was solved.
  ///
  /// It is 1, or 2 if content wraps in a width that reducing did not yield. If guides depend on the
  /// layout, there is up to one more for each item around them.
  public var passes = 0
  /// The rows of the linear program in the last pass.
  public var rows = 0
  /// The columns of the linear program in the last pass.
  public var columns = 0
  /// The nonzero coefficients of the linear program in the last pass.
  public var nonZeros = 0
  /// The steps of the simplex method in all passes, except those that find the ranges of ambiguous
  /// values.
  public var simplexIterations = 0
  /// The calls of the simplex method in all passes, except those that find the ranges of ambiguous
  /// values.
  public var solverCalls = 0
  /// The part of `simplexIterations` that detected conflicts; 0 without a conflict.
  public var conflictDetectionIterations = 0
  /// The part of `simplexIterations` that reduced conflicts to their members; 0 without a conflict.
  public var conflictExplanationIterations = 0
  /// The number of content measurements for this layout.
  public var measureCalls = 0
  /// The number of passes that were solved by reducing the system; all others solved it as one
  /// linear program.
  public var reducedPasses = 0
  /// The number of times the system was reduced for these passes; 0 if an earlier layout of the
  /// same `ConstraintLayouter` had reduced it already.
  public var reductions = 0
  /// The rows with several columns after reducing, in the last reduced pass; like the next values,
  /// 0 if nothing was reduced.
  public var reducedRows = 0
  /// The columns after reducing.
  public var reducedColumns = 0
  /// The nonzero coefficients of `reducedRows`.
  public var reducedNonZeros = 0
  /// The components, sets of columns and rows that share no column and are solved separately.
  public var components = 0
  /// The number of components in all passes that needed no solving, since an earlier layout of the
  /// same `ConstraintLayouter` had found how they change with the container's width.
  public var repeatedComponents = 0
  /// The rows of the largest component; 0 if no component has any.
  public var largestComponentRows = 0
}

extension ConstraintStatistics {
  /// The size of a linear program, and the work of solving it.
  init(_ program: SolverStatistics) {
    rows = program.rows
    columns = program.columns
    nonZeros = program.nonZeros
    addWork(of: program)
  }

  /// Adds another pass: its work, and its sizes instead of those before.
  mutating func add(pass: ConstraintStatistics) {
    passes += 1
    addWork(of: pass)
    rows = pass.rows
    columns = pass.columns
    nonZeros = pass.nonZeros
    if pass.reducedPasses == 0 { return }
    reducedPasses += pass.reducedPasses
    reductions += pass.reductions
    reducedRows = pass.reducedRows
    reducedColumns = pass.reducedColumns
    reducedNonZeros = pass.reducedNonZeros
    components = pass.components
    repeatedComponents += pass.repeatedComponents
    largestComponentRows = pass.largestComponentRows
  }

  /// Adds the work of the simplex method.
  mutating func addWork(of other: ConstraintStatistics) {
    simplexIterations += other.simplexIterations
    solverCalls += other.solverCalls
    conflictDetectionIterations += other.conflictDetectionIterations
    conflictExplanationIterations += other.conflictExplanationIterations
  }

  /// Adds the work of solving other programs.
  mutating func addWork(of program: SolverStatistics) {
    simplexIterations += program.simplexIterations
    solverCalls += program.solverCalls
  }
}
