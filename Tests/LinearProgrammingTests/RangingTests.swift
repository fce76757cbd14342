import LinearProgramming
import SeededRandom
import TestSupport
import Testing

/// How far bounds can move while the basis stays.
@Suite struct RangingTests {
  @Test("a bound moves until the next one stops what follows from it")
  func byHand() throws {
    var program = LinearProgram()
    program.addColumn("width", bounds: .between(0, 100))
    program.addColumn("edge", bounds: .atLeast(0))
    program.addRow("is", bounds: .exactly(60), terms: [Term]([1]))
    program.addRow("gap", bounds: .exactly(-8), terms: [Term]([-1, 1]))
    let solution = try program.optimum()
    #expect(solution.columnValues == [60, 52])
    #expect(try solution.ranges(ofMovesAt: [0, 1]) == [-52...40, -52...(.infinity)])
    #expect(try solution.ranges(ofMovesAt: []).isEmpty)
  }

  @Test(
    "within the range everything moves as sensitivities say, and beyond it something breaks a bound"
  )
  func law() throws {
    var (inside, outside) = (0, 0)
    for seed in LawSeeds.of(60) {
      let program = LinearProgram.randomBounded(seed: seed, columns: 12, rows: 8, levels: 3)
      guard case .optimal(let solution) = try program.solve(), solution.isUnique else { continue }
      let rowCount = program.rows.count
      let statuses = solution.basis.rowStatuses + solution.basis.columnStatuses
      let positions = statuses.indices.filter { statuses[$0] != .basic && statuses[$0] != .free }
      let directions = try solution.sensitivities(
        of: program.columns.indices.map { [Term(column: $0, coefficient: 1)] })
      for (position, range) in zip(positions, try solution.ranges(ofMovesAt: positions)) {
        #expect(range.contains(0), "seed \(seed)")
        for end in [range.lowerBound, range.upperBound] {
          func point(at distance: Double) -> [Double] {
            program.columns.indices.map { column in
              let rates = directions[column]
              let rate =
                position < rowCount ? rates.rows[position] : rates.columns[position - rowCount]
              return solution.columnValues[column] + distance * rate
            }
          }
          let distance = end.isFinite ? 0.9 * end : (end < 0 ? -1 : 1)
          let moved = try program.moved(position, by: distance)
          guard case .optimal(let optimum) = try moved.solve() else {
            Issue.record("seed \(seed): no optimum with position \(position) moved by \(distance)")
            continue
          }
          for (one, other) in zip(optimum.columnValues, point(at: distance)) {
            #expect(abs(one - other) <= 1e-6 * (1 + abs(one)), "seed \(seed), position \(position)")
          }
          inside += 1
          guard end.isFinite else { continue }
          let beyond = 1.5 * end + (end < 0 || end == range.lowerBound ? -0.5 : 0.5)
          let broken = try program.moved(position, by: beyond)
          #expect(!broken.admits(point(at: beyond)), "seed \(seed), position \(position)")
          outside += 1
        }
      }
    }
    #expect(inside > 100 && outside > 100)
  }
}

extension LinearProgram {
  /// The program with the bounds at a position, rows first, moved.
  fileprivate func moved(_ position: Int, by distance: Double) throws -> LinearProgram {
    var moved = self
    func shifted(_ bounds: Bounds) -> Bounds {
      Bounds(lower: bounds.lower + distance, upper: bounds.upper + distance)
    }
    if position < rows.count {
      try moved.setRowBounds(position, shifted(rows[position].bounds))
    } else {
      let column = position - rows.count
      try moved.setColumnBounds(column, shifted(columns[column].bounds))
    }
    return moved
  }

  /// Whether a point keeps all bounds.
  fileprivate func admits(_ point: [Double]) -> Bool {
    func allows(_ bounds: Bounds, _ value: Double) -> Bool {
      value >= bounds.lower - 1e-6 && value <= bounds.upper + 1e-6
    }
    return zip(columns, point).allSatisfy { allows($0.bounds, $1) }
      && rows.allSatisfy { row in
        allows(row.bounds, row.terms.reduce(0) { $0 + $1.coefficient * point[$1.column] })
      }
  }
}
