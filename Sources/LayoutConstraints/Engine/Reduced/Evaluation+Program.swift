import LinearProgramming

extension Evaluation {
  /// Solves a piece of several rows as a linear program of its own.
  ///
  /// Throws where its best values are not proven to be the only ones.
  mutating func solveProgram(_ piece: Reduction.Piece) throws(ReductionFailure) {
    let reduced = problem.reduction.reduced
    var program = PieceProgram()
    var places: [Int: Int] = [:]
    var columns: [Int] = []
    for row in problem.reduction.pieceRows[piece.rows] {
      for index in reduced.rows[row].terms where places[reduced.terms[index].column] == nil {
        places[reduced.terms[index].column] = columns.count
        columns.append(reduced.terms[index].column)
      }
    }
    var wishes: [CostCurves.Bend] = []
    var wishEnds: [Int] = []
    for column in columns {
      let bounds = try problem.bounds(of: column, wishes: &wishes)
      program.addColumn(lower: bounds.lower, upper: bounds.upper)
      wishEnds.append(wishes.count)
    }
    for (place, column) in columns.enumerated() {
      var index = reduced.columns[column].firstCost
      while index >= 0 {
        let cost = reduced.costs[index]
        if cost.points != 0 { program.addCost(cost.points, priority: cost.priority, column: place) }
        index = cost.next
      }
    }
    var place = 0
    for (index, wish) in wishes.enumerated() {
      while index >= wishEnds[place] { place += 1 }
      program.addRow(
        [Term(column: place, coefficient: wish.weight)], rightSide: wish.weight * wish.point,
        under: wish.leftPriority, over: wish.rightPriority)
    }
    for row in problem.reduction.pieceRows[piece.rows] {
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
}
