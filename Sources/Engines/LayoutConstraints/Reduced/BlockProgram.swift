import LinearProgramming

/// A component of a reduced system as a linear program.
struct BlockProgram {
  /// The columns of the component, in the order of its rows.
  private(set) var columns: [Int] = []
  /// The columns of the errors of conditions that have just one, with their rows of the system.
  private(set) var errorColumns: [(row: Int, column: Int)] = []
  private var program = LinearProgram(name: "block")
  private var levels: [(priority: Double, terms: [Term])] = []

  /// Makes an empty program.
  init() {}

  /// The conditions of a component, with columns for these sums of its columns after them.
  ///
  /// Throws if bounds of a column contradict each other.
  init(
    component number: Int, sums: [[Term]] = [], of problem: ReducedProblem
  ) throws(ReductionFailure) {
    let reduced = problem.reduction.reduced
    let rows = problem.reduction.rows(ofComponent: number)
    var places: [Int: Int] = [:]
    if rows.isEmpty { columns = [problem.reduction.isolatedColumns[number]] }
    for row in rows {
      for index in reduced.rows[row].terms where places[reduced.terms[index].column] == nil {
        places[reduced.terms[index].column] = columns.count
        columns.append(reduced.terms[index].column)
      }
    }
    var bends: [(place: Int, row: Int, bend: CostCurves.Bend)] = []
    for (place, column) in columns.enumerated() {
      try addColumn(column, of: problem) { bends.append((place, $0, $1)) }
    }
    for _ in sums { program.addColumn("", bounds: .free) }
    for (index, sum) in sums.enumerated() {
      let own = Term(column: columns.count + index, coefficient: -1)
      program.addRow("", bounds: .exactly(0), terms: sum + [own])
    }
    for (place, row, bend) in bends {
      addRow(
        row, [Term(column: place, coefficient: bend.weight)], rightSide: bend.weight * bend.point,
        under: bend.leftPriority, over: bend.rightPriority)
    }
    for row in rows {
      let origin = reduced.rows[row].origin
      let terms = reduced.rows[row].terms.map { index in
        Term(
          column: places[reduced.terms[index].column] ?? 0,
          coefficient: reduced.terms[index].coefficient)
      }
      addRow(
        origin, terms, rightSide: problem.rightSide(ofReducedRow: row),
        under: problem.system.rows[origin].underPriority,
        over: problem.system.rows[origin].overPriority)
    }
  }

  /// Adds a column with its bounds and costs, and reports its optional conditions with their rows.
  private mutating func addColumn(
    _ column: Int, of problem: ReducedProblem, bend: (Int, CostCurves.Bend) -> Void
  ) throws(ReductionFailure) {
    var lower = problem.reduction.reduced.isSize(column) ? 0 : -Double.infinity
    var upper = Double.infinity
    for single in problem.reduction.reduced.singles(of: column) {
      if let found = problem.bend(of: single, &lower, &upper) { bend(single.row, found) }
    }
    (lower, upper) = try ReducedProblem.joined(lower, upper)
    let place = program.addColumn("", bounds: .between(lower, upper))
    for cost in problem.reduction.reduced.costs(of: column) where cost.points != 0 {
      addCost(cost.points, priority: cost.priority, column: place)
    }
  }

  /// Adds to the cost of a column on a priority level.
  private mutating func addCost(_ cost: Double, priority: Double, column: Int) {
    let term = Term(column: column, coefficient: cost)
    if let index = levels.firstIndex(where: { $0.priority == priority }) {
      levels[index].terms.append(term)
    } else {
      levels.append((priority, [term]))
    }
  }

  /// Adds a condition, which comes from a row of the system; each side is required, counts on a
  /// priority level, or does not matter.
  private mutating func addRow(
    _ row: Int, _ terms: [Term], rightSide: Double, under: Double, over: Double
  ) {
    var terms = terms
    let count = terms.count
    if SparseRows.isLevel(under) { terms.append(errorTerm(1, priority: under)) }
    if SparseRows.isLevel(over) { terms.append(errorTerm(-1, priority: over)) }
    program.addRow(
      "", bounds: .between(under > 0 ? rightSide : -.infinity, over > 0 ? rightSide : .infinity),
      terms: terms)
    if terms.count == count + 1 { errorColumns.append((row, terms[count].column)) }
  }

  /// The program, with an objective for each priority level.
  mutating func finished() -> LinearProgram {
    levels.sort { $0.priority > $1.priority }
    for (_, terms) in levels {
      program.addObjective(Objective(direction: .minimise, terms: terms))
    }
    return program
  }

  private mutating func errorTerm(_ coefficient: Double, priority: Double) -> Term {
    let column = program.addColumn("", bounds: .atLeast(0))
    addCost(1, priority: priority, column: column)
    return Term(column: column, coefficient: coefficient)
  }

  /// The unique best values of the columns, and the work of finding them.
  ///
  /// Throws if there are none, or if others may be as good.
  mutating func solve() throws(ReductionFailure) -> ([Double], SolverStatistics) {
    let program = finished()
    let options = program.limited()
    let outcome = try solvingReduced(program.solve(options: options))
    guard case .optimal(let solution) = outcome else { throw .notFeasible }
    if !solution.isUnique {
      let ranges = try solvingReduced(
        solution.optimalFace.ranges(ofColumns: Array(columns.indices), options: options))
      // Where a tie begins, a range is too narrow to count, but the choice in it does.
      guard ranges.allSatisfy(ValidWidths.isOneValue) else { throw .notUnique }
    }
    return (Array(solution.columnValues.prefix(columns.count)), solution.statistics)
  }
}
