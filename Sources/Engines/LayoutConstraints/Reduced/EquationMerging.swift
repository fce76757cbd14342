import Geometry

/// Merges columns by all equations with at most two unmerged columns left.
///
/// An equation with more is checked again when one of its columns is merged, so that the order in
/// which constraints were written does not matter.
struct EquationMerging: ~Copyable {
  var merging: ColumnMerging
  /// The row that was last looked at, in terms of roots.
  private(set) var sum: RowSum
  private let states: UnsafeMutableBufferPointer<RowState>
  private var queue = GrowingBuffer<Int>(capacity: 8)
  private let waiting: UnsafeMutableBufferPointer<WaitingList>
  private var entries = GrowingBuffer<Entry>(capacity: 8)

  /// The state of a row.
  struct RowState {
    /// Whether the row defines a root, has no meaning left, or went into other rows.
    var isUsed = false
    /// Whether nothing depends on it, since all its values are known without it.
    fileprivate(set) var isKnown = false
    /// Whether it defines a column that was eliminated.
    var isDefinition = false
    fileprivate var isQueued = false
  }

  /// The rows to check again when a root is merged: a linked list.
  private struct WaitingList {
    var first = -1
    var last = -1
    /// The number of rows and merges that depend on the root; the root with the smaller weight is
    /// merged into the other.
    var weight = 0
  }

  private struct Entry {
    var row: Int
    var next = -1
  }

  /// Starts with columns of which some may be known.
  init(rowCount: Int, merging: consuming ColumnMerging) {
    states = .allocate(capacity: rowCount)
    states.initialize(repeating: RowState())
    waiting = .allocate(capacity: merging.ground + 1)
    waiting.initialize(repeating: WaitingList())
    self.merging = merging
    sum = RowSum()
  }

  deinit {
    states.deallocate()
    waiting.deallocate()
  }

  var allStates: [RowState] { Array(states) }

  /// Whether a row defines a root, has no meaning left, or went into other rows.
  func isUsed(_ row: Int) -> Bool { states[row].isUsed }

  /// Sets `sum` to the left side of a row.
  mutating func setSum(to row: Int, of system: SparseRows) throws(ReductionFailure) {
    try sum.set(to: row, of: system, &merging)
  }

  /// Merges all columns that can be merged; nearly linear in the number of terms.
  mutating func run(_ system: SparseRows) throws(ReductionFailure) {
    for row in system.rows.indices where system.rows[row].isEquation {
      try merge(row, of: system, isNew: true)
      while let next = queue.popLast() {
        states[next].isQueued = false
        try merge(next, of: system, isNew: false)
      }
    }
  }

  private mutating func merge(
    _ row: Int, of system: SparseRows, isNew: Bool
  ) throws(ReductionFailure) {
    if states[row].isUsed { return }
    try sum.set(to: row, of: system, &merging)
    let rightSide = system.rows[row].rightSide
    switch sum.count {
    case 0:
      states[row].isUsed = true
      states[row].isKnown = true
    case 1:
      states[row].isUsed = true
      let ground = RowSum.Part(root: merging.ground, coefficient: 0, magnitude: 0)
      join(sum[0], with: ground, rightSide)
    case 2:
      states[row].isUsed = true
      let (first, second) = (sum[0], sum[1])
      if waiting[first.root].weight > waiting[second.root].weight {
        join(second, with: first, rightSide)
      } else {
        join(first, with: second, rightSide)
      }
    default:
      guard isNew else { return }
      for index in sum.indices { wait(row, for: sum[index].root) }
    }
  }

  /// Defines the child by `coefficient × child + other × root + shift = right side`.
  private mutating func join(_ child: RowSum.Part, with root: RowSum.Part, _ rightSide: Double) {
    var offset = sum.shift.scaled(by: -1 / child.coefficient)
    offset.constant += rightSide / child.coefficient
    merging.set(
      child.root,
      to: ColumnMerging.Place(
        root: root.root, scale: -root.coefficient / child.coefficient, offset: offset))
    let moved = waiting[child.root]
    waiting[root.root].weight += moved.weight + 1
    var entry = moved.first
    if entry < 0 { return }
    while entry >= 0 {
      let row = entries[entry].row
      if !states[row].isQueued && !states[row].isUsed {
        states[row].isQueued = true
        queue.append(row)
      }
      entry = entries[entry].next
    }
    if root.root == merging.ground { return }
    append(first: moved.first, last: moved.last, to: root.root)
  }

