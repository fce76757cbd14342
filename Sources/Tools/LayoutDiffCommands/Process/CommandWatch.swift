import Comparison
import Dispatch

/// Says on standard error how far a command is, every ten seconds and where somebody ends it.
///
/// Lasts until it is released.
final class CommandWatch {
  private let interruption: Interruption
  private let timer: (any DispatchSourceTimer)?

  /// Begins to watch; without progress if `quiet`.
  ///
  /// `found` prints what there is where somebody ends the command.
  init(_ work: LayoutWork, quiet: Bool = true, found: @escaping @Sendable () -> Void = {}) {
    interruption = Interruption {
      found()
      Terminal.note(["interrupted", work.progress].compactMap(\.self).joined(separator: " while "))
    }
    guard !quiet, Interruption.canListen else {
      timer = nil
      return
    }
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + 10, repeating: 10)
    timer.setEventHandler { work.progress.map(Terminal.note) }
    timer.resume()
    self.timer = timer
  }

  deinit { timer?.cancel() }

  /// From now on the command prints its results, and nothing is said where somebody ends it.
  func beginToPrint() { interruption.beginToPrint() }
}
