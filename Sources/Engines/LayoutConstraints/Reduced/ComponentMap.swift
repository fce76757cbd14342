import LinearProgramming

/// The components of a reduced system, with their columns and rows: first the isolated columns,
/// each a component of its own, then the blocks.
struct ComponentMap {
  /// The columns of all components; `starts` has the first of each component, and the end of the
  /// last.
  private var columns: [Int] = []
  private var starts: [Int] = []
  /// The component of each row of the system; -1 if the row is about known values, or defines a
  /// column.
  private var owners: [Int]

  /// Linear in the number of rows, columns and terms.
  init(_ system: SparseRows, _ reduction: Reduction) {
    owners = [Int](repeating: -1, count: system.rows.count)
    var components = [Int](repeating: -1, count: reduction.ground + 1)
    for (component, column) in reduction.isolatedColumns.enumerated() {
      starts.append(columns.count)
      columns.append(column)
      components[column] = component
    }
    for (rows, component) in zip(reduction.blocks, reduction.isolatedColumns.count...) {
      starts.append(columns.count)
      for row in reduction.blockRows[rows] {
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
  var count: Int { starts.count - 1 }

  /// The columns of a component, in the order of its rows.
  func columns(of component: Int) -> ArraySlice<Int> {
    columns[starts[component]..<starts[component + 1]]
  }

  /// The component that a row of the system affects; `nil` if it affects none.
  func component(ofRow row: Int) -> Int? {
    owners[row] < 0 ? nil : owners[row]
  }
}
