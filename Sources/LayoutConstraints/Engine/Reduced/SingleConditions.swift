/// The conditions with one root, by root.
struct SingleConditions {
  /// That `coefficient × root` plus a shift is the right side of a row.
  struct Single {
    /// The row of the system; -1 where this is a size that must not be negative.
    var row: Int
    var coefficient: Double
    var shift: ContainerLength
  }

  private(set) var all: [Single] = []
  private var starts: [Int]
  private var roots: [Int] = []

  init(columnCount: Int) {
    starts = [Int](repeating: 0, count: columnCount + 1)
  }

  /// The places of the conditions of a root in `all`, once they are sorted.
  func range(of root: Int) -> Range<Int> { starts[root]..<starts[root + 1] }

  mutating func reserve(_ count: Int) {
    all.reserveCapacity(count)
    roots.reserveCapacity(count)
  }

  mutating func append(_ single: Single, of root: Int) {
    all.append(single)
    roots.append(root)
    starts[root + 1] += 1
  }

  /// Sorts by root, once all are there.
  mutating func sort() {
    for root in 1..<starts.count { starts[root] += starts[root - 1] }
    var next = starts
    var sorted = all
    for (index, root) in roots.enumerated() {
      sorted[next[root]] = all[index]
      next[root] += 1
    }
    all = sorted
    roots = []
  }
}
