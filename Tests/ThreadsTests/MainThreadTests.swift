import Foundation
import Synchronization
import Testing
import Threads

@Suite("The main thread")
struct MainThreadTests {
  @Test("work of another thread runs on the main thread, and its answer comes back")
  func fromAnotherThread() {
    let answer = MainThread.run {
      MainActor.assertIsolated("MainThread.run left the main thread")
      return [1, 2, 3]
    }
    #expect(answer == [1, 2, 3])
  }

  @Test("work of the main thread runs at once, also within other work for it")
  func nested() {
    let answer = MainThread.run { 1 + MainThread.run { 2 + MainThread.run { 3 } } }
    #expect(answer == 6)
  }

  @Test("an error is thrown to the thread that waits")
  func errors() {
    #expect(throws: CancellationError.self) {
      try MainThread.run { throw CancellationError() }
    }
  }

  @Test("the main thread does the work of the cores for which it waits", .timeLimit(.minutes(10)))
  @MainActor
  func whileMainWaits() {
    let answers = Cores.map(20) { number in
      MainThread.run {
        MainActor.assertIsolated("MainThread.run left the main thread")
        return number * 2
      }
    }
    #expect(answers == (0..<20).map { $0 * 2 })
  }

  @Test("the main thread does the work of a thread that works for it", .timeLimit(.minutes(10)))
  @MainActor
  func deepThreads() {
    #expect(Self.depth(12) == 12)
  }

  /// The number of threads that were made, each by the one before and the main thread in turn.
  private static func depth(_ left: Int) -> Int {
    guard left > 0 else { return 0 }
    var below = 0
    let hasRun = NativeThread.run(stackBytes: 1 << 20) {
      below = MainThread.run { depth(left - 1) }
    }
    return hasRun ? below + 1 : -1000
  }

  @Test("work of many threads at once is all done, each time on the main thread")
  func manyThreads() {
    let sum = Mutex(0)
    _ = Cores.map(500) { number in
      // Only the main thread changes it, so the lock is never held.
      MainThread.run {
        let isFree: Void? = sum.withLockIfAvailable { $0 += number }
        #expect(isFree != nil)
      }
    }
    #expect(sum.withLock { $0 } == 499 * 500 / 2)
  }
}
