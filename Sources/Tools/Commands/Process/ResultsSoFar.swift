import Synchronization

/// The results of a command so far, for whoever ends it early.
final class ResultsSoFar<Item: Sendable>: Sendable {
  private let items = Mutex<[Item]>([])

  func add(_ item: Item) { items.withLock { $0.append(item) } }

  var all: [Item] { items.withLock { $0 } }
}
