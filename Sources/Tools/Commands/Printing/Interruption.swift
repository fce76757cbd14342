import Browsers
import Foundation
import Layouts
import Synchronization

/// The reaction when somebody ends the program while a command runs: Ctrl-C, `kill`, a closed
/// terminal.
///
/// The program ends at once, after the last words, which say what was found. A file that is being
/// written is finished before; a command that writes many is asked to end. It is by the signal that
/// the program ends, as shells expect it.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The state that the signal thread shares with the command: signals are the whole process's.
  private static let state = Mutex(State())

  private struct State {
    var asked: Int32?
    /// How many files are being written that must be whole, or not there.
    var writers = 0
    var lastWords: @Sendable () -> Void = {}
  }

  /// Begins to listen; `lastWords` prints what was found, or what is left behind.
  static func begin(lastWords: @escaping @Sendable () -> Void = {}) {
    state.withLock { $0.lastWords = lastWords }
    // A file that becomes too large is then an error to report, and not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    SignalListener.listen(to: signals) { hear($0) }
  }

  /// Begins to listen; the last words name what `work` was doing, after what `found` prints.
  static func begin(_ work: LayoutWork, found: @escaping @Sendable () -> Void = {}) {
    begin {
      found()
      Terminal.note(["interrupted", work.progress].compactMap(\.self).joined(separator: " while "))
    }
  }

  /// From now on the command looks itself whether it is to end.
  static func beginToWrite() { state.withLock { $0.writers += 1 } }

  /// From now on the command prints its results: there are no other last words.
  static func beginToPrint() { state.withLock { $0.lastWords = {} } }

  static var isAsked: Bool { state.withLock { $0.asked != nil } }

  /// Ends the program if that was asked for while the command wrote.
  static func endIfAsked() {
    if let number = state.withLock({ $0.asked }) { end(by: number) }
  }

  /// Writes a file that must be whole, or not there, before the program ends.
  static func finishing<Answer>(_ write: () throws -> Answer) rethrows -> Answer {
    SignalListener.listen(to: signals) { hear($0) }
    state.withLock { $0.writers += 1 }
    defer {
      let asked = state.withLock { state in
        state.writers -= 1
        return state.writers == 0 ? state.asked : nil
      }
      if let asked { hear(asked) }
    }
    return try write()
  }

  /// Ends the program after the last words, or notes that it is to end once everything is written.
  private static func hear(_ number: Int32) {
    let lastWords = state.withLock { state in
      state.asked = state.asked ?? number
      return state.writers > 0 ? nil : state.lastWords
    }
    guard let lastWords else { return }
    lastWords()
    end(by: number)
  }

  /// From any thread: one that holds the signal back would otherwise leave it waiting.
  private static func end(by number: Int32) {
    Browser.endAll()
    signal(number, SIG_DFL)
    SignalListener.unblock([number])
    raise(number)
    _exit(128 + number)
  }
}
