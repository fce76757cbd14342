/// Finds which rows have columns in common, directly or through others.
struct PieceSearch {
  private(set) var pieces: [Reduction.Piece] = []
  /// The rows of the pieces, piece by piece.
  private(set) var pieceRows: [Int] = []
  private let rows: ReducedRows
  private var isDone: [Bool]
  private var isColumnDone: [Bool]

  init(_ rows: ReducedRows) {
    self.rows = rows
    isDone = rows.isRemoved
    isColumnDone = [Bool](repeating: false, count: rows.uses.count)
  }

  /// Linear in the number of terms.
  mutating func run() {
    for row in 0..<rows.count where !isDone[row] {
      let start = pieceRows.count
      isDone[row] = true
      pieceRows.append(row)
      var next = start
      while next < pieceRows.count {
        addNeighbours(of: pieceRows[next])
        next += 1
      }
      pieces.append(Reduction.Piece(rows: start..<pieceRows.count))
    }
  }

  private mutating func addNeighbours(of row: Int) {
    for term in rows.terms(of: row) {
      let column = rows.columns[term]
      if isColumnDone[column] { continue }
      isColumnDone[column] = true
      if rows.uses[column] == 1 { continue }
      var entry = rows.firstEntry(of: column)
      while entry >= 0 {
        let neighbour = rows.row(ofEntry: entry)
        entry = rows.entry(after: entry)
        if isDone[neighbour] { continue }
        isDone[neighbour] = true
        pieceRows.append(neighbour)
      }
    }
  }
}
