import LinearProgramming

/// The part of all equally good layouts that some values depend on, as a program of its own.
///
/// Columns with one value in all these layouts are fixed at it. The others fall into components that
/// share no row. Whatever one component does, the others can stay as they are: so the ends of a
/// value, and the conditions that change between them, are found in its own component.
struct FaceComponent {
  /// The rows and columns of the component, in their order on the face.
  private(set) var program = LinearProgram()
  /// The column on the face of each column of `program`.
  let columns: [Int]

  /// Takes the components around some columns, none of which has one value alone; `values` are those of
  /// all columns in one of the layouts.
  ///
  /// Linear in the number of terms of the face.
  init(around places: [Int], of layouts: AmbiguousOptimum, values: [Double]) {
    let face = layouts.face.program
    let isFree = layouts.freeColumns
    let isTaken = face.connected(with: places) { isFree[$0] }
    columns = face.columns.indices.filter { isTaken.columns[$0] }
    var newPlaces = [Int](repeating: -1, count: face.columns.count)
    for index in columns {
      let column = face.columns[index]
      newPlaces[index] = program.addColumn(column.name, bounds: column.bounds)
    }
    for (index, row) in face.rows.enumerated() where isTaken.rows[index] {
      var bounds = row.bounds
      var terms: [Term] = []
      for term in row.terms {
        if isFree[term.column] {
          terms.append(Term(column: newPlaces[term.column], coefficient: term.coefficient))
        } else {
          let part = term.coefficient * values[term.column]
          bounds = Bounds(lower: bounds.lower - part, upper: bounds.upper - part)
        }
      }
      program.addRow(row.name, bounds: bounds, terms: terms)
    }
  }
}

extension LinearProgram {
  /// For each column and row, whether it is connected with some columns by rows with free columns.
  ///
  /// Linear in the number of terms.
  func connected(
    with starts: [Int], where isFree: (Int) -> Bool
  ) -> (columns: [Bool], rows: [Bool]) {
    var uses: [(list: Int, member: Int)] = []
    for (index, row) in rows.enumerated() {
      for term in row.terms where isFree(term.column) { uses.append((term.column, index)) }
    }
    let rowsOfColumns = IndexLists(count: columns.count, uses)
    var isTakenColumn = [Bool](repeating: false, count: columns.count)
    var isTakenRow = [Bool](repeating: false, count: rows.count)
    for column in starts { isTakenColumn[column] = true }
    var queue = starts
    while let next = queue.popLast() {
      for row in rowsOfColumns[next] where !isTakenRow[row] {
        isTakenRow[row] = true
        for term in rows[row].terms where isFree(term.column) && !isTakenColumn[term.column] {
          isTakenColumn[term.column] = true
          queue.append(term.column)
        }
      }
    }
    return (isTakenColumn, isTakenRow)
  }
}

extension AmbiguousOptimum {
  /// Whether each column of the face varies in the equally good layouts; an error may count as
  /// varying although it does not.
  fileprivate var freeColumns: [Bool] {
    face.program.columns.enumerated().map { index, column in
      column.bounds.lower < column.bounds.upper
        && (!ranges.indices.contains(index) || Self.isAmbiguous(ranges[index]))
    }
  }
}
