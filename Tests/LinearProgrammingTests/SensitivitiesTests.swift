import LinearProgramming
import SeededRandom
import Testing

/// Expressions written in the rows and columns that are at their bounds.
@Suite struct SensitivitiesTests {
  @Test("the reasons for a value are the bounds that determine it, with their coefficients")
  func byHand() throws {
    // Two boxes side by side in a width of 98, 8 apart, the second half as wide as the first.
    var program = LinearProgram()
    let first = program.addColumn("first.width", bounds: .atLeast(0))
    let second = program.addColumn("second.width", bounds: .atLeast(0))
    let x = program.addColumn("second.x", bounds: .free)
    let slack = program.addColumn("slack", bounds: .atLeast(0))
    program.addRow("gap", bounds: .exactly(8), terms: [Term]([-1, 0, 1]))
    program.addRow("half", bounds: .exactly(0), terms: [Term]([-0.5, 1]))
    program.addRow("fits", bounds: .atMost(98), terms: [Term]([0, 1, 1]))
    program.addRow("loose", bounds: .atMost(500), terms: [Term]([1, 1, 1]))
    program.addRow("nearly", bounds: .exactly(100), terms: [Term]([1, 1, 0, 1]))
    program.addObjective(Objective(direction: .maximise, terms: [Term]([1])))
    let solution = try program.optimum()
    #expect(solution.columnValues == [60, 30, 68, 10])
    let all = try solution.sensitivities(of: [
      [Term(column: first, coefficient: 1)], [Term(column: second, coefficient: 1)],
      [Term(column: x, coefficient: 1), Term(column: x, coefficient: 1)],
      [Term(column: slack, coefficient: 1)], [],
    ])
    let expected: [[Double]] = [
      [-2 / 3, -2 / 3, 2 / 3, 0, 0],
      [-1 / 3, 2 / 3, 1 / 3, 0, 0],
      [2 / 3, -4 / 3, 4 / 3, 0, 0],
      [1, 0, -1, 0, 1],
      [0, 0, 0, 0, 0],
    ]
    for (found, expected) in zip(all, expected) {
      for (one, other) in zip(found.rows, expected) { #expect(abs(one - other) < 1e-12) }
      #expect(found.columns == [0, 0, 0, 0])
    }
  }

  @Test("a column at its bound is a reason, and everything that does not contribute is exactly 0")
  func columnAtBound() throws {
    var program = LinearProgram()
    program.addColumn("x", bounds: .between(0, 4))
    program.addColumn("y", bounds: .between(0, 9))
    program.addRow("sum", bounds: .exactly(10), terms: [Term]([1, 2]))
    program.addObjective(Objective(direction: .maximise, terms: [Term]([1, 0])))
    let solution = try program.optimum()
    let expression = [Term]([3, 1])
    let sensitivities = try #require(try solution.sensitivities(of: [expression]).first)
    #expect(sensitivities.rows == [0.5])
    #expect(sensitivities.columns == [2.5, 0])
    #expect(try solution.sensitivities(of: []).isEmpty)
  }

  @Test("the sum of coefficients times bounds is the expression's value")
  func sumIsTheValue() throws {
    for seed in UInt64(1)...100 {
      let program = LinearProgram.randomBounded(seed: seed, columns: 25, rows: 15, levels: 3)
      let solution = try program.optimum()
      for (terms, sensitivities) in zip(
        program.expressions, try solution.sensitivities(of: program.expressions))
      {
        let sum =
          zip(sensitivities.rows, solution.rowActivities).reduce(0) { $0 + $1.0 * $1.1 }
          + zip(sensitivities.columns, solution.columnValues).reduce(0) { $0 + $1.0 * $1.1 }
        #expect(abs(sum - solution.value(terms)) < 1e-7, "\(program.name)")
        for (status, value) in zip(solution.basis.rowStatuses, sensitivities.rows) {
          #expect(status != .basic || value == 0, "\(program.name)")
        }
        for (status, value) in zip(solution.basis.columnStatuses, sensitivities.columns) {
          #expect(status != .basic || value == 0, "\(program.name)")
        }
      }
    }
  }

  @Test("the objective's own coefficients are its duals and reduced costs")
  func objectiveIsDuals() throws {
    for seed in UInt64(1)...60 {
      let program = LinearProgram.randomBounded(seed: seed, columns: 12, rows: 9, levels: 1)
      let solution = try program.optimum()
      let found = try #require(
        try solution.sensitivities(of: [program.objectives[0].terms]).first)
      for (one, other) in zip(found.rows, solution.rowDuals) {
        #expect(abs(one - other) < 1e-9, "\(program.name)")
      }
      for (one, other) in zip(found.columns, solution.columnReducedCosts) {
        #expect(abs(one - other) < 1e-9, "\(program.name)")
      }
    }
  }

