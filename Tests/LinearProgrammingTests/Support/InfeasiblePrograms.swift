import LinearProgramming
import SeededRandom

extension LinearProgram {
  /// A program with rows and columns of every kind and coefficients such as constraints have;
  /// mostly infeasible, because some of its rows exclude the point that all others admit.
  static func randomContradiction(seed: UInt64) -> LinearProgram {
    var generator = SeededGenerator(seed: seed)
    var program = LinearProgram(name: "seed \(seed)")
    let point = (0..<Int.random(in: 3...20, using: &generator)).map { _ in
      Double(Int.random(in: -40...40, using: &generator)) / 4
    }
    for (index, value) in point.enumerated() {
      program.addColumn("x\(index)", bounds: .random(around: value, using: &generator))
    }
    let coefficients = [0.5, 1, 1, 2, -1, -1, 16.0 / 9, -0.25, 3]
    for index in 0..<Int.random(in: 4...30, using: &generator) {
      let places = point.indices.shuffled(using: &generator)
      let terms = places.prefix(Int.random(in: 1...4, using: &generator)).map {
        Term(column: $0, coefficient: coefficients.randomElement(using: &generator) ?? 1)
      }
      let activity = terms.reduce(0) { $0 + $1.coefficient * point[$1.column] }
      let isOff = Int.random(in: 0..<6, using: &generator) == 0
      let centre = activity + (isOff ? Double(Int.random(in: -60...60, using: &generator)) : 0)
      program.addRow(
        "r\(index)", bounds: .random(around: centre, using: &generator), terms: terms)
    }
    return program
  }

  /// A chain of `length` gaps between columns from 0 to 10 000; together they are `excess` too long.
  static func chain(ofGaps length: Int, excess: Double) -> LinearProgram {
    var program = LinearProgram()
    for index in 0...length { program.addColumn("x\(index)", bounds: .between(0, 10_000)) }
    for index in 0..<length {
      program.addRow(
        "gap\(index)", bounds: .atLeast((10_000 + excess) / Double(length)),
        terms: [Term(column: index, coefficient: -1), Term(column: index + 1, coefficient: 1)])
    }
    return program
  }

  /// The first of these programs that are infeasible, each with its certificate.
  static func contradictions(
    count: Int
  ) throws -> [(program: LinearProgram, certificate: InfeasibilityCertificate)] {
    var found: [(program: LinearProgram, certificate: InfeasibilityCertificate)] = []
    var seed: UInt64 = 0
    while found.count < count {
      seed += 1
      let program = LinearProgram.randomContradiction(seed: seed)
      if case .infeasible(let certificate) = try program.solve() {
        found.append((program, certificate))
      }
    }
    return found
  }

  /// A new program of all columns and some of the rows; one of them may have different bounds.
  func keeping(_ kept: [Int], with changed: (row: Int, bounds: Bounds)? = nil) -> LinearProgram {
    var program = LinearProgram(name: name)
    for column in columns { program.addColumn(column.name, bounds: column.bounds) }
    for index in kept {
      let bounds = changed.flatMap { $0.row == index ? $0.bounds : nil } ?? rows[index].bounds
      program.addRow(rows[index].name, bounds: bounds, terms: rows[index].terms)
    }
    return program
  }
}

extension Bounds {
  /// Bounds of every kind that admit `value`.
  fileprivate static func random(
    around value: Double, using generator: inout SeededGenerator
  ) -> Bounds {
    let below = Double(Int.random(in: 0...8, using: &generator)) / 2
    let above = Double(Int.random(in: 0...8, using: &generator)) / 2
    return switch Int.random(in: 0..<7, using: &generator) {
    case 0: .free
    case 1, 2: .exactly(value)
    case 3: .atLeast(value - below)
    case 4: .atMost(value + above)
    default: .between(value - below, value + above)
    }
  }

  /// The same bounds with both ends moved out by `distance`.
  func widened(by distance: Double) -> Bounds {
    Bounds(lower: lower - distance, upper: upper + distance)
  }
}
