import Geometry
import LinearProgramming

/// The required constraints of a system that can be part of a conflict, in components that share no
/// column.
///
/// A column that can move far enough to meet all its rows is in no contradiction, and neither are
/// these rows. Without them, other columns can move. What is left falls into components, and every
/// conflict is in one of them.
///
/// Every required row is visited, however small the conflict: so its work is on plain memory, which
/// belongs to this value alone. Hence it cannot be copied.
struct ConflictComponents: ~Copyable {
  private let tree: ItemTree
  private let system: SparseRows
  private let container: Container
  private let columns: UnsafeMutableBufferPointer<Column>
  /// The rows of all columns, column by column.
  private let members: UnsafeMutableBufferPointer<Int>
  private let isLeft: UnsafeMutableBufferPointer<Bool>
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
    /// The indices of its rows in `members`.
    var start = 0
    var end = 0

    /// Whether it can move as far as all its rows demand.
    ///
    /// A size in only one row may be taken to be positive. The layout shows whether it is.
    @inline(__always)
    func isFree(assumesPositiveSizes: Bool) -> Bool {
      if isKnown || uses == 0 { return false }
      return stopsAbove == 0 || (stopsBelow == 0 && !isSize)
        || (uses == 1 && (!isSize || assumesPositiveSizes))
    }

    /// Adds a row to the numbers, or removes it.
    @inline(__always)
    mutating func tally(_ row: SparseRows.Row, _ coefficient: Double, _ step: Int) {
      let mustReach = row.underPriority == SparseRows.required
      let mustNotExceed = row.overPriority == SparseRows.required
      let isPositive = coefficient > 0
      uses += step
      if isPositive ? mustNotExceed : mustReach { stopsAbove += step }
      if isPositive ? mustReach : mustNotExceed { stopsBelow += step }
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
    columns = .allocate(capacity: tree.system.items.count * ItemColumns.Variable.allCases.count)
    columns.initialize(repeating: Column())
    isLeft = .allocate(capacity: system.constraintCount)
    isLeft.initialize(repeating: false)
    members = .allocate(capacity: system.terms.count)
    members.initialize(repeating: 0)
    findBounds()
    tallyAll()
    listRows()
    removeFreeColumns()
  }

  deinit {
    columns.deallocate()
    members.deallocate()
    isLeft.deallocate()
  }

  /// The components that these rows and columns are in, each with its rows in the order of
  /// activation.
  func rows(around rows: [Int], and suspectColumns: [Int]) -> [RequiredRows] {
    let suspects = rows + suspectColumns.flatMap { self.rows(ofColumn: $0) }
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
          for row in self.rows(ofColumn: column) where isLeft[row] && !isTaken[row] {
            isTaken[row] = true
            rows.append(row)
          }
        }
        next += 1
      }
      components.append(
        RequiredRows(rows, of: system, columns: Set(used).sorted(), tree, container))
    }
    return components
  }

  /// The required rows that a column is in.
  private func rows(ofColumn column: Int) -> UnsafeMutableBufferPointer<Int>.SubSequence {
    members[columns[column].start..<columns[column].end]
  }

  private func findBounds() {
    let items = tree.system.items
    let variables = ItemColumns.Variable.allCases.count
    for item in items.indices {
      let first = variables * item
      if item != ConstraintSystem.container && items[item].isView {
        // As the bounds of a view say: a position is free, and a size is not negative.
        for column in first..<first + variables where ItemColumns.isSize(column) {
          columns[column].isSize = true
        }
        continue
      }
      for column in first..<first + variables {
        let bounds = tree.bounds(ofColumn: column, in: container)
        columns[column].isKnown = bounds.lower == bounds.upper
        columns[column].isSize = bounds.lower.isFinite
      }
    }
  }

  private func tallyAll() {
    for index in isLeft.indices {
      let row = system.rows[index]
      guard row.isRequired else { continue }
      isLeft[index] = true
      for place in row.terms {
        let term = system.terms[place]
        if term.coefficient != 0 { columns[term.column].tally(row, term.coefficient, 1) }
      }
    }
  }

  /// Lists the rows of each column, in the order of the rows.
  private func listRows() {
    var start = 0
    for column in columns.indices {
      columns[column].start = start
      columns[column].end = start
      start += columns[column].uses
    }
    for index in isLeft.indices where isLeft[index] {
      for place in system.rows[index].terms where system.terms[place].coefficient != 0 {
        let column = system.terms[place].column
        members[columns[column].end] = index
        columns[column].end += 1
      }
    }
  }

  private func removeFreeColumns() {
    var queue = GrowingBuffer<Int>(capacity: columns.count)
    for column in columns.indices
    where columns[column].isFree(assumesPositiveSizes: assumesPositiveSizes) {
      queue.append(column)
    }
    while let column = queue.popLast() {
      guard columns[column].isFree(assumesPositiveSizes: assumesPositiveSizes) else { continue }
      for place in columns[column].start..<columns[column].end {
        let index = members[place]
        if !isLeft[index] { continue }
        isLeft[index] = false
        let row = system.rows[index]
        for place in row.terms {
          let term = system.terms[place]
          if term.coefficient == 0 { continue }
          columns[term.column].tally(row, term.coefficient, -1)
          if columns[term.column].isFree(assumesPositiveSizes: assumesPositiveSizes) {
            queue.append(term.column)
          }
        }
      }
    }
  }
}
