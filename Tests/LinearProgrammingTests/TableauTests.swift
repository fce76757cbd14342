import SeededRandom
import Testing

@testable import LinearProgramming

/// The oracle is the same table with every number written down, pivoted by the textbook.
@Suite("Tables of a basis")
struct TableauTests {
  private struct DenseTable {
    var basic: [Int]
    var nonbasic: [Int]
    /// For each basic position, its factor of each nonbasic one.
    var lines: [[Double]]
    /// The change of each objective per unit of each nonbasic position.
    var costs: [[Double]]

    init(_ program: LinearProgram) {
      let (rows, columns) = (program.rows, program.columns)
      func sums(_ terms: [Term]) -> [Double] {
        columns.indices.map { column in
          terms.filter { $0.column == column }.reduce(0) { $0 + $1.coefficient }
        }
      }
      basic = Array(rows.indices)
      nonbasic = columns.indices.map { rows.count + $0 }
      lines = rows.map { sums($0.terms) }
      costs = program.objectives.map { objective in
        sums(objective.terms).map { objective.direction == .minimise ? $0 : -$0 }
      }
    }

    mutating func pivot(line: Int, column: Int) {
      let pivot = lines[line][column]
      let new = lines[line].enumerated().map {
        $0.offset == column ? 1 / pivot : -$0.element / pivot
      }
      func replaced(_ numbers: [Double]) -> [Double] {
        numbers.indices.map {
          $0 == column ? numbers[column] * new[column] : numbers[$0] + numbers[column] * new[$0]
        }
      }
      lines = lines.map(replaced)
      costs = costs.map(replaced)
      lines[line] = new
      swap(&basic[line], &nonbasic[column])
    }
  }

  private func expectSame(_ table: Tableau, _ dense: DenseTable, _ words: String) {
    #expect(table.basic == dense.basic && table.nonbasic == dense.nonbasic, "\(words)")
    for (line, expected) in dense.lines.enumerated() {
      #expect(table.lineOfPosition[dense.basic[line]] == line, "\(words)")
      let entries = table.entries(ofLine: line)
      #expect(entries.map(\.column) == entries.map(\.column).sorted(), "\(words)")
      #expect(Set(entries.map(\.column)).count == entries.count, "\(words)")
      for (column, value) in expected.enumerated() {
        #expect(abs(table.entry(line, column) - value) < 1e-9, "\(words): \(line), \(column)")
      }
    }
    for position in dense.nonbasic { #expect(table.lineOfPosition[position] == -1, "\(words)") }
    for (level, expected) in dense.costs.enumerated() {
      for (column, value) in expected.enumerated() {
        #expect(abs(table.costs[level][column] - value) < 1e-9, "\(words): level \(level)")
      }
    }
    let values = dense.nonbasic.map { MovingValue(start: Double($0 + 1), slope: Double($0 % 3)) }
    for (sum, line) in zip(table.sums(values), dense.lines) {
      let (starts, slopes) = (
        zip(line, values).map { $0 * $1.start }, zip(line, values).map { $0 * $1.slope }
      )
      #expect(abs(sum.start - starts.reduce(0, +)) < 1e-8, "\(words)")
      #expect(abs(sum.slope - slopes.reduce(0, +)) < 1e-8, "\(words)")
    }
  }

  @Test("after any pivots, every number is that of the table written in full")
  func pivots() {
    for seed in UInt64(0)..<60 {
      let program = LinearProgram.randomBounded(
        seed: seed, columns: 2 + Int(seed % 7), rows: 1 + Int(seed % 6), levels: Int(seed % 3))
      var (table, dense) = (Tableau(program), DenseTable(program))
      var generator = SeededGenerator(seed: seed)
      expectSame(table, dense, "seed \(seed)")
      for step in 0..<8 {
        let line = Int.random(in: dense.lines.indices, using: &generator)
        let columns = dense.nonbasic.indices.filter { abs(dense.lines[line][$0]) > 0.2 }
        guard let column = columns.randomElement(using: &generator) else { continue }
        table.pivot(line: line, column: column)
        dense.pivot(line: line, column: column)
        expectSame(table, dense, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("wanted positions become basic exactly if their lines are independent")
  func wanted() {
    var counts = (made: 0, refused: 0)
    for seed in UInt64(0)..<120 {
      let (columns, rows) = (2 + Int(seed % 5), 1 + Int(seed % 6))
      let program = LinearProgram.randomBounded(seed: seed, columns: columns, rows: rows, levels: 1)
      var generator = SeededGenerator(seed: seed)
      let wanted = (0..<(rows + columns)).shuffled(using: &generator).prefix(rows)
      var table = Tableau(program)
      let isMade = table.makeBasic((0..<(rows + columns)).map(wanted.contains))
      // A basis: the wanted columns are independent in the rows that are not wanted.
      let open = (0..<rows).filter { !wanted.contains($0) }
      let dense = DenseTable(program).lines
      var minor = open.map { row in
        wanted.filter { $0 >= rows }.sorted().map { dense[row][$0 - rows] }
      }
      #expect(isMade == (abs(Self.determinant(&minor)) > 1e-6), "seed \(seed)")
      if isMade {
        #expect(Set(table.basic) == Set(wanted), "seed \(seed)")
        counts.made += 1
      } else {
        counts.refused += 1
      }
    }
    #expect(counts.made > 20 && counts.refused > 20)
  }

  @Test("a basis is found, and is the inverse, where entries are of very different sizes")
  func differentSizes() {
    var found = 0
    for seed in UInt64(0)..<120 {
      var generator = SeededGenerator(seed: seed)
      let count = 2 + Int(seed % 6)
      let matrix = (0..<count).map { _ in
        (0..<count).map { _ in
          Double.random(in: -2...2, using: &generator)
            * ([1, 1, 1e-10].randomElement(using: &generator) ?? 1)
        }
      }
      var minor = matrix
      guard abs(Self.determinant(&minor)) > 0.1 else { continue }
      var program = LinearProgram(name: "seed \(seed)")
      for column in 0..<count { program.addColumn("x\(column)", bounds: .free) }
      for row in 0..<count {
        program.addRow("r\(row)", bounds: .free, terms: [Term](matrix[row]))
      }
      var table = Tableau(program)
      let isMade = table.makeBasic((0..<(2 * count)).map { $0 >= count })
      #expect(isMade, "seed \(seed)")
      guard isMade else { continue }
      found += 1
      for (line, position) in table.basic.enumerated() {
        for column in 0..<count {
          let product = table.nonbasic.enumerated().reduce(0.0) { sum, row in
            sum + table.entry(line, row.offset) * matrix[row.element][column]
          }
          #expect(abs(product - (column == position - count ? 1 : 0)) < 1e-7, "seed \(seed)")
        }
      }
    }
    #expect(found > 40)
  }

  /// The determinant of a square matrix, by elimination with the largest pivot; 1 for none.
  private static func determinant(_ matrix: inout [[Double]]) -> Double {
    var product = 1.0
    for step in matrix.indices {
      let best = matrix.indices[step...].max { abs(matrix[$0][step]) < abs(matrix[$1][step]) }
      guard let best, abs(matrix[best][step]) > 1e-9 else { return 0 }
      if best != step {
        matrix.swapAt(best, step)
        product = -product
      }
      product *= matrix[step][step]
      for row in matrix.indices[(step + 1)...] {
        let factor = matrix[row][step] / matrix[step][step]
        for column in matrix.indices { matrix[row][column] -= factor * matrix[step][column] }
      }
    }
    return product
  }
}
