import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Playground

@Suite("Threads that answer")
struct AnswerThreadTests {
  /// Answers that take until somebody opens the door.
  private final class Door: Sendable {
    private let opened = DispatchSemaphore(value: 0)
    func wait() { opened.wait() }
    /// Waits on a thread of its own: the threads of tasks are few.
    func opens() async {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { [self] in
          wait()
          continuation.resume()
        }
      }
    }
    func open(times: Int) { for _ in 0..<times { opened.signal() } }
  }

  /// The names of those who were answered.
  private final class Answered: Sendable {
    private let all = Mutex<[String]>([])
    var names: [String] { all.withLock { $0 } }
    func add(_ name: String) { all.withLock { $0.append(name) } }
  }

  @Test("a picture waits for no answer that takes long, however many there are")
  func picture() async {
    let threads = AnswerThreads(wanted: 2)
    let door = Door()
    let count = 12
    async let slow = withTaskGroup(of: Int.self) { group in
      for number in 0..<count {
        group.addTask {
          await threads.run(client: "a") {
            door.wait()
            return number
          }
        }
      }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    // Would never come back where all threads took long answers.
    for number in 0..<5 {
      #expect(await threads.run(.picture, client: "b") { number } == number)
    }
    door.open(times: count)
    #expect(await slow == Set(0..<count))
  }

  @Test("a client with an answer in the making lets another one go first")
  func fair() async {
    let threads = AnswerThreads(wanted: 3)
    let (first, second, began) = (Door(), Door(), Door())
    let answered = Answered()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await threads.run(client: "a") {
          began.open(times: 1)
          first.wait()
        }
      }
      await began.opens()
      // Takes the only other thread for such answers.
      group.addTask {
        await threads.run(client: "c") {
          began.open(times: 1)
          second.wait()
        }
      }
      await began.opens()
      let waiting = ["a", "a", "b"]
      for client in waiting {
        group.addTask {
          await threads.run(client: client) { answered.add(client) }
        }
      }
      while threads.waiting < waiting.count { await Task.yield() }
      // The work for `a` goes on.
      second.open(times: 1)
      while answered.names.isEmpty { await Task.yield() }
      first.open(times: 1)
    }
    #expect(answered.names.count == 3)
    #expect(answered.names.first == "b")
  }
}
