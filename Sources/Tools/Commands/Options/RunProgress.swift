import ArgumentParser
import Foundation
import Geometry
import Runs
import Scenarios
import Synchronization

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
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let state: Mutex<State>

  private struct State {
    var done = 0
    var running: [String] = []
    var lastShown: ContinuousClock.Instant
    var hasLine = false
  }

  /// Begins to report on `total` items that are about to be `verb`: "compared", "timed".
  init(total: Int, verb: String) {
    self.total = total
    self.verb = verb
    // A terminal shows the first item at once.
    let start = isTerminal ? ContinuousClock.now - .seconds(10) : .now
    state = Mutex(State(lastShown: start))
  }

  func begin(_ item: String) {
    state.withLock { $0.running.append(item) }
    show()
  }

  func end(_ item: String) {
    state.withLock { state in
      state.done += 1
      if let index = state.running.firstIndex(of: item) { state.running.remove(at: index) }
    }
    show()
  }

  /// Shows how far it is, unless that was shown a moment ago.
  func show() {
    state.withLock { state in
      let pause: Duration = isTerminal ? .milliseconds(100) : .seconds(10)
      let now = ContinuousClock.now
      guard now - state.lastShown >= pause, state.done < total else { return }
      state.lastShown = now
      state.hasLine = true
      write(isTerminal ? "\r\u{1B}[K" + line(state) : line(state) + "\n")
    }
  }

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
    var observer = RunObserver.silent
    observer.note = Terminal.note
    guard !quiet else { return observer }
    let progress = CurrentProgress()
    observer.beginStage = { stage, total in
      progress.current = RunProgress(total: total, verb: stage.rawValue)
    }
    observer.begin = { progress.current?.begin($0) }
    observer.end = { progress.current?.end($0) }
    observer.tick = { progress.current?.show() }
    observer.endStage = {
      progress.current?.finish()
      progress.current = nil
    }
    return observer
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
