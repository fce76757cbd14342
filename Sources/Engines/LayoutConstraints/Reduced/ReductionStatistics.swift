/// What a reduction left, and what solving it took.
struct ReductionStatistics {
  /// The rows, columns and terms of the program that `direct` would have solved.
  var rows = 0
  var columns = 0
  var nonZeros = 0
  /// The rows, columns and terms that were left after reducing.
  var reducedRows = 0
  var reducedColumns = 0
  var reducedNonZeros = 0
  /// The blocks that could be solved each for itself.
  var components = 0
  /// Those of them that moved as it was known from a former layout.
  var repeatedComponents = 0
  /// The rows of the block that has most of them.
  var largestComponentRows = 0
  /// How often the system was reduced for this.
  var reductions = 0
  /// The work of the simplex method.
  var simplexIterations = 0
  var solverCalls = 0

  /// The size of a system, before and after.
  init(_ system: SparseRows, _ reduction: Reduction) {
    rows = system.constraintCount + system.contentCount
    columns = reduction.ground + system.errorCount
    nonZeros = system.terms.count + system.errorCount
    reducedRows = reduction.blockRows.count
    reducedColumns = reduction.isolatedColumns.count + reduction.blockColumnCount
    components = reduction.isolatedColumns.count + reduction.blocks.count
    for block in reduction.blocks {
      largestComponentRows = max(largestComponentRows, block.rows.count)
    }
    for row in reduction.blockRows { reducedNonZeros += reduction.reduced.rows[row].terms.count }
  }
}
