import LinearProgramming
import Testing

/// Contradictions reduced to rows that are all needed.
@Suite struct InfeasibleSubsetTests {
  @Test("the rows are infeasible together and feasible without any one, by cold solves")
  func isIrreducible() throws {
    var dropped = 0
    for (program, certificate) in try LinearProgram.contradictions(count: 400) {
      let subset = try program.irreducibleSubset(of: certificate)
      #expect(Set(subset.rows).isSubset(of: certificate.rows), "\(program.name)")
      #expect(subset.rows == subset.rows.sorted(), "\(program.name)")
      #expect(subset.backgroundRows.isEmpty, "\(program.name)")
      try expectIrreducible(subset, of: program)
      dropped += certificate.rows.count - subset.rows.count
    }
    #expect(dropped > 0, "no certificate was too large, so that nothing was put to the test")
  }

  @Test("each shortfall is the smallest possible violation of its row, by cold solves")
  func shortfalls() throws {
    for (program, certificate) in try LinearProgram.contradictions(count: 400) {
      let subset = try program.irreducibleSubset(of: certificate)
      try expectLeast(subset, of: program)
    }
  }

  @Test(
    "background rows always apply, are never members, and are listed where the contradiction uses them"
  )
  func background() throws {
    var counts = (used: 0, onlyBackground: 0, changed: 0)
    for (program, certificate) in try LinearProgram.contradictions(count: 400) {
      let background = program.rows.indices.filter { $0 % 3 != 1 }
      let subset = try program.irreducibleSubset(of: certificate, fixedRows: Set(background))
      #expect(Set(subset.rows).isDisjoint(with: background), "\(program.name)")
      #expect(Set(subset.backgroundRows).isSubset(of: background), "\(program.name)")
      try expectIrreducible(subset, of: program, background)
      try expectLeast(subset, of: program, background)
      let alone = program.keeping((subset.rows + subset.backgroundRows).sorted())
      #expect(try alone.solve().word == "infeasible", "\(program.name)")
      if !subset.backgroundRows.isEmpty { counts.used += 1 }
      if subset.rows.isEmpty { counts.onlyBackground += 1 }
      if !Set(subset.backgroundRows).isSubset(of: certificate.rows) { counts.changed += 1 }
    }
    #expect(min(counts.used, counts.onlyBackground, counts.changed) > 4, "\(counts)")
  }

  private func expectIrreducible(
    _ subset: InfeasibleSubset, of program: LinearProgram, _ background: [Int] = []
  ) throws {
    let all = (subset.rows + background).sorted()
    #expect(try program.keeping(all).solve().word == "infeasible", "\(program.name)")
    for row in subset.rows {
      let others = program.keeping(all.filter { $0 != row })
      #expect(try others.solve().word == "optimal", "\(program.name) without row \(row)")
    }
  }

  private func expectLeast(
    _ subset: InfeasibleSubset, of program: LinearProgram, _ background: [Int] = []
  ) throws {
    let all = (subset.rows + background).sorted()
    #expect(subset.shortfalls.count == subset.rows.count, "\(program.name)")
    for (row, shortfall) in zip(subset.rows, subset.shortfalls) {
      let bounds = program.rows[row].bounds
      let reached = program.keeping(all, with: (row, bounds.widened(by: shortfall)))
      #expect(try reached.solve().word == "optimal", "\(program.name), row \(row): \(shortfall)")
      let missed = program.keeping(all, with: (row, bounds.widened(by: 0.99 * shortfall)))
      #expect(try missed.solve().word == "infeasible", "\(program.name), row \(row): \(shortfall)")
    }
  }

  @Test("a subset takes at most twice the simplex iterations that found the contradiction")
  func cost() throws {
    var detecting = 0
    var filtering = 0
    for (program, certificate) in try LinearProgram.contradictions(count: 400) {
      detecting += certificate.statistics.simplexIterations
      filtering += try program.irreducibleSubset(of: certificate).statistics.simplexIterations
    }
    print("simplex iterations: \(detecting) to find contradictions, \(filtering) to reduce them")
    #expect(filtering <= 2 * detecting, "\(filtering) against \(detecting)")
  }

