import Foundation

/// The main thread, on which views are made and laid out, as UIKit's are.
package enum MainThread {
  /// Work that other threads have for the main thread, and how often it waits for them; guarded by
  /// `changed`.
  nonisolated(unsafe) private static var pending: [MainWork] = []
  nonisolated(unsafe) private static var waits = 0
  private static let changed = NSCondition()

  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main thread, which is any thread that works on the main queue.
  ///
  /// In a program with an asynchronous `main` on Linux, the process's first thread has nothing to do.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }

  /// Runs `body` on the main thread, waits for it, and returns what it returns or throws.
  ///
  /// It runs at once where this is the main thread, or where that waits for a ``Completion``;
  /// otherwise when the main thread comes to its queue, as in an asynchronous `main` or a run loop. No
  /// value of a task goes along.
  package static func run<Value, Failure: Error>(
    _ body: @MainActor () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var result: Result<Value, Failure>?
    withoutActuallyEscaping(body) { body in
      let unchecked = unsafeBitCast(body, to: (() throws(Failure) -> Value).self)
      wait { result = Result(catching: unchecked) }
    }
    guard let result else { fatalError("the main thread skipped work") }
    return try result.get()
  }

  private static func wait(for work: () -> Void) {
    guard !isCurrent else { return work() }
    withoutActuallyEscaping(work) { work in
      let item = MainWork(work)
      changed.lock()
      pending.append(item)
      let isWaiting = waits > 0
      changed.signal()
      changed.unlock()
      if !isWaiting { DispatchQueue.main.async { Self.work(until: { true }) } }
      item.wait()
    }
  }

  /// Does the work of other threads until `isOver`, and at least all that there is now.
  ///
  /// To be called on the main thread. `tick` is called about once a second.
  static func work(until isOver: () -> Bool, tick: () -> Void = {}) {
    changed.lock()
    waits += 1
    while true {
      if !pending.isEmpty {
        let work = pending.removeFirst()
        changed.unlock()
        work.run()
        changed.lock()
      } else if isOver() {
        break
      } else if !changed.wait(until: Date(timeIntervalSinceNow: 1)) {
        changed.unlock()
        tick()
        changed.lock()
      }
    }
    waits -= 1
    changed.unlock()
  }

  /// Changes what the main thread waits for, and tells it.
  static func announce(_ change: () -> Void) {
    changed.lock()
    change()
    changed.signal()
    changed.unlock()
  }
}

/// Work for the main thread, for which another thread waits.
///
/// One thread at a time uses the closure, which makes the unchecked conformance safe.
private final class MainWork: @unchecked Sendable {
  private var body: (() -> Void)?
  private let done = DispatchSemaphore(value: 0)

  init(_ body: @escaping () -> Void) { self.body = body }

  func run() {
    runBody()
    done.signal()
  }

  /// On its own, so that nothing keeps the closure once the other thread goes on: it does not escape.
  @inline(never)
  private func runBody() {
    body?()
    body = nil
  }

  func wait() { done.wait() }
}
