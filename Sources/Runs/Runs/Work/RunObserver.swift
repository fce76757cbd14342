/// Receives news of a run while it lasts; the run itself prints nothing.
///
/// Closures may be called from any thread, and several at once.
package struct RunObserver: Sendable {
  /// A stage of work on the items of a run.
  package enum Stage: String, Sendable {
    case read, compared, sampled, timed
  }

  /// Begins a stage with this many items.
  package var beginStage: @Sendable (_ stage: Stage, _ total: Int) -> Void
  /// Begins work on an item of the stage.
  package var begin: @Sendable (_ item: String) -> Void
  /// Ends work on an item of the stage.
  package var end: @Sendable (_ item: String) -> Void
  /// Called about once a second while work continues.
  package var tick: @Sendable () -> Void
  /// Ends the stage.
  package var endStage: @Sendable () -> Void
  /// Receives a message for people that is no result, such as why something was not timed.
  package var note: @Sendable (_ message: String) -> Void

  /// Makes an observer; without closures, one that ignores everything.
  package init(
    beginStage: @escaping @Sendable (Stage, Int) -> Void = { _, _ in },
    begin: @escaping @Sendable (String) -> Void = { _ in },
    end: @escaping @Sendable (String) -> Void = { _ in },
    tick: @escaping @Sendable () -> Void = {},
    endStage: @escaping @Sendable () -> Void = {},
    note: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.beginStage = beginStage
    self.begin = begin
    self.end = end
    self.tick = tick
    self.endStage = endStage
    self.note = note
  }

  /// Ignores everything.
  package static let silent = RunObserver()
}
