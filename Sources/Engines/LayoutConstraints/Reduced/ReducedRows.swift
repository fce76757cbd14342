import LinearProgramming

/// Conditions in terms of roots: rows of a sparse matrix that are still combined with each other,
/// what is said of one root alone, and what a point of it costs.
struct ReducedRows {
  private(set) var rows: [Row] = []
  /// The terms of all rows, of former states of rows too.
  private(set) var terms: [Term] = []
  private(set) var columns: [Column]
  /// The conditions with one root, as linked lists.
  private(set) var singles: [Single] = []
  /// What points of columns cost, as linked lists.
  private(set) var costs: [Cost] = []
  /// Where each column stood at any time, as linked lists.
  private(set) var entries: [Entry] = []

  /// A condition with several roots.
  struct Row {
    /// The row of the system that it came from, with its priorities.
    var origin: Int
    var start: Int
    var end: Int
    /// What the container adds to the sum of the terms.
    var shift: ContainerLength
    /// Whether it says nothing any more but what a column is.
    var isRemoved = false
    fileprivate var isInBlock = false

    /// The places of the terms.
    var terms: Range<Int> { start..<end }
  }

  /// What is known of a column; -1 ends a list.
  struct Column {
    /// In how many of the rows that are left it stands.
    var uses = 0
    var firstEntry = -1
    var firstSingle = -1
    var firstCost = -1
    var isEliminated = false
    fileprivate var isInBlock = false
    /// Where it stands in the row that is put together.
    fileprivate var place = -1
  }

  /// That `coefficient × root` plus a shift is the right side of a row.
  struct Single: Linked {
    /// The row of the system; -1 where this is a size that must not be negative.
    var row: Int
    var coefficient: Double
    var shift: ContainerLength
    var next = -1
  }

  /// What a point of a column costs on one level, wherever the column stands.
  struct Cost: Linked {
    var priority: Double
    var points: Double
    var next = -1
  }

  /// That a column stands, or stood, in a row.
  struct Entry {
    var row: Int
    var next: Int
  }

  init(columnCount: Int, rowCount: Int) {
    columns = [Column](repeating: Column(), count: columnCount)
    singles.reserveCapacity(rowCount)
    rows.reserveCapacity(rowCount / 4 + 4)
    terms.reserveCapacity(rowCount + 16)
    entries.reserveCapacity(rowCount + 16)
  }

  /// The coefficient of a column in a row; 0 where it does not stand there.
  func coefficient(of column: Int, in row: Int) -> Double {
    for index in rows[row].terms where terms[index].column == column {
      return terms[index].coefficient
    }
    return 0
  }

  /// What is said of one column alone, condition by condition.
  func singles(of column: Int) -> LinkedElements<Single> {
    LinkedElements(singles, from: columns[column].firstSingle)
  }

  /// What a point of a column costs, level by level.
  func costs(of column: Int) -> LinkedElements<Cost> {
    LinkedElements(costs, from: columns[column].firstCost)
  }

  mutating func append(_ origin: Int, _ sum: RowSum) {
    let start = terms.count
    for part in sum.parts {
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

  /// Adds to the cost of a column on a level; what comes to 0 stays as 0.
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

  /// Takes a column and the row that defines it out; the terms of the row stay.
  mutating func remove(_ column: Int, with row: Int) {
    columns[column].isEliminated = true
    rows[row].isRemoved = true
    for index in rows[row].terms { columns[terms[index].column].uses -= 1 }
  }

  /// Notes that a row belongs to a block; says whether that is news, and it is a row still.
  mutating func takeIntoBlock(row: Int) -> Bool {
    if rows[row].isInBlock || rows[row].isRemoved { return false }
    rows[row].isInBlock = true
    return true
  }

  /// Notes that a column belongs to a block; says whether that is news.
  mutating func takeIntoBlock(column: Int) -> Bool {
    if columns[column].isInBlock { return false }
    columns[column].isInBlock = true
    return true
  }

  /// Subtracts a multiple of an equation from a row, so that a column is not in the row any more.
  ///
  /// Throws if what is left of a coefficient may be rounding.
  mutating func substitute(
    _ column: Int, by equation: Int, rightSide: Double, in row: Int
  ) throws(ReductionFailure) {
    let factor = -coefficient(of: column, in: row) / coefficient(of: column, in: equation)
    let start = terms.count
    for index in rows[row].terms { add(terms[index]) }
    for index in rows[equation].terms where terms[index].column != column {
      let added = Term(
        column: terms[index].column, coefficient: factor * terms[index].coefficient)
      let known = columns[added.column].place
      if known < 0 {
        add(added)
        use(added.column, in: row)
      } else {
        let sum = terms[known].coefficient + added.coefficient
        let size = terms[known].coefficient.magnitude + added.coefficient.magnitude
        let isRounding = sum.magnitude <= 1e-13 * size
        guard isRounding || sum.magnitude > 1e-6 * size else { throw .numericalDoubt }
        terms[known].coefficient = isRounding ? 0 : sum
      }
    }
    terms[columns[column].place].coefficient = 0
    pack(row, from: start)
    var shift = rows[equation].shift
    shift.constant -= rightSide
    rows[row].shift.add(shift, times: factor)
  }

  private mutating func add(_ term: Term) {
    columns[term.column].place = terms.count
    terms.append(term)
  }

  /// Makes the last terms those of a row, without those that came to 0.
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
