import Foundation
import Synchronization

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
    let here = items.indices.filter { staysHere(items[$0]) }
    let elsewhere = items.indices.filter { !staysHere(items[$0]) }
    let answers = Answers<Answer>(count: items.count)
    let answer: @Sendable (Int) -> Void = { index in
      observer.begin(name(items[index]))
      answers[index] = work(items[index])
      observer.end(name(items[index]))
    }
    let workers = Workers(queue: elsewhere, work: answer)
    here.forEach(answer)
    workers.wait(tick: observer.tick)
    return answers.all
  }
}

/// One answer for each item, from whatever thread it comes.
private final class Answers<Answer: Sendable>: Sendable {
  private let answers: Mutex<[Answer?]>

  init(count: Int) {
    answers = Mutex(Array(repeating: nil, count: count))
  }

  subscript(index: Int) -> Answer? {
    get { answers.withLock { $0[index] } }
    set { answers.withLock { $0[index] = newValue } }
  }

  var all: [Answer] { answers.withLock { $0.compactMap { $0 } } }
}

/// Threads that take one item after the other from a queue, until it is empty.
private final class Workers: Sendable {
  private let queue: [Int]
  private let work: @Sendable (Int) -> Void
  private let next = Atomic(0)
  private let running: Mutex<Int>
  private let ended = DispatchSemaphore(value: 0)
  /// How many threads could not be made.
  private let missing = Atomic(0)

  /// As much as the main thread has: what runs there runs here.
  private static let stackBytes = 8 << 20

  init(queue: [Int], work: @escaping @Sendable (Int) -> Void) {
    self.queue = queue
    self.work = work
    let count = min(ProcessInfo.processInfo.activeProcessorCount, queue.count)
    running = Mutex(count)
    for _ in 0..<count where !NativeThread.start(stackBytes: Self.stackBytes, takeTurns) {
      // Without memory for another thread, the others do its work, or the thread that waits.
      missing.add(1, ordering: .relaxed)
    }
  }

  /// Waits until the queue is empty and all work is done; calls `tick` about once a second.
  func wait(tick: () -> Void) {
    guard !queue.isEmpty else { return }
    for _ in 0..<missing.load(ordering: .relaxed) { takeTurns() }
    while ended.wait(timeout: .now() + 1) == .timedOut { tick() }
  }

  private func takeTurns() {
    while true {
      let turn = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard turn < queue.count else { break }
      work(queue[turn])
    }
    let left = running.withLock { count in
      count -= 1
      return count
    }
    if left == 0 { ended.signal() }
  }
}
