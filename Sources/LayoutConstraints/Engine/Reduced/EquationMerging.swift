/// Merges columns by all equations that have no more than two of them left.
///
/// An equation with more is looked at again as soon as one of its columns is merged, so that the
/// order in which constraints were written does not matter.
struct EquationMerging {
  private let rows: SparseRows
  private(set) var merging: ColumnMerging
  private var sum: RowSum
  /// Whether a row became a definition of a root, or says nothing any more.
  private(set) var isUsed: [Bool]
  private var queue: [Int] = []
  private var isQueued: [Bool]
  /// The rows that wait for each root, as linked lists: `entryRows` and `entryNexts`.
  private var firstEntries: [Int]
  private var lastEntries: [Int]
  private var entryCounts: [Int]
  private var entryRows: [Int] = []
  private var entryNexts: [Int] = []

  init(_ rows: SparseRows, merging: ColumnMerging) {
    self.rows = rows
    self.merging = merging
    sum = RowSum(columnCount: merging.ground)
    isUsed = [Bool](repeating: false, count: rows.count)
    isQueued = isUsed
    firstEntries = [Int](repeating: -1, count: merging.ground + 1)
    lastEntries = firstEntries
    entryCounts = [Int](repeating: 0, count: merging.ground + 1)
  }

  /// Merges what can be merged; nearly linear in the number of terms.
  mutating func run() throws(ReductionFailure) {
    for row in 0..<rows.count where rows.isEquation(row) {
      try merge(row, isNew: true)
      while let next = queue.popLast() {
        isQueued[next] = false
        try merge(next, isNew: false)
      }
    }
  }

  private mutating func merge(_ row: Int, isNew: Bool) throws(ReductionFailure) {
    if isUsed[row] { return }
    try sum.set(to: row, of: rows, &merging)
    switch sum.roots.count {
    case 0: isUsed[row] = true
    case 1:
      isUsed[row] = true
      join(sum.roots[0], sum.coefficients[0], with: merging.ground, 0, row)
    case 2:
      isUsed[row] = true
      let keepsFirst = entryCounts[sum.roots[0]] > entryCounts[sum.roots[1]]
      let child = keepsFirst ? 1 : 0
      let root = 1 - child
      join(
        sum.roots[child], sum.coefficients[child], with: sum.roots[root], sum.coefficients[root],
        row)
    default:
      guard isNew else { return }
      for root in sum.roots { watch(root, row) }
    }
  }

  /// Takes `coefficient × child + other × root + shift = right side` as what the child is.
  private mutating func join(
    _ child: Int, _ coefficient: Double, with root: Int, _ other: Double, _ row: Int
  ) {
    var offset = sum.shift.scaled(by: -1 / coefficient)
    offset.constant += rows.rightSides[row] / coefficient
    merging.set(
      child, to: ColumnMerging.Place(root: root, scale: -other / coefficient, offset: offset))
    var entry = firstEntries[child]
    guard entry >= 0 else {
      entryCounts[root] += entryCounts[child] + 1
      return
    }
    while entry >= 0 {
      let waiting = entryRows[entry]
      if !isQueued[waiting] && !isUsed[waiting] {
        isQueued[waiting] = true
        queue.append(waiting)
      }
      entry = entryNexts[entry]
    }
    entryCounts[root] += entryCounts[child] + 1
    if root == merging.ground { return }
    if firstEntries[root] < 0 {
      firstEntries[root] = firstEntries[child]
    } else {
      entryNexts[lastEntries[root]] = firstEntries[child]
    }
    lastEntries[root] = lastEntries[child]
  }

  private mutating func watch(_ root: Int, _ row: Int) {
    entryRows.append(row)
    entryNexts.append(-1)
    let entry = entryRows.count - 1
    if firstEntries[root] < 0 {
      firstEntries[root] = entry
    } else {
      entryNexts[lastEntries[root]] = entry
    }
    lastEntries[root] = entry
    entryCounts[root] += 1
  }
}
