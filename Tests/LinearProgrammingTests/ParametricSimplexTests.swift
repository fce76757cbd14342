import LinearProgramming
import SeededRandom
import Testing

/// Checks programs with moving bounds against new solves, and both ways of checking a basis against
/// each other.
@Suite("A program whose bounds move")
struct ParametricSimplexTests {
  @Test("in 300 random programs the values are those of a new solve, up to the breakpoint")
  func randomPrograms() throws {
    var proven = 0
    for seed in 0..<300 as Range<UInt64> {
      let moving = MovingProgram(from: program(seed: seed, at: 0), to: program(seed: seed, at: 1))
      guard case .optimal(let start) = try moving.program.solve() else { continue }
      guard var simplex = ParametricSimplex(moving, basis: start.basis, tieBreaks: []) else {
        Issue.record("seed \(seed): the basis of a solution is one")
        continue
      }
      guard simplex.settle() == .optimal else { continue }
      let reach = min(simplex.reach(), 10)
      let proof = try #require(BasisProof(moving, basis: simplex.basis), "seed \(seed)")
      #expect(proof.isOptimal, "seed \(seed)")
      #expect(abs(min(proof.reach, 10) - reach) < 1e-4, "seed \(seed)")
      for (own, other) in zip(simplex.columnValues(), proof.columnValues) {
        #expect(abs(own.start - other.start) < 1e-6 && abs(own.slope - other.slope) < 1e-6)
      }
      for part in [0.1, 0.5, 0.9] where reach > 1e-3 {
        let distance = part * reach
        let outcome = try program(seed: seed, at: distance).solve()
        guard case .optimal(let solution) = outcome else {
          Issue.record("seed \(seed): no optimum after \(distance)")
          continue
        }
        for (index, best) in solution.objectiveValues.enumerated() {
          let own = value(ofObjective: index, in: moving, simplex.columnValues(), distance)
          #expect(abs(best - own) < 1e-5, "seed \(seed) after \(distance)")
        }
        guard simplex.isUnique else { continue }
        proven += 1
        for (value, own) in zip(solution.columnValues, simplex.columnValues()) {
          #expect(abs(value - own.at(distance)) < 1e-5, "seed \(seed) after \(distance)")
        }
      }
    }
    #expect(proven > 50, "only \(proven) are unique: that proves little")
  }

  @Test("a basis that is not optimal proves nothing")
  func wrongBasis() throws {
    var program = LinearProgram()
    let column = program.addColumn("x", bounds: .between(0, 10))
    program.addRow("at least", bounds: .atLeast(3), terms: [Term(column: column, coefficient: 1)])
    program.addObjective(
      Objective(direction: .minimise, terms: [Term(column: column, coefficient: 1)]))
    let moving = MovingProgram(from: program, to: program)
    let optimal = Basis(rows: [.atLower], columns: [.basic])
    let tooLarge = Basis(rows: [.basic], columns: [.atUpper])
    let infeasible = Basis(rows: [.basic], columns: [.atLower])
    #expect(BasisProof(moving, basis: optimal)?.isOptimal == true)
    #expect(BasisProof(moving, basis: tooLarge)?.isOptimal == false)
    #expect(BasisProof(moving, basis: infeasible)?.reach == 0)
    #expect(BasisProof(moving, basis: Basis(rows: [.basic], columns: [.basic])) == nil)
  }

  private func value(
    ofObjective index: Int, in moving: MovingProgram, _ values: [MovingValue], _ distance: Double
  ) -> Double {
    moving.program.objectives[index].terms.reduce(0) {
      $0 + $1.coefficient * values[$1.column].at(distance)
    }
  }

  /// Rows and columns with bounds around a moving point, so that the program is feasible.
  private func program(seed: UInt64, at distance: Double) -> LinearProgram {
    var random = SeededGenerator(seed: seed)
    func number(_ count: Int) -> Double { Double(random.index(below: 2 * count + 1) - count) }
    var program = LinearProgram(name: "random")
    let columns = 3 + random.index(below: 5)
    var point: [Double] = []
    for column in 0..<columns {
      let slope = column == 0 ? 1.0 : 0
      point.append(number(10))
      let value = point[column] + slope * distance
      program.addColumn(
        "x\(column)", bounds: column == 0 ? .exactly(value) : .between(value - 8, value + 8))
    }
    for row in 0..<(2 + random.index(below: 5)) {
      let terms = (0..<columns).map { Term(column: $0, coefficient: number(2)) }
      let activity = terms.reduce(0) { $0 + $1.coefficient * point[$1.column] }
      let slack = Double(random.index(below: 4))
      let bounds: Bounds = row == 0 ? .exactly(activity) : .atLeast(activity - slack)
      program.addRow("r\(row)", bounds: bounds, terms: terms)
    }
    for level in 0..<3 {
      let terms = (0..<columns).map { Term(column: $0, coefficient: number(3)) }
      program.addObjective(Objective(name: "\(level)", direction: .minimise, terms: terms))
    }
    return program
  }
}
