import LinearProgramming

extension Reduction {
  /// The most coefficients that replacing a column may add: with more, pieces that are solved for
  /// themselves would grow together.
  private static let mostFillIn = 16

  /// Eliminates columns that an equation says everything about, and hands their costs on; nearly
  /// linear in the number of terms.
  ///
  /// A column that stands in one row only takes that row with it, which may leave other columns in
  /// one row only: a list of rows, each below the one before, is taken apart in this way from its
  /// end. A column that stands in few rows is replaced in them, as long as they do not grow by much.
  /// Throws where rounding could decide.
  mutating func eliminate(_ system: SparseRows) throws(ReductionFailure) {
    var queue: [Int] = []
    queue.reserveCapacity(16)
    for column in reduced.columns.indices where reduced.columns[column].uses == 1 {
      queue.append(column)
    }
    removeSingletons(&queue, system)
    for row in reduced.rows.indices where !reduced.rows[row].isRemoved {
      guard system.rows[reduced.rows[row].origin].isEquation else { continue }
      guard let column = replaceable(in: row, system) else { continue }
      try replace(column, by: row, &queue, system)
      removeSingletons(&queue, system)
    }
  }

  private mutating func removeSingletons(_ queue: inout [Int], _ system: SparseRows) {
    while let column = queue.popLast() {
      guard reduced.columns[column].uses == 1, isFree(column, system),
        let row = onlyRow(of: column),
        let definition = definition(of: column, by: row, system)
      else { continue }
      define(definition, &queue, system)
    }
  }

  private func onlyRow(of column: Int) -> Int? {
    var entry = reduced.columns[column].firstEntry
    while entry >= 0 {
      let row = reduced.entries[entry].row
      if !reduced.rows[row].isRemoved && reduced.coefficient(of: column, in: row) != 0 {
        return row
      }
      entry = reduced.entries[entry].next
    }
    return nil
  }

  /// The column as what the row says that it is; `nil` where it is not that, or not only that.
  ///
  /// What costs something in one direction everywhere stands where an inequality stops it.
  private func definition(of column: Int, by row: Int, _ system: SparseRows) -> Definition? {
    let origin = system.rows[reduced.rows[row].origin]
    guard !origin.isOptional else { return nil }
    let coefficient = reduced.coefficient(of: column, in: row)
    guard coefficient.magnitude >= 1e-3, coefficient.magnitude <= 1e3 else { return nil }
    if !origin.isEquation {
      let cost = leadingCost(of: column, system)
      guard cost.magnitude > CostCurves.smallestCost else { return nil }
      let stop = cost * coefficient > 0 ? origin.underPriority : origin.overPriority
      guard stop == SparseRows.required else { return nil }
    }
    return Definition(root: column, row: row, coefficient: coefficient)
  }

  /// Whether nothing is said of a column alone but that it is not negative, and that it is to be
  /// small: then every point costs the same.
  private func isFree(_ column: Int, _ system: SparseRows) -> Bool {
    let isSize = ConstraintProgram.isSize(column)
    if isSize && !assumesPositiveSizes { return false }
    for single in reduced.singles(of: column) {
      guard isSize, isCostOfSize(single, system) else { return false }
    }
    return true
  }

  private func isCostOfSize(_ single: ReducedRows.Single, _ system: SparseRows) -> Bool {
    guard single.row >= 0, !system.contentRows.contains(single.row), single.coefficient > 0 else {
      return false
    }
    let row = system.rows[single.row]
    return row.underPriority == 0 && row.overPriority != SparseRows.required && row.rightSide == 0
      && single.shift.isZero
  }

  /// The cost of a free column that counts first; 0 without any.
  private func leadingCost(of column: Int, _ system: SparseRows) -> Double {
    var highest = 0.0
    var leading = 0.0
    func add(_ points: Double, _ priority: Double) {
      if points == 0 || priority < highest { return }
      leading = priority > highest ? points : leading + points
      highest = priority
    }
    for cost in reduced.costs(of: column) { add(cost.points, cost.priority) }
    for single in reduced.singles(of: column) {
      add(single.coefficient, system.rows[single.row].overPriority)
    }
    return leading
  }

  /// A free column of an equation that stands in few other rows.
  private func replaceable(in row: Int, _ system: SparseRows) -> Int? {
    let terms = reduced.rows[row].terms
    var best: Int?
    var least = Self.mostFillIn
    for index in terms {
      let term = reduced.terms[index]
      let fillIn = (terms.count - 1) * (reduced.columns[term.column].uses - 1)
      guard fillIn <= least, best == nil || fillIn < least,
        term.coefficient.magnitude >= 0.125, term.coefficient.magnitude <= 8,
        isFree(term.column, system)
      else { continue }
      best = term.column
      least = fillIn
    }
    return best
  }

  private mutating func replace(
    _ column: Int, by equation: Int, _ queue: inout [Int], _ system: SparseRows
  ) throws(ReductionFailure) {
    let rightSide = system.rows[reduced.rows[equation].origin].rightSide
    var entry = reduced.columns[column].firstEntry
    while entry >= 0 {
      let row = reduced.entries[entry].row
      entry = reduced.entries[entry].next
      if row == equation || reduced.rows[row].isRemoved
        || reduced.coefficient(of: column, in: row) == 0
      {
        continue
      }
      try reduced.substitute(column, by: equation, rightSide: rightSide, in: row)
      absorb(reduced.rows[equation].origin)
    }
    let coefficient = reduced.coefficient(of: column, in: equation)
    define(Definition(root: column, row: equation, coefficient: coefficient), &queue, system)
  }

  /// Takes a column and its row out; what it costs, the other columns of the row cost from now on.
  private mutating func define(
    _ definition: Definition, _ queue: inout [Int], _ system: SparseRows
  ) {
    let column = definition.root
    definitions.append(definition)
    var index = reduced.columns[column].firstSingle
    while index >= 0 {
      let single = reduced.singles[index]
      let priority = system.rows[single.row].overPriority
      absorb(single.row)
      reduced.addCost(single.coefficient, priority: priority, to: column)
      index = single.next
    }
    reduced.remove(column, with: definition.row)
    for place in reduced.rows[definition.row].terms {
      let term = reduced.terms[place]
      if term.column == column { continue }
      if reduced.columns[term.column].uses == 1 { queue.append(term.column) }
      let factor = -term.coefficient / definition.coefficient
      var index = reduced.columns[column].firstCost
      while index >= 0 {
        let cost = reduced.costs[index]
        if cost.points != 0 {
          reduced.addCost(cost.points * factor, priority: cost.priority, to: term.column)
        }
        index = cost.next
      }
    }
  }
}
