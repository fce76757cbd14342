/// The edits of a layouter that its parts have not all taken over yet.
struct PendingEdits {
  /// Those that the prepared system lacks, in their order.
  var all: [SystemEdit] = []
  /// Those since the last layout.
  var new: [SystemEdit] = []
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

  /// Whether there are so many that copying the list costs as much as copying the system from time
  /// to time: this grows with the square root of its size.
  func areMany(for system: ConstraintSystem) -> Bool {
    all.count * all.count > 25 * (system.constraints.count + system.items.count)
  }
}
