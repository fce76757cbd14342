import Synchronization

/// The results of a command so far, for whoever ends it early.
final class ResultsSoFar<Item: Sendable>: Sendable {
  private let items = Mutex<[Item]>([])

  /// Adds an item, from any thread.
  func add(_ item: Item) { items.withLock { $0.append(item) } }

  /// The items so far, in the order in which they came.
  var all: [Item] { items.withLock { $0 } }
}
