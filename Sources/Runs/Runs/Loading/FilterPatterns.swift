import Foundation
import Scenarios
import Synchronization

/// Regular expressions that names are chosen by: those that any of them matches.
package struct FilterPatterns: Sendable {
  /// The expressions, as they were given.
  let texts: [String]

  /// Longer expressions are none that a person wrote, and some nest so deeply that reading them
  /// takes more stack than there is.
  static let mostBytes = 1000

  /// The processor time that one name may take.
  ///
  /// Ours: names take millionths of a second, but some expressions, such as `(a*)*b`, take longer
  /// than anybody lives.
  static let patience = 2.0

  /// The mistake in an expression; `nil` where it can be used.
  package static func problem(of text: String) -> String? {
    guard text.utf8.count <= mostBytes else {
      return "a filter has at most \(mostBytes) bytes; this one has \(text.utf8.count)."
    }
    return (try? Regex(text)) == nil
      ? "'\(ScenarioName.printable(text))' is not a regular expression." : nil
  }

  /// Whether each of `names`, given with all its spellings, is wanted; all are where there are no
  /// expressions.
  ///
  /// Throws where an expression takes too long, and leaves it to run on: nothing can end it but the
  /// end of the program.
  func matches(_ names: [[String]]) throws(FilterTooSlow) -> [Bool] {
    guard !texts.isEmpty, !names.isEmpty else { return names.map { _ in true } }
    let ended = DispatchSemaphore(value: 0)
    let progress = FilterProgress()
    let thread = Thread { [texts] in
      let patterns = texts.compactMap { text in (try? Regex(text)).map { (text, $0) } }
      for spellings in names {
        let isWanted = patterns.contains { text, pattern in
          progress.begin(text)
          return spellings.contains { $0.contains(pattern) }
        }
        progress.add(isWanted)
      }
      ended.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    var (done, start) = (0, Self.processorTime)
    while ended.wait(timeout: .now() + 0.1) == .timedOut {
      let now = progress.current
      if now.answers.count > done { (done, start) = (now.answers.count, Self.processorTime) }
      // By processor time, since on a busy machine nothing at all may happen for long.
      if Self.processorTime - start > Self.patience { throw FilterTooSlow(text: now.text) }
    }
    return progress.current.answers
  }

  /// The seconds of all processors that this program took so far.
  private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

/// The error that matching a regular expression takes too long.
package struct FilterTooSlow: Error, CustomStringConvertible {
  /// The expression.
  let text: String

  package var description: String {
    """
    '\(ScenarioName.printable(text))' takes too long to match; a repetition inside a repetition, as \
    in (a*)*, tries out too many ways.
    """
  }
}

/// How far the matching is, between the thread that does it and the one that waits.
private final class FilterProgress: Sendable {
  private let state = Mutex(State())

  struct State {
    var text = ""
    var answers: [Bool] = []
  }

  /// The state as it is now.
  var current: State { state.withLock { $0 } }

  /// Notes the expression that is tried now.
  func begin(_ text: String) { state.withLock { $0.text = text } }

  /// Notes the answer for the next name.
  func add(_ isWanted: Bool) { state.withLock { $0.answers.append(isWanted) } }
}
