public import Comparison
public import Scenarios

extension TranslatedScenario {
  /// The announcement with which a file of both notations passes `check`: the elements that differ,
  /// or the conflict, in the containers of the scenario.
  ///
  /// `nil` where nothing differs, and where one of `checks`, those of the containers, differs for no
  /// reason that the translation gives. Takes a few layouts for each container, from `work` if there is any.
  public func expectation(
    after checks: [TranslationCheck], work: LayoutWork? = nil
  ) -> Scenario.Expectation? {
    guard checks.allSatisfy(\.verdict.passes) else { return nil }
    var reasons: [String] = []
    for check in checks where check.verdict != .agrees {
      for reason in check.unavoidableReason.map({ [$0] }) ?? check.deviations.map(\.effect)
      where !reasons.contains(reason) {
        reasons.append(reason)
      }
    }
    guard !reasons.isEmpty else { return nil }
    let reason = reasons.joined(separator: "; ")
    let comparison = ScenarioComparer.compare(scenario, work: work)
    switch comparison.verdict {
    case .conflict: return Scenario.Expectation(reason: reason, elements: [], isConflict: true)
    case .differs:
      var elements: [String] = []
      for element in comparison.containers.flatMap(\.differingElements)
      where !elements.contains(element) {
        elements.append(element)
      }
      return Scenario.Expectation(reason: reason, elements: elements)
    default: return nil
    }
  }
}
