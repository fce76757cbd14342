import Synchronization

/// The connections that wait for their client, for a request or until it takes an answer, the one that waits
/// longest first.
///
/// Where there are as many clients as may be, one of these makes place for the next: so silent clients never
/// keep others out.
final class WaitingLines: Sendable {
  private let lines = Mutex<[Line]>([])

  func add(_ line: Line) { lines.withLock { $0.append(line) } }

  /// Counts a connection no more that has what it waited for, or that has ended.
  func remove(_ line: Line) { lines.withLock { lines in lines.removeAll { $0 === line } } }

  /// Cuts the connection that waits longest; false where none waits.
  func cutLongest() -> Bool {
    guard let line = lines.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
    line.cut()
    return true
  }
}
