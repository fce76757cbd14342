import Comparison
package import Geometry
package import JSONText
import LayoutConstraints
package import Layouts
import Reasons
package import Scenarios

/// The cost of changing a screen in both notations.
package struct ChangeCost: Sendable, Equatable, Decodable {
  /// The elements that are new.
  package var addedElements: [String]
  /// The elements that were removed.
  package var removedElements: [String]
  /// The elements in both scenarios with another content or other content priorities; `nil` in records
  /// from before this was recorded.
  package var changedElements: [String]?
  /// The cost in the layout spec; `nil` where that is missing or code.
  package var spec: NotationCost?
  /// The cost in the constraints; `nil` where these are missing.
  package var constraints: NotationCost?
  /// The frames of old elements that moved, container by container.
  package var moved: [MovedElement]
  /// The number of compared frames of old elements, in all containers of both scenarios.
  package var comparedFrames: Int
  /// The containers of both scenarios.
  package var containers: [Container]
  /// The elements, including new ones, whose frames differ between the notations after the change
  /// although the scenario does not expect it.
  ///
  /// `nil` where a notation is missing, and in records from before this was recorded.
  package var differing: [DifferingElement]?
  /// The containers with an unexpected conflict after the change; `nil` as for `differing`.
  package var conflicts: [Container]?
  /// The elements that are ambiguous after the change and were not before; `nil` as for `differing`,
  /// and where a notation was missing before.
  package var newlyAmbiguous: [NewlyAmbiguousElement]?

  private enum CodingKeys: String, CodingKey {
    case addedElements, removedElements, changedElements, spec, constraints, moved
    case comparedFrames, containers, conflicts, differing, newlyAmbiguous
  }

  /// The cost of a change in one notation.
  package struct NotationCost: Sendable, Equatable, Decodable, JSONRepresentable {
    /// The lines of the notation that changed.
    package var lines: SequenceChange<String>
    /// The rules that changed: rules of constraints, or specs.
    package var rules: SequenceChange<NotatedRule>
    /// The number of rules before the change.
    package var rulesBefore: Int
    /// The old rules that one must understand to make the change: those that share an element or an
    /// edge with a rule that changed.
    package var understood: [NotatedRule]
    /// The engine's work in the first container that both have, before the change.
    package var workBefore: [String: Int]
    /// The same after the change.
    package var workAfter: [String: Int]

    package var json: JSONValue {
      .object([
        "lines": lines.json, "rules": rules.json, "rulesBefore": rulesBefore.json,
        "understood": understood.json, "workBefore": workBefore.json, "workAfter": workAfter.json,
      ])
    }
  }

  /// Compares a scenario before and after a change.
  ///
  /// Both are laid out on the pixels of the first one's scale. Throws where one of them has no layout
  /// in a container of both, and where `work` ends.
  package init(
    from before: Scenario, to after: Scenario, work: LayoutWork? = nil
  ) throws(LayoutFailure) {
    let old = before.elements.map { $0.name }
    let new = after.elements.map { $0.name }
    let (isOld, isNew) = (Set(old), Set(new))
    addedElements = new.filter { !isOld.contains($0) }
    removedElements = old.filter { !isNew.contains($0) }
    let earlier = Dictionary(before.elements.map { ($0.name, $0) }) { first, _ in first }
    changedElements = after.elements.filter { element in
      earlier[element.name].map { !$0.isLike(element) } ?? false
    }.map { $0.name }
    let shared = before.containers.filter(Set(after.containers).contains)
    containers = shared
    let layouts = (ScenarioLayouts(before, work: work), ScenarioLayouts(after, work: work))
    spec = nil
    constraints = nil
    if before.spec != nil, after.spec != nil {
      spec = try Self.cost(.spec, before, after, layouts, in: shared.first, work)
    }
    if before.constraints != nil, after.constraints != nil {
      constraints = try Self.cost(.constraints, before, after, layouts, in: shared.first, work)
    }
    let kept = ["superview"] + old.filter(isNew.contains)
    moved = []
    comparedFrames = 0
    differing = nil
    conflicts = nil
    newlyAmbiguous = nil
    for container in shared {
      work?.begin("laying out both scenarios at \(container.inPoints)")
      let rounding = Rounding.pixels(scale: before.scale)
      let specs = try Self.movements(.spec, before, after, layouts, container, rounding)
      let others = try Self.movements(.constraints, before, after, layouts, container, rounding)
      for name in kept where specs[name] != nil || others[name] != nil {
        comparedFrames += 1
        let (first, second) = (specs[name] ?? nil, others[name] ?? nil)
        guard first != nil || second != nil else { continue }
        moved.append(
          MovedElement(container: container, element: name, spec: first, constraints: second))
      }
    }
    compare(before, after, work)
    if let work, work.hasEnded { throw .workEnded(limit: work.limit) }
  }

  /// The frames that moved differently in both notations, or in one alone, and are neither ambiguous
  /// nor mended by it; empty where a notation is missing.
  package var disagreements: [MovedElement] {
    guard spec != nil, constraints != nil else { return [] }
    return moved.filter { !$0.isAgreed && $0.isAmbiguous != true && $0.isMended != true }
  }

  /// Whether the change is the same in both notations: frames move alike, and the layouts after it
  /// differ only where the scenario expects it.
  package var isAlike: Bool {
    disagreements.isEmpty && (differing ?? []).isEmpty && (conflicts ?? []).isEmpty
  }

  private static func cost(
    _ engine: Engine, _ before: Scenario, _ after: Scenario,
    _ layouts: (ScenarioLayouts, ScenarioLayouts), in container: Container?, _ limit: LayoutWork?
  ) throws(LayoutFailure) -> NotationCost {
    // Comparing thousands of rules takes time that no layout counts.
    if let limit, !limit.takes(0) { throw .workEnded(limit: limit.limit) }
    func lines(_ scenario: Scenario) -> [String] {
      (scenario.sections[engine]?.text ?? "").split(separator: "\n").map(String.init)
    }
    let rules = NotatedRule.rules(of: before, in: engine)
    let change = SequenceChange(
      from: rules, to: NotatedRule.rules(of: after, in: engine), key: { $0.text }
    ) { likeness($0.text, $1.text) }
    let touched = change.added + change.removed + change.changed.flatMap { [$0.before, $0.after] }
    var work: [[String: Int]] = [[:], [:]]
    if let container {
      let rounding = Rounding.pixels(scale: before.scale)
      work = [
        try layouts.0.work(of: engine, in: container, rounding: rounding),
        try layouts.1.work(of: engine, in: container, rounding: rounding),
      ]
    }
    return NotationCost(
      lines: SequenceChange(from: lines(before), to: lines(after), key: { $0 }) {
        likeness($0, $1)
      },
      rules: change, rulesBefore: rules.count,
      understood: NotatedRule.sharing(rules, with: touched),
      workBefore: work[0], workAfter: work[1])
  }

  /// The movement of every element of both layouts, including `superview`; `nil` for those that did
  /// not move.
  private static func movements(
    _ engine: Engine, _ before: Scenario, _ after: Scenario,
    _ layouts: (ScenarioLayouts, ScenarioLayouts), _ container: Container, _ rounding: Rounding
  ) throws(LayoutFailure) -> [String: MovedElement.Movement?] {
    guard before.engines.contains(engine), after.engines.contains(engine) else { return [:] }
    let old = try frames(engine, layouts.0, container, rounding)
    let new = try frames(engine, layouts.1, container, rounding)
    var movements: [String: MovedElement.Movement?] = [:]
    for (name, frame) in old {
      guard let other = new[name] else { continue }
      movements[name] = .some(MovedElement.Movement(from: frame, to: other))
    }
    return movements
  }

  private static func frames(
    _ engine: Engine, _ layouts: ScenarioLayouts, _ container: Container, _ rounding: Rounding
  ) throws(LayoutFailure) -> [String: Frame] {
    let layout =
      switch engine {
      case .spec: try layouts.spec(in: container, rounding: rounding)
      case .constraints: try layouts.constraints(in: container, rounding: rounding).layout
      }
    return NamedFrames(layout).frames.mapValues(Frame.init)
  }
}

