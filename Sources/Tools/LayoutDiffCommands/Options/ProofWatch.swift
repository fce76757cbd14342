import Dispatch
import Proving

/// Says on standard error how far a proof is, every ten seconds and where somebody ends it.
///
/// Lasts until it is released.
final class ProofWatch {
  private let interruption: Interruption
  private let timer: (any DispatchSourceTimer)?

  /// Begins to watch; without progress if `quiet`.
  init(_ work: ProofWork, quiet: Bool) {
    interruption = Interruption {
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
}
