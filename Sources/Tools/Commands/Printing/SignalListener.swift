import Dispatch
import Foundation
import Synchronization
import Threads

/// A thread that waits for signals, and calls a closure outside of any signal handler.
///
/// It is made at once: where the memory ends, no thread can be made when a signal comes. Where there is no
/// thread, signals keep doing what they do. A source of Dispatch would need file descriptors, and would
/// lose signals that were held back.
enum SignalListener {
  private static let hasBegun = Atomic(false)
  private static let last = Atomic<Int32>(0)
  private static let arrived = DispatchSemaphore(value: 0)

  /// Calls `heard` with the number of each of these signals, from another thread; only the first call
  /// has an effect.
  ///
  /// A signal that arrived earlier, and was blocked, is handled before this returns. Otherwise a short
  /// command would end first. Signals that are ignored, as by nohup, stay so.
  static func listen(to signals: [Int32], _ heard: @escaping @Sendable (Int32) -> Void) {
    guard !hasBegun.exchange(true, ordering: .relaxed) else { return }
    // Made here: a handler may take neither locks nor memory.
    let arrived = arrived
    // Asking by ignoring it for a moment would lose a signal that comes now, or was held back.
    let handled = signals.filter { !isIgnored($0) }
    // Handlers come before the thread, which lets signals in that were held back until then.
    for number in handled {
      signal(number) { number in
        let error = errno
        SignalListener.last.store(number, ordering: .relaxed)
        SignalListener.arrived.signal()
        errno = error
      }
    }
    let hasBegunToListen = DispatchSemaphore(value: 0)
    let isListening = NativeThread.start(stackBytes: 1 << 20) {
      // The handlers of signals that waited have run when this returns.
      unblock(signals)
      while arrived.wait(timeout: .now()) == .success { heard(last.load(ordering: .relaxed)) }
      hasBegunToListen.signal()
      while true {
        arrived.wait()
        heard(last.load(ordering: .relaxed))
      }
    }
    if isListening {
      hasBegunToListen.wait()
    } else {
      for number in handled { signal(number, SIG_DFL) }
    }
  }

  /// Lets the current thread receive signals, which the program that started this one may have held back.
  static func unblock(_ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
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
