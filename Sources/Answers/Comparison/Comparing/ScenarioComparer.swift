package import Geometry
package import LayoutConstraints
package import Layouts
import Reasons
package import Scenarios

/// Lays out a scenario with both engines in all its containers and compares the layouts.
package enum ScenarioComparer {
  /// Compares both notations of `scenario`, with each other and with given frames.
  ///
  /// Where the scenario expects a conflict, the constraints alone are enough. Never throws: the
  /// comparison includes what an engine cannot lay out. Takes as long as two layouts per container,
  /// and up to four where edges are about a pixel apart.
  ///
  /// `solver` solves the constraints; all solvers give the same layouts. Where `work` ends, the
  /// other containers are unfinished. Without `searchesCauses`, it is not asked why edges differ.
  /// Fixes have to work in all containers of the scenario, and in `others`.
  package static func compare(
    _ scenario: Scenario, solver: ConstraintSolver = .usual, work: LayoutWork? = nil,
    searchesCauses: Bool = true, fixesWorkingIn others: [Container] = []
  ) -> ScenarioComparison {
    let layouts = ScenarioLayouts(scenario, solver: solver, work: work)
    let compared = compared(
      scenario, layouts: layouts, work, searchesCauses: searchesCauses, fixesWorkingIn: others)
    return compared?.comparison ?? skipped(scenario)
  }

  /// Compares both notations of `scenario` and keeps the layouts, also those of a scenario with only
  /// one notation.
  ///
  /// Takes no longer than comparing. With `isExplained`, the layouts are kept as the engines gave them
  /// too, for `ScenarioExplainer`: they take much more memory.
  package static func compareKeepingLayouts(
    _ scenario: Scenario, solver: ConstraintSolver = .usual, work: LayoutWork? = nil,
    isExplained: Bool = false
  ) -> ComparedScenario {
    let layouts = ScenarioLayouts(scenario, solver: solver, work: work)
    if let compared = compared(scenario, layouts: layouts, work, isExplained: isExplained) {
      return compared
    }
    var (kept, all): ([ContainerLayouts], [SolvedContainer]) = ([], [])
    for container in scenario.containers {
      let solved = layouts.solved(
        scenario, in: container, rounding: .pixels(scale: scenario.scale), isTraced: isExplained)
      kept.append(layouts.frames(of: solved))
      if isExplained { all.append(solved) }
    }
    var comparison = skipped(scenario)
    let conflicting = kept.filter { $0.constraints?.hasConflict == true }.map(\.container.words)
    if !conflicting.isEmpty {
      comparison.sentence +=
        "; its required constraints conflict at \(conflicting.listedInPoints)"
    }
    return ComparedScenario(comparison: comparison, layouts: kept, solved: all)
  }

  /// `nil` where there is nothing to compare.
  private static func compared(
    _ scenario: Scenario, layouts: ScenarioLayouts, _ work: LayoutWork?, isExplained: Bool = false,
    searchesCauses: Bool = true, fixesWorkingIn others: [Container] = []
  ) -> ComparedScenario? {
    let expectsConflict = scenario.constraints != nil && scenario.expectation?.isConflict == true
    guard scenario.isComparable || expectsConflict else { return nil }
    let unused = Set(scenario.elementsInNeitherNotation.map(\.name))
    var comparison = ScenarioComparison(verdict: .skipped, containers: [], sentence: "")
    var (kept, all): ([ContainerLayouts], [SolvedContainer]) = ([], [])
    var conflicting: [(container: Int, layout: ConflictingLayout)] = []
    for (index, container) in scenario.containers.enumerated() {
      work?.begin("comparing \(scenario.id) at \(container.words) pt")
      let (compared, solved) = ContainerComparer(
        scenario: scenario, layouts: layouts, container: container, unused: unused,
        isTraced: isExplained, searchesCauses: searchesCauses
      ).compare()
      comparison.containers.append(compared)
      kept.append(layouts.frames(of: solved))
      if isExplained { all.append(solved) }
      if let layout = solved.constraints, !layout.conflictSets.isEmpty {
        let specFrames = (solved.spec?.layout).map { NamedFrames($0).frames }
        conflicting.append((index, ConflictingLayout(layout, specFrames: specFrames)))
      }
    }
    if searchesCauses {
      let explained = ConflictExplanation.all(in: conflicting.map(\.layout), of: scenario)
      for (index, conflicts) in zip(conflicting.map(\.container), explained) {
        comparison.containers[index].conflictSets = conflicts
      }
      comparison = TriedFixes.kept(in: comparison, of: scenario, alsoIn: others, work: work)
    }
    let judgement = ScenarioVerdict(of: comparison.containers, scenario)
    (comparison.verdict, comparison.sentence) = (judgement.verdict, judgement.sentence)
    return ComparedScenario(comparison: comparison, layouts: kept, solved: all)
  }

  private static func skipped(_ scenario: Scenario) -> ScenarioComparison {
    let only = scenario.hasSpec ? "a layout spec" : "constraints"
    return ScenarioComparison(
      verdict: .skipped, containers: [],
      sentence: "it has only \(only), so there is nothing to compare")
  }
}

/// The comparison of a scenario, with the layouts that it compares.
package struct ComparedScenario: Sendable {
  /// How the two notations compare.
  package var comparison: ScenarioComparison
  /// The layouts in each container, in the scenario's order, even where nothing is compared.
  package var layouts: [ContainerLayouts]
  /// The same layouts as the engines gave them; empty where nothing is explained.
  package var solved: [SolvedContainer]
}
