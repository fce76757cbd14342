/// A basis of a program as a table: every basic position as a sum of the nonbasic ones.
///
/// Positions count rows first, then columns, as in `Basis`. Lines are sparse; a pivot takes time
/// proportional to the lines with an entry in its column, with their entries.
struct Tableau {
  let rowCount: Int
  /// The basic positions, one for each line of the table.
  private(set) var basic: [Int]
  /// The nonbasic positions, one for each column of the table.
  private(set) var nonbasic: [Int]
  /// The change of each objective per unit of each nonbasic position, level by level.
  private(set) var costs: [[Double]]
  private var lines: [[Entry]]
  /// The line of a basic position; -1 for the others.
  private(set) var lineOfPosition: [Int]
  /// The lines with an entry in each column, unsorted; some may have lost it, or be there twice.
  private var linesOfColumn: [[Int]]
  /// The last pivot that changed each line.
  private var lastPivot: [Int]
  private var pivotCount = 0

  /// A number other than 0 in a line; a line has them in the order of their columns.
  struct Entry {
    var column: Int
    var value: Double
  }

  /// The table of the basis of all rows.
  init(_ program: LinearProgram) {
    rowCount = program.rows.count
    let columnCount = program.columns.count
    basic = Array(0..<rowCount)
    nonbasic = Array(rowCount..<(rowCount + columnCount))
    lineOfPosition = basic + Array(repeating: -1, count: columnCount)
    lastPivot = Array(repeating: 0, count: rowCount)
    lines = program.rows.map { Self.line($0.terms) }
    linesOfColumn = Array(repeating: [], count: columnCount)
    for (line, entries) in lines.enumerated() {
      for entry in entries { linesOfColumn[entry.column].append(line) }
    }
    costs = program.objectives.map { objective in
      let sign: Double = objective.direction == .minimise ? 1 : -1
      var costs = [Double](repeating: 0, count: columnCount)
      for term in objective.terms { costs[term.column] += term.coefficient }
      return costs.map { sign * $0 }
    }
  }

  /// The sum of terms as a line.
  private static func line(_ terms: [Term]) -> [Entry] {
    var line: [Entry] = []
    line.reserveCapacity(terms.count)
    for term in terms {
      let place = place(of: term.column, in: line)
      if place < line.count, line[place].column == term.column {
        line[place].value += term.coefficient
      } else {
        line.insert(Entry(column: term.column, value: term.coefficient), at: place)
      }
    }
    line.removeAll { $0.value == 0 }
    return line
  }

  /// The place of a column's entry in a line, or where it would be.
  private static func place(of column: Int, in line: [Entry]) -> Int {
    var places = 0..<line.count
    while !places.isEmpty {
      let middle = (places.lowerBound + places.upperBound) / 2
      if line[middle].column < column {
        places = middle + 1..<places.upperBound
      } else {
        places = places.lowerBound..<middle
      }
    }
    return places.lowerBound
  }

  /// The entry of a basic position's line in a column of the table; logarithmic in its entries.
  func entry(_ line: Int, _ column: Int) -> Double {
    let place = Self.place(of: column, in: lines[line])
    guard place < lines[line].count, lines[line][place].column == column else { return 0 }
    return lines[line][place].value
  }

  /// The entries of a basic position's line, in the order of their columns.
  func entries(ofLine line: Int) -> [Entry] { lines[line] }

  /// The sums of all lines; `values` has one value for each nonbasic position.
  func sums(_ values: [MovingValue]) -> [MovingValue] {
    lines.map { line in
      var sum = MovingValue(start: 0, slope: 0)
      for entry in line {
        sum.start += entry.value * values[entry.column].start
        sum.slope += entry.value * values[entry.column].slope
      }
      return sum
    }
  }

