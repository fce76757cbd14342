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
  /// Each column in terms of its parent, or of itself where it is a root.
  private var parents: [Place] = []
  private var path: [Int] = []

  /// Each column in terms of its root, and the ground in terms of itself.
  var places: [Place] {
    mutating get {
      for column in parents.indices where parents[parents[column].root].root != parents[column].root
      {
        _ = place(of: column)
      }
      return parents
    }
  }

  /// Every column is its own root.
  init(columnCount: Int) {
    ground = columnCount
    parents.reserveCapacity(columnCount + 1)
    for column in 0...columnCount {
      parents.append(Place(root: column, scale: 1, offset: ContainerLength()))
    }
  }

  /// Says what a root is from now on.
  mutating func set(_ root: Int, to place: Place) {
    parents[root] = place
  }

  /// What a column is in terms of its root; shortens the way there for the next time.
  ///
  /// Iterative, since chains can be longer than any stack is deep.
  mutating func place(of column: Int) -> Place {
    let place = parents[column]
    if parents[place.root].root == place.root { return place }
    var top = column
    while true {
      let parent = parents[top].root
      if parents[parent].root == parent { break }
      path.append(top)
      top = parent
    }
    while let next = path.popLast() {
      let parent = parents[parents[next].root]
      let scale = parents[next].scale
      parents[next].offset.add(parent.offset, times: scale)
      parents[next].scale = scale * parent.scale
      parents[next].root = parent.root
    }
    return parents[column]
  }
}
