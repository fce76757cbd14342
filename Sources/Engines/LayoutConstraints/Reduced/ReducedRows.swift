import Geometry
import LinearProgramming

/// Conditions in terms of roots: sparse rows with several roots, conditions on single roots, and
/// the costs of roots.
struct ReducedRows {
  private(set) var rows: [Row] = []
  /// The terms of all rows, including earlier states of rows.
  private(set) var terms: [Term] = []
  private(set) var columns: [Column]
  /// The conditions with one root, as linked lists.
  private(set) var singles: [Single] = []
  /// The costs of columns, as linked lists.
  private(set) var costs: [Cost] = []
  /// The rows that each column is or was in, as linked lists.
  private(set) var entries: [Entry] = []

  /// A condition with several roots.
  struct Row {
    /// The row of the system that it came from, which has its priorities.
    var origin: Int
    var start: Int
    var end: Int
    /// The part of the sum that depends on the container.
    var shift: ContainerLength
    /// Whether the row only defines a column.
    var isRemoved = false
    fileprivate var isInBlock = false
    /// The index of the definition that it is; -1 for none.
    fileprivate(set) var definition = -1

    /// The indices of the terms.
    var terms: Range<Int> { start..<end }
  }

  /// The state of a column; -1 ends a list.
  struct Column {
    /// The number of remaining rows that it is in.
    var uses = 0
    var firstEntry = -1
    var firstSingle = -1
    var firstCost = -1
    var isEliminated = false
    /// Whether it is measured from another column, so that it may be negative even if it is a size.
    fileprivate(set) var isMoved = false
    fileprivate var isInBlock = false
    /// The first of the definitions that measure another column from it.
    fileprivate(set) var firstMeasured: Int32 = -1
    /// The last of the definitions that measure it from another column.
    fileprivate(set) var lastMeasurement: Int32 = -1
    /// The index of its term in the row that is being built.
    fileprivate var place: Int32 = -1
  }

  /// The condition that `coefficient × root` plus a shift is the right side of a row.
  struct Single: Linked {
    /// The row of the system; -1 for a size that must not be negative.
    var row: Int
    var coefficient: Double
    var shift: ContainerLength
    var next = -1
  }

  /// The cost per point of a column on one priority level, anywhere on its curve.
  struct Cost: Linked {
    var priority: Double
    var points: Double
    var next = -1
  }

  /// A row that a column is or was in.
  struct Entry: Linked {
    var row: Int
    var next: Int
  }

  /// Makes no columns and no rows.
  init() { columns = [] }

  init(columnCount: Int, rowCount: Int) {
    columns = Array(capacity: columnCount) { columns, count in
      columns.initialize(repeating: Column())
      count = columnCount
    }
    singles.reserveCapacity(rowCount)
    rows.reserveCapacity(rowCount / 4 + 4)
    terms.reserveCapacity(rowCount + 16)
    entries.reserveCapacity(rowCount + 16)
  }

  /// The coefficient of a column in a row; 0 if it is not there.
  func coefficient(of column: Int, in row: Int) -> Double {
    for index in rows[row].terms where terms[index].column == column {
      return terms[index].coefficient
    }
    return 0
  }

  /// The conditions on one column alone.
  func singles(of column: Int) -> LinkedElements<Single> {
    LinkedElements(singles, from: columns[column].firstSingle)
  }

  /// The rows that a column is or was in.
  func entries(of column: Int) -> LinkedElements<Entry> {
    LinkedElements(entries, from: columns[column].firstEntry)
  }

  /// The costs of a column, one for each priority level.
  func costs(of column: Int) -> LinkedElements<Cost> {
    LinkedElements(costs, from: columns[column].firstCost)
  }

  mutating func append(_ origin: Int, _ sum: borrowing RowSum) {
    let start = terms.count
    for index in sum.indices {
      let part = sum[index]
      terms.append(Term(column: part.root, coefficient: part.coefficient))
      use(part.root, in: rows.count)
    }
    rows.append(Row(origin: origin, start: start, end: terms.count, shift: sum.shift))
  }

  mutating func append(_ single: Single, of root: Int) {
    singles.append(single)
    singles[singles.count - 1].next = columns[root].firstSingle
    columns[root].firstSingle = singles.count - 1
  }

