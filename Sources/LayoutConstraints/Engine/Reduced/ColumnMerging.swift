/// Columns that equations with one or two of them tie together: a weighted union-find.
///
/// Every column is `scale × root + offset`. The root of a column whose value follows from the
/// container alone is the ground, and its scale is 0.
struct ColumnMerging {
  /// What a column is in terms of another.
  struct Place {
    var root: Int
    var scale: Double
    var offset: ContainerLength
  }

  /// The root of what depends on nothing but the container.
  let ground: Int
  private var parents: [Int]
  private var scales: [Double]
  private var offsets: [ContainerLength]
  private var path: [Int] = []

  /// Every column is its own root.
  init(columnCount: Int) {
    ground = columnCount
    parents = Array(0...columnCount)
    scales = [Double](repeating: 1, count: columnCount + 1)
    offsets = [ContainerLength](repeating: ContainerLength(), count: columnCount + 1)
  }

  /// Whether a column is expressed by no other.
  func isRoot(_ column: Int) -> Bool { parents[column] == column }

  /// Says what a root is from now on.
  mutating func set(_ root: Int, to place: Place) {
    parents[root] = place.root
    scales[root] = place.scale
    offsets[root] = place.offset
  }

  /// What a column is in terms of its root; shortens the way there for the next time.
  ///
  /// Iterative, since chains can be longer than any stack is deep.
  mutating func place(of column: Int) -> Place {
    var top = column
    while parents[parents[top]] != parents[top] {
      path.append(top)
      top = parents[top]
    }
    while let next = path.popLast() {
      let parent = parents[next]
      offsets[next].add(offsets[parent], times: scales[next])
      scales[next] *= scales[parent]
      parents[next] = parents[parent]
    }
    return Place(root: parents[column], scale: scales[column], offset: offsets[column])
  }
}
