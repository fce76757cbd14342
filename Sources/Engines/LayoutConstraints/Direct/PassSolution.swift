import LinearProgramming
import Synchronization

/// The solution of one pass, by either solver.
struct PassSolution {
  /// The values of all columns of the items; further columns may follow.
  var values: [Double]
  /// The constraints of the system that are missed, in its order.
  var missed: [ConstraintMiss]
  /// The smallest and largest value of each column of the items over all optimal layouts; `nil` if
  /// there is only one.
  var ranges: ColumnRanges?
  /// The conflicts whose broken constraints do not count, in the order of findings.
  var conflicts: [Conflict] = []
  /// The size of the system, reduced or not, and the work of solving it.
  var statistics: ConstraintStatistics
  /// The program and its solution, once they are asked for; `nil` if the system was reduced.
  ///
  /// Kept elsewhere: the solution of a reduced system, which is handed on a few times, stays small.
  var cache: ProgramCache?

  /// The program and its solution; `nil` if the system was reduced.
  var program: SolvedProgram? { cache?.value }
}

extension PassSolution {
  /// The solution of a whole system.
  init(_ program: SolvedProgram) {
    values = program.values
    missed = program.lowered.missed(at: program.values)
    ranges = (program.ambiguity?.ranges).map { ColumnRanges(program.values, ranges: $0) }
    conflicts = program.conflicts
    statistics = program.statistics
    cache = ProgramCache(program)
  }
}

/// The solution of a constraint system's linear program.
struct SolvedProgram {
  var lowered: ConstraintProgram
  /// The optimum after ties were broken; it may have further rows and columns after those of
  /// `lowered`.
  var solution: Solution
  /// The other layouts that are optimal before ties are broken; `nil` without any.
  var ambiguity: AmbiguousOptimum?
  /// The size of the program, and the work for it, ties and conflicts included.
  var statistics: ConstraintStatistics
  /// The conflicts, in the order of findings.
  var conflicts: [Conflict] = []

  /// The value of every column, in points.
  var values: [Double] { solution.columnValues }

  /// Adds the result of a search for conflicts.
  mutating func add(_ search: ConflictBreaking) {
    conflicts = search.sorted(search.conflicts)
    statistics.addWork(of: search.work)
  }
}

/// The solved program of a layout, which may be solved only after the layout was made.
final class ProgramCache: Sendable {
  private let content: Mutex<SolvedProgram?>

  init(_ program: SolvedProgram?) {
    content = Mutex(program)
  }

  /// The program, once it is solved.
  var value: SolvedProgram? {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
}
