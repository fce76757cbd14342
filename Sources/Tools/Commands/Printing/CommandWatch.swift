import Dispatch
import Foundation
import Layouts

/// Prints a command's progress on standard error, every ten seconds and when somebody ends it.
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
    guard !quiet, Self.canUseDispatch else {
      timer = nil
      return
    }
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + 10, repeating: 10)
    timer.setEventHandler { work.progress.map(Terminal.note) }
    timer.resume()
    self.timer = timer
  }

  /// Whether the system has descriptors left for what Dispatch waits with: without them it would end the
  /// program.
  private static var canUseDispatch: Bool {
    let spare = (0..<8).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
    defer { for descriptor in spare where descriptor >= 0 { close(descriptor) } }
    return spare.allSatisfy { $0 >= 0 }
  }

  deinit { timer?.cancel() }

  /// From now on the command prints its results, and nothing is said where somebody ends it.
  func beginToPrint() { interruption.beginToPrint() }
}
