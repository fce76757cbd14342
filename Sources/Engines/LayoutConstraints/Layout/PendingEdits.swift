/// The edits of a layouter that its parts have not all taken over yet.
struct PendingEdits {
  /// The edits that the prepared system lacks, in their order.
  private(set) var all = EditLog()
  /// The edits since the last layout.
  private(set) var new: [SystemEdit] = []
  /// The constraints and the items that the reduced systems lack edits of.
  private(set) var constraints: Set<Int> = []
  private(set) var items: Set<Int> = []

  /// Adds an edit that was checked.
  mutating func append(_ edit: SystemEdit) {
    all.append(edit)
    new.append(edit)
    switch edit {
    case .constant(_, let constraint): constraints.insert(constraint)
    case .content(_, let item): items.insert(item)
    }
  }

  /// Forgets the edits since the last layout, since there is another one now.
  mutating func forgetNew() {
    new.removeAll(keepingCapacity: true)
  }

  /// Forgets the edits that the prepared system lacks, since it has them now.
  mutating func forgetAll() {
    all = EditLog()
  }

  /// Whether there are so many that putting them into the system takes constant time for each.
  func areMany(for system: ConstraintSystem) -> Bool {
    all.count > system.constraints.count + system.items.count
  }
}
