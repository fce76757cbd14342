import Synchronization

/// The simplex steps and the time that all solves of a thread may still take together, whoever asks for
/// them there.
///
/// A program that answers a person sets one around each answer: a hostile text then costs no more than
/// it allows, however many programs it becomes. Safe to use from any thread, so that another one can
/// cancel it.
package final class SolverAllowance: Sendable {
  /// The allowance of what runs now; `nil` for none, as in most commands.
  @TaskLocal package static var current: SolverAllowance?

  /// When the time is over.
  package let deadline: ContinuousClock.Instant

  private let steps: Int
  private let seconds: Double
  private let spent = Atomic(0)
  private let cancelled = Atomic(false)

  /// Allows this many simplex steps, in this many seconds from now.
  package init(steps: Int, seconds: Double) {
    self.steps = steps
    self.seconds = seconds
    deadline = .now + .seconds(min(max(seconds, 0), 1e6))
  }

  /// Allows this many simplex steps, in any time: it ends at the same place on every machine.
  package convenience init(steps: Int) { self.init(steps: steps, seconds: .infinity) }

  /// The steps that are left; 0 once somebody cancelled.
  package var stepsLeft: Int {
    isCancelled ? 0 : max(0, steps - spent.load(ordering: .relaxed))
  }

  /// Subtracts steps; a solve that takes none counts as one.
  package func spend(steps: Int) { spent.add(steps, ordering: .relaxed) }

  /// Ends it: solves that are asked for from now on take no step.
  package func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// Whether somebody ended it.
  package var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// Why there is nothing left; `nil` while there is some.
  package var end: End? {
    if isCancelled { return .cancelled }
    if stepsLeft == 0 { return .steps(most: steps) }
    return deadline <= .now ? .time(seconds: seconds) : nil
  }

  /// Why there is nothing left of an allowance.
  package enum End: Sendable, Hashable, Decodable {
    /// Somebody cancelled it.
    case cancelled
    /// All simplex steps were taken.
    case steps(most: Int)
    /// The time is over.
    case time(seconds: Double)

    /// The reason as the end of a sentence: `after 10 seconds`.
    package var words: String {
      switch self {
      case .cancelled: "because nobody waits for it"
      case .steps(let most): "after \(most) simplex step\(most == 1 ? "" : "s")"
      case .time(let seconds): "after \(seconds.formatted()) seconds"
      }
    }
  }
}

extension Double {
  /// The number without a fraction of zero: `10`, `0.5`.
  fileprivate func formatted() -> String {
    self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)"
  }
}
