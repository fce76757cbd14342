import LinearProgramming
import Testing

/// Starting from the basis of an earlier solve.
@Suite struct BasisTests {
  private let program = LinearProgram.randomBounded(seed: 7, columns: 30, rows: 20, levels: 1)

  @Test("the optimal basis needs no iteration")
  func sameProgram() throws {
    let first = try program.optimum()
    let second = try program.optimum(options: SolverOptions(startingBasis: first.basis))
    #expect(first.statistics.simplexIterations > 0)
    #expect(second.statistics.simplexIterations == 0)
    for (one, other) in zip(first.columnValues, second.columnValues) {
      #expect(abs(one - other) < 1e-9)
    }
  }

  @Test("after a change of bounds the dual simplex starts near the new optimum")
  func changedBounds() throws {
    let first = try program.optimum()
    var changed = program
    try changed.setRowBounds(0, .between(-1, 1))
    try changed.setColumnBounds(3, .between(-10, 9))
    let cold = try changed.optimum()
    let warm = try changed.optimum(
      options: SolverOptions(startingBasis: first.basis, method: .dual))
    #expect(zip(warm.objectiveValues, cold.objectiveValues).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(warm.statistics.simplexIterations < cold.statistics.simplexIterations)
  }

  @Test("a basis of another size is an error")
  func shape() {
    let basis = Basis(rows: [.basic], columns: [.atLower])
    #expect(throws: LinearProgramError.basisDoesNotFit(rows: 20, columns: 30)) {
      try program.solve(options: SolverOptions(startingBasis: basis))
    }
  }

  @Test("an invalid or singular basis costs a restart and nothing else")
  func unusable() throws {
    let expected = try program.optimum()
    let allBasic = Basis(
      rows: program.rows.map { _ in .basic }, columns: program.columns.map { _ in .basic })
    let noneBasic = Basis(
      rows: program.rows.map { _ in .atLower }, columns: program.columns.map { _ in .free })
    for basis in [allBasic, noneBasic] {
      let solution = try program.optimum(options: SolverOptions(startingBasis: basis))
      try #require(!solution.objectiveValues.isEmpty)
      #expect(abs(solution.objectiveValues[0] - expected.objectiveValues[0]) < 1e-9)
      #expect(solution.statistics.solverCalls == 2)
    }
    var twins = LinearProgram()
    twins.addColumn("x", bounds: .between(0, 1))
    twins.addColumn("y", bounds: .between(0, 1))
    twins.addRow("first", bounds: .atLeast(1), terms: [Term]([1, 1]))
    twins.addRow("second", bounds: .atLeast(1), terms: [Term]([1, 1]))
    twins.addObjective(Objective(direction: .minimise, terms: [Term]([2, 1])))
    let singular = Basis(rows: [.atLower, .atLower], columns: [.basic, .basic])
    for method in [SolverOptions.Method.primal, .dual] {
      let options = SolverOptions(startingBasis: singular, method: method)
      #expect(try twins.optimum(options: options).columnValues == [0, 1])
    }
  }

  @Test("primal and dual simplex agree, from any start, on every kind of program")
  func methods() throws {
    for seed in UInt64(1)...200 {
      let program = LinearProgram.random(seed: seed)
      let primal = try program.solve()
      let dual = try program.solve(options: SolverOptions(method: .dual))
      #expect(primal.word == dual.word, "\(program.name)")
      guard case .optimal(let first) = primal, case .optimal(let second) = dual else { continue }
      for (one, other) in zip(first.objectiveValues, second.objectiveValues) {
        #expect(abs(one - other) < 1e-7, "\(program.name)")
      }
    }
  }
}
