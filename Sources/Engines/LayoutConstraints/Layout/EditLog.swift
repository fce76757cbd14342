import Synchronization

/// The first edits of a list that only grows, so that layouts share it and copy nothing.
struct EditLog: Sendable {
  private var list = List([])
  /// The number of edits.
  private(set) var count = 0

  /// Whether there are no edits.
  var isEmpty: Bool { count == 0 }

  /// The edits, in their order; takes linear time.
  var edits: [SystemEdit] { list.first(count) }

  /// Adds an edit.
  ///
  /// Constant time, unless another copy of the log got another edit first: linear then.
  mutating func append(_ edit: SystemEdit) {
    if !list.append(edit, after: count) { list = List(edits + [edit]) }
    count += 1
  }

  /// The list that copies of a log share.
  private final class List: Sendable {
    private let edits: Mutex<[SystemEdit]>

    init(_ edits: [SystemEdit]) {
      self.edits = Mutex(edits)
    }

    func first(_ count: Int) -> [SystemEdit] {
      edits.withLock { Array($0.prefix(count)) }
    }

    /// Adds an edit if there are `count` so far, and returns whether it did.
    func append(_ edit: SystemEdit, after count: Int) -> Bool {
      edits.withLock { edits in
        guard edits.count == count else { return false }
        edits.append(edit)
        return true
      }
    }
  }
}
