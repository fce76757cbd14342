import LinearProgramming

/// Which columns and which rows belong to which component of a reduced system: first the lonely
/// columns, each for itself, then the pieces.
struct ComponentMap {
  private let lonelyCount: Int
  /// The columns of all components, and where those of each one begin, and where the last one ends.
  private var columns: [Int] = []
  private var starts: [Int] = []
  private let pieces: [Reduction.Piece]
  /// The component that each row of the system belongs to; -1 where it is about what is known, or
  /// says what a column is.
  private var owners: [Int]

  /// Linear in the number of rows, columns and terms.
  init(_ system: SparseRows, _ reduction: Reduction) {
    lonelyCount = reduction.lonely.count
    pieces = reduction.pieces
    owners = [Int](repeating: -1, count: system.rows.count)
    var components = [Int](repeating: -1, count: reduction.ground + 1)
    for (component, column) in reduction.lonely.enumerated() {
      starts.append(columns.count)
      columns.append(column)
      components[column] = component
    }
    for (piece, component) in zip(reduction.pieces, lonelyCount...) {
      starts.append(columns.count)
      for row in reduction.pieceRows[piece.rows] {
        owners[reduction.reduced.rows[row].origin] = component
        for place in reduction.reduced.rows[row].terms {
          let column = reduction.reduced.terms[place].column
          if components[column] >= 0 { continue }
          components[column] = component
          columns.append(column)
        }
      }
    }
    starts.append(columns.count)
    for column in columns {
      for single in reduction.reduced.singles(of: column) where single.row >= 0 {
        owners[single.row] = components[column]
      }
    }
  }

  /// The number of components.
  var count: Int { lonelyCount + pieces.count }

  /// The columns of a component, in the order of its rows.
  func columns(of component: Int) -> ArraySlice<Int> {
    columns[starts[component]..<starts[component + 1]]
  }

  /// The reduced rows of a component.
  func rows(of component: Int, _ reduction: Reduction) -> ArraySlice<Int> {
    component < lonelyCount ? [] : reduction.pieceRows[pieces[component - lonelyCount].rows]
  }

  /// The component in which a row of the system has a say, if it is one.
  func component(ofRow row: Int) -> Int? {
    owners[row] < 0 ? nil : owners[row]
  }
}