  @Test("at nondegenerate vertices, moving a bound and solving again moves the value as predicted")
  func finiteDifferences() throws {
    var vertices = 0
    for seed in UInt64(1)...120 {
      let levels = Int(seed % 3) + 1
      let program = LinearProgram.randomBounded(seed: seed, columns: 6, rows: 8, levels: levels)
      let solution = try program.optimum()
      guard solution.isUnique, solution.isNondegenerate(program) else { continue }
      vertices += 1
      let expressions = program.expressions
      let sensitivities = try solution.sensitivities(of: expressions)
      for position in 0..<(program.rows.count + program.columns.count) {
        guard let moved = try program.moving(position, in: solution, by: 1e-4) else { continue }
        let other = try moved.optimum()
        for (terms, foretold) in zip(expressions, sensitivities) {
          let difference = (other.value(terms) - solution.value(terms)) / 1e-4
          let coefficient = (foretold.rows + foretold.columns)[position]
          #expect(abs(difference - coefficient) < 1e-6, "\(program.name), position \(position)")
        }
      }
    }
    #expect(vertices > 30, "\(vertices) vertices are too few")
  }

  @Test("an expression that does not fit the program is an error")
  func errors() throws {
    let program = LinearProgram.randomBounded(seed: 1, columns: 3, rows: 2, levels: 1)
    let solution = try program.optimum()
    let expression = ProgramPart.objective(1, name: "expression")
    #expect(
      throws: LinearProgramError.columnOutOfRange(index: 3, count: 3, in: expression)
    ) {
      try solution.sensitivities(of: [[], [Term(column: 3, coefficient: 1)]])
    }
    #expect(
      throws: LinearProgramError.coefficientNotFinite(
        .infinity, of: .column(0, name: "x0"), in: expression)
    ) {
      try solution.sensitivities(of: [[], [Term(column: 0, coefficient: .infinity)]])
    }
    #expect(try LinearProgram().optimum().sensitivities(of: [[]]).count == 1)
  }
}

extension LinearProgram {
  /// Three expressions: one column, a sum of columns, one of every coefficient.
  fileprivate var expressions: [[Term]] {
    [
      [Term(column: columns.count - 1, coefficient: 1)],
      [Term](columns.map { _ in 1 }),
      [Term](columns.indices.map { Double($0 % 5) - 1.75 }),
    ]
  }

  /// The program with the active bound of a position moved; `nil` for a basic position.
  ///
  /// The status does not show which bound is active: a position that an earlier level fixed counts
  /// as fixed.
  fileprivate func moving(
    _ position: Int, in solution: Solution, by distance: Double
  ) throws -> LinearProgram? {
    var program = self
    let isRow = position < rows.count
    let column = position - rows.count
    let statuses = solution.basis.rowStatuses + solution.basis.columnStatuses
    guard statuses[position] != .basic else { return nil }
    let value = (solution.rowActivities + solution.columnValues)[position]
    var bounds = isRow ? rows[position].bounds : columns[column].bounds
    if bounds.lower == bounds.upper {
      bounds = .exactly(bounds.lower + distance)
    } else if abs(value - bounds.lower) < abs(value - bounds.upper) {
      bounds.lower += distance
    } else {
      bounds.upper += distance
    }
    if isRow {
      try program.setRowBounds(position, bounds)
    } else {
      try program.setColumnBounds(column, bounds)
    }
    return program
  }
}

extension Solution {
  fileprivate func value(_ terms: [Term]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * columnValues[$1.column] }
  }

  /// Whether every basic position is clearly within its bounds.
  fileprivate func isNondegenerate(_ program: LinearProgram) -> Bool {
    let bounds = program.rows.map(\.bounds) + program.columns.map(\.bounds)
    let values = rowActivities + columnValues
    let statuses = basis.rowStatuses + basis.columnStatuses
    return zip(zip(bounds, values), statuses).allSatisfy { place, status in
      status != .basic
        || (place.1 > place.0.lower + 0.02 && place.1 < place.0.upper - 0.02)
    }
  }
}
