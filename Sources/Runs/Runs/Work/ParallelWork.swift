import Threads

/// Does the same work on many items, as many at a time as there are cores.
///
/// An item is worked on by one thread from beginning to end: no problem of the solver's ever crosses
/// threads.
package enum ParallelWork {
  /// The answers of `work`, in the order of `items`, however long each of them takes.
  ///
  /// `staysHere` names items that are worked on by the calling thread alone, one after the other:
  /// screens in Swift, which may share what no lock guards. `observer` receives what begins and ends.
  package static func map<Item: Sendable, Answer: Sendable>(
    _ items: [Item], observer: RunObserver, name: @escaping @Sendable (Item) -> String,
    staysHere: (Item) -> Bool = { _ in false }, _ work: @escaping @Sendable (Item) -> Answer
  ) -> [Answer] {
    Cores.map(
      items.count, staysHere: { staysHere(items[$0]) }, tick: observer.tick
    ) { index in
      observer.begin(name(items[index]))
      defer { observer.end(name(items[index])) }
      return work(items[index])
    }
  }
}
