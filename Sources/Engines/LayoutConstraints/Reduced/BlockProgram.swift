import LinearProgramming

/// A block of several rows as a linear program.
struct BlockProgram {
  private var program = LinearProgram(name: "block")
  private var levels: [(priority: Double, terms: [Term])] = []

  /// Adds a column, with the number of columns before it as its index.
  mutating func addColumn(lower: Double, upper: Double) {
    program.addColumn("", bounds: .between(lower, upper))
  }

  /// Adds to the cost of a column on a priority level.
  mutating func addCost(_ cost: Double, priority: Double, column: Int) {
    let term = Term(column: column, coefficient: cost)
    if let index = levels.firstIndex(where: { $0.priority == priority }) {
      levels[index].terms.append(term)
    } else {
      levels.append((priority, [term]))
    }
  }

  /// Adds a condition; each side is required, counts on a priority level, or does not matter.
  ///
  /// Returns the column of its error, if it has just one.
  @discardableResult
  mutating func addRow(
    _ terms: [Term], rightSide: Double, under: Double, over: Double
  ) -> Int? {
    var terms = terms
    let count = terms.count
    if SparseRows.isLevel(under) { terms.append(errorTerm(1, priority: under)) }
    if SparseRows.isLevel(over) { terms.append(errorTerm(-1, priority: over)) }
    program.addRow(
      "", bounds: .between(under > 0 ? rightSide : -.infinity, over > 0 ? rightSide : .infinity),
      terms: terms)
    return terms.count == count + 1 ? terms[count].column : nil
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

  /// The unique best values of the first columns, and the work of finding them.
  ///
  /// Throws if there are none, or if others may be as good.
  mutating func solve(columnCount: Int) throws(ReductionFailure) -> ([Double], SolverStatistics) {
    let program = finished()
    let options = SolverOptions(iterationLimit: program.iterationLimit)
    do {
      guard case .optimal(let solution) = try program.solve(options: options) else {
        throw ReductionFailure.notFeasible
      }
      if !solution.isUnique {
        let ranges = try solution.optimalFace.ranges(
          ofColumns: Array(0..<columnCount), options: options)
        // Where a tie begins, a range is too narrow to count, but the choice in it does.
        guard ranges.allSatisfy(ValidWidths.isOneValue) else { throw ReductionFailure.notUnique }
      }
      return (Array(solution.columnValues.prefix(columnCount)), solution.statistics)
    } catch let failure as ReductionFailure {
      throw failure
    } catch {
      throw .numericalDoubt
    }
  }
}
