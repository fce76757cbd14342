import Foundation
import Synchronization

/// Does the same work many times, as many at a time as there are cores.
///
/// A piece of work is done by one thread from beginning to end: no problem of the solver's ever crosses
/// threads.
package enum Cores {
  /// The answers of `work` to the numbers below `count`, in order, however long each of them takes.
  ///
  /// `staysHere` names numbers that the calling thread works on alone, one after the other. `tick` is
  /// called about once a second. It also ends where the system has no memory for another thread, and
  /// needs no file descriptor: Dispatch ends the program where it gets none.
  package static func map<Answer: Sendable>(
    _ count: Int, staysHere: (Int) -> Bool = { _ in false }, tick: () -> Void = {},
    _ work: @escaping @Sendable (Int) -> Answer
  ) -> [Answer] {
    let (here, elsewhere) = ((0..<count).filter(staysHere), (0..<count).filter { !staysHere($0) })
    let answers = Answers<Answer>(count: count)
    let workers = Workers(queue: elsewhere) { answers[$0] = work($0) }
    for number in here { answers[number] = work(number) }
    workers.wait(tick: tick)
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
  private let ended = Completion()
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
    ended.wait(tick: tick)
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