  /// 40 gaps of 2.5625 in a width of 100, into which only 39 fit, and unrelated rows.
  private var chain: LinearProgram {
    var program = LinearProgram()
    for index in 0...40 { program.addColumn("x\(index)", bounds: .between(0, 100)) }
    program.addRow("whole", bounds: .exactly(0), terms: [Term(column: 0, coefficient: 2)])
    for index in 0..<40 {
      let terms = [
        Term(column: index, coefficient: -0.5), Term(column: index + 1, coefficient: 0.5),
      ]
      program.addRow("loose \(index)", bounds: .atLeast(0), terms: terms)
      program.addRow("gap \(index)", bounds: .atLeast(1.28125), terms: terms)
    }
    return program
  }

  @Test("shortfalls are in the units of their rows, and column bounds are never violated")
  func units() throws {
    let subset = try chain.irreducibleSubset(of: try chain.certificate())
    // Row 0 is not needed: the bounds of x0 are enough.
    #expect(subset.rows == (0..<40).map { 2 + 2 * $0 })
    #expect(subset.shortfalls.allSatisfy { abs($0 - 1.25) < 1e-9 })
    #expect(subset.columns == [0, 40])
    #expect(subset.backgroundRows.isEmpty)
  }

  @Test("members of a chain are confirmed without an iteration each")
  func chainIsCheap() throws {
    let certificate = try chain.certificate()
    let subset = try chain.irreducibleSubset(of: certificate)
    #expect(subset.rows.count == 40)
    // One run to start with, one for each row, and two to drop row 0.
    #expect(subset.statistics.solverCalls <= 43)
    #expect(subset.statistics.simplexIterations <= certificate.statistics.simplexIterations)
  }

  @Test("a contradiction near the tolerance is reduced like any other")
  func barelyInfeasible() throws {
    var smallest = 1.0
    for length in [1, 5, 40] {
      for exponent in 0...26 {
        let excess = Double(sign: .plus, exponent: -exponent, significand: 1)
        let program = LinearProgram.chain(ofGaps: length, excess: excess)
        guard case .infeasible(let certificate) = try? program.solve() else { continue }
        let subset = try program.irreducibleSubset(of: certificate)
        #expect(subset.rows == Array(0..<length), "\(length) rows, \(excess) too long")
        #expect(subset.shortfalls.allSatisfy { abs($0 - excess) < 1e-6 }, "\(excess) too long")
        smallest = min(smallest, excess)
      }
    }
    #expect(smallest < 1e-6)
  }

  @Test("where the background alone is contradictory, there are no members")
  func onlyBackground() throws {
    let everything = Set(chain.rows.indices)
    let certificate = try chain.certificate()
    let subset = try chain.irreducibleSubset(of: certificate, fixedRows: everything)
    #expect(subset.rows.isEmpty && subset.shortfalls.isEmpty)
    #expect(subset.backgroundRows == certificate.rows)
  }

  @Test("a certificate or row that does not fit the program, and a limit, are errors")
  func errors() throws {
    let certificate = try chain.certificate()
    var other = chain
    try other.setRowBounds(2, .free)
    #expect(throws: LinearProgramError.certificateDoesNotFit) {
      try other.irreducibleSubset(of: certificate)
    }
    #expect(throws: LinearProgramError.certificateDoesNotFit) {
      try LinearProgram().irreducibleSubset(of: certificate)
    }
    #expect(throws: LinearProgramError.rowOutOfRange(index: 81, count: 81)) {
      try chain.irreducibleSubset(of: certificate, fixedRows: [0, 81])
    }
    #expect(throws: LinearProgramError.limitReached(.iterations)) {
      try chain.irreducibleSubset(of: certificate, options: SolverOptions(iterationLimit: 3))
    }
  }
}

extension LinearProgram {
  /// The proof for a program that must have one.
  fileprivate func certificate() throws -> InfeasibilityCertificate {
    let outcome = try solve()
    guard case .infeasible(let certificate) = outcome else { throw NotInfeasible(outcome: outcome) }
    return certificate
  }
}

private struct NotInfeasible: Error {
  var outcome: SolverOutcome
}