  /// Adds to the cost of a column on a priority level; a cost may become 0.
  mutating func addCost(_ points: Double, priority: Double, to column: Int) {
    var index = columns[column].firstCost
    while index >= 0 {
      if costs[index].priority == priority {
        costs[index].points += points
        return
      }
      index = costs[index].next
    }
    costs.append(Cost(priority: priority, points: points, next: columns[column].firstCost))
    columns[column].firstCost = costs.count - 1
  }

  private mutating func use(_ column: Int, in row: Int) {
    entries.append(Entry(row: row, next: columns[column].firstEntry))
    columns[column].firstEntry = entries.count - 1
    columns[column].uses += 1
  }

  /// Removes a column and the row that defines it, a definition with this index; the terms of the
  /// row are kept.
  mutating func remove(_ column: Int, with row: Int, definition: Int) {
    columns[column].isEliminated = true
    rows[row].isRemoved = true
    rows[row].definition = definition
    for index in rows[row].terms { columns[terms[index].column].uses -= 1 }
  }

  /// Records that the definition with this index measures a column from another one.
  mutating func setMeasured(_ column: Int, from base: Int, by definition: Int) {
    columns[column].isMoved = true
    columns[column].lastMeasurement = Int32(truncatingIfNeeded: definition)
    columns[base].firstMeasured = Int32(truncatingIfNeeded: definition)
  }

  /// Removes all conditions on a column alone.
  mutating func removeSingles(of column: Int) { columns[column].firstSingle = -1 }

  /// Removes a column from a row; a row with just one column left becomes a condition on it.
  mutating func remove(_ column: Int, from row: Int, keeping other: Int) {
    var end = rows[row].start
    for index in rows[row].terms where terms[index].column != column {
      terms[end] = terms[index]
      end += 1
    }
    rows[row].end = end
    columns[column].uses -= 1
    guard end - rows[row].start == 1 else { return }
    rows[row].isRemoved = true
    columns[other].uses -= 1
    append(
      Single(
        row: rows[row].origin, coefficient: terms[rows[row].start].coefficient,
        shift: rows[row].shift), of: other)
  }

  /// Adds a row to a block; returns whether it was in none before, and is not removed.
  mutating func takeIntoBlock(row: Int) -> Bool {
    if rows[row].isInBlock || rows[row].isRemoved { return false }
    rows[row].isInBlock = true
    return true
  }

  /// Adds a column to a block; returns whether it was in none before.
  mutating func takeIntoBlock(column: Int) -> Bool {
    if columns[column].isInBlock { return false }
    columns[column].isInBlock = true
    return true
  }

  /// Eliminates a column from a row by subtracting a multiple of an equation.
  ///
  /// Throws if the rest of a coefficient may be rounding.
  mutating func substitute(
    _ column: Int, by equation: Int, rightSide: Double, in row: Int
  ) throws(ReductionFailure) {
    let factor = -coefficient(of: column, in: row) / coefficient(of: column, in: equation)
    let start = terms.count
    for index in rows[row].terms { add(terms[index]) }
    for index in rows[equation].terms where terms[index].column != column {
      let added = Term(
        column: terms[index].column, coefficient: factor * terms[index].coefficient)
      let known = Int(columns[added.column].place)
      if known < 0 {
        add(added)
        use(added.column, in: row)
      } else {
        let sum = terms[known].coefficient + added.coefficient
        let size = terms[known].coefficient.magnitude + added.coefficient.magnitude
        let isRounding = sum.magnitude <= SolverLimits.cancelledPart * size
        guard isRounding || sum.magnitude > SolverLimits.leastReliablePart * size else {
          throw .numericalDoubt
        }
        terms[known].coefficient = isRounding ? 0 : sum
      }
    }
    terms[Int(columns[column].place)].coefficient = 0
    pack(row, from: start)
    var shift = rows[equation].shift
    shift.constant -= rightSide
    rows[row].shift.add(shift, times: factor)
  }

  private mutating func add(_ term: Term) {
    columns[term.column].place = Int32(truncatingIfNeeded: terms.count)
    terms.append(term)
  }

  /// Makes the last terms those of a row, without those that are 0.
  private mutating func pack(_ row: Int, from start: Int) {
    var kept = start
    for index in start..<terms.count {
      let term = terms[index]
      columns[term.column].place = -1
      if term.coefficient == 0 {
        columns[term.column].uses -= 1
      } else {
        terms[kept] = term
        kept += 1
      }
    }
    terms.removeLast(terms.count - kept)
    rows[row].start = start
    rows[row].end = kept
    if kept == start { rows[row].isRemoved = true }
  }
}
