import Synchronization

/// When measuring text ends before it is done, for an answer that a person waits for: a text may be as
/// long as a file.
///
/// Sizes that were measured after the end are wrong, and are not remembered. Whoever sets a limit asks
/// afterwards whether it was reached, and discards the layout.
package final class MeasuringLimit: Sendable {
  /// The limit of what runs now; `nil` for none, as in most commands.
  @TaskLocal package static var current: MeasuringLimit?

  private let isOver: @Sendable () -> Bool
  private let reached = Atomic(false)

  /// Ends measuring as soon as `isOver` is true; it is asked before a text is measured, and then for
  /// about every thousand characters, from any thread.
  package init(_ isOver: @escaping @Sendable () -> Bool) { self.isOver = isOver }

  /// Whether a text was not measured to its end.
  package var isReached: Bool { reached.load(ordering: .relaxed) }

  /// Whether to end now; asks `isOver`, unless the end was reached before.
  package func ends() -> Bool {
    guard isReached || isOver() else { return false }
    reached.store(true, ordering: .relaxed)
    return true
  }
}
