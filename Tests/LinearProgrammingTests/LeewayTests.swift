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
      let needed = try program.leeway(slack: 0.01).neededEquations
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
    #expect(try program.leeway(slack: 0.01).neededEquations == [0, 1])
    program.addRow("0 to 2", bounds: .exactly(16), terms: difference(0, 2))
    #expect(try program.leeway(slack: 0.01).neededEquations == [])
    program.addRow("at most", bounds: .atMost(0), terms: [Term(column: 2, coefficient: 1)])
    #expect(try program.leeway(slack: 0.01).neededEquations == [], "nothing has slack")
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
}

/// Checks needed inequalities and ranges of sums against a separate solve for each of them.
@Suite struct LeewayTests {
  @Test(
    "a needed inequality can be violated, and sums have the values of their ranges (seeds 1 to 300)"
  )
  func againstSolves() throws {
    var counts = (needed: 0, values: 0, missed: 0)
    for seed in 1...300 as ClosedRange<UInt64> {
      let program = randomProgram(seed: seed)
      guard try program.solve().word == "optimal" else { continue }
      let sums = program.rows.map(\.terms)
      let leeway = try program.leeway(slack: 0.01, ofSums: sums)
      for row in leeway.neededInequalities {
        #expect(try extremes(of: row, without: true, program).upperBound > 1e-4, "\(seed), \(row)")
      }
      counts.needed += leeway.neededInequalities.count
      for (index, row) in program.rows.enumerated() where row.bounds.lower < row.bounds.upper {
        let canBreak = try extremes(of: index, without: true, program).upperBound > 1e-4
        if canBreak, !leeway.neededInequalities.contains(index) { counts.missed += 1 }
      }
      for (index, range) in leeway.ranges.enumerated() {
        guard let range else { continue }
        let whole = try extremes(of: index, without: false, program)
        let right = program.rows[index].bounds.upper
        #expect(range.lowerBound - right >= whole.lowerBound - 1e-5, "\(seed), \(index)")
        #expect(range.upperBound - right <= whole.upperBound + 1e-5, "\(seed), \(index)")
        if range.upperBound > range.lowerBound { counts.values += 1 }
      }
    }
    #expect(counts.needed > 200 && counts.values > 200, "\(counts)")
    #expect(counts.missed < counts.needed / 2, "few are left to a solve each: \(counts)")
  }

  @Test("a gap of at least 8 is needed, and one that another gap implies is not")
  func plain() throws {
    var program = LinearProgram(name: "plain")
    for index in 0..<3 { program.addColumn("c\(index)", bounds: .atLeast(0)) }
    func difference(_ first: Int, _ second: Int) -> [Term] {
      [Term(column: first, coefficient: 1), Term(column: second, coefficient: -1)]
    }
    program.addRow("0 to 1", bounds: .atLeast(8), terms: difference(1, 0))
    program.addRow("1 to 2", bounds: .atLeast(8), terms: difference(2, 1))
    program.addRow("0 to 2", bounds: .atLeast(10), terms: difference(2, 0))
    let leeway = try program.leeway(slack: 0.01, ofSums: [difference(2, 0)])
    #expect(leeway.neededInequalities == [0, 1])
    let range = try #require(leeway.ranges[0])
    #expect(range.lowerBound < 17 && range.upperBound > 1000)
    program.addRow("at most", bounds: .atMost(0), terms: [Term(column: 2, coefficient: 1)])
    let none = try program.leeway(slack: 0.01, ofSums: [difference(2, 0)])
    #expect(none.neededInequalities == [] && none.ranges == [nil], "nothing has slack")
  }

  /// The smallest and the largest value of a row minus its upper bound, in the program or without the
  /// row's own bounds.
  private func extremes(
    of row: Int, without: Bool, _ program: LinearProgram
  ) throws -> ClosedRange<Double> {
    var asked = program
    if without { try asked.setRowBounds(row, .free) }
    var ends: [Double] = []
    for direction in [Objective.Direction.minimise, .maximise] {
      asked.removeObjectives()
      asked.addObjective(Objective(direction: direction, terms: program.rows[row].terms))
      if case .optimal(let solution) = try asked.solve() {
        ends.append(try #require(solution.objectiveValues.first) - program.rows[row].bounds.upper)
      } else {
        ends.append(direction == .minimise ? -.infinity : .infinity)
      }
    }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
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
