package import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs
package import Layouts
import ScenarioFiles
package import Scenarios

/// Searches for the mistakes that make the layouts of a scenario differ, in both notations.
///
/// Which notation is wrong is not guessed: small changes of either are laid out in all containers, and
/// those that leave the fewest edges different are named, with what they leave.
package struct BlameSearch {
  /// The notation that is right, by its author's word; `nil` where either may be wrong.
  private let trusted: Engine?
  /// The side that is as it was before, and comes last; `nil` where both changed, or nobody knows.
  private let untouched: Engine?
  private let work: LayoutWork
  private var scenario: Scenario
  /// The edits that were made so far, in the order of the mistakes: their lines are those of `scenario`.
  private var made: [TextEdit] = []
  private var comparison: ScenarioComparison

  /// The most layouts of both notations.
  ///
  /// Ours: a search that takes more ends with what it found.
  private static let mostLayouts = 20_000
  /// The most mistakes that are looked for, one after another: each with the change of the one before.
  private static let mostMistakes = 4
  /// The most changes of one notation that are compared in full.
  private static let mostVerified = 8
  /// The share of the edges that a change may leave: it is no mistake that leaves nearly all.
  private static let mostLeft = 0.75
  /// The most changes of one notation that are named for one mistake.
  private static let mostNamed = 2

  /// The mistakes of a scenario, the first one to mend first; empty where the layouts agree, where a
  /// notation is code or missing, and where no change helps.
  ///
  /// Takes some hundred layouts of each notation in each container; ends with what was found where `work`
  /// ends.
  package static func blames(
    for scenario: Scenario, _ comparison: ScenarioComparison, trusting trusted: Engine? = nil,
    untouched: @autoclosure () -> Engine? = nil, work: LayoutWork
  ) -> [Blame] {
    guard [.differs, .conflict].contains(comparison.verdict), scenario.expectation == nil,
      scenario.spec != nil, scenario.constraints != nil, !scenario.isCode
    else { return [] }
    var search = Self(
      trusted: trusted, untouched: untouched(), work: work.search(most: mostLayouts),
      scenario: scenario, comparison: comparison)
    var blames: [Blame] = []
    for _ in 0..<mostMistakes {
      guard let (blame, isLast) = search.next() else { break }
      blames.append(blame)
      if isLast { break }
    }
    return blames
  }

  /// A change that helps, before it is compared in full.
  private struct Candidate {
    let notation: Engine
    let misfit: Misfit
    let size: Double
    let make: () -> Made?
  }

  /// A change with its words, and the scenario after it.
  private struct Made {
    let change: NotationChange
    let position: SourcePosition?
    let edits: [TextEdit]?
    let changed: Scenario
  }

  /// A change that was compared in full.
  private struct Verified {
    let side: Blame.Side
    let left: Suggestion.Left
    /// The edges that differ, and all of those that the spec lacks.
    let misfit: Int
    let size: Double
    let isUntouched: Bool
    let explained: [Cause.Follower]
    let changed: Scenario
    let comparison: ScenarioComparison

    func isBetter(than other: Verified) -> Bool {
      (misfit, isUntouched ? 1 : 0, size) < (other.misfit, other.isUntouched ? 1 : 0, other.size)
    }
  }

  /// The next mistake, whose best change is then made; `nil` where no change helps.
  private mutating func next() -> (Blame, isLast: Bool)? {
    let (shown, containers) = searchedCase
    guard let trials = Trials(shown, containers, work: work) else { return nil }
    let (edges, before) = (left(of: comparison).edges, misfit(of: comparison))
    let editor = scenario.places.source.flatMap(ScenarioEditor.init)
    var sides: [Verified] = []
    for notation in Engine.allCases where notation != trusted {
      let candidates =
        switch notation {
        case .spec: specCandidates(trials, editor)
        case .constraints: ruleCandidates(trials, editor) + settingCandidates(trials, editor)
        }
      var named: [Verified] = []
      for change in verified(candidates)
      where change.misfit < before && (change.left.edges < edges || !change.explained.isEmpty)
        && !named.contains(where: { $0.side.isBeside(change.side) })
      {
        named.append(change)
      }
      sides += named.prefix(Self.mostNamed)
    }
    sides.sort { $0.isBetter(than: $1) }
    guard let best = sides.first,
      Self.helps(best.left.edges, edges) || Self.helps(best.misfit, before)
    else { return nil }
    // Another change is worth as many words only where it leaves as little.
    let explained = best.explained
    let equal = sides.filter { $0.misfit == best.misfit && $0.explained == explained }
      .map { inFile($0.side) }
    let other =
      equal.first { $0.notation != best.side.notation }
      ?? placeOfCause(of: explained, otherThan: best.side.notation)
    let pair = [equal[0]] + [other].compactMap { $0 }
    let blame = Blame(
      sides: pair, alternatives: equal.filter { !pair.contains($0) }, explains: explained)
    (scenario, comparison) = (best.changed, best.comparison)
    made += best.side.suggestion?.edits ?? []
    return (blame, isLast: best.comparison.verdict.passes)
  }

  /// Whether so many edges are left that a change is a mistake's.
  private static func helps(_ left: Int, _ before: Int) -> Bool {
    Double(left) <= mostLeft * Double(before)
  }

  /// A place in the file as it is, without the edits of the mistakes before; these would have to be made
  /// first, so it has no edits then.
  private func inFile(_ side: Blame.Side) -> Blame.Side {
    guard !made.isEmpty else { return side }
    var side = side
    side.suggestion?.edits = nil
    for edit in made.reversed() {
      let lines = edit.text.count { $0 == "\n" } - (edit.end.line - edit.start.line)
      if let line = side.line, line > edit.start.line { side.line = line - lines }
    }
    return side
  }

  /// The rule that gives the constraints' value of what a change explains, where no change of it helps as
  /// much; `nil` for the spec, and where no line is known.
  private func placeOfCause(
    of explained: [Cause.Follower], otherThan notation: Engine
  ) -> Blame.Side? {
    let causes = comparison.containers.lazy.flatMap { $0.causes }
    let cause = causes.first { cause in
      cause.line != nil && explained.contains { $0.element == cause.element }
    }
    guard notation == .spec, trusted == nil, let line = cause?.line else { return nil }
    return Blame.Side(.constraints, at: SourcePosition(line: line, column: 1))
  }

  // MARK: - Changes of each notation

  /// The case in which changes are looked for, with its containers: the usual one where anything differs there,
  /// or else the one with the most edges that differ.
  ///
  /// A case in which the spec has other nodes, since elements are hidden, is not searched: the file has those
  /// of the usual one.
  private var searchedCase: (Scenario, ArraySlice<ContainerComparison>) {
    var rest = comparison.containers[...]
    var found: (shown: Scenario, containers: ArraySlice<ContainerComparison>, edges: Int)?
    for shown in scenario.everyCase {
      let containers = rest.prefix(shown.containers.count)
      rest = rest.dropFirst(shown.containers.count)
      let edges = left(of: containers).edges
      guard found.map({ $0.edges < edges }) ?? true, shown.spec?.outline == scenario.spec?.outline
      else { continue }
      found = (shown, containers, edges)
      if shown.caseName == scenario.caseName, edges > 0 { break }
    }
    return found.map { ($0.shown, $0.containers) } ?? (scenario, rest)
  }

  private func specCandidates(_ trials: Trials, _ editor: ScenarioEditor?) -> [Candidate] {
    guard let root = trials.scenario.spec else { return [] }
    let places = trials.scenario.places.styles
    return SpecSearch(trials: trials, root: root).changes().map { found in
      let change = found.change
      return Candidate(
        notation: .spec, misfit: found.misfit, size: change.size(in: root)
      ) {
        making(
          change.fact(in: root, places), change.position(in: root, places),
          editor.flatMap { change.edits(in: root, places, $0) }
        ) { $0.spec = $0.spec.flatMap(change.applied) }
      }
    }
  }

  private func ruleCandidates(_ trials: Trials, _ editor: ScenarioEditor?) -> [Candidate] {
    let scenario = trials.scenario
    guard let system = scenario.constraints else { return [] }
    let search = RuleSearch(trials: trials, system: system)
    // Each change of a rule can only mend that one.
    guard search.wrongLines <= Self.mostMistakes else { return [] }
    return search.changes().map { found in
      let change = found.change
      return Candidate(
        notation: .constraints, misfit: found.misfit, size: change.size(in: system)
      ) {
        making(
          change.fact(in: system), change.position(in: scenario, system),
          editor.flatMap { change.edits(in: scenario, system, $0) }
        ) { $0.constraints = $0.constraints.flatMap { try? change.applied(to: $0) } }
      }
    }
  }

  private func settingCandidates(_ trials: Trials, _ editor: ScenarioEditor?) -> [Candidate] {
    guard let editor else { return [] }
    return SettingSearch(trials: trials, editor: editor).changes().map { found in
      let change = found.change
      return Candidate(notation: .constraints, misfit: found.misfit, size: change.size) {
        change.edits(editor).flatMap { making(change.fact, change.position(editor), $0) }
      }
    }
  }

  /// A change that an author can make: by the edits of the file, where there are any, or else of the
  /// notation itself.
  private func making(
    _ change: NotationChange, _ position: SourcePosition?, _ edits: [TextEdit]?,
    otherwise apply: (inout Scenario) -> Void = { _ in }
  ) -> Made? {
    if let edits, let edited = scenario.edited(edits) {
      return Made(change: change, position: position, edits: edits, changed: edited)
    }
    var changed = scenario
    apply(&changed)
    changed.places.source = nil
    return Made(change: change, position: position, edits: nil, changed: changed)
  }

  // MARK: - What is left

  /// The best changes, compared in full, the best first.
  private func verified(_ candidates: [Candidate]) -> [Verified] {
    let order = candidates.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      return (one.misfit.conflicts, one.misfit.edges, one.size, one.misfit.points, first.offset)
        < (
          other.misfit.conflicts, other.misfit.edges, other.size, other.misfit.points, second.offset
        )
    }
    var compared: [Verified] = []
    for (number, (_, candidate)) in order.prefix(Self.mostVerified).enumerated() {
      // Most often, what is left before rounding is what is left.
      let mending = compared.count { $0.comparison.verdict.passes }
      guard mending < Self.mostNamed, number < Self.mostVerified / 2 || isAmbiguous else { break }
      guard let made = candidate.make() else { continue }
      let comparison = ScenarioComparer.compare(made.changed, work: work, searchesCauses: false)
      let left = left(of: comparison)
      let suggestion = Suggestion(made.change, left: left, edits: made.edits)
      compared.append(
        Verified(
          side: Blame.Side(candidate.notation, at: made.position, suggestion), left: left,
          misfit: misfit(of: comparison), size: candidate.size,
          isUntouched: candidate.notation == untouched,
          explained: Self.explained(by: comparison, in: self.comparison),
          changed: made.changed, comparison: comparison))
    }
    return compared.sorted { $0.isBetter(than: $1) }
  }

  /// Whether frames may agree that are not equal.
  private var isAmbiguous: Bool { comparison.containers.contains { !$0.ambiguities.isEmpty } }

  /// The edges that differ in all containers together, and four for each element that the spec lacks.
  private func misfit(of comparison: ScenarioComparison) -> Int {
    let missing = comparison.containers.reduce(0) { $0 + $1.onlyInConstraints.count }
    return left(of: comparison).edges + Edge.allCases.count * missing
  }

  /// What differs in all containers together; without a layout, every edge does.
  private func left(of comparison: ScenarioComparison) -> Suggestion.Left {
    var left = left(of: comparison.containers)
    if left.edges == 0, !comparison.verdict.passes { left.edges = 1 }
    return left
  }

  private func left(of containers: some Sequence<ContainerComparison>) -> Suggestion.Left {
    var edges = 0
    var elements: Set<String> = []
    for container in containers {
      if container.failure != nil || !container.conflicts.isEmpty {
        edges += Edge.allCases.count * (scenario.elements.count + 1)
        elements.formUnion(scenario.elements.map { $0.name })
      }
      for element in container.elements where !element.agrees {
        edges += element.edges.count { $0.agreement == .differs }
        elements.insert(element.element)
      }
      for element in container.given?.elements ?? [] where !element.agrees {
        edges += element.countedDifferences.count
        elements.insert(element.element)
      }
    }
    let order = [ConstraintSystem.containerName] + scenario.elements.map { $0.name }
    return Suggestion.Left(edges: edges, elements: order.filter(elements.contains))
  }

  /// The elements and axes that differ in one comparison and not in another.
  private static func explained(
    by after: ScenarioComparison, in before: ScenarioComparison
  ) -> [Cause.Follower] {
    let left = Set(differing(in: after))
    return differing(in: before).filter { !left.contains($0) }
  }

  private static func differing(in comparison: ScenarioComparison) -> [Cause.Follower] {
    var differing: [Cause.Follower] = []
    for element in comparison.containers.flatMap({ $0.elements }) where !element.agrees {
      for edge in element.edges where edge.agreement == .differs {
        let place = Cause.Follower(element: element.element, axis: edge.edge.axis)
        if !differing.contains(place) { differing.append(place) }
      }
    }
    return differing
  }
}

extension Blame.Side {
  /// Whether another change is one of the same rule, or of the same keys of the same spec.
  fileprivate func isBeside(_ other: Blame.Side) -> Bool {
    switch (suggestion?.change, other.suggestion?.change) {
    case (.keys(let spec, let keys), .keys(let second, let others)):
      spec == second && keys.map { $0.key } == others.map { $0.key }
    case (.replace(let rules, _), .replace(let others, _)),
      (.replace(let rules, _), .remove(let others)), (.remove(let rules), .replace(let others, _)):
      !Set(rules).isDisjoint(with: others)
    default: false
    }
  }
}

extension LayoutSpec {
  /// The kinds of all nodes and the names of elements, in order, with the number of their children.
  fileprivate var outline: [String] {
    ["\(kindName) \(children.count)"] + children.flatMap { $0.outline }
  }
}
