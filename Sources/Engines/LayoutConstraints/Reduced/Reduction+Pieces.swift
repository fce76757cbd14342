import LinearProgramming

extension Reduction {
  /// Finds which rows have columns in common, directly or through others; linear in the number of
  /// terms.
  mutating func findPieces() {
    for row in reduced.rows.indices where reduced.takeIntoPiece(row: row) {
      let start = pieceRows.count
      pieceRows.append(row)
      var next = start
      while next < pieceRows.count {
        addNeighbours(of: pieceRows[next])
        next += 1
      }
      pieces.append(Piece(rows: start..<pieceRows.count))
    }
  }

  private mutating func addNeighbours(of row: Int) {
    for index in reduced.rows[row].terms {
      let column = reduced.terms[index].column
      guard reduced.columns[column].uses > 1, reduced.takeIntoPiece(column: column) else {
        continue
      }
      var entry = reduced.columns[column].firstEntry
      while entry >= 0 {
        let neighbour = reduced.entries[entry].row
        entry = reduced.entries[entry].next
        if reduced.takeIntoPiece(row: neighbour) { pieceRows.append(neighbour) }
      }
    }
  }
}
