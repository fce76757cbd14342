import LinearProgramming

/// An order in which the conditions that a layout meets determine its columns.
///
/// Each step solves one condition for one column, or a few conditions for as many columns. It uses
/// only columns that earlier steps determine. A column without a step keeps its value.
struct DeterminingSteps {
  private var starts: [Int] = [0]
  private var allRows: [Int] = []
  private var allColumns: [Int] = []
  /// The step that each row belongs to; -1 if it determines nothing.
  private(set) var stepOfRow: [Int32]

  /// The most columns that one step solves together: that takes cubic time.
  private static let mostUnknowns = 24
  /// The least coefficient by which a condition is solved for a column.
  private static let leastCoefficient = 1e-3

  /// The number of steps.
  var count: Int { starts.count - 1 }

  /// The rows of a step, as many as it has columns.
  func rows(of step: Int) -> ArraySlice<Int> { allRows[starts[step]..<starts[step + 1]] }

  /// The columns that a step determines.
  func columns(of step: Int) -> ArraySlice<Int> { allColumns[starts[step]..<starts[step + 1]] }

  /// Finds an order for the rows that are met; `isKnown` are the columns that need none.
  ///
  /// Linear in the number of terms, except for conditions that determine columns together.
  init(
    _ system: SparseRows, _ rowsOfColumns: IndexLists, isMet: (Int) -> Bool, isKnown: [Bool]
  ) {
    stepOfRow = [Int32](repeating: -1, count: system.rows.count)
    var search = Search(system, rowsOfColumns, isMet: isMet, isKnown: isKnown)
    while let (row, column) = search.nextWithOneUnknown() { append([row], [column]) }
    // A column that only one row has left is known after all others of that row.
    var last: [(row: Int, column: Int)] = []
    search.countUses()
    while let pair = search.nextWithOneUse() { last.append(pair) }
    while let (rows, columns) = search.nextTogether() {
      guard max(columns.count, rows.count / 2) <= Self.mostUnknowns else { continue }
      var equations = SmallEquations(rows.count, unknownCount: columns.count)
      for (equation, row) in rows.enumerated() {
        for place in system.rows[row].terms {
          let term = system.terms[place]
          guard let unknown = columns.firstIndex(of: term.column) else { continue }
          equations[equation, unknown] = term.coefficient
        }
      }
      guard let used = equations.solved()?.equations else { continue }
      append(used.map { rows[$0] }, columns)
    }
    for (row, column) in last.reversed() { append([row], [column]) }
  }

  private mutating func append(_ rows: [Int], _ columns: [Int]) {
    for row in rows { stepOfRow[row] = Int32(truncatingIfNeeded: count) }
    allRows += rows
    allColumns += columns
    starts.append(allRows.count)
  }

  /// The rows and columns without a step so far.
  private struct Search {
    let system: SparseRows
    let rowsOfColumns: IndexLists
    private var isKnown: [Bool]
    /// The number of unknown columns of each row; 0 for one that is not met, or is used.
    private var unknownCounts: [Int32]
    /// The number of rows with unknown columns, for each of these.
    private var useCounts: [Int32] = []
    private var queue: [Int] = []
    private var nextRow = 0

    init(
      _ system: SparseRows, _ rowsOfColumns: IndexLists, isMet: (Int) -> Bool, isKnown: [Bool]
    ) {
      self.system = system
      self.rowsOfColumns = rowsOfColumns
      self.isKnown = isKnown
      unknownCounts = [Int32](repeating: 0, count: system.rows.count)
      for row in system.rows.indices where isMet(row) {
        for place in system.rows[row].terms where !isKnown[system.terms[place].column] {
          unknownCounts[row] += 1
        }
        if unknownCounts[row] == 1 { queue.append(row) }
      }
    }

    /// A row with only one unknown column, which is known from now on.
    mutating func nextWithOneUnknown() -> (row: Int, column: Int)? {
      while let row = queue.popLast() {
        guard unknownCounts[row] == 1, let term = unknownTerm(of: row),
          term.coefficient.magnitude >= DeterminingSteps.leastCoefficient
        else { continue }
        isKnown[term.column] = true
        for other in rowsOfColumns[term.column] where unknownCounts[other] > 0 {
          unknownCounts[other] -= 1
          if unknownCounts[other] == 1 { queue.append(other) }
        }
        return (row, term.column)
      }
      return nil
    }

    private func unknownTerm(of row: Int) -> Term? {
      for place in system.rows[row].terms where !isKnown[system.terms[place].column] {
        return system.terms[place]
      }
      return nil
    }

    /// Starts to look at rows with several unknown columns.
    mutating func countUses() {
      useCounts = [Int32](repeating: 0, count: isKnown.count)
      for row in system.rows.indices where unknownCounts[row] > 0 {
        for place in system.rows[row].terms { useCounts[system.terms[place].column] += 1 }
      }
      queue = isKnown.indices.filter { !isKnown[$0] && useCounts[$0] == 1 }
    }

    /// A row and an unknown column that no other row has; neither is looked at again.
    mutating func nextWithOneUse() -> (row: Int, column: Int)? {
      while let column = queue.popLast() {
        guard useCounts[column] == 1, !isKnown[column],
          let row = rowsOfColumns[column].first(where: { unknownCounts[$0] > 0 })
        else { continue }
        let terms = system.terms[system.rows[row].start..<system.rows[row].end]
        guard let term = terms.first(where: { $0.column == column }),
          term.coefficient.magnitude >= DeterminingSteps.leastCoefficient
        else { continue }
        isKnown[column] = true
        unknownCounts[row] = 0
        for term in terms {
          useCounts[term.column] -= 1
          if useCounts[term.column] == 1 && !isKnown[term.column] { queue.append(term.column) }
        }
        return (row, column)
      }
      return nil
    }

    /// All rows and unknown columns that are connected with the next row left; none of them is
    /// looked at again.
    mutating func nextTogether() -> (rows: [Int], columns: [Int])? {
      while nextRow < unknownCounts.count && unknownCounts[nextRow] == 0 { nextRow += 1 }
      guard nextRow < unknownCounts.count else { return nil }
      unknownCounts[nextRow] = 0
      var rows = [nextRow]
      var columns: [Int] = []
      var next = 0
      while next < rows.count {
        for place in system.rows[rows[next]].terms {
          let column = system.terms[place].column
          if isKnown[column] { continue }
          isKnown[column] = true
          columns.append(column)
          for row in rowsOfColumns[column] where unknownCounts[row] > 0 {
            unknownCounts[row] = 0
            rows.append(row)
          }
        }
        next += 1
      }
      return (rows, columns)
    }
  }
}
