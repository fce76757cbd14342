/// Receives news of a run while it lasts; the run itself prints nothing.
///
/// Closures may be called from any thread, and several at once.
package struct RunObserver: Sendable {
  package enum Stage: String, Sendable {
    case read, compared, sampled, timed
  }

  package var beginStage: @Sendable (_ stage: Stage, _ total: Int) -> Void = { _, _ in }
  package var begin: @Sendable (_ item: String) -> Void = { _ in }
  package var end: @Sendable (_ item: String) -> Void = { _ in }
  package var tick: @Sendable () -> Void = {}
  package var endStage: @Sendable () -> Void = {}
  /// Receives a message for people that is no result, such as why something was not timed.
  package var note: @Sendable (_ message: String) -> Void = { _ in }

  package static let silent = RunObserver()
}
