import Dispatch
import Foundation
import Synchronization
import Threads

/// A thread that waits for signals, and calls a closure outside of any signal handler.
///
/// It is made at once: where the memory ends, no thread can be made when a signal comes. Where there is no
/// thread or no pipe, signals keep doing what they do.
enum SignalListener {
  private static let hasBegun = Atomic(false)

  /// Calls `heard` with the number of each of these signals, from another thread; only the first call
  /// has an effect.
  ///
  /// A signal that arrived earlier, and was blocked, is handled before this returns. Otherwise a short
  /// command would end first.
  /// Signals that are ignored, as by nohup, stay so.
  static func listen(to signals: [Int32], _ heard: @escaping @Sendable (Int32) -> Void) {
    guard !hasBegun.exchange(true, ordering: .relaxed) else { return }
    guard let (reading, writing) = makePipe() else { return }
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
    let hasBegunToListen = DispatchSemaphore(value: 0)
    let isListening = NativeThread.start(stackBytes: 1 << 20) {
      // The handlers of signals that waited have run when this returns.
      unblock(signals)
      while hasByte(reading), let number = nextByte(of: reading) { heard(Int32(number)) }
      hasBegunToListen.signal()
      while let number = nextByte(of: reading) { heard(Int32(number)) }
    }
    if isListening {
      hasBegunToListen.wait()
    } else {
      for number in handled { signal(number, SIG_DFL) }
      for end in [reading, writing] { close(end) }
    }
  }

  /// The ends of a new pipe, above the three standard descriptors.
  ///
  /// If one of these is closed, the command's output would otherwise be read as signal numbers.
  private static func makePipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
    for end in ends { close(end) }
    guard moved.allSatisfy({ $0 >= 0 }) else {
      for end in moved where end >= 0 { close(end) }
      return nil
    }
    return (moved[0], moved[1])
  }

  /// Lets the current thread receive signals, which the program that started this one may have held back.
  static func unblock(_ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}

/// Whether a read would not wait.
private func hasByte(_ descriptor: Int32) -> Bool {
  var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return poll(&question, 1, 0) == 1
}

/// The next byte, once there is one; `nil` at the end.
private func nextByte(of descriptor: Int32) -> UInt8? {
  var byte: UInt8 = 0
  while true {
    let count = read(descriptor, &byte, 1)
    if count == 1 { return byte }
    if count == 0 || errno != EINTR { return nil }
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

/// Where handlers of signals write their number to; set once, before there is a handler.
private nonisolated(unsafe) var writingEnd: Int32 = -1
