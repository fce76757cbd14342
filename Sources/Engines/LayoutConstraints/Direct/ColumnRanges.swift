/// The smallest and largest value of each column of the items over all best layouts.
struct ColumnRanges: Sendable {
  /// The columns that may have several best values, ascending; every other has one.
  let columns: [Int]
  /// The ranges of `columns`.
  private let ranges: [ClosedRange<Double>]
  /// The values of all columns.
  private let values: [Double]

  /// The ranges of all columns, given their values.
  init(_ values: [Double], ranges: [ClosedRange<Double>]) {
    let columns = ranges.indices.filter { AmbiguousOptimum.isAmbiguous(ranges[$0]) }
    self.init(values, columns: columns, ranges: columns.map { ranges[$0] })
  }

  /// The ranges of some columns, given ascending with their ranges; all others have these values.
  init(_ values: [Double], columns: [Int], ranges: [ClosedRange<Double>]) {
    self.columns = columns
    self.ranges = ranges
    self.values = values
  }

  /// The range of a column; logarithmic in the number of those with several values.
  subscript(column: Int) -> ClosedRange<Double> {
    let place = columns.indices.first(whereAllAfter: { columns[$0] >= column })
    if place < columns.count && columns[place] == column { return ranges[place] }
    return values[column]...values[column]
  }

  /// The range of a column of the item that a place of `columns` belongs to; in constant time.
  func range(of column: Int, near place: Int) -> ClosedRange<Double> {
    // An item has four columns.
    for near in max(0, place - 3)..<min(columns.count, place + 4) where columns[near] == column {
      return ranges[near]
    }
    return values[column]...values[column]
  }

  /// Whether a column has several best values.
  func isAmbiguous(_ column: Int) -> Bool { AmbiguousOptimum.isAmbiguous(self[column]) }
}
