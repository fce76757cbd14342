import Foundation
import OSLogNames
import Testing

private let logger = Logger(subsystem: "app", category: "rows")

extension OSLog {
  fileprivate static let rows = OSLog(subsystem: "app", category: "rows")
}

@Suite("Logs and locks of apps")
struct LogTests {
  @Test("messages compile in all their forms, and read no value")
  func messages() {
    var reads = 0
    func read() -> Int {
      reads += 1
      return reads
    }
    let name: String? = "octocat"
    logger.debug("\(read()) of \(name ?? "nobody", privacy: .private(mask: .hash))")
    logger.log(level: .fault, "\(read(), format: .hex(minDigits: 8), align: .right(columns: 4))")
    logger.error("\(1.5, format: .fixed(precision: 2)) \(true, format: .answer)")
    logger.notice("\(String(describing: name), privacy: .public)")
    for log in [logger.trace, logger.info, logger.warning, logger.critical, logger.fault] {
      log("none")
    }
    os_log("plain")
    os_log("%d of %{public}@", log: .rows, type: .error, 3, name)
    os_log(.info, log: .rows, "%{public}s[%ld] %s", #file, #line, #function)
    let text: StaticString = "static"
    os_log(text, log: .disabled, type: .debug, name)
    #expect(reads == 0)
    #expect(!OSLog.rows.isEnabled(type: .error))
  }

  @Test("intervals are not recorded, and their tasks run")
  func signposts() {
    let poster = OSSignposter(logHandle: .rows)
    let state = poster.beginInterval("rows", id: poster.makeSignpostID(), "\(1)")
    poster.emitEvent("row")
    poster.endInterval("rows", state)
    #expect(poster.withIntervalSignpost("sum") { 1 + 1 } == 2)
    os_signpost(.begin, log: .rows, name: "rows")
    os_signpost(.end, log: .rows, name: "rows", signpostID: OSSignpostID(log: .rows), "%d", 1)
  }

  @Test("a lock lets one thread at a time change its state")
  func lock() {
    let sum = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in sum.withLock { $0 += 1 } }
    #expect(sum.withLock { $0 } == 1000)
    let gate = OSAllocatedUnfairLock()
    #expect(gate.lockIfAvailable() && !gate.lockIfAvailable())
    gate.unlock()
    #expect(gate.withLock { 3 } == 3)
    #expect(sum.withLockIfAvailable { $0 } == 1000)
  }
}