extension ChangeCost: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "addedElements": addedElements.json, "removedElements": removedElements.json,
      "changedElements": changedElements?.json, "spec": spec?.json,
      "constraints": constraints?.json, "moved": moved.json, "comparedFrames": comparedFrames.json,
      "containers": containers.json, "differing": differing?.json, "conflicts": conflicts?.json,
      "newlyAmbiguous": newlyAmbiguous?.json,
    ])
  }
}

extension Element {
  /// Whether another element has the same content and content priorities.
  fileprivate func isLike(_ other: Element) -> Bool {
    kind == other.kind && hugging == other.hugging
      && compressionResistance == other.compressionResistance
  }
}

extension ChangeCost {
  /// Compares both notations after the change in the containers of both scenarios.
  ///
  /// Ours: a change that is the same in both notations may still be wrong in its new elements, which
  /// have no frame to move from. Expected differences count as intended.
  mutating func compare(_ before: Scenario, _ after: Scenario, _ work: LayoutWork?) {
    guard after.hasBothNotations else { return }
    func compared(_ scenario: Scenario) -> ScenarioComparison {
      var scenario = scenario
      scenario.containers = containers
      return ScenarioComparer.compare(scenario, work: work)
    }
    let comparison = compared(after)
    let expectsConflict = after.expectation?.isConflict == true
    conflicts =
      expectsConflict
      ? [] : comparison.containers.filter { !$0.conflicts.isEmpty }.map { $0.container }
    let expected = after.expectation?.elements ?? []
    differing =
      expectsConflict
      ? []
      : comparison.containers.flatMap { differingElements(in: $0) }.filter {
        !expected.contains($0.element)
      }
    guard before.hasBothNotations else { return }
    let old = compared(before).containers
    findNewlyAmbiguous(before: old, after: comparison.containers)
    findMended(before: old, after: comparison.containers)
  }

