import LinearProgramming
import Testing

/// Checks small random programs against the enumeration of their vertices.
@Suite struct OracleTests {
  @Test("verdict, values, uniqueness and ranges agree with the enumeration of all vertices")
  func agreesWithEnumeration() throws {
    var counts = (infeasible: 0, unbounded: 0, unique: 0, ambiguous: 0)
    for seed in UInt64(1)...600 {
      let program = LinearProgram.random(seed: seed)
      let oracle = Oracle(program)
      switch try program.solve() {
      case .infeasible(let certificate):
        #expect(oracle.isInfeasible, "\(program.name)")
        expectProof(certificate, program)
        counts.infeasible += 1
      case .unbounded(let level):
        #expect(oracle.firstUnboundedLevel == level, "\(program.name)")
        counts.unbounded += 1
      case .optimal(let solution):
        try expect(solution, oracle, program)
        if solution.isUnique { counts.unique += 1 } else { counts.ambiguous += 1 }
      case .limitReached: Issue.record("\(program.name) reached a limit")
      }
    }
    let fewest = min(counts.infeasible, counts.unbounded, counts.unique, counts.ambiguous)
    #expect(fewest > 40, "\(counts): too few of a kind to prove anything")
  }

  private func expect(
    _ solution: Solution, _ oracle: Oracle, _ program: LinearProgram
  ) throws {
    let optimum = try #require(oracle.small, "\(program.name)")
    #expect(oracle.firstUnboundedLevel == nil, "\(program.name)")
    for (found, expected) in zip(solution.objectiveValues, optimum.values) {
      #expect(abs(found - expected) < 1e-6, "\(program.name)")
    }
    let columns = Array(program.columns.indices)
    for (column, range) in zip(columns, try solution.optimalFace.ranges(ofColumns: columns)) {
      let expected = try #require(oracle.range(ofColumn: column), "\(program.name)")
      #expect(isNear(range.lowerBound, expected.lowerBound), "\(program.name) x\(column)")
      #expect(isNear(range.upperBound, expected.upperBound), "\(program.name) x\(column)")
      if solution.isUnique {
        #expect(isNear(range.lowerBound, range.upperBound), "\(program.name)")
      }
    }
  }

  private func isNear(_ first: Double, _ second: Double) -> Bool {
    first == second || abs(first - second) < 1e-6
  }

  /// Repeats the argument of the certificate with the program's own numbers.
  private func expectProof(_ certificate: InfeasibilityCertificate, _ program: LinearProgram) {
    var columns = certificate.columnMultipliers
    var lowest = 0.0
    for (row, multiplier) in zip(program.rows, certificate.rowMultipliers) where multiplier != 0 {
      lowest += multiplier * (multiplier > 0 ? row.bounds.lower : row.bounds.upper)
      for term in row.terms { columns[term.column] += multiplier * term.coefficient }
    }
    for (column, multiplier) in zip(program.columns, certificate.columnMultipliers)
    where multiplier != 0 {
      lowest += multiplier * (multiplier > 0 ? column.bounds.lower : column.bounds.upper)
    }
    #expect(columns.allSatisfy { abs($0) < 1e-9 }, "\(program.name): the parts must cancel")
    #expect(lowest > 1e-9, "\(program.name): the bounds must contradict")
  }
}

/// The optimum by enumeration in two boxes: an optimum that grows with the box is unbounded.
private struct Oracle {
  let small: VertexEnumeration.Optimum?
  let large: VertexEnumeration.Optimum?

  init(_ program: LinearProgram) {
    small = VertexEnumeration(program, boxSize: 10_000).lexicographicOptimum()
    large = VertexEnumeration(program, boxSize: 20_000).lexicographicOptimum()
  }

  var isInfeasible: Bool { small == nil && large == nil }

  var firstUnboundedLevel: Int? {
    guard let small, let large else { return nil }
    return zip(small.values, large.values).map { abs($0 - $1) > 1 }.firstIndex(of: true)
  }

  /// The values of a column over all optimal vertices.
  func range(ofColumn column: Int) -> ClosedRange<Double>? {
    let small = (small?.vertices ?? []).map { $0[column] }
    let large = (large?.vertices ?? []).map { $0[column] }
    guard
      let lowest = small.min(), let highest = small.max(), let lower = large.min(),
      let higher = large.max()
    else { return nil }
    return (lowest - lower > 1 ? -.infinity : lowest)...(higher - highest > 1 ? .infinity : highest)
  }
}
