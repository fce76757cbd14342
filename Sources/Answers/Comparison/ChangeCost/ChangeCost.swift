import Foundation
public import Geometry
import LayoutConstraints
public import Scenarios

/// What a change of a screen costs in both notations.
public struct ChangeCost: Sendable, Equatable, Codable {
  /// The elements that are new.
  public var addedElements: [String]
  /// The elements that are gone.
  public var removedElements: [String]
  /// The elements that both have and that show something else, or hold their size more or less
  /// strongly; `nil` in what was written before these were told.
  public var changedElements: [String]?
  /// What the change takes in the layout spec; `nil` where that is missing or code.
  public var spec: NotationCost?
  /// What the change takes in the constraints; `nil` where these are missing.
  public var constraints: NotationCost?
  /// The frames of old elements that moved, container by container.
  public var moved: [MovedElement]
  /// How many frames of old elements were compared, over all containers that both scenarios have.
  public var comparedFrames: Int
  /// The containers that both scenarios have.
  public var containers: [Container]
  /// The elements, new ones among them, that the notations put in different places after the
  /// change, without a word about it in the scenario; `nil` where one of the notations is missing,
  /// and in what was written before these were told.
  public var apart: [ApartElement]?
  /// The containers in which required constraints conflict after the change, and nothing said so;
  /// `nil` as for `apart`.
  public var conflicts: [Container]?
  /// The elements that the constraints held before and leave open after the change; `nil` as for
  /// `apart`, and where a notation was missing before.
  public var opened: [OpenedElement]?

  /// What a change takes in one notation.
  public struct NotationCost: Sendable, Equatable, Codable {
    /// The lines of the notation that changed.
    public var lines: SequenceChange<String>
    /// The rules that changed: rules of constraints, or specs.
    public var rules: SequenceChange<NotatedRule>
    /// How many rules there were before.
    public var rulesBefore: Int
    /// The rules that were there and that one must understand to make the change: those that share
    /// an element or an edge with a rule that changed.
    public var understood: [NotatedRule]
    /// The engine's work in the first container that both have, before the change.
    public var workBefore: [String: Int]
    /// The same after the change.
    public var workAfter: [String: Int]
  }

