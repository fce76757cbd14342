import LinearProgramming

/// Columns that are measured from another one.
extension Reduction {
  /// Measures each free column from one that all its rows have in the same proportion, so that these
  /// rows lose the other column; nearly linear in the number of terms.
  ///
  /// In a list in one container, the top of a row is in conditions with the top of the row before it
  /// and with that of the row after it. The last top is measured from the one before it, and becomes
  /// the height of the last row. Then the one before it is in no other row, and so on: what was one
  /// block is one small block for each row of the list. The order of the constraints does not matter.
  ///
  /// Only columns in a few rows are tried, so that the work for each of them is small.
  mutating func measureFromOthers(_ queue: inout GrowingBuffer<Int>, _ system: SparseRows) {
    let fewRows = SolverLimits.rowsOfMovedColumn
    var candidates = reduced.columns.indices.filter { fewRows.contains(reduced.columns[$0].uses) }
    while let column = candidates.popLast() {
      guard fewRows.contains(reduced.columns[column].uses), isFree(column, system),
        let (base, factor) = commonNeighbour(of: column)
      else { continue }
      measure(column, from: base, factor, system)
      for changed in [column, base] {
        candidates.append(changed)
        if reduced.columns[changed].uses == 1 { queue.append(changed) }
      }
      removeSingletons(&queue, system)
    }
  }

  /// A column that is in all rows of another one, and the factor by which it moves with it.
  private func commonNeighbour(of column: Int) -> (base: Int, factor: Double)? {
    let rows = reduced.rows(of: column)
    guard let first = rows.first else { return nil }
    let own = reduced.coefficient(of: column, in: first)
    for index in reduced.rows[first].terms {
      let term = reduced.terms[index]
      let factor = -term.coefficient / own
      guard term.column != column, SolverLimits.replacingCoefficients.contains(factor.magnitude)
      else { continue }
      let isCommon = rows.dropFirst().allSatisfy { row in
        let other = reduced.coefficient(of: term.column, in: row)
        return other != 0
          && (other + factor * reduced.coefficient(of: column, in: row)).magnitude
            <= SolverLimits.cancelledPart * other.magnitude
      }
      if isCommon { return (term.column, factor) }
    }
    return nil
  }

  private mutating func measure(
    _ column: Int, from base: Int, _ factor: Double, _ system: SparseRows
  ) {
    takeCosts(of: column, system)
    definitions.append(
      Definition(
        root: column, row: -1, coefficient: factor, base: base,
        next: Int(reduced.columns[base].firstMeasured),
        earlier: Int(reduced.columns[column].lastMeasurement)))
    for row in reduced.rows(of: column) { reduced.remove(base, from: row, keeping: column) }
    reduced.passCosts(of: column, to: base, times: factor)
    reduced.setMeasured(column, from: base, by: definitions.count - 1)
  }
}

extension ReducedRows {
  /// Whether a column is a size, and so not negative.
  func isSize(_ column: Int) -> Bool {
    ItemColumns.isSize(column) && !columns[column].isMoved
  }

  /// The remaining rows that a column is in.
  func rows(of column: Int) -> [Int] {
    var rows: [Int] = []
    for entry in entries(of: column) where !self.rows[entry.row].isRemoved {
      if rows.contains(entry.row) { continue }
      if coefficient(of: column, in: entry.row) != 0 { rows.append(entry.row) }
    }
    return rows
  }

  /// Adds a multiple of a column's costs to those of another one.
  mutating func passCosts(of column: Int, to other: Int, times factor: Double) {
    var index = columns[column].firstCost
    while index >= 0 {
      let cost = costs[index]
      index = cost.next
      if cost.points != 0 {
        addCost(cost.points * factor, priority: cost.priority, to: other)
      }
    }
  }
}
