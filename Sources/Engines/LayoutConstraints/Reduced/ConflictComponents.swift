import Geometry
import LinearProgramming

/// The required constraints of a system that can be part of a conflict, in components that share no
/// column.
///
/// A column that can move far enough to meet all its rows is in no contradiction, and neither are
/// these rows. Without them, other columns can move. What is left falls into components, and every
/// conflict is in one of them.
struct ConflictComponents {
  private let tree: ItemTree
  private let system: SparseRows
  private let container: Container
  private var columns: [Column]
  /// The rows of each column, in one array.
  private var rowsOfColumns: IndexLists
  private var isLeft: [Bool]
  private let assumesPositiveSizes: Bool

  /// The rows that are left on a column.
  private struct Column {
    /// Whether the column is known.
    var isKnown = false
    var isSize = false
    /// The number of rows that stop it from growing, and from shrinking.
    var stopsAbove = 0
    var stopsBelow = 0
    var uses = 0

    /// Whether it can move as far as all its rows demand.
    ///
    /// A size in only one row may be taken to be positive. The layout shows whether it is.
    func isFree(assumesPositiveSizes: Bool) -> Bool {
      if isKnown || uses == 0 { return false }
      return stopsAbove == 0 || (stopsBelow == 0 && !isSize)
        || (uses == 1 && (!isSize || assumesPositiveSizes))
    }
  }

  /// Linear in the number of terms.
  init(
    _ tree: ItemTree, _ system: SparseRows, _ container: Container, assumesPositiveSizes: Bool
  ) {
    self.assumesPositiveSizes = assumesPositiveSizes
    self.tree = tree
    self.system = system
    self.container = container
    let count = tree.system.items.count * ItemColumns.Variable.allCases.count
    columns = [Column](repeating: Column(), count: count)
    isLeft = [Bool](repeating: false, count: system.constraintCount)
    let rows = (0..<system.constraintCount).filter { system.rows[$0].isRequired }
    var uses: [(list: Int, member: Int)] = []
    uses.reserveCapacity(3 * rows.count)
    for row in rows {
      isLeft[row] = true
      for place in system.rows[row].terms where system.terms[place].coefficient != 0 {
        uses.append((system.terms[place].column, row))
      }
    }
    rowsOfColumns = IndexLists(count: count, uses)
    for column in columns.indices {
      let bounds = bounds(of: column)
      columns[column].isKnown = bounds.lower == bounds.upper
      columns[column].isSize = bounds.lower.isFinite
    }
    for row in rows { tally(row, 1) }
    removeFreeColumns()
  }

  /// The components that these rows and columns are in, each with its rows in the order of
  /// activation.
  func rows(around rows: [Int], and suspectColumns: [Int]) -> [RequiredRows] {
    let suspects = rows + suspectColumns.flatMap { rowsOfColumns[$0] }
    var isTaken = [Bool](repeating: false, count: isLeft.count)
    var isSeen = [Bool](repeating: false, count: columns.count)
    var components: [RequiredRows] = []
    for suspect in suspects where isLeft[suspect] && !isTaken[suspect] {
      isTaken[suspect] = true
      var rows = [suspect]
      var used: [Int] = []
      var next = 0
      while next < rows.count {
        for place in system.rows[rows[next]].terms {
          let column = system.terms[place].column
          if isSeen[column] && !columns[column].isKnown { continue }
          used.append(column)
          if columns[column].isKnown { continue }
          isSeen[column] = true
          for row in rowsOfColumns[column] where isLeft[row] && !isTaken[row] {
            isTaken[row] = true
            rows.append(row)
          }
        }
        next += 1
      }
      components.append(program(rows, Set(used).sorted()))
    }
    return components
  }

  private func program(_ rows: [Int], _ used: [Int]) -> RequiredRows {
    let moments = tree.system.activations.moments
    let rows = rows.sorted { moments[system.rows[$0].source] < moments[system.rows[$1].source] }
    var program = LinearProgram()
    var places: [Int: Int] = [:]
    for column in used { places[column] = program.addColumn("", bounds: bounds(of: column)) }
    for index in rows {
      let row = system.rows[index]
      let terms = system.terms[row.terms].map {
        Term(column: places[$0.column] ?? 0, coefficient: $0.coefficient)
      }
      program.addRow(
        "",
        bounds: .between(
          row.underPriority == SparseRows.required ? row.rightSide : -.infinity,
          row.overPriority == SparseRows.required ? row.rightSide : .infinity), terms: terms)
    }
    return RequiredRows(
      program: program, constraints: rows.map { system.rows[$0].source }, columns: used)
  }

  private func bounds(of column: Int) -> Bounds {
    let count = ItemColumns.Variable.allCases.count
    guard let variable = ItemColumns.Variable(rawValue: column % count) else { return .free }
    let item = column / count
    guard item == ConstraintSystem.container else {
      return tree.system.items[item].kind.bounds(of: variable)
    }
    let isFree = tree.system.decidesContainerSize && variable.isSize
    return isFree ? .atLeast(0) : container.bounds(of: variable)
  }

  /// Adds a row to the numbers of its columns, or removes it.
  private mutating func tally(_ row: Int, _ step: Int) {
    let mustReach = system.rows[row].underPriority == SparseRows.required
    let mustNotExceed = system.rows[row].overPriority == SparseRows.required
    for place in system.rows[row].terms {
      let term = system.terms[place]
      if term.coefficient == 0 { continue }
      let isPositive = term.coefficient > 0
      columns[term.column].uses += step
      if isPositive ? mustNotExceed : mustReach { columns[term.column].stopsAbove += step }
      if isPositive ? mustReach : mustNotExceed { columns[term.column].stopsBelow += step }
    }
  }

  private func isFree(_ column: Int) -> Bool {
    columns[column].isFree(assumesPositiveSizes: assumesPositiveSizes)
  }

  private mutating func removeFreeColumns() {
    var queue = columns.indices.filter(isFree)
    while let column = queue.popLast() {
      guard isFree(column) else { continue }
      for row in rowsOfColumns[column] where isLeft[row] {
        isLeft[row] = false
        tally(row, -1)
        for place in system.rows[row].terms where isFree(system.terms[place].column) {
          queue.append(system.terms[place].column)
        }
      }
    }
  }
}

extension SparseRows.Row {
  /// Whether the row must hold, in one direction at least.
  fileprivate var isRequired: Bool {
    underPriority == SparseRows.required || overPriority == SparseRows.required
  }
}
