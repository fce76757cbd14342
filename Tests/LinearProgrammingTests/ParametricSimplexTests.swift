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

  @Test("moved to other bounds, it has the optimum of the program with these bounds")
  func movedToOtherBounds() throws {
    var simplex = try settled(sums(from: 10, to: 12))
    #expect(values(simplex) == [[3, 0], [7, 2]])
    let isMoved = simplex.move(to: sums(from: 20, to: 19, least: 5))
    #expect(isMoved)
    #expect(values(simplex) == [[5, 0], [15, -1]])
    #expect(simplex.reach() == 15, "there, y is 0")
  }

  @Test("moved to where the basis violates a bound, it has another basis")
  func movedBeyondBound() throws {
    var simplex = try settled(sums(from: 10, to: 12))
    let before = simplex.basis
    let isMoved = simplex.move(to: sums(from: 110, to: 112))
    #expect(isMoved)
    #expect(values(simplex) == [[10, 2], [100, 0]], "y is at most 100")
    #expect(simplex.basis != before)
  }

  @Test("it does not move to a program without a solution, or of another form")
  func notMoved() throws {
    let start = try settled(sums(from: 10, to: 12))
    func moves(to other: MovingProgram) -> Bool {
      var simplex = start
      return simplex.move(to: other)
    }
    #expect(moves(to: sums(from: 10, to: 12)))
    #expect(!moves(to: sums(from: 300, to: 301)), "x and y are at most 100")
    #expect(!moves(to: sums(from: 10, to: 12, coefficient: 2)), "other terms")
    #expect(!moves(to: sums(from: 10, to: 12, least: -.infinity)), "a side without a bound")
  }

  @Test("in 300 random programs it moves to the optimum of a new solve, or not at all")
  func movedInRandomPrograms() throws {
    var moves = 0
    for seed in 0..<300 as Range<UInt64> {
      let start = MovingProgram(from: program(seed: seed, at: 0), to: program(seed: seed, at: 1))
      guard case .optimal(let solution) = try start.program.solve(),
        var simplex = ParametricSimplex(start, basis: solution.basis, tieBreaks: []),
        simplex.settle() == .optimal
      else { continue }
      for distance in [3.0, 20] {
        let other = MovingProgram(
          from: program(seed: seed, at: distance), to: program(seed: seed, at: distance + 1))
        guard simplex.move(to: other) else { break }
        moves += 1
        guard case .optimal(let solution) = try other.program.solve() else {
          Issue.record("seed \(seed): no optimum after \(distance)")
          continue
        }
        for (index, best) in solution.objectiveValues.enumerated() {
          let own = value(ofObjective: index, in: other, simplex.columnValues(), 0)
          #expect(abs(best - own) < 1e-5, "seed \(seed) after \(distance)")
        }
      }
    }
    #expect(moves > 200, "only \(moves): that proves little")
  }

  /// Minimises `x + y`, and of all such points takes that with the smallest `x`.
  ///
  /// `coefficient · x + y` is at least `start`, and `end` where `s` is 1; `x` is at least `least`, `y` at
  /// least 0, and both at most 100.
  private func sums(
    from start: Double, to end: Double, least: Double = 3, coefficient: Double = 1
  ) -> MovingProgram {
    let programs = [start, end].map { sum in
      var program = LinearProgram()
      let x = program.addColumn("x", bounds: .between(least, 100))
      let y = program.addColumn("y", bounds: .between(0, 100))
      program.addRow(
        "sum", bounds: .atLeast(sum),
        terms: [Term(column: x, coefficient: coefficient), Term(column: y, coefficient: 1)])
      program.addObjective(
        Objective(
          direction: .minimise,
          terms: [Term(column: x, coefficient: 1), Term(column: y, coefficient: 1)]))
      return program
    }
    return MovingProgram(from: programs[0], to: programs[1])
  }

  private func settled(_ moving: MovingProgram) throws -> ParametricSimplex {
    let basis = try moving.program.optimum().basis
    let smallestX = Objective(
      direction: .minimise, terms: [Term(column: 0, coefficient: 1)], whenUnbounded: .skips)
    var simplex = try #require(ParametricSimplex(moving, basis: basis, tieBreaks: [smallestX]))
    #expect(simplex.settle() == .optimal)
    return simplex
  }

  /// The start and the slope of each column's value.
  private func values(_ simplex: ParametricSimplex) -> [[Double]] {
    simplex.columnValues().map { [$0.start, $0.slope] }
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
