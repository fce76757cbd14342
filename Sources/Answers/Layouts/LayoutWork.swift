package import LinearProgramming
package import Scenarios
import Synchronization

/// The work that a command may take, counted in layouts, and how far it has come.
///
/// Counts do not depend on the machine: work ends at the same place everywhere. Safe to use from any
/// thread, so that another one can show how far it is.
package final class LayoutWork: Sendable {
  /// The most layouts unless somebody allows more.
  ///
  /// Ours: the proofs of the shipped scenarios take a tenth of it at most, and all of it takes a few
  /// minutes.
  package static let usualBudget = 200_000

  /// The most layouts.
  package let budget: Int
  /// The simplex steps and the time that are left for all of them; `nil` for any.
  package let allowance: SolverAllowance?

  private let state = Mutex(State())

  private struct State {
    var taken = 0
    /// Where more layouts were wanted than there were left; empty where nobody said.
    var end: String?
    var place: String?
    var finding: String?
  }

  /// Makes a budget of this many layouts, at least 1.
  package init(budget: Int = usualBudget) {
    self.budget = budget
    allowance = nil
  }

  /// Makes a budget of this many layouts for each case of a scenario.
  package convenience init(budget: Int, forEachCaseOf scenario: Scenario) {
    let (all, overflow) = budget.multipliedReportingOverflow(by: 1 + scenario.cases.count)
    self.init(budget: overflow ? .max : all)
  }

  /// Makes a budget that also ends with an allowance, of time and of simplex steps, or when somebody
  /// cancels it: for answers that a person waits for.
  package init(budget: Int, allowance: SolverAllowance) {
    self.budget = budget
    self.allowance = allowance
  }

  /// A budget of its own for a search that may end early without ending this work: at most `most`, and what
  /// is left, with the same allowance.
  package func search(most: Int) -> LayoutWork {
    let left = max(1, min(most, budget - taken))
    return allowance.map { LayoutWork(budget: left, allowance: $0) } ?? LayoutWork(budget: left)
  }

  /// Ends the work of an answer, which has an allowance: there are no more layouts.
  package func cancel() { allowance?.cancel() }

  /// Whether its time or its simplex steps are spent, or somebody ended it.
  var isOutOfAllowance: Bool { allowance?.end != nil }

  /// Whether somebody ended it.
  package var isCancelled: Bool { allowance?.isCancelled ?? false }

  /// The layouts that were counted so far; at most the budget.
  package var taken: Int { state.withLock { $0.taken } }

  /// Whether more layouts were wanted than there were left.
  package var hasEnded: Bool { state.withLock { $0.end != nil } }

  /// Where the work ended and how to allow more, in a sentence without a full stop; `nil` while there is
  /// some left.
  package var endSentence: String? {
    guard let end = state.withLock({ $0.end }) else { return nil }
    let place = end.isEmpty ? "" : " while \(end)"
    return "the work ended\(place), \(limit.words)"
  }

  /// The limit that ends it.
  package var limit: WorkLimit {
    allowance?.end.map(WorkLimit.allowance) ?? .layouts(budget: budget)
  }

  /// The current work, and its findings so far; `nil` before any work began.
  package var progress: String? {
    state.withLock { state in
      guard let place = state.place else { return nil }
      return state.finding.map { "\(place): \($0)" } ?? place
    }
  }

  /// Counts layouts that are about to be made; answers false where there are not as many left.
  package func takes(_ layouts: Int) -> Bool {
    let isAllowed = allowance?.end == nil
    return state.withLock { state in
      guard isAllowed, state.taken + layouts <= budget else {
        if isAllowed { state.taken = budget }
        state.end = state.end ?? state.place ?? ""
        return false
      }
      state.taken += layouts
      return true
    }
  }

  /// Notes what is worked on: `proving widths 280 to 1200`.
  package func begin(_ place: String) {
    state.withLock { ($0.place, $0.finding) = (place, nil) }
  }

  /// Notes what was found so far: `equal from 280 to 512.3 pt`.
  package func note(_ finding: String) {
    state.withLock { $0.finding = finding }
  }
}
