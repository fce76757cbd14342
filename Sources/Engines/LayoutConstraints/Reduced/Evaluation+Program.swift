import LinearProgramming

extension Evaluation {
  /// Solves a piece of several rows as a linear program of its own.
  ///
  /// Throws where its best values are not proven to be the only ones.
  mutating func solveProgram(_ piece: Reduction.Piece) throws(ReductionFailure) {
    let reduced = problem.reduction.reduced
    let rows = problem.reduction.pieceRows[piece.rows]
    var places: [Int: Int] = [:]
    var columns: [Int] = []
    for row in rows {
      for index in reduced.rows[row].terms where places[reduced.terms[index].column] == nil {
        places[reduced.terms[index].column] = columns.count
        columns.append(reduced.terms[index].column)
      }
    }
    var program = try program(of: columns)
    for row in rows {
      let origin = problem.system.rows[reduced.rows[row].origin]
      let terms = reduced.rows[row].terms.map { index in
        Term(
          column: places[reduced.terms[index].column] ?? 0,
          coefficient: reduced.terms[index].coefficient)
      }
      program.addRow(
        terms, rightSide: problem.rightSide(ofReducedRow: row), under: origin.underPriority,
        over: origin.overPriority)
    }
    let (values, work) = try program.solve(columnCount: columns.count)
    simplexIterations += work.simplexIterations
    solverCalls += work.solverCalls
    for (column, value) in zip(columns, values) { roots[column] = value }
  }

  /// A program of what is said of each of these columns alone.
  private func program(of columns: [Int]) throws(ReductionFailure) -> PieceProgram {
    let reduced = problem.reduction.reduced
    var program = PieceProgram()
    var wishes: [(place: Int, bend: CostCurves.Bend)] = []
    for (place, column) in columns.enumerated() {
      var bends: [CostCurves.Bend] = []
      let bounds = try problem.bounds(of: column, wishes: &bends)
      program.addColumn(lower: bounds.lower, upper: bounds.upper)
      wishes += bends.map { (place, $0) }
      for cost in reduced.costs(of: column) where cost.points != 0 {
        program.addCost(cost.points, priority: cost.priority, column: place)
      }
    }
    for (place, wish) in wishes {
      program.addRow(
        [Term(column: place, coefficient: wish.weight)], rightSide: wish.weight * wish.point,
        under: wish.leftPriority, over: wish.rightPriority)
    }
    return program
  }
}