  private mutating func wait(_ row: Int, for root: Int) {
    entries.append(Entry(row: row))
    waiting[root].weight += 1
    append(first: entries.count - 1, last: entries.count - 1, to: root)
  }

  private mutating func append(first: Int, last: Int, to root: Int) {
    if waiting[root].first < 0 {
      waiting[root].first = first
    } else {
      let last = waiting[root].last
      entries[last] = Entry(row: entries[last].row, next: first)
    }
    waiting[root].last = last
  }
}

/// Columns that are merged by equations with one or two of them: a weighted union-find.
///
/// Every column is `scale × root + offset`. A column that depends on the container alone has the
/// ground as its root, with the scale 0.
///
/// Its memory belongs to this value alone and is freed with it; hence it cannot be copied.
struct ColumnMerging: ~Copyable {
  /// A column in terms of another.
  struct Place {
    var root: Int
    var scale: Double
    var offset: ContainerLength
  }

  /// The root of all columns that depend only on the container.
  let ground: Int
  /// Each column in terms of its parent; a root is its own parent.
  private let parents: UnsafeMutableBufferPointer<Place>
  /// The next column of each column's ring.
  private let next: UnsafeMutableBufferPointer<Int32>
  private var path: [Int] = []

  /// The next column with the same root, for each column: a ring for each root but the ground.
  var rings: [Int32] { Array(next) }

  /// Each column in terms of its root, and the ground in terms of itself.
  var places: [Place] {
    mutating get {
      // One by one, as they are looked at.
      [Place](capacity: parents.count) { places, count in
        for column in parents.indices {
          places.initializeElement(at: column, to: place(of: column).pointee)
        }
        count = parents.count
      }
    }
  }

  /// Every column is its own root.
  init(columnCount: Int) {
    ground = columnCount
    parents = .allocate(capacity: columnCount + 1)
    next = .allocate(capacity: columnCount + 1)
    for column in 0...columnCount {
      next.initializeElement(at: column, to: Int32(truncatingIfNeeded: column))
      parents.initializeElement(
        at: column, to: Place(root: column, scale: 1, offset: ContainerLength()))
    }
  }

  deinit {
    parents.deallocate()
    next.deallocate()
  }

  /// Defines a root in terms of another root, or of the ground.
  mutating func set(_ root: Int, to place: Place) {
    parents[root] = place
    // Two rings become one where two of their columns exchange what comes next.
    if place.root != ground { next.swapAt(root, place.root) }
  }

  /// A column in terms of its root, valid up to the next change; shortens the path for the next
  /// call.
  @inline(__always)
  mutating func place(of column: Int) -> UnsafePointer<Place> {
    let root = parents[column].root
    if parents[root].root != root { shorten(column) }
    return UnsafePointer(parents.baseAddress.unsafelyUnwrapped + column)
  }

  /// Puts a column, and all between it and its root, directly in terms of the root.
  ///
  /// Iterative, since chains can be longer than the stack is deep.
  private mutating func shorten(_ column: Int) {
    let middle = parents[column].root
    if parents[parents[middle].root].root == parents[middle].root { return skip(middle, column) }
    var top = column
    while true {
      let parent = parents[top].root
      if parents[parent].root == parent { break }
      path.append(top)
      top = parent
    }
    while let next = path.popLast() { skip(parents[next].root, next) }
  }

  /// Puts a column in terms of its parent's parent.
  private func skip(_ middle: Int, _ column: Int) {
    let parent = parents[middle]
    let scale = parents[column].scale
    parents[column].offset.add(parent.offset, times: scale)
    parents[column].scale = scale * parent.scale
    parents[column].root = parent.root
  }
}
