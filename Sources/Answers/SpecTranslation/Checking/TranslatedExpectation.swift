import Comparison
package import Layouts
import Phrases
package import Scenarios

extension TranslatedScenario {
  /// The announcement with which a file of both notations passes `check`: the elements that differ,
  /// or the conflict, in the containers of the scenario.
  ///
  /// `nil` where nothing differs, and where one of `checks`, those of the containers, differs for no
  /// reason that the translation gives. Takes a few layouts for each container, from `work` if there is any.
  package func expectation(
    after checks: [TranslationCheck], work: LayoutWork? = nil
  ) -> Scenario.Expectation? {
    guard checks.allSatisfy({ $0.verdict.passes }) else { return nil }
    let reasons = checks.filter { $0.verdict != .agrees }.flatMap { check in
      check.unavoidable.map { [$0.phrase] } ?? check.deviations.map { $0.effect }
    }
    guard !reasons.isEmpty else { return nil }
    let reason = reasons.distinct.joined(separator: "; ").text
    let comparison = ScenarioComparer.compare(scenario, work: work)
    switch comparison.verdict {
    case .conflict: return Scenario.Expectation(reason: reason, elements: [], isConflict: true)
    case .differs:
      let elements = comparison.containers.flatMap { $0.differingElements }.distinct
      return Scenario.Expectation(reason: reason, elements: elements)
    default: return nil
    }
  }
}
