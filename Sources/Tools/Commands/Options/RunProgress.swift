import ArgumentParser
import Foundation
import Runs
import Scenarios
import Synchronization

/// Whether progress is printed; the same word in every command that takes long.
struct ProgressOptions: ParsableArguments {
  @Flag(help: "Suppress progress output.")
  var quiet = false
}

/// Reports progress on standard error.
///
/// On a terminal, one line is rewritten. Elsewhere a new line is printed at most every ten seconds,
/// the first one ten seconds after the start. Safe to use from any thread.
final class RunProgress: Sendable {
  private let total: Int
  private let verb: String
  private let isQuiet: Bool
  private let isTerminal: Bool
  private let state: Mutex<State>

  private struct State {
    var done = 0
    var running: [String] = []
    var lastShown: ContinuousClock.Instant
    var hasLine = false
  }

  /// Begins to report on `total` items that are about to be `verb`: "compared", "timed".
  init(total: Int, verb: String, quiet: Bool = false) {
    self.total = total
    self.verb = verb
    isQuiet = quiet
    isTerminal = Terminal.errorIsTerminal
    // A terminal shows the first item at once.
    let start = isTerminal ? ContinuousClock.now - .seconds(10) : .now
    state = Mutex(State(lastShown: start))
  }

  /// Notes that work on `item` begins.
  func begin(_ item: String) {
    state.withLock { $0.running.append(item) }
    show()
  }

  /// Notes that work on `item` has ended.
  func end(_ item: String) {
    state.withLock { state in
      state.done += 1
      if let index = state.running.firstIndex(of: item) { state.running.remove(at: index) }
    }
    show()
  }

  /// Shows how far it is, unless that was shown a moment ago.
  func show() {
    guard !isQuiet else { return }
    state.withLock { state in
      let pause: Duration = isTerminal ? .milliseconds(100) : .seconds(10)
      let now = ContinuousClock.now
      guard now - state.lastShown >= pause, state.done < total else { return }
      state.lastShown = now
      state.hasLine = true
      write(isTerminal ? "\r\u{1B}[K" + line(state) : line(state) + "\n")
    }
  }

  /// Removes the line of a terminal.
  func finish() {
    state.withLock { state in
      guard isTerminal, state.hasLine else { return }
      state.hasLine = false
      write("\r\u{1B}[K")
    }
  }

  private func line(_ state: State) -> String {
    let running = state.running.prefix(4).joined(separator: ", ")
    let line =
      "\(verb) \(state.done) of \(total), \(total - state.done) left"
      + (running.isEmpty ? "" : ": \(running.printable)")
    // A line that wraps could not be written over.
    return isTerminal && line.count > 79 ? String(line.prefix(78)) + "…" : line
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

extension RunObserver {
  /// Reports progress and messages on standard error; messages alone if `quiet`.
  static func terminal(quiet: Bool) -> RunObserver {
    let progress = CurrentProgress()
    return RunObserver(
      beginStage: { stage, total in
        progress.current = RunProgress(total: total, verb: stage.rawValue, quiet: quiet)
      },
      begin: { progress.current?.begin($0) }, end: { progress.current?.end($0) },
      tick: { progress.current?.show() },
      endStage: {
        progress.current?.finish()
        progress.current = nil
      },
      note: Terminal.note)
  }
}

/// The progress of the stage that goes on, which closures share.
private final class CurrentProgress: Sendable {
  private let progress = Mutex<RunProgress?>(nil)

  var current: RunProgress? {
    get { progress.withLock { $0 } }
    set { progress.withLock { $0 = newValue } }
  }
}
