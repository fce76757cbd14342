/// A basis of a program as a table: every basic position as a sum of the nonbasic ones.
///
/// Positions count rows first, then columns, as in `Basis`. The table is dense, for programs of at
/// most a few thousand positions; a pivot takes time proportional to the nonzero entries.
struct Tableau {
  let rowCount: Int
  /// The basic positions, one for each line of the table.
  private(set) var basic: [Int]
  /// The nonbasic positions, one for each column of the table.
  private(set) var nonbasic: [Int]
  /// The change of each objective per unit of each nonbasic position, level by level.
  private(set) var costs: [[Double]]
  private var lines: [[Double]]
  /// The line of a basic position; -1 for the others.
  private(set) var lineOfPosition: [Int]

  /// Entries below this are rounding errors.
  private static let noise = 1e-12

  /// The table of the basis of all rows.
  init(_ program: LinearProgram) {
    rowCount = program.rows.count
    let columnCount = program.columns.count
    basic = Array(0..<rowCount)
    nonbasic = Array(rowCount..<(rowCount + columnCount))
    lineOfPosition = basic + Array(repeating: -1, count: columnCount)
    func dense(_ terms: [Term]) -> [Double] {
      var line = [Double](repeating: 0, count: columnCount)
      for term in terms { line[term.column] += term.coefficient }
      return line
    }
    lines = program.rows.map { dense($0.terms) }
    costs = program.objectives.map { objective in
      let sign: Double = objective.direction == .minimise ? 1 : -1
      return dense(objective.terms).map { sign * $0 }
    }
  }

  /// The entry of a basic position's line in a column of the table.
  func entry(_ line: Int, _ column: Int) -> Double { lines[line][column] }

  /// The sum of a line; `values` has one value for each nonbasic position.
  func sum(ofLine line: Int, _ values: [Double]) -> Double {
    var sum = 0.0
    for (entry, value) in zip(lines[line], values) where entry != 0 { sum += entry * value }
    return sum
  }

  /// Makes the nonbasic position of a column basic, in place of the basic one of a line.
  mutating func pivot(line: Int, column: Int) {
    let pivot = lines[line][column]
    var new = lines[line].map { $0 == 0 ? 0 : -$0 / pivot }
    new[column] = 1 / pivot
    let used = new.indices.filter { new[$0] != 0 }
    for other in lines.indices where other != line && lines[other][column] != 0 {
      Self.replace(column, by: new, used, in: &lines[other])
    }
    for level in costs.indices where costs[level][column] != 0 {
      Self.replace(column, by: new, used, in: &costs[level])
    }
    lines[line] = new
    lineOfPosition[basic[line]] = -1
    lineOfPosition[nonbasic[column]] = line
    swap(&basic[line], &nonbasic[column])
  }

  private static func replace(
    _ column: Int, by new: [Double], _ used: [Int], in line: inout [Double]
  ) {
    let factor = line[column]
    line[column] = 0
    for index in used {
      let sum = line[index] + factor * new[index]
      line[index] = abs(sum) <= noise ? 0 : sum
    }
  }

  /// Makes exactly the wanted positions basic; returns false where they are not a basis.
  mutating func makeBasic(_ isWanted: [Bool]) -> Bool {
    for column in nonbasic.indices where isWanted[nonbasic[column]] {
      let candidates = lines.indices.filter { !isWanted[basic[$0]] }
      let largest = candidates.max { abs(lines[$0][column]) < abs(lines[$1][column]) }
      guard let largest, abs(lines[largest][column]) > 1e-9 else { return false }
      pivot(line: largest, column: column)
    }
    return true
  }
}
