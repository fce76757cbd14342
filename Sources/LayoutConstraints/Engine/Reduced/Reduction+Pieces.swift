import LinearProgramming

extension Reduction {
  /// Finds which rows have columns in common, directly or through others; linear in the number of
  /// terms.
  mutating func findPieces() {
    var isDone = [Bool](repeating: false, count: reduced.rows.count)
    var isColumnDone: [Bool] = []
    for row in reduced.rows.indices where !reduced.rows[row].isRemoved && !isDone[row] {
      let start = pieceRows.count
      isDone[row] = true
      pieceRows.append(row)
      var next = start
      while next < pieceRows.count {
        addNeighbours(of: pieceRows[next], &isDone, &isColumnDone)
        next += 1
      }
      pieces.append(Piece(rows: start..<pieceRows.count))
    }
  }

  private mutating func addNeighbours(
    of row: Int, _ isDone: inout [Bool], _ isColumnDone: inout [Bool]
  ) {
    for index in reduced.rows[row].terms {
      let column = reduced.terms[index].column
      if reduced.columns[column].uses == 1 { continue }
      if isColumnDone.isEmpty { isColumnDone = [Bool](repeating: false, count: ground) }
      if isColumnDone[column] { continue }
      isColumnDone[column] = true
      var entry = reduced.columns[column].firstEntry
      while entry >= 0 {
        let neighbour = reduced.entries[entry].row
        entry = reduced.entries[entry].next
        if isDone[neighbour] || reduced.rows[neighbour].isRemoved { continue }
        isDone[neighbour] = true
        pieceRows.append(neighbour)
      }
    }
  }
}
