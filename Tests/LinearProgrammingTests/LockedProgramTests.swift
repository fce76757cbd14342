import LinearProgramming
import TestSupport
import Testing

/// Programs with one objective level, and the levels above it locked.
@Suite struct LockedProgramTests {
  @Test("a locked program's optimum is the value of its level, in the program and in its files")
  func sameValue() throws {
    let folder = try TemporaryFolder()
    for seed in UInt64(1)...60 {
      let program = LinearProgram.randomBounded(seed: seed, columns: 15, rows: 10, levels: 4)
      let values = try program.optimum().objectiveValues
      for level in 0..<4 {
        let locked = try program.lockedProgram(toLevel: level)
        #expect(locked.objectives == [program.objectives[level]], "\(program.name)")
        #expect(locked.columns.map(\.name) == program.columns.map(\.name), "\(program.name)")
        let value = try locked.optimum().objectiveValues[0]
        #expect(abs(value - values[level]) < 1e-6, "\(program.name), level \(level)")
        let file = try folder.file("p", try locked.text(as: .glpk))
        let copy = try LinearProgram.read(from: file, as: .glpk)
        // An objective that is zero everywhere is left out.
        let written = try copy.optimum().objectiveValues.first ?? 0
        #expect(abs(written - values[level]) < 1e-6, "\(program.name), level \(level)")
      }
    }
  }

  @Test("at the first level nothing is locked and nothing is solved")
  func firstLevel() throws {
    var program = LinearProgram()
    program.addColumn("x", bounds: .between(2, 3))
    program.addRow("never", bounds: .atLeast(4), terms: [Term]([1]))
    #expect(try program.lockedProgram(toLevel: 0) == program)
    let objective = Objective(name: "750", direction: .minimise, terms: [Term]([1]))
    program.addObjective(objective)
    let first = program
    program.addObjective(objective)
    #expect(try program.lockedProgram(toLevel: 0) == first)
    guard case .noOptimum(.infeasible(let certificate)) = try program.locked(toLevel: 1) else {
      Issue.record("x cannot reach 4")
      return
    }
    #expect(certificate.rows == [0])
  }

  @Test("an unbounded level above, or a limit reached there, is the outcome")
  func noOptimum() throws {
    var program = LinearProgram()
    program.addColumn("x", bounds: .atLeast(0))
    program.addColumn("y", bounds: .atLeast(0))
    program.addRow("sum", bounds: .atLeast(4), terms: [Term]([1, 1]))
    for terms in [[Term]([1, 0]), [Term]([0, -1]), [Term]([1, 1])] {
      program.addObjective(Objective(direction: .minimise, terms: terms))
    }
    #expect(try program.lockedProgram(toLevel: 1).solve().word == "unbounded 0")
    guard case .noOptimum(let outcome) = try program.locked(toLevel: 2) else {
      Issue.record("y grows without end")
      return
    }
    #expect(outcome.word == "unbounded 1")
    let options = SolverOptions(iterationLimit: 0)
    guard
      case .noOptimum(.limitReached(.iterations)) = try program.locked(toLevel: 1, options: options)
    else {
      Issue.record("no iteration was allowed")
      return
    }
  }

  @Test("a level without an objective is an error", arguments: [-1, 2, Int.max])
  func range(level: Int) {
    let program = LinearProgram.randomBounded(seed: 1, columns: 3, rows: 2, levels: 2)
    #expect(throws: LinearProgramError.objectiveOutOfRange(index: level, count: 2)) {
      try program.locked(toLevel: level)
    }
    #expect(throws: LinearProgramError.objectiveOutOfRange(index: 1, count: 0)) {
      try LinearProgram().locked(toLevel: 1)
    }
  }
}

extension LinearProgram {
  /// The locked program of levels that must have an optimum.
  fileprivate func lockedProgram(toLevel level: Int) throws -> LinearProgram {
    switch try locked(toLevel: level) {
    case .program(let program): return program
    case .noOptimum(let outcome): throw NotOptimal(outcome: outcome)
    }
  }
}
