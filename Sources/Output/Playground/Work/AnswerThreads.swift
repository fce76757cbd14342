import Dispatch
import Foundation
import Runs
import Synchronization

/// A few threads that answer questions, one each at a time, in the order in which they came.
///
/// The engines need a deep stack and may take long, so they never run where connections are served.
final class AnswerThreads: Sendable {
  private let queue = JobQueue()
  private let count: Int

  /// As much as the main thread has: what runs there runs here.
  private static let stackBytes = 8 << 20

  /// As many threads as there are cores, from 2 to 8; or `wanted`.
  init(
    wanted: Int = max(2, min(ProcessInfo.processInfo.activeProcessorCount, 8))
  ) {
    let queue = queue
    count = (0..<wanted).count { _ in
      NativeThread.start(stackBytes: Self.stackBytes) { while let job = queue.next() { job() } }
    }
  }

  deinit { queue.end(threads: count) }

  /// The answer of `work`, which one of the threads does.
  func run<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer {
    // Without memory for any thread, there is the one that asks.
    guard count > 0 else { return work() }
    return await withCheckedContinuation { continuation in
      queue.add { continuation.resume(returning: work()) }
    }
  }
}

/// Work that waits for a thread.
private final class JobQueue: Sendable {
  private let jobs = Mutex<[@Sendable () -> Void]>([])
  private let filled = DispatchSemaphore(value: 0)

  func add(_ job: @escaping @Sendable () -> Void) {
    jobs.withLock { $0.append(job) }
    filled.signal()
  }

  /// The next job, once there is one; `nil` when there will be none.
  func next() -> (@Sendable () -> Void)? {
    filled.wait()
    return jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  func end(threads: Int) {
    for _ in 0..<threads { filled.signal() }
  }
}
