import Geometry
public import LayoutConstraints
public import Scenarios

/// Lays out a scenario with both engines in all its containers, and says how the two compare.
public enum ScenarioComparer {
  /// Compares both notations of `scenario`.
  ///
  /// Constraints alone are judged where a conflict is announced, which is about them alone.
  /// Never throws: what an engine cannot lay out is part of the answer. Takes as long as two
  /// layouts per container, and up to four where edges are about a pixel apart.
  ///
  /// `solver` is what solves the constraints; both give the same layouts.
  public static func compare(
    _ scenario: Scenario, solver: ConstraintSolver = .usual
  ) -> ScenarioComparison {
    let announcesConflict = scenario.constraints != nil && scenario.expectation?.isConflict == true
    guard scenario.hasBothNotations || announcesConflict else {
      let only = scenario.hasSpec ? "a layout spec" : "constraints"
      return ScenarioComparison(
        verdict: .skipped, containers: [],
        sentence: "it has only \(only), so there is nothing to compare")
    }
    let layouts = ScenarioLayouts(scenario, solver: solver)
    let containers = scenario.containers.map {
      ContainerComparer(scenario: scenario, layouts: layouts, container: $0).compare()
    }
    let judgement = Judgement(of: containers, expectation: scenario.expectation)
    return ScenarioComparison(
      verdict: judgement.verdict, containers: containers, sentence: judgement.sentence)
  }
}
