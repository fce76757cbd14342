import LinearProgramming
import Testing

/// Programs whose answers are known.
@Suite struct SolvingTests {
  /// Maximise 3x + 5y over x ≤ 4, 2y ≤ 12, 3x + 2y ≤ 18: the textbook optimum is 36 at (2, 6).
  private func textbook() -> LinearProgram {
    var program = LinearProgram(name: "textbook")
    program.addColumn("x", bounds: .atLeast(0))
    program.addColumn("y", bounds: .atLeast(0))
    program.addRow("first", bounds: .atMost(4), terms: [Term]([1, 0]))
    program.addRow("second", bounds: .atMost(12), terms: [Term]([0, 2]))
    program.addRow("third", bounds: .atMost(18), terms: [Term]([3, 2]))
    program.addObjective(
      Objective(name: "profit", direction: .maximise, terms: [Term]([3, 5]), constant: 10))
    return program
  }

  @Test("the textbook example has its point, value, activities and shadow prices")
  func textbookExample() throws {
    let solution = try textbook().optimum()
    #expect(solution.columnValues == [2, 6])
    #expect(solution.rowActivities == [2, 12, 18])
    #expect(solution.objectiveValues == [46])
    #expect(solution.rowDuals == [0, 1.5, 1])
    #expect(solution.columnReducedCosts == [0, 0])
    #expect(solution.isUnique)
    #expect(solution.basis.columnStatuses == [.basic, .basic])
    #expect(solution.basis.rowStatuses == [.basic, .atUpper, .atUpper])
  }

  @Test("the example in the documentation works") func documentedExample() throws {
    var program = LinearProgram(name: "two labels")
    let first = program.addColumn("first.width", bounds: .atLeast(0))
    let second = program.addColumn("second.width", bounds: .atLeast(0))
    let both = [Term(column: first, coefficient: 1), Term(column: second, coefficient: 1)]
    program.addRow("fill", bounds: .exactly(300), terms: both)
    program.addObjective(
      Objective(direction: .minimise, terms: [Term(column: first, coefficient: 1)]))
    guard case .optimal(let solution) = try program.solve() else {
      Issue.record("the example has an optimum")
      return
    }
    #expect(solution.columnValues == [0, 300])
  }

