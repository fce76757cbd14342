import Comparison
import Layouts
import Scenarios

/// Whether the differences of a proof or a certificate are those that the scenario expects.
struct ProvenExpectation: Sendable {
  /// The reason why they are not; `nil` where they are, and where nothing is expected.
  let objection: ExpectationObjection?

  /// Judges the elements that differ at the proven lengths, and whether constraints conflict there.
  ///
  /// What is not found there may be in the scenario's containers: beyond the proven lengths, by rounding, or
  /// from given frames. So these are compared where something is missing.
  init(
    of differing: Set<String>, hasConflict: Bool, in scenario: Scenario, _ work: LayoutWork
  ) {
    guard let expectation = scenario.expectation else {
      objection = nil
      return
    }
    let found = ExpectationJudgement(of: differing, hasConflict: hasConflict, against: expectation)
    guard found.lacksSomething else {
      objection = found.isMet ? nil : .unmet(judgement: found)
      return
    }
    let containers = ScenarioComparer.compare(scenario, work: work).containers
    if work.hasEnded {
      objection = .notCompared(limit: work.limit)
      return
    }
    // Rounding alone is no surprise to a proof.
    let expected = containers.flatMap { $0.differingElements }.filter(expectation.elements.contains)
    let everywhere = ExpectationJudgement(
      of: differing.union(expected),
      hasConflict: hasConflict || containers.contains { !$0.conflicts.isEmpty },
      against: expectation)
    objection = everywhere.isMet ? nil : .unmet(judgement: everywhere)
  }
}

extension [SweepProof] {
  /// The elements that differ at some length.
  var differingElements: Set<String> {
    Set(flatMap { $0.disagreements }.flatMap { $0.differences }.map { $0.element })
  }

  /// Whether required constraints conflict at some length.
  var hasConflict: Bool { flatMap { $0.disagreements }.contains { $0.verdict.isConflict } }
}
