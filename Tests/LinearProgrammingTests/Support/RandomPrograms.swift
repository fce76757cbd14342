import LinearProgramming
import SeededRandom

extension LinearProgram {
  /// A program of up to 3 columns and 4 rows with small whole numbers and up to 3 levels.
  ///
  /// Feasible, infeasible, unbounded and degenerate programs are all frequent.
  static func random(seed: UInt64) -> LinearProgram {
    var generator = SeededGenerator(seed: seed)
    var program = LinearProgram(name: "seed \(seed)")
    let columnCount = Int.random(in: 1...3, using: &generator)
    for index in 0..<columnCount {
      program.addColumn("x\(index)", bounds: .random(using: &generator))
    }
    for index in 0..<Int.random(in: 0...4, using: &generator) {
      // A row like the one before makes the program degenerate.
      let isCopy = index > 0 && Int.random(in: 0..<4, using: &generator) == 0
      let terms = isCopy ? program.rows[index - 1].terms : .random(columnCount, using: &generator)
      program.addRow("r\(index)", bounds: .random(using: &generator), terms: terms)
    }
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      program.addObjective(
        Objective(
          direction: Bool.random(using: &generator) ? .minimise : .maximise,
          terms: .random(columnCount, using: &generator),
          constant: Double(Int.random(in: -3...3, using: &generator))))
    }
    return program
  }

  /// A feasible and bounded program with levels, too large for enumeration.
  static func randomBounded(seed: UInt64, columns: Int, rows: Int, levels: Int) -> LinearProgram {
    var generator = SeededGenerator(seed: seed)
    var program = LinearProgram(name: "seed \(seed)")
    for index in 0..<columns { program.addColumn("x\(index)", bounds: .between(-10, 10)) }
    for index in 0..<rows {
      // Every row admits the origin.
      let upper = Double(Int.random(in: 0...12, using: &generator))
      program.addRow(
        "r\(index)", bounds: .between(-upper, upper), terms: .random(columns, using: &generator))
    }
    for _ in 0..<levels {
      program.addObjective(
        Objective(
          direction: Bool.random(using: &generator) ? .minimise : .maximise,
          terms: .random(columns, using: &generator)))
    }
    return program
  }
}

extension [Term] {
  /// One term for each coefficient, in the order of the columns.
  init(_ coefficients: [Double]) {
    self = coefficients.enumerated().map { Term(column: $0.offset, coefficient: $0.element) }
  }

  /// Whole coefficients from -3 to 3 for some of the columns; sometimes a column has two terms.
  static func random(_ columnCount: Int, using generator: inout SeededGenerator) -> [Term] {
    (0..<Int.random(in: 1...(columnCount + 1), using: &generator)).map { _ in
      Term(
        column: Int.random(in: 0..<columnCount, using: &generator),
        coefficient: Double(Int.random(in: -3...3, using: &generator)))
    }
  }
}

extension Bounds {
  /// Bounds of every kind, with whole numbers from -10 to 10.
  static func random(using generator: inout SeededGenerator) -> Bounds {
    let value = Double(Int.random(in: -5...5, using: &generator))
    return switch Int.random(in: 0..<8, using: &generator) {
    case 0: .free
    case 1, 2: .atLeast(value)
    case 3, 4: .atMost(value)
    case 5: .exactly(value)
    default: .between(value, value + Double(Int.random(in: 0...5, using: &generator)))
    }
  }
}
