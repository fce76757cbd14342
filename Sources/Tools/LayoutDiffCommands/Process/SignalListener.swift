import Foundation
import Runs
import Synchronization

/// A thread that waits for signals, and calls a closure outside of any signal handler.
///
/// It is made at once: where the memory ends, no thread can be made when a signal comes. Where there is no
/// thread or no pipe, signals keep doing what they do.
enum SignalListener {
  private static let hasBegun = Atomic(false)

  /// Calls `heard` with the number of each of these signals, from another thread; only the first call
  /// has an effect.
  ///
  /// Signals that are ignored, as by nohup, stay so.
  static func listen(to signals: [Int32], _ heard: @escaping @Sendable (Int32) -> Void) {
    guard !hasBegun.exchange(true, ordering: .relaxed) else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (reading, writing) = (ends[0], ends[1])
    writingEnd = writing
    // Handlers come before the thread, which lets signals in that were held back until then.
    var handled: [Int32] = []
    for number in signals {
      // Asking by ignoring it for a moment would lose a signal that comes now, or was held back.
      guard !isIgnored(number) else { continue }
      handled.append(number)
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        let error = errno
        _ = write(writingEnd, &byte, 1)
        errno = error
      }
    }
    let isListening = NativeThread.start(stackBytes: 1 << 20) {
      unblock(signals)
      var number: UInt8 = 0
      while true {
        let count = read(reading, &number, 1)
        if count == 1 { heard(Int32(number)) }
        if count == 0 || count < 0 && errno != EINTR { return }
      }
    }
    guard !isListening else { return }
    for number in handled { signal(number, SIG_DFL) }
    for end in [reading, writing] { close(end) }
  }
}

/// Whether nothing happens by a signal.
private func isIgnored(_ number: Int32) -> Bool {
  var action = sigaction()
  guard sigaction(number, nil, &action) == 0 else { return false }
  #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
  #else
    let handler = action.__sigaction_handler.sa_handler
  #endif
  return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

/// Lets the current thread receive signals, which the program that started this one may have held back.
private func unblock(_ signals: [Int32]) {
  var set = sigset_t()
  sigemptyset(&set)
  for number in signals { sigaddset(&set, number) }
  pthread_sigmask(SIG_UNBLOCK, &set, nil)
}

/// Where handlers of signals write their number to; set once, before there is a handler.
private nonisolated(unsafe) var writingEnd: Int32 = -1
