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
    let compared = compared(
      scenario, solver, work, searchesCauses: searchesCauses, fixesWorkingIn: others)
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
    if let compared = compared(scenario, solver, work, isExplained: isExplained) { return compared }
    var (kept, all): ([ContainerLayouts], [SolvedContainer]) = ([], [])
    for shown in scenario.everyCase {
      let layouts = ScenarioLayouts(shown, solver: solver, work: work)
      for container in shown.containers {
        let solved = layouts.solved(
          shown, in: container, rounding: .pixels(scale: scenario.scale), isTraced: isExplained)
        kept.append(layouts.frames(of: solved))
        if isExplained { all.append(solved) }
      }
    }
    var comparison = skipped(scenario)
    let conflicting = kept.filter { $0.constraints?.hasConflict == true }.map { $0.container }
    if !conflicting.isEmpty {
      comparison.sentence +=
        "; its required constraints conflict at \(conflicting.listedInPoints)"
    }
    return ComparedScenario(comparison: comparison, layouts: kept, solved: all)
  }

  /// `nil` where there is nothing to compare.
  private static func compared(
    _ scenario: Scenario, _ solver: ConstraintSolver, _ work: LayoutWork?,
    isExplained: Bool = false,
    searchesCauses: Bool = true, fixesWorkingIn others: [Container] = []
  ) -> ComparedScenario? {
    let expectsConflict = scenario.constraints != nil && scenario.expectation?.isConflict == true
    guard scenario.isComparable || expectsConflict else { return nil }
    var whole = ComparedScenario(
      comparison: ScenarioComparison(verdict: .skipped, containers: [], sentence: ""), layouts: [],
      solved: [])
    for shown in scenario.everyCase {
      whole.add(
        containers(
          of: shown, solver, work, isExplained: isExplained, searchesCauses: searchesCauses,
          fixesWorkingIn: others))
    }
    let judgement = ScenarioVerdict(of: whole.comparison.containers, scenario)
    (whole.comparison.verdict, whole.comparison.sentence) = (judgement.verdict, judgement.sentence)
    whole.comparison.judgeBrowser(of: scenario)
    return whole
  }

  /// The containers of one case, without a verdict.
  private static func containers(
    of scenario: Scenario, _ solver: ConstraintSolver, _ work: LayoutWork?, isExplained: Bool,
    searchesCauses: Bool, fixesWorkingIn others: [Container]
  ) -> ComparedScenario {
    let layouts = ScenarioLayouts(scenario, solver: solver, work: work)
    let unused = Set(scenario.elementsInNeitherNotation.map { $0.name })
    var comparison = ScenarioComparison(verdict: .skipped, containers: [], sentence: "")
    var (kept, all): ([ContainerLayouts], [SolvedContainer]) = ([], [])
    var conflicting: [(container: Int, layout: ConflictingLayout)] = []
    for (index, container) in scenario.containers.enumerated() {
      work?.begin("comparing \(scenario.id) at \(container.inPoints)")
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
      let explained = ConflictExplanation.all(in: conflicting.map { $0.layout }, of: scenario)
      for (index, conflicts) in zip(conflicting.map({ $0.container }), explained) {
        comparison.containers[index].conflictSets = conflicts
      }
      comparison = TriedFixes.kept(in: comparison, of: scenario, alsoIn: others, work: work)
    }
    return ComparedScenario(comparison: comparison, layouts: kept, solved: all)
  }

  private static func skipped(_ scenario: Scenario) -> ScenarioComparison {
    let only = scenario.hasSpec ? "a layout spec" : "constraints"
    var comparison = ScenarioComparison(
      verdict: .skipped, containers: [],
      sentence: "it has only \(only), so there is nothing to compare")
    comparison.judgeBrowser(of: scenario)
    return comparison
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

  /// Adds the containers of another case.
  fileprivate mutating func add(_ other: ComparedScenario) {
    comparison.containers += other.comparison.containers
    layouts += other.layouts
    solved += other.solved
  }
}
