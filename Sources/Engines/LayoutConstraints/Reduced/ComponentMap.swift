import LinearProgramming

/// Which columns and which rows belong to which component of a reduced system: first the isolatedColumns
/// columns, each for itself, then the blocks.
struct ComponentMap {
  private let isolatedCount: Int
  /// The columns of all components, and where those of each one begin, and where the last one ends.
  private var columns: [Int] = []
  private var starts: [Int] = []
  private let blocks: [Reduction.Block]
  /// The component that each row of the system belongs to; -1 where it is about what is known, or
  /// says what a column is.
  private var owners: [Int]

  /// Linear in the number of rows, columns and terms.
  init(_ system: SparseRows, _ reduction: Reduction) {
    isolatedCount = reduction.isolatedColumns.count
    blocks = reduction.blocks
    owners = [Int](repeating: -1, count: system.rows.count)
    var components = [Int](repeating: -1, count: reduction.ground + 1)
    for (component, column) in reduction.isolatedColumns.enumerated() {
      starts.append(columns.count)
      columns.append(column)
      components[column] = component
    }
    for (block, component) in zip(reduction.blocks, isolatedCount...) {
      starts.append(columns.count)
      for row in reduction.blockRows[block.rows] {
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
  var count: Int { isolatedCount + blocks.count }

  /// The columns of a component, in the order of its rows.
  func columns(of component: Int) -> ArraySlice<Int> {
    columns[starts[component]..<starts[component + 1]]
  }

  /// The reduced rows of a component.
  func rows(of component: Int, _ reduction: Reduction) -> ArraySlice<Int> {
    component < isolatedCount ? [] : reduction.blockRows[blocks[component - isolatedCount].rows]
  }

  /// The component in which a row of the system has a say, if it is one.
  func component(ofRow row: Int) -> Int? {
    owners[row] < 0 ? nil : owners[row]
  }
}
