/// Conditions in terms of several roots: rows of a sparse matrix that are still combined with each
/// other, and where each column stands.
struct ReducedRows {
  /// The row of the system that each row came from, with its priorities.
  private(set) var origins: [Int] = []
  /// What the container adds to the sum of each row's terms.
  private(set) var shifts: [ContainerLength] = []
  /// Whether a row says nothing any more but what a column is.
  private(set) var isRemoved: [Bool] = []
  private(set) var columns: [Int] = []
  private(set) var coefficients: [Double] = []
  /// In how many of the rows that are left each column stands.
  private(set) var uses: [Int]
  private var starts: [Int] = []
  private var ends: [Int] = []
  /// Where each column stood at any time, as linked lists.
  private var firstEntries: [Int]
  private var entryRows: [Int] = []
  private var entryNexts: [Int] = []
  /// Where each column stands in the row that is put together; -1 where it does not.
  private var places: [Int]

  init(columnCount: Int) {
    uses = [Int](repeating: 0, count: columnCount)
    firstEntries = [Int](repeating: -1, count: columnCount)
    places = firstEntries
  }

  var count: Int { origins.count }

  /// The places of the terms of a row.
  func terms(of row: Int) -> Range<Int> { starts[row]..<ends[row] }

  /// The coefficient of a column in a row; 0 where it does not stand there.
  func coefficient(of column: Int, in row: Int) -> Double {
    for term in terms(of: row) where columns[term] == column { return coefficients[term] }
    return 0
  }

  mutating func append(_ origin: Int, _ sum: RowSum) {
    origins.append(origin)
    starts.append(columns.count)
    columns.append(contentsOf: sum.roots)
    coefficients.append(contentsOf: sum.coefficients)
    ends.append(columns.count)
    shifts.append(sum.shift)
    isRemoved.append(false)
    for column in sum.roots { use(column, in: count - 1) }
  }

  /// The first entry of a column in the list of its rows, or -1.
  func firstEntry(of column: Int) -> Int { firstEntries[column] }

  /// The row of an entry; it may have been removed, and the column with it.
  func row(ofEntry entry: Int) -> Int { entryRows[entry] }

  /// The entry behind another one, or -1.
  func entry(after entry: Int) -> Int { entryNexts[entry] }

  private mutating func use(_ column: Int, in row: Int) {
    uses[column] += 1
    entryRows.append(row)
    entryNexts.append(firstEntries[column])
    firstEntries[column] = entryRows.count - 1
  }

  /// Takes a row out; its terms stay for the column that it defines.
  mutating func remove(_ row: Int) {
    isRemoved[row] = true
    for term in terms(of: row) { uses[columns[term]] -= 1 }
  }

  /// Subtracts a multiple of an equation from a row, so that a column is not in the row any more.
  ///
  /// Throws where what is left of a coefficient may be rounding.
  mutating func substitute(
    _ column: Int, by equation: Int, rightSide: Double, in row: Int
  ) throws(ReductionFailure) {
    let factor =
      -coefficient(of: column, in: row) / coefficient(of: column, in: equation)
    let start = columns.count
    let old = terms(of: row)
    for term in old { add(coefficients[term], columns[term]) }
    for term in terms(of: equation) {
      let added = factor * coefficients[term]
      if columns[term] == column { continue }
      let known = places[columns[term]]
      if known < 0 {
        add(added, columns[term])
        use(columns[term], in: row)
      } else {
        let sum = coefficients[known] + added
        let size = coefficients[known].magnitude + added.magnitude
        coefficients[known] = sum.magnitude <= 1e-13 * size ? 0 : sum
        guard sum.magnitude <= 1e-13 * size || sum.magnitude > 1e-6 * size else {
          throw .numericalDoubt
        }
      }
    }
    coefficients[places[column]] = 0
    pack(row, from: start)
    var shift = shifts[equation]
    shift.constant -= rightSide
    shifts[row].add(shift, times: factor)
  }

  private mutating func add(_ coefficient: Double, _ column: Int) {
    places[column] = columns.count
    columns.append(column)
    coefficients.append(coefficient)
  }

  /// Makes the last terms those of a row, without those that came to 0.
  private mutating func pack(_ row: Int, from start: Int) {
    var kept = start
    for term in start..<columns.count {
      let column = columns[term]
      places[column] = -1
      if coefficients[term] == 0 {
        uses[column] -= 1
        continue
      }
      columns[kept] = column
      coefficients[kept] = coefficients[term]
      kept += 1
    }
    columns.removeLast(columns.count - kept)
    coefficients.removeLast(coefficients.count - kept)
    starts[row] = start
    ends[row] = kept
    if kept == start { isRemoved[row] = true }
  }
}
