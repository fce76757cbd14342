import LinearProgramming

/// The columns of a program in sets that share no row, so that each set is a problem of its own.
struct ConnectedColumns {
  private var parents: [Int32]

  /// Connects the columns of each row, without those that bounds fix.
  ///
  /// Nearly linear in the number of terms.
  init(_ program: LinearProgram) {
    parents = program.columns.indices.map { Int32(truncatingIfNeeded: $0) }
    for row in program.rows {
      var first: Int?
      for term in row.terms where program.columns[term.column].bounds.canMove {
        if let first { connect(first, term.column) } else { first = term.column }
      }
    }
  }

  private mutating func connect(_ first: Int, _ second: Int) {
    let root = self.root(of: second)
    parents[root] = Int32(truncatingIfNeeded: self.root(of: first))
  }

  private mutating func root(of column: Int) -> Int {
    var column = column
    while parents[column] != column {
      parents[column] = parents[Int(parents[column])]
      column = Int(parents[column])
    }
    return column
  }

  /// For each column, whether it is connected with one of these.
  mutating func isConnected(with columns: [Int]) -> [Bool] {
    var isMarked = [Bool](repeating: false, count: parents.count)
    for column in columns { isMarked[root(of: column)] = true }
    return parents.indices.map { isMarked[root(of: $0)] }
  }
}

extension Bounds {
  fileprivate var canMove: Bool { lower < upper }
}