  private func differingElements(in comparison: ContainerComparison) -> [DifferingElement] {
    func element(_ name: String, _ edge: Edge? = nil, _ points: Double = 0) -> DifferingElement {
      DifferingElement(
        container: comparison.container, element: name, isNew: addedElements.contains(name),
        edge: edge, points: points)
    }
    let differing = comparison.elements.filter { !$0.agrees }.compactMap {
      found -> DifferingElement? in
      let edges = found.edges.filter { $0.agreement == .differs }
      let worst = edges.max { abs($0.difference) < abs($1.difference) }
      return worst.map { element(found.element, $0.edge, abs($0.difference)) }
    }
    // An old element that one notation leaves out was left out before, too.
    let alone = (comparison.onlyInSpec + comparison.onlyInConstraints).filter(
      addedElements.contains)
    return differing + alone.map { element($0) }
  }

  /// Finds the elements that became ambiguous, and the movements that only choose another valid
  /// solution.
  ///
  /// Ours: the frame of an ambiguous element is one choice of many, so it says nothing about the
  /// spec. As in a check, the notations agree while the spec's layout is one valid solution.
  private mutating func findNewlyAmbiguous(
    before: [ContainerComparison], after: [ContainerComparison]
  ) {
    var found: [NewlyAmbiguousElement] = []
    for new in after where new.conflicts.isEmpty {
      guard let old = before.first(where: { $0.container == new.container }) else { continue }
      for element in new.elements where !addedElements.contains(element.element) {
        let name = element.element
        let (was, isNow) = (
          old.ambiguousAttributes(of: name), new.ambiguousAttributes(of: name)
        )
        let attributes = isNow.filter { !was.contains($0) }
        if !attributes.isEmpty, old.conflicts.isEmpty {
          found.append(
            NewlyAmbiguousElement(
              container: new.container, element: name, attributes: attributes,
              isAllowed: element.agrees))
        }
        guard !was.isEmpty || !isNow.isEmpty, element.agrees else { continue }
        for index in moved.indices
        where moved[index].container == new.container && moved[index].element == name {
          moved[index].isAmbiguous = true
        }
      }
    }
    newlyAmbiguous = found
  }

  /// Finds the movements that end a difference between the notations.
  private mutating func findMended(before: [ContainerComparison], after: [ContainerComparison]) {
    for index in moved.indices where !moved[index].isAgreed && moved[index].isAmbiguous != true {
      let agreed = [before, after].map { comparisons in
        comparisons.first { $0.container == moved[index].container }?
          .elements.first { $0.element == moved[index].element }?.agrees
      }
      if agreed == [false, true] { moved[index].isMended = true }
    }
  }
}

extension ContainerComparison {
  fileprivate func ambiguousAttributes(of element: String) -> [String] {
    ambiguities.filter { $0.element == element }.map { $0.attribute }
  }
}
