import LinearProgramming

/// How much work a layout was; the same for every run.
public struct ConstraintStatistics: Sendable, Equatable {
  /// How often the whole system was solved: 1, or 2 where content wraps and its width was not known
  /// from reducing; where guides follow the layout, up to one more for each item that they are inside
  /// of.
  public var passes = 0
  /// The rows of the linear program in the last pass.
  public var rows = 0
  /// The columns of the linear program in the last pass.
  public var columns = 0
  /// The coefficients that are not 0 of the linear program in the last pass.
  public var nonZeros = 0
  /// The steps of the simplex method in all passes, but for the search for the extremes of open
  /// values.
  public var simplexIterations = 0
  /// The calls of the simplex method in all passes, but for the search for the extremes of open
  /// values.
  public var solverCalls = 0
  /// The part of `simplexIterations` that found out that required constraints cannot all hold; 0
  /// without a conflict.
  public var conflictDetectionIterations = 0
  /// The part of `simplexIterations` that reduced conflicts to their members; 0 without a conflict.
  public var conflictExplanationIterations = 0
  /// How often content was asked for its size; in a further layout of the same `ConstraintLayouter`
  /// only for that one.
  public var measureCalls = 0
  /// How many of the passes were solved by reducing the system; all others handed it to the linear
  /// program solver as a whole.
  public var reducedPasses = 0
  /// How often the system was reduced for these passes: 0 where an earlier layout of the same
  /// `ConstraintLayouter` had done it, and it was of use still.
  public var reductions = 0
  /// The rows with several columns that were left after reducing, in the last reduced pass; here
  /// and in the next ones 0 where nothing was reduced.
  public var reducedRows = 0
  /// The columns that were left after reducing.
  public var reducedColumns = 0
  /// The coefficients that were left in `reducedRows`.
  public var reducedNonZeros = 0
  /// The pieces with no column in common that were solved each for itself.
  public var components = 0
  /// How often, in all passes, such a piece needed no solving, since an earlier layout of the same
  /// `ConstraintLayouter` says how it moves with the container's width.
  public var repeatedComponents = 0
  /// The rows of the piece that has most of them; 0 where no piece has any.
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
