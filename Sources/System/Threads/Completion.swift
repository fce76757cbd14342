import Foundation
import Synchronization

/// The end of something on other threads, for which one thread waits.
///
/// While the main thread waits, it does what other threads have for it: see `MainThread.run`.
package final class Completion: Sendable {
  private let isOver = Atomic(false)
  private let ended = DispatchSemaphore(value: 0)

  package init() {}

  /// Ends the wait; to be called once.
  package func signal() {
    MainThread.announce { isOver.store(true, ordering: .releasing) }
    ended.signal()
  }

  /// Waits for the end; calls `tick` about once a second.
  package func wait(tick: () -> Void = {}) {
    guard !MainThread.isCurrent else {
      return MainThread.work(until: { isOver.load(ordering: .acquiring) }, tick: tick)
    }
    while ended.wait(timeout: .now() + 1) == .timedOut { tick() }
  }
}
