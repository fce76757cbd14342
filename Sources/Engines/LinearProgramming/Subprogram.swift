/// Some rows of a program with the columns that they touch, bounds included, and no objectives.
struct Subprogram {
  /// The rows and columns as a program of their own.
  private(set) var program = LinearProgram()
  /// The index in the whole program of each row.
  let rows: [Int]
  /// The index in the whole program of each column, ascending.
  let columns: [Int]

  /// Takes the rows with these indices, in the order given.
  init(_ whole: LinearProgram, rows: [Int]) {
    self.rows = rows
    columns = Set(rows.lazy.flatMap { whole.rows[$0].terms.lazy.map(\.column) }).sorted()
    var places = [Int](repeating: 0, count: whole.columns.count)
    for (place, index) in columns.enumerated() {
      places[index] = place
      program.addColumn(whole.columns[index].name, bounds: whole.columns[index].bounds)
    }
    for row in rows.lazy.map({ whole.rows[$0] }) {
      let terms = row.terms.map { Term(column: places[$0.column], coefficient: $0.coefficient) }
      program.addRow(row.name, bounds: row.bounds, terms: terms)
    }
  }

  /// A basis for this program that continues one of `other`, whose rows and columns are here too.
  ///
  /// Rows that are new are basic and columns that are new are not, so that a basis it is.
  func basis(continuing basis: Basis, of other: Subprogram) -> Basis {
    let rowStatuses = Dictionary(zip(other.rows, basis.rowStatuses)) { first, _ in first }
    let columnStatuses = Dictionary(zip(other.columns, basis.columnStatuses)) { first, _ in first }
    return Basis(
      rows: rows.map { rowStatuses[$0] ?? .basic },
      columns: columns.map { columnStatuses[$0] ?? .atLower })
  }
}