  /// Compares a scenario with what it became.
  ///
  /// Both are laid out on the pixels of the first one's scale. Throws where one of them has no
  /// layout in a container that both have.
  public init(from before: Scenario, to after: Scenario) throws(LayoutFailure) {
    let old = before.elements.map(\.name)
    let new = after.elements.map(\.name)
    addedElements = new.filter { !old.contains($0) }
    removedElements = old.filter { !new.contains($0) }
    changedElements = after.elements.filter { element in
      before.elements.contains { $0.name == element.name && !$0.isLike(element) }
    }.map(\.name)
    let shared = before.containers.filter(after.containers.contains)
    containers = shared
    let layouts = (ScenarioLayouts(before), ScenarioLayouts(after))
    spec = nil
    constraints = nil
    if before.spec != nil, after.spec != nil {
      spec = try Self.cost(.spec, before, after, layouts, in: shared.first)
    }
    if before.constraints != nil, after.constraints != nil {
      constraints = try Self.cost(.constraints, before, after, layouts, in: shared.first)
    }
    let kept = ["superview"] + old.filter(new.contains)
    moved = []
    comparedFrames = 0
    apart = nil
    conflicts = nil
    opened = nil
    for container in shared {
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
    compare(before, after)
  }

  /// The frames that moved in one notation and not, or otherwise, in the other, and that are not
  /// left open; empty where one of the notations is missing.
  public var disagreements: [MovedElement] {
    guard spec != nil, constraints != nil else { return [] }
    return moved.filter { !$0.isAgreed && $0.isLeftOpen != true }
  }

  /// Whether both notations say the change alike: what moved, moved alike, and what the change
  /// leaves agrees as far as the scenario announces.
  public var isAlike: Bool {
    disagreements.isEmpty && (apart ?? []).isEmpty && (conflicts ?? []).isEmpty
  }

  private static func cost(
    _ engine: Engine, _ before: Scenario, _ after: Scenario,
    _ layouts: (ScenarioLayouts, ScenarioLayouts), in container: Container?
  ) throws(LayoutFailure) -> NotationCost {
    func lines(_ scenario: Scenario) -> [String] {
      let source = engine == .spec ? scenario.specSource : scenario.constraintsSource
      return (source ?? "").split(separator: "\n").map(String.init)
    }
    let rules = NotatedRule.rules(of: before, in: engine)
    let change = SequenceChange(
      from: rules, to: NotatedRule.rules(of: after, in: engine), key: \.text
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
      understood: rules.filter { rule in touched.contains { rule.shares(with: $0) } },
      workBefore: work[0], workAfter: work[1])
  }

  /// The movement of every element that both layouts have, `superview` among them; `nil` for those
  /// that stayed.
  private static func movements(
    _ engine: Engine, _ before: Scenario, _ after: Scenario,
    _ layouts: (ScenarioLayouts, ScenarioLayouts), _ container: Container, _ rounding: Rounding
  ) throws(LayoutFailure) -> [String: MovedElement.Movement?] {
    let isThere = [before, after].allSatisfy {
      engine == .spec ? $0.hasSpec : $0.constraints != nil
    }
    guard isThere else { return [:] }
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

extension Element {
  /// Whether another one shows the same and holds its size as strongly.
  fileprivate func isLike(_ other: Element) -> Bool {
    kind == other.kind && hugging == other.hugging
      && compressionResistance == other.compressionResistance
  }
}

extension ChangeCost {
  /// Compares both notations after the change in the containers that both scenarios have.
  ///
  /// Ours: a change that both notations make alike may still be wrong in what it adds, which has no
  /// place to move from. What the scenario announces counts as meant.
  mutating func compare(_ before: Scenario, _ after: Scenario) {
    guard after.hasBothNotations else { return }
    func compared(_ scenario: Scenario) -> ScenarioComparison {
      var scenario = scenario
      scenario.containers = containers
      return ScenarioComparer.compare(scenario)
    }
    let comparison = compared(after)
    let announcesConflict = after.expectation?.isConflict == true
    conflicts =
      announcesConflict
      ? [] : comparison.containers.filter { !$0.conflicts.isEmpty }.map(\.container)
    let announced = after.expectation?.elements ?? []
    apart =
      announcesConflict
      ? []
      : comparison.containers.flatMap { elements(apart: $0) }.filter {
        !announced.contains($0.element)
      }
    guard before.hasBothNotations else { return }
    tellOpen(before: compared(before).containers, after: comparison.containers)
  }

  private func elements(apart comparison: ContainerComparison) -> [ApartElement] {
    func element(_ name: String, _ edge: Edge? = nil, _ points: Double = 0) -> ApartElement {
      ApartElement(
        container: comparison.container, element: name, isNew: addedElements.contains(name),
        edge: edge, points: points)
    }
    let differing = comparison.elements.filter { !$0.agrees }.compactMap { found -> ApartElement? in
      let edges = found.edges.filter { $0.agreement == .differs }
      let worst = edges.max { abs($0.difference) < abs($1.difference) }
      return worst.map { element(found.element, $0.edge, abs($0.difference)) }
    }
    // What one notation leaves out was so before, unless it is new.
    let alone = (comparison.onlyInSpec + comparison.onlyInConstraints).filter(
      addedElements.contains)
    return differing + alone.map { element($0) }
  }
}

extension ChangeCost {
  /// Says what the constraints leave open that they held before, and which movements are no more
  /// than the choice of a frame among those that are allowed.
  ///
  /// Ours: where the constraints leave an element open, its frame is one choice of many, and no
  /// witness of the spec. As in a check, the notations agree while the spec's frame is allowed.
  mutating func tellOpen(before: [ContainerComparison], after: [ContainerComparison]) {
    var opened: [OpenedElement] = []
    for new in after where new.conflicts.isEmpty {
      guard let old = before.first(where: { $0.container == new.container }) else { continue }
      for element in new.elements where !addedElements.contains(element.element) {
        let name = element.element
        let (was, isNow) = (old.openAttributes(of: name), new.openAttributes(of: name))
        let attributes = isNow.filter { !was.contains($0) }
        if !attributes.isEmpty, old.conflicts.isEmpty {
          opened.append(
            OpenedElement(
              container: new.container, element: name, attributes: attributes,
              isAllowed: element.agrees))
        }
        guard !was.isEmpty || !isNow.isEmpty, element.agrees else { continue }
        for index in moved.indices
        where moved[index].container == new.container && moved[index].element == name {
          moved[index].isLeftOpen = true
        }
      }
    }
    self.opened = opened
  }
}

extension ContainerComparison {
  fileprivate func openAttributes(of element: String) -> [String] {
    ambiguities.filter { $0.element == element }.map(\.attribute)
  }
}
