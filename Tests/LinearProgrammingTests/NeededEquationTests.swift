import LinearProgramming
import SeededRandom
import Testing

/// Checks needed equations against a separate solve for each of them.
@Suite struct NeededEquationTests {
  @Test("a needed equation can be violated while everything else is satisfied (seeds 1 to 300)")
  func againstSolves() throws {
    var counts = (needed: 0, following: 0)
    for seed in 1...300 as ClosedRange<UInt64> {
      let program = randomProgram(seed: seed)
      guard try program.solve().word == "optimal" else { continue }
      let needed = try program.neededEquations(slack: 0.01)
      for row in needed {
        #expect(try canBreak(row, of: program), "seed \(seed), row \(row)")
      }
      counts.needed += needed.count
      for (index, row) in program.rows.enumerated() where row.bounds.lower == row.bounds.upper {
        if try !canBreak(index, of: program) { counts.following += 1 }
      }
    }
    #expect(counts.needed > 500 && counts.following > 100, "\(counts)")
  }

  @Test("independent equations are all needed, and of two equal ones none is certainly needed")
  func plain() throws {
    var program = LinearProgram(name: "plain")
    let columns = (0..<3).map { program.addColumn("c\($0)", bounds: .atLeast(0)) }
    func difference(_ first: Int, _ second: Int) -> [Term] {
      [
        Term(column: columns[first], coefficient: 1),
        Term(column: columns[second], coefficient: -1),
      ]
    }
    program.addRow("0 to 1", bounds: .exactly(8), terms: difference(0, 1))
    program.addRow("1 to 2", bounds: .exactly(8), terms: difference(1, 2))
    #expect(try program.neededEquations(slack: 0.01) == [0, 1])
    program.addRow("0 to 2", bounds: .exactly(16), terms: difference(0, 2))
    #expect(try program.neededEquations(slack: 0.01) == [])
    program.addRow("at most", bounds: .atMost(0), terms: [Term(column: 2, coefficient: 1)])
    #expect(try program.neededEquations(slack: 0.01) == [], "nothing has slack")
  }

  /// Whether a row can have a different value when its bounds are removed.
  private func canBreak(_ row: Int, of program: LinearProgram) throws -> Bool {
    var released = program
    released.removeObjectives()
    try released.setRowBounds(row, .free)
    for direction in [Objective.Direction.maximise, .minimise] {
      var asked = released
      asked.addObjective(Objective(direction: direction, terms: program.rows[row].terms))
      guard case .optimal(let solution) = try asked.solve() else { return true }
      try #require(!solution.objectiveValues.isEmpty)
      let value = solution.objectiveValues[0]
      if abs(value - program.rows[row].bounds.lower) > 1e-6 { return true }
    }
    return false
  }

  /// Chains of equations over columns, some of which are sums of others, and some inequalities.
  private func randomProgram(seed: UInt64) -> LinearProgram {
    var generator = SeededGenerator(seed: seed)
    var program = LinearProgram(name: "seed \(seed)")
    let count = 4 + generator.index(below: 6)
    let point = (0..<count).map { _ in Double(generator.index(below: 40)) }
    for index in 0..<count {
      program.addColumn(
        "c\(index)", bounds: generator.index(below: 3) == 0 ? .free : .atLeast(0))
    }
    for row in 0..<count {
      let first = generator.index(below: count)
      let second = generator.index(below: count)
      let factor = Double(1 + generator.index(below: 2))
      let value = point[first] - factor * point[second]
      let slack = Double(generator.index(below: 2))
      program.addRow(
        "r\(row)",
        bounds: generator.index(below: 4) == 0 ? .atMost(value + slack) : .exactly(value),
        terms: [
          Term(column: first, coefficient: 1), Term(column: second, coefficient: -factor),
        ])
    }
    return program
  }
}
