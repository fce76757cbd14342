import LinearProgramming
import SeededRandom
import TestSupport
import Testing

@testable import LayoutConstraints

/// Checks contradictions on one column against the simplex method, asked about every set of rows.
@Suite("Conflicts of a single column")
struct ColumnConflictTests {
  @Test("are found where just one pair contradicts itself, with the least ways out")
  func againstSimplex() throws {
    var (found, others) = (0, 0)
    for seed in LawSeeds.of(2400) {
      let program = Self.random(seed: seed)
      let pairs = try Self.contradictions(program)
      guard let conflict = ColumnConflict(in: program) else {
        #expect(pairs.count != 1, "seed \(seed): \(pairs)")
        others += 1
        continue
      }
      found += 1
      #expect(pairs == [Set(conflict.rows)], "seed \(seed)")
      #expect(conflict.needsBounds == (conflict.rows.count == 1), "seed \(seed)")
      for (row, shortfall) in zip(conflict.rows, conflict.shortfalls) {
        #expect(shortfall > 0, "seed \(seed)")
        for (part, canHold) in [(1.0, true), (0.999, false)] {
          var yielding = program
          let bounds = program.rows[row].bounds
          try yielding.setRowBounds(
            row,
            Bounds(
              lower: bounds.lower - part * shortfall, upper: bounds.upper + part * shortfall))
          let holds = try Self.canHold(yielding, only: Set(conflict.rows))
          #expect(holds == canHold, "seed \(seed), row \(row), \(part)")
        }
      }
    }
    print("conflicts of one column: \(found), none or several: \(others)")
    #expect(found > LawSeeds.share(of: 400) && others > LawSeeds.share(of: 400))
  }

  @Test("of several columns are left to the simplex method")
  func severalColumns() {
    var program = LinearProgram(name: "two")
    for name in ["a", "b"] { program.addColumn(name, bounds: .atLeast(0)) }
    program.addRow("", bounds: .exactly(1), terms: [Term(column: 0, coefficient: 1)])
    program.addRow("", bounds: .exactly(2), terms: [Term(column: 0, coefficient: 1)])
    #expect(ColumnConflict(in: program) == nil)
  }

  /// Up to five conditions on one column, with small whole numbers.
  private static func random(seed: UInt64) -> LinearProgram {
    var generator = SeededGenerator(seed: seed)
    var program = LinearProgram(name: "seed \(seed)")
    program.addColumn("x", bounds: generator.index(below: 2) == 0 ? .free : .atLeast(0))
    for index in 0..<2 + generator.index(below: 4) {
      let value = Double(generator.index(below: 9)) - 2
      let bounds: Bounds =
        switch generator.index(below: 4) {
        case 0: .atLeast(value)
        case 1: .atMost(value)
        case 2: .between(value, value + 3)
        default: .exactly(value)
        }
      let coefficient = [1, -1, 2, -0.5][generator.index(below: 4)]
      program.addRow(
        "\(index)", bounds: bounds, terms: [Term(column: 0, coefficient: coefficient)])
    }
    return program
  }

  /// The smallest sets of rows that contradict each other, or the bounds of the column.
  private static func contradictions(_ program: LinearProgram) throws -> [Set<Int>] {
    var found: [Set<Int>] = []
    for first in program.rows.indices where try !canHold(program, only: [first]) {
      found.append([first])
    }
    for first in program.rows.indices {
      for second in program.rows.indices where second > first {
        let pair: Set = [first, second]
        if found.contains(where: pair.isSuperset) { continue }
        if try !canHold(program, only: pair) { found.append(pair) }
      }
    }
    return found
  }

  private static func canHold(_ program: LinearProgram, only rows: Set<Int>? = nil) throws -> Bool {
    var part = program
    for row in program.rows.indices where rows.map({ !$0.contains(row) }) ?? false {
      try part.setRowBounds(row, .free)
    }
    guard case .optimal = try part.solve() else { return false }
    return true
  }
}
