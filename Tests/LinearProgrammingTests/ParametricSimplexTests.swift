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

  @Test("with ties broken, it has the point of a new solve: up to the breakpoint, and moved")
  func brokenTies() throws {
    var counts = (points: 0, leftOut: 0, moved: 0)
    for seed in 0..<300 as Range<UInt64> {
      func program(at distance: Double) -> LinearProgram {
        self.program(seed: seed, at: distance, isLoose: true)
      }
      func moving(at distance: Double) -> MovingProgram {
        MovingProgram(from: program(at: distance), to: program(at: distance + 1))
      }
      let ties = ties(seed: seed, of: program(at: 0))
      /// The only best point, by levels of GLPK; `nil` where there is none, or more than one.
      func point(at distance: Double) -> [Double]? {
        var program = program(at: distance)
        for tie in ties { program.addObjective(tie) }
        guard case .optimal(let solution)? = try? program.solve(), solution.isUnique else {
          return nil
        }
        return solution.columnValues
      }
      func check(_ values: [MovingValue], _ s: Double, at distance: Double) {
        guard let point = point(at: distance) else { return }
        counts.points += 1
        for (best, own) in zip(point, values) {
          #expect(abs(best - own.at(s)) < 1e-5, "seed \(seed) after \(distance): \(point)")
        }
      }
      let start = moving(at: 0)
      guard case .optimal(let solution) = try start.program.solve(),
        var simplex = ParametricSimplex(start, basis: solution.basis, tieBreaks: ties)
      else { continue }
      guard simplex.settle() == .optimal else {
        #expect(point(at: 1e-4) == nil, "seed \(seed)")
        continue
      }
      let reach = min(simplex.reach(), 10)
      for part in [0, 0.1, 0.5, 1] {
        check(simplex.columnValues(), part * reach, at: part * reach)
      }
      for distance in [3.0, 20] {
        guard simplex.move(to: moving(at: distance)) else {
          counts.leftOut += 1
          break
        }
        counts.moved += 1
        check(simplex.columnValues(), 0, at: distance)
      }
    }
    #expect(counts.points > 500 && counts.leftOut > 25 && counts.moved > 100, "\(counts)")
  }

  /// Up to four preferences, then the smallest value of each column; one without an optimum does not count,
  /// or brings its only column to 0.
  private func ties(seed: UInt64, of program: LinearProgram) -> [Objective] {
    var random = SeededGenerator(seed: seed &+ 1_000_000)
    func tie(_ terms: [Term]) -> Objective {
      let mayBeZero = terms.count > 1 || program.columns[terms[0].column].bounds == .free
      return Objective(
        direction: .minimise, terms: terms,
        whenUnbounded: mayBeZero && random.index(below: 3) > 0 ? .zero : .skips)
    }
    let preferences = (0..<random.index(below: 5)).map { _ in
      let count = 1 + random.index(below: 2)
      return tie(
        (0..<count).map { _ in
          Term(
            column: random.index(below: program.columns.count),
            coefficient: Double(1 + random.index(below: 2)))
        })
    }
    return preferences
      + program.columns.indices.map { tie([Term(column: $0, coefficient: 1)]) }
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
  ///
  /// A loose one has columns without bounds, and objectives that mostly have an optimum all the same.
  private func program(
    seed: UInt64, at distance: Double, isLoose: Bool = false
  ) -> LinearProgram {
    var random = SeededGenerator(seed: seed)
    func number(_ count: Int) -> Double { Double(random.index(below: 2 * count + 1) - count) }
    var program = LinearProgram(name: "random")
    let columns = 3 + random.index(below: 5)
    var point: [Double] = []
    for column in 0..<columns {
      let slope = column == 0 ? 1.0 : 0
      point.append(number(10))
      let value = point[column] + slope * distance
      let bounds: [Bounds] = [
        .between(value - 8, value + 8), .free, .free, .atLeast(value - 4), .atMost(value + 4),
      ]
      let kind = isLoose ? random.index(below: bounds.count) : 0
      program.addColumn("x\(column)", bounds: column == 0 ? .exactly(value) : bounds[kind])
    }
    for row in 0..<(2 + random.index(below: 5)) {
      let terms = (0..<columns).map { Term(column: $0, coefficient: number(2)) }
      let activity = terms.reduce(0) { $0 + $1.coefficient * point[$1.column] }
      let slack = Double(random.index(below: 4))
      let bounds: Bounds = row == 0 ? .exactly(activity) : .atLeast(activity - slack)
      program.addRow("r\(row)", bounds: bounds, terms: terms)
    }
    for level in 0..<(isLoose ? random.index(below: 3) : 3) {
      let isBounded = { !isLoose || program.columns[$0].bounds.upper.isFinite }
      let terms = (0..<columns).filter(isBounded).map {
        Term(column: $0, coefficient: number(3))
      }
      program.addObjective(Objective(name: "\(level)", direction: .minimise, terms: terms))
    }
    return program
  }
}
