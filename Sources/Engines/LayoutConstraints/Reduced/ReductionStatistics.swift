/// The size of a reduced system, and the work of solving it.
struct ReductionStatistics {
  /// The rows, columns and terms of the program that `direct` would solve.
  var rows = 0
  var columns = 0
  var nonZeros = 0
  /// The rows, columns and terms after reducing.
  var reducedRows = 0
  var reducedColumns = 0
  var reducedNonZeros = 0
  /// The components that were solved separately.
  var components = 0
  /// The components whose change with the width was known from an earlier layout.
  var repeatedComponents = 0
  /// The rows of the largest block.
  var largestComponentRows = 0
  /// The number of times the system was reduced.
  var reductions = 0
  /// The work of the simplex method.
  var simplexIterations = 0
  var solverCalls = 0
  /// The part of this work that was for conflicts.
  var conflictWork = ConflictBreaking.Work()

  /// Adds the work for conflicts.
  mutating func add(_ work: ConflictBreaking.Work) {
    conflictWork.add(work)
    simplexIterations += work.iterations
    solverCalls += work.solverCalls
  }

  /// The size of a system before and after reducing.
  init(_ system: borrowing SparseRows, _ reduction: borrowing Reduction) {
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
