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
  /// Adds the work of another pass.
  mutating func add(_ pass: PassSolution) {
    passes += 1
    if let solved = pass.program { add(solved) }
    if let reduction = pass.reduction { add(reduction) }
  }

  private mutating func add(_ reduction: ReductionStatistics) {
    reducedPasses += 1
    reductions += reduction.reductions
    rows = reduction.rows
    columns = reduction.columns
    nonZeros = reduction.nonZeros
    reducedRows = reduction.reducedRows
    reducedColumns = reduction.reducedColumns
    reducedNonZeros = reduction.reducedNonZeros
    components = reduction.components
    repeatedComponents += reduction.repeatedComponents
    largestComponentRows = reduction.largestComponentRows
    simplexIterations += reduction.simplexIterations
    solverCalls += reduction.solverCalls
    conflictDetectionIterations += reduction.conflictWork.detectionIterations
    conflictExplanationIterations += reduction.conflictWork.explanationIterations
  }

  private mutating func add(_ solved: SolvedProgram) {
    rows = solved.statistics.rows
    columns = solved.statistics.columns
    nonZeros = solved.statistics.nonZeros
    simplexIterations += solved.statistics.simplexIterations
    solverCalls += solved.statistics.solverCalls
    conflictDetectionIterations += solved.conflictWork.detectionIterations
    conflictExplanationIterations += solved.conflictWork.explanationIterations
  }
}
