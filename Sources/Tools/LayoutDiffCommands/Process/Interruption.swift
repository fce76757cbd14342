import Dispatch
import Foundation
import Synchronization

/// What happens when somebody ends the program while a command runs: Ctrl-C, `kill`, a closed
/// terminal.
///
/// Until the command begins to write, the program ends at once. From then on the command is asked to
/// end, so that it leaves nothing half written. It is by the signal that the program ends, as shells
/// expect it.
final class Interruption {
  private let state: InterruptionState
  private let sources: [any DispatchSourceSignal]

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Begins to listen; `lastWords` says what is left behind where nothing was written.
  init(lastWords: @escaping @Sendable () -> Void) {
    let state = InterruptionState()
    self.state = state
    // A file that becomes too large is then an error to be told, and not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    guard Self.canListen else {
      sources = []
      return
    }
    sources = Self.signals.compactMap { number in
      // What was to be ignored, as by nohup, stays so; a source that never listens must not be made.
      guard !Self.isIgnored(signal(number, SIG_IGN)) else { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        if state.ask(number) { return }
        lastWords()
        Self.end(by: number)
      }
      source.resume()
      return source
    }
  }

  /// From now on the command looks itself whether it is to end.
  func beginToWrite() { state.beginToWrite() }

  /// Whether the command is to end.
  var isAsked: Bool { state.asked != nil }

  /// Ends the program if that was asked for while the command wrote.
  func endIfAsked() {
    if let number = state.asked { Self.end(by: number) }
  }

  /// Whether the system has descriptors left for what Dispatch listens with: without them it would end
  /// the program.
  static var canListen: Bool {
    let spare = (0..<8).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
    defer { for descriptor in spare where descriptor >= 0 { close(descriptor) } }
    return spare.allSatisfy { $0 >= 0 }
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func end(by number: Int32) {
    // The queue that hears signals holds them back from all threads.
    var held = sigset_t()
    sigemptyset(&held)
    sigaddset(&held, number)
    pthread_sigmask(SIG_UNBLOCK, &held, nil)
    signal(number, SIG_DFL)
    raise(number)
    _exit(128 + number)
  }
}

/// What the thread that hears signals shares with the command.
private final class InterruptionState: Sendable {
  private let state = Mutex(State())

  private struct State {
    var asked: Int32?
    var isWriting = false
  }

  var asked: Int32? { state.withLock { $0.asked } }

  func beginToWrite() { state.withLock { $0.isWriting = true } }

  /// Notes a signal; says whether the command takes care of it.
  func ask(_ number: Int32) -> Bool {
    state.withLock { state in
      if state.isWriting, state.asked == nil { state.asked = number }
      return state.isWriting
    }
  }
}