  @Test("statistics count the program and repeat exactly")
  func statistics() throws {
    let first = try textbook().optimum().statistics
    #expect(first.rows == 3 && first.columns == 2 && first.nonZeros == 4)
    #expect(first.solverCalls == 1 && first.simplexIterations > 0)
    for _ in 0..<10 { #expect(try textbook().optimum().statistics == first) }
  }

  @Test("several terms of one column in a row or an objective count as their sum")
  func duplicateTerms() throws {
    var program = LinearProgram()
    let x = program.addColumn("x", bounds: .atLeast(0))
    let term = Term(column: x, coefficient: 1)
    let opposite = Term(column: x, coefficient: -1)
    program.addRow("twice", bounds: .atLeast(10), terms: [term, term])
    program.addRow("never", bounds: .exactly(0), terms: [term, opposite])
    program.addObjective(Objective(direction: .minimise, terms: [term, term, term]))
    let solution = try program.optimum()
    #expect(solution.columnValues == [5])
    #expect(solution.objectiveValues == [15])
    #expect(solution.statistics.nonZeros == 1)
  }

  @Test("a program without rows, columns or objectives is legal")
  func emptyPrograms() throws {
    #expect(try LinearProgram().optimum().isUnique)
    var columnsOnly = LinearProgram()
    columnsOnly.addColumn("x", bounds: .between(2, 3))
    #expect(!(try columnsOnly.optimum().isUnique))
    columnsOnly.addObjective(Objective(direction: .maximise, terms: [Term]([1])))
    #expect(try columnsOnly.optimum().columnValues == [3])
    var rowsOnly = LinearProgram()
    rowsOnly.addRow("nothing", bounds: .atMost(1), terms: [])
    #expect(try rowsOnly.optimum().rowActivities == [0])
    rowsOnly.addRow("contradiction", bounds: .atLeast(1), terms: [])
    guard case .infeasible(let certificate) = try rowsOnly.solve() else {
      Issue.record("an empty row cannot reach 1")
      return
    }
    #expect(certificate.rows == [1] && certificate.gap == 1)
  }

  @Test("a contradiction is proven by the rows and columns that cause it")
  func certificate() throws {
    var program = textbook()
    program.addRow("too much", bounds: .atLeast(7), terms: [Term]([0, 1]))
    guard case .infeasible(let certificate) = try program.solve() else {
      Issue.record("y cannot be above 6")
      return
    }
    #expect(certificate.rows == [1, 3])
    #expect(certificate.columns.isEmpty)
    #expect(certificate.gap > 0)
  }

  @Test("a contradiction of any size is found and proven, or below the tolerance")
  func smallContradictions() throws {
    for length in [1, 5, 40] {
      for exponent in -12...0 {
        let excess = Double(sign: .plus, exponent: exponent * 3, significand: 1)
        let program = LinearProgram.chain(ofGaps: length, excess: excess)
        let word = try program.solve().word
        #expect(exponent < -2 || word == "infeasible", "\(length) rows, \(excess) too long")
      }
    }
  }

  @Test("an objective that improves without limit is unbounded at its level")
  func unbounded() throws {
    var program = LinearProgram()
    program.addColumn("x", bounds: .between(0, 1))
    program.addColumn("y", bounds: .free)
    program.addObjective(Objective(direction: .minimise, terms: [Term]([1, 0])))
    program.addObjective(Objective(direction: .maximise, terms: [Term]([0, 1])))
    #expect(try program.solve().word == "unbounded 1")
  }

  @Test("an objective with tiny or huge coefficients is optimised like any other")
  func scaledObjectives() throws {
    for factor in [1e-300, 1e-12, 1e12, 1e300, Double.greatestFiniteMagnitude / 4] {
      var program = LinearProgram()
      program.addColumn("x", bounds: .between(0, 1))
      program.addColumn("y", bounds: .between(0, 1))
      program.addRow("sum", bounds: .atLeast(1), terms: [Term]([1, 1]))
      program.addObjective(
        Objective(direction: .minimise, terms: [Term]([2 * factor, factor])))
      let solution = try program.optimum()
      #expect(solution.columnValues == [0, 1], "\(factor)")
      #expect(solution.isUnique, "\(factor)")
    }
  }

  @Test("limits end a solve with an outcome")
  func limits() throws {
    let program = LinearProgram.randomBounded(seed: 1, columns: 40, rows: 40, levels: 3)
    let full = try program.optimum()
    #expect(full.statistics.simplexIterations > 3)
    #expect(try program.solve(options: .init(iterationLimit: 0)).word == "limit iterations")
    #expect(try program.solve(options: .init(iterationLimit: -1)).word == "limit iterations")
    #expect(try program.solve(options: .init(iterationLimit: 3)).word == "limit iterations")
    for seconds in [0.0, -1] {
      let allowance = SolverAllowance(steps: .max, seconds: seconds)
      for program in [program, .randomBounded(seed: 1, columns: 2, rows: 2, levels: 1)] {
        let word = try SolverAllowance.$current.withValue(allowance) { try program.solve().word }
        #expect(word == "limit seconds")
      }
    }
    for limit in 0...30 {
      var impossible = program
      impossible.addRow(
        "never", bounds: .atLeast(401),
        terms: program.columns.indices.map {
          Term(column: $0, coefficient: 1)
        })
      let word = try impossible.solve(options: .init(iterationLimit: limit)).word
      #expect(word == "limit iterations" || word == "infeasible", "\(limit)")
    }
    let generous = SolverOptions(iterationLimit: .max, memoryLimitInMegabytes: .max)
    #expect(try program.optimum(options: generous).objectiveValues == full.objectiveValues)
  }
}
