import LinearProgramming
import Testing

/// Numbers and indices that must not reach GLPK: it aborts on some and answers "optimal" to others.
@Suite struct CheckingTests {
  private let row = ProgramPart.row(0, name: "title.width")
  private let column = ProgramPart.column(0, name: "x")

  private func program(
    column: Bounds = .atLeast(0), row: Bounds = .atLeast(1),
    terms: [Term] = [Term(column: 0, coefficient: 1)]
  ) -> LinearProgram {
    var program = LinearProgram()
    program.addColumn("x", bounds: column)
    program.addRow("title.width", bounds: row, terms: terms)
    program.addObjective(
      Objective(direction: .minimise, terms: [Term(column: 0, coefficient: 1)]))
    return program
  }

  private func error(_ program: LinearProgram) -> LinearProgramError? {
    do {
      _ = try program.solve()
      return nil
    } catch {
      return error
    }
  }

  @Test("bounds without any number in them are an error with the name of the row or column")
  func impossibleBounds() {
    let impossible = [
      Bounds(lower: .nan, upper: 1), Bounds(lower: 1, upper: .nan), .exactly(.nan),
      .exactly(.infinity), .exactly(-.infinity), .atLeast(.infinity), .atMost(-.infinity),
      .exactly(.greatestFiniteMagnitude), .atMost(-.greatestFiniteMagnitude),
    ]
    for bounds in impossible {
      // NaN is not equal to itself, so the errors are compared as text.
      let inRow = error(program(row: bounds))?.description
      #expect(inRow == LinearProgramError.boundNotANumber(in: row, bounds: bounds).description)
      let inColumn = error(program(column: bounds))?.description
      #expect(
        inColumn == LinearProgramError.boundNotANumber(in: column, bounds: bounds).description)
    }
  }

  @Test("a lower bound above the upper one is an error, however little above")
  func crossedBounds() {
    for bounds in [Bounds.between(2, 1), .between(1.0.nextUp, 1), .between(1e308, -1e308)] {
      #expect(error(program(row: bounds)) == .lowerBoundAboveUpper(in: row, bounds: bounds))
      #expect(error(program(column: bounds)) == .lowerBoundAboveUpper(in: column, bounds: bounds))
    }
  }

  @Test(
    "a coefficient that is not finite is an error that names row and column",
    arguments: [
      Double.nan, .infinity, -.infinity,
    ])
  func coefficients(value: Double) {
    let terms = [Term(column: 0, coefficient: value)]
    let inRow = LinearProgramError.coefficientNotFinite(value, of: column, in: row)
    #expect(error(program(terms: terms))?.description == inRow.description)
    var other = program()
    other.addObjective(Objective(name: "250", direction: .maximise, terms: terms))
    let inObjective = LinearProgramError.coefficientNotFinite(
      value, of: column, in: .objective(1, name: "250"))
    #expect(error(other)?.description == inObjective.description)
    other.removeObjectives()
    other.addObjective(Objective(direction: .maximise, terms: [], constant: value))
    let inConstant = LinearProgramError.constantNotFinite(value, in: .objective(0, name: ""))
    #expect(error(other)?.description == inConstant.description)
  }

  @Test("coefficients of one column whose sum overflows are an error")
  func overflow() {
    let huge = Term(column: 0, coefficient: 1e308)
    #expect(
      error(program(terms: [huge, huge]))
        == .coefficientNotFinite(.infinity, of: column, in: row))
  }

  @Test("an index without a column or row is an error", arguments: [-1, 1, 99, Int.max, Int.min])
  func indices(index: Int) {
    let terms = [Term(column: index, coefficient: 1)]
    #expect(
      error(program(terms: terms)) == .columnOutOfRange(index: index, count: 1, in: row))
    var other = program()
    other.addObjective(Objective(direction: .minimise, terms: terms))
    #expect(
      error(other)
        == .columnOutOfRange(index: index, count: 1, in: .objective(1, name: "")))
    #expect(throws: LinearProgramError.columnOutOfRange(index: index, count: 1, in: nil)) {
      try other.setColumnBounds(index, .free)
    }
    #expect(throws: LinearProgramError.rowOutOfRange(index: index, count: 1)) {
      try other.setRowBounds(index, .free)
    }
  }

  @Test("an error is one sentence with the row or column and the number")
  func descriptions() {
    let crossed = error(program(row: .between(2, 1)))
    #expect(
      crossed?.description
        == "row 0 \"title.width\": the lower bound 2.0 is above the upper bound 1.0")
    let wild = error(program(terms: [Term(column: 0, coefficient: .nan)]))
    #expect(
      wild?.description
        == "row 0 \"title.width\": the coefficient of column 0 \"x\" is nan, not a finite number")
  }

  @Test("the largest finite number counts as no bound, like infinity")
  func largestNumber() throws {
    let largest = Double.greatestFiniteMagnitude
    var program = program(column: .between(-largest, largest), row: .between(1, largest))
    #expect(try program.optimum().columnValues == [1])
    program.addObjective(Objective(direction: .maximise, terms: [Term]([0])))
    #expect(try program.optimum().columnValues == [1])
    program.removeObjectives()
    program.addObjective(Objective(direction: .maximise, terms: [Term]([1])))
    #expect(try program.solve().word == "unbounded 0")
  }

  @Test("numbers as large as 1e308 give a right answer or an error, never a wrong answer")
  func hugeNumbers() throws {
    #expect(try program(row: .atLeast(1e308)).optimum().columnValues == [1e308])
    var capped = program(column: .between(0, 1e308))
    capped.removeObjectives()
    capped.addObjective(Objective(direction: .maximise, terms: [Term]([1])))
    #expect(try capped.optimum().columnValues == [1e308])
    let tooFar = program(
      column: .between(0, 1e-300), row: .atLeast(1e308), terms: [Term(column: 0, coefficient: 1)])
    #expect(try tooFar.solve().word == "infeasible")
    let huge = [Term(column: 0, coefficient: 1e308)]
    #expect(try program(row: .atLeast(1e308), terms: huge).optimum().columnValues == [1])
    // 10 × 1e308 is infinite.
    let overflowing = program(column: .atLeast(10), row: .atLeast(0), terms: huge)
    #expect(throws: LinearProgramError.numericalTrouble(level: 0)) { try overflowing.solve() }
    let impossible = program(column: .atLeast(10), row: .atMost(1e308), terms: huge)
    #expect(throws: LinearProgramError.numericalTrouble(level: 0)) { try impossible.solve() }
  }
}