  /// Makes the nonbasic position of a column basic, in place of the basic one of a line.
  mutating func pivot(line: Int, column: Int) {
    let pivot = entry(line, column)
    let new = lines[line].map { entry in
      Entry(
        column: entry.column, value: entry.column == column ? 1 / pivot : -entry.value / pivot)
    }.filter { $0.value != 0 }
    let candidates = linesOfColumn[column]
    linesOfColumn[column] = [line]
    pivotCount += 1
    lastPivot[line] = pivotCount
    var merged: [Entry] = []
    for other in candidates where lastPivot[other] != pivotCount {
      lastPivot[other] = pivotCount
      let factor = entry(other, column)
      if factor == 0 { continue }
      replace(column, by: new, times: factor, inLine: other, &merged)
    }
    for level in costs.indices where costs[level][column] != 0 {
      let factor = costs[level][column]
      costs[level][column] = 0
      for entry in new {
        let sum = costs[level][entry.column] + factor * entry.value
        costs[level][entry.column] = abs(sum) <= SolverTolerances.tableNoise ? 0 : sum
      }
    }
    lines[line] = new
    lineOfPosition[basic[line]] = -1
    lineOfPosition[nonbasic[column]] = line
    swap(&basic[line], &nonbasic[column])
  }

  /// Replaces the entry in a column, which is `factor`, by a line for its position; `merged` is only
  /// space for it.
  private mutating func replace(
    _ column: Int, by new: [Entry], times factor: Double, inLine line: Int, _ merged: inout [Entry]
  ) {
    merged.removeAll(keepingCapacity: true)
    var place = 0
    let old = lines[line]
    for entry in new {
      while place < old.count, old[place].column < entry.column {
        merged.append(old[place])
        place += 1
      }
      var sum = factor * entry.value
      var wasThere = false
      if place < old.count, old[place].column == entry.column {
        wasThere = entry.column != column
        // What is replaced is no longer there.
        if wasThere { sum += old[place].value }
        place += 1
      }
      if abs(sum) <= SolverTolerances.tableNoise { continue }
      merged.append(Entry(column: entry.column, value: sum))
      if !wasThere { linesOfColumn[entry.column].append(line) }
    }
    merged.append(contentsOf: old[place...])
    swap(&lines[line], &merged)
  }

  /// Makes exactly the wanted positions basic; returns false where they are not a basis.
  mutating func makeBasic(_ isWanted: [Bool]) -> Bool {
    solveSingletons(isWanted)
    for column in nonbasic.indices where isWanted[nonbasic[column]] {
      var largest: (line: Int, size: Double)?
      for line in linesOfColumn[column] where !isWanted[basic[line]] {
        let size = abs(entry(line, column))
        // Of equal ones, the first line of the table.
        if let found = largest, (size, found.line) <= (found.size, line) { continue }
        largest = (line, size)
      }
      guard let largest, largest.size > SolverTolerances.smallestPivot else { return false }
      pivot(line: largest.line, column: column)
    }
    return true
  }

  /// Makes those wanted positions basic that lines determine one after the other, each from those before.
  ///
  /// No line that was solved changes again. In another order, a chain of equations would take time with
  /// the third power of its length. Expects the table of the basis of all rows.
  private mutating func solveSingletons(_ isWanted: [Bool]) {
    var isPending = nonbasic.map { isWanted[$0] }
    /// The pending entries of each line that a wanted position can take.
    var pending = lines.indices.map { line in
      isWanted[basic[line]] ? 0 : lines[line].count { isPending[$0.column] }
    }
    var singletons = pending.indices.filter { pending[$0] == 1 }
    while let line = singletons.popLast() {
      guard pending[line] == 1,
        let entry = lines[line].first(where: { isPending[$0.column] }),
        // A pivot much smaller than its line would magnify rounding errors.
        lines[line].allSatisfy({ abs($0.value) <= SolverTolerances.pivotRatio * abs(entry.value) })
      else { continue }
      isPending[entry.column] = false
      let touched = linesOfColumn[entry.column]
      pivot(line: line, column: entry.column)
      for other in touched where pending[other] > 0 {
        pending[other] -= 1
        if pending[other] == 1 { singletons.append(other) }
      }
    }
  }
}
