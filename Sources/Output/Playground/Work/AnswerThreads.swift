import Foundation
import Threads

enum Urgency: Sendable {
  /// The picture of the newest text: somebody types.
  case picture
  /// Answers that are read after the picture.
  case later
}

/// A few threads that answer questions, one each at a time.
///
/// Pictures come first, and one thread does nothing else, so that slow answers delay no picture.
/// Among the other questions, a client without a running answer comes before one that has one;
/// otherwise, questions are answered in the order of their arrival. The engines need a deep stack and
/// may take long, so they never run on threads that serve connections.
final class AnswerThreads: Sendable {
  private let queue: JobQueue
  private let count: Int

  /// As much as the main thread has: what runs there runs here.
  private static let stackBytes = 8 << 20

  /// As many threads as there are cores, from 2 to 8; or `wanted`.
  init(
    wanted: Int = max(2, min(ProcessInfo.processInfo.activeProcessorCount, 8))
  ) {
    let queue = JobQueue(threads: wanted)
    self.queue = queue
    count = (0..<wanted).count { _ in
      NativeThread.start(stackBytes: Self.stackBytes) {
        while let job = queue.next() {
          job.work()
          queue.end(job)
        }
      }
    }
    queue.limit(threads: count)
  }

  deinit { queue.close() }

  var waiting: Int { queue.waiting }

  /// The answer of `work` for a client, which one of the threads does.
  func run<Answer: Sendable>(
    _ urgency: Urgency = .later, client: String = "", _ work: @escaping @Sendable () -> Answer
  ) async -> Answer {
    // Without memory for any thread, there is the one that asks.
    guard count > 0 else { return work() }
    return await withCheckedContinuation { continuation in
      queue.add(
        Job(urgency: urgency, client: client) { continuation.resume(returning: work()) })
    }
  }
}

private struct Job: Sendable {
  let urgency: Urgency
  let client: String
  let work: @Sendable () -> Void
}

/// The jobs that wait; which one is next depends on those that are being done.
private final class JobQueue: @unchecked Sendable {
  // Everything below is read and written under this lock only.
  private let condition = NSCondition()
  private var jobs: [Job] = []
  private var running: [String: Int] = [:]
  private var runningLater = 0
  private var mostLater: Int
  private var isClosed = false

  init(threads: Int) { mostLater = max(threads - 1, 1) }

  func limit(threads: Int) { locked { mostLater = max(threads - 1, 1) } }

  var waiting: Int {
    condition.lock()
    defer { condition.unlock() }
    return jobs.count
  }

  func add(_ job: Job) { locked { jobs.append(job) } }

  func close() { locked { isClosed = true } }

  func end(_ job: Job) {
    locked {
      running[job.client, default: 1] -= 1
      if running[job.client] == 0 { running[job.client] = nil }
      if job.urgency == .later { runningLater -= 1 }
    }
  }

  /// The next job, once there is one; `nil` when there will be none.
  func next() -> Job? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let index = nextIndex {
        let job = jobs.remove(at: index)
        running[job.client, default: 0] += 1
        if job.urgency == .later { runningLater += 1 }
        return job
      }
      if isClosed && jobs.isEmpty { return nil }
      condition.wait()
    }
  }

  private var nextIndex: Int? {
    if let picture = first(.picture) { return picture }
    return runningLater < mostLater ? first(.later) : nil
  }

  private func first(_ urgency: Urgency) -> Int? {
    let all = jobs.indices.filter { jobs[$0].urgency == urgency }
    return all.first { running[jobs[$0].client] == nil } ?? all.first
  }

  private func locked(_ change: () -> Void) {
    condition.lock()
    change()
    condition.broadcast()
    condition.unlock()
  }
}
