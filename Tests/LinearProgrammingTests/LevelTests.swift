import LinearProgramming
import SeededRandom
import Testing

/// Objectives in the order of their importance.
@Suite struct LevelTests {
  @Test("four errors of a lower level never outvote one of a higher level")
  func fourAgainstOne() throws {
    // x wants to be 0 at the first level, and 100 four times over at the second.
    var program = LinearProgram()
    let x = program.addColumn("x", bounds: .between(0, 100))
    var optionalTerms: [Term] = []
    for index in 0..<4 {
      let missing = program.addColumn("missing\(index)", bounds: .atLeast(0))
      program.addRow(
        "optional\(index)", bounds: .atLeast(100),
        terms: [Term(column: x, coefficient: 1), Term(column: missing, coefficient: 1)])
      optionalTerms.append(Term(column: missing, coefficient: 1))
    }
    program.addObjective(
      Objective(name: "750", direction: .minimise, terms: [Term(column: x, coefficient: 1)]))
    program.addObjective(Objective(name: "250", direction: .minimise, terms: optionalTerms))
    let solution = try program.optimum()
    #expect(solution.columnValues == [0, 100, 100, 100, 100])
    #expect(solution.objectiveValues == [0, 400])
  }

  @Test("levels may minimise and maximise alternately, and constants are added")
  func mixedDirections() throws {
    var program = LinearProgram()
    program.addColumn("x", bounds: .between(0, 4))
    program.addColumn("y", bounds: .between(0, 4))
    program.addRow("sum", bounds: .atMost(6), terms: [Term]([1, 1]))
    program.addObjective(Objective(direction: .maximise, terms: [Term]([1, 1]), constant: 0.5))
    program.addObjective(Objective(direction: .minimise, terms: [Term]([1, 0]), constant: -1))
    let solution = try program.optimum()
    #expect(solution.columnValues == [2, 4])
    #expect(solution.objectiveValues == [6.5, 1])
    #expect(solution.isUnique)
  }

  @Test("levels below a unique optimum are not solved, but have values")
  func earlyEnd() throws {
    var program = LinearProgram()
    program.addColumn("x", bounds: .between(0, 4))
    for _ in 0..<5 {
      program.addObjective(Objective(direction: .maximise, terms: [Term]([2])))
    }
    let solution = try program.optimum()
    #expect(solution.statistics.solverCalls == 1)
    #expect(solution.objectiveValues == [8, 8, 8, 8, 8])
  }

  @Test("a tie is reported and the face contains all of it")
  func tie() throws {
    var program = LinearProgram()
    program.addColumn("x", bounds: .atLeast(0))
    program.addColumn("y", bounds: .between(0, 7))
    program.addColumn("z", bounds: .free)
    program.addRow("sum", bounds: .exactly(10), terms: [Term]([1, 1, 0]))
    program.addObjective(Objective(direction: .minimise, terms: [Term]([1, 1, 0])))
    let solution = try program.optimum()
    #expect(!solution.isUnique)
    let ranges = try solution.optimalFace.ranges(ofColumns: [1, 0, 2])
    #expect(ranges == [0...7, 3...10, -.infinity ... .infinity])
    #expect(throws: LinearProgramError.columnOutOfRange(index: 3, count: 3, in: nil)) {
      try solution.optimalFace.ranges(ofColumns: [0, 3])
    }
    #expect(throws: LinearProgramError.limitReached(.iterations)) {
      try solution.optimalFace.ranges(ofColumns: [0], options: SolverOptions(iterationLimit: 0))
    }
  }

  @Test("a level without an optimum fails, does not count, or sets its only column to 0")
  func unbounded() throws {
    func outcome(
      _ columns: [Int], _ whenUnbounded: Objective.WhenUnbounded
    ) throws -> SolverOutcome {
      var program = LinearProgram()
      program.addColumn("x", bounds: .free)
      program.addColumn("y", bounds: .free)
      program.addRow("ahead", bounds: .exactly(8), terms: [Term]([-1, 1]))
      program.addObjective(
        Objective(
          direction: .minimise, terms: columns.map { Term(column: $0, coefficient: 1) },
          whenUnbounded: whenUnbounded))
      program.addObjective(
        Objective(
          direction: .maximise, terms: [Term(column: 1, coefficient: 1)], whenUnbounded: .zero))
      return try program.solve()
    }
    guard case .unbounded(level: 0) = try outcome([0], .fails) else {
      Issue.record("it must fail")
      return
    }
    let expected: [([Int], Objective.WhenUnbounded, [Double])] = [
      ([0], .zero, [0, 8]), ([0], .skips, [-8, 0]), ([0, 1], .zero, [-8, 0]),
    ]
    for (columns, whenUnbounded, values) in expected {
      guard case .optimal(let solution) = try outcome(columns, whenUnbounded) else {
        Issue.record("no optimum")
        continue
      }
      #expect(solution.columnValues == values)
      #expect(solution.isUnique)
    }
  }

  /// Each level alone, with the values of the levels before as rows: reduced costs are not used.
  private func valuesByAddedRows(_ program: LinearProgram) throws -> [Double] {
    var relaxed = program
    relaxed.removeObjectives()
    var values: [Double] = []
    for objective in program.objectives {
      relaxed.removeObjectives()
      relaxed.addObjective(objective)
      let value = try #require(try relaxed.optimum().objectiveValues.first)
      values.append(value)
      let isMinimised = objective.direction == .minimise
      relaxed.addRow(
        "level", bounds: isMinimised ? .atMost(value + 1e-9) : .atLeast(value - 1e-9),
        terms: objective.terms)
    }
    return values
  }

  @Test("reduced-cost fixing gives the same values as a row for every level before")
  func againstAddedRows() throws {
    var ambiguous = 0
    for seed in UInt64(1)...60 {
      let program = LinearProgram.randomBounded(seed: seed, columns: 15, rows: 10, levels: 4)
      let solution = try program.optimum()
      if !solution.isUnique { ambiguous += 1 }
      for (found, expected) in zip(solution.objectiveValues, try valuesByAddedRows(program)) {
        #expect(abs(found - expected) < 1e-4, "\(program.name)")
      }
    }
    #expect(ambiguous > 0)
  }

  @Test("every point of the optimal face has the optimal values")
  func faceIsOptimal() throws {
    for seed in UInt64(1)...60 {
      let program = LinearProgram.randomBounded(seed: seed, columns: 8, rows: 4, levels: 2)
      let solution = try program.optimum()
      var generator = SeededGenerator(seed: seed)
      var face = solution.optimalFace.program
      face.addObjective(
        Objective(direction: .maximise, terms: .random(face.columns.count, using: &generator)))
      let other = try face.optimum(options: SolverOptions(startingBasis: solution.basis))
      for (objective, expected) in zip(program.objectives, solution.objectiveValues) {
        let found = objective.terms.reduce(0) {
          $0 + $1.coefficient * other.columnValues[$1.column]
        }
        #expect(abs(found - expected) < 1e-6, "\(program.name)")
      }
    }
  }
}
