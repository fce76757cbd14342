/// What a point of each column costs on each level, as far as the cost is the same everywhere.
struct LinearCosts {
  /// The cost of a point on one level.
  struct Entry {
    var priority: Double
    var cost: Double
    /// The next entry of the column, or -1.
    var next: Int
  }

  private var firsts: [Int]
  private(set) var entries: [Entry] = []

  init(columnCount: Int) {
    firsts = [Int](repeating: -1, count: columnCount)
  }

  /// The first entry of a column, or -1.
  func first(of column: Int) -> Int { firsts[column] }

  /// Adds to the cost of a column on a level; what comes to 0 stays as 0.
  mutating func add(_ cost: Double, priority: Double, to column: Int) {
    var index = firsts[column]
    while index >= 0 {
      if entries[index].priority == priority {
        entries[index].cost += cost
        return
      }
      index = entries[index].next
    }
    entries.append(Entry(priority: priority, cost: cost, next: firsts[column]))
    firsts[column] = entries.count - 1
  }

  /// The cost that counts first: that on the highest level with any; `nil` without cost.
  func leading(of column: Int) -> Entry? {
    var index = firsts[column]
    var leading: Entry?
    while index >= 0 {
      let entry = entries[index]
      if entry.cost != 0, entry.priority > leading?.priority ?? 0 { leading = entry }
      index = entry.next
    }
    return leading
  }
}
