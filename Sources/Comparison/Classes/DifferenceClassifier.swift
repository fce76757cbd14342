import Geometry
import LayoutConstraints
import Scenarios

/// Finds the cause of every difference in one container, by asking the constraints' layout why.
struct DifferenceClassifier {
  private let words: ConditionWords
  private let levels: [PriorityLevel]

  /// More differing elements than this are not asked about: their causes would hide the others, and
  /// each costs as much as a part of a layout.
  private static let mostElements = 24

  /// `nil` where the scenario has no constraints, so that there is nothing to ask.
  init?(scenario: Scenario, layout: ConstraintLayout) {
    guard let system = scenario.constraints else { return nil }
    words = ConditionWords(scenario: scenario, system: system, layout: layout)
    levels = layout.priorityLevels
  }

  /// The causes of what is not equal, in the order of the elements, horizontal before vertical; of
  /// a conflict nothing else is told, since any frame may follow from it.
  static func causes(
    of comparison: ContainerComparison, scenario: Scenario, layout: ConstraintLayout
  ) -> [DifferenceCause] {
    if !comparison.conflicts.isEmpty {
      return comparison.conflictSets.map { conflict in
        let member = conflict.members.first(where: \.isBroken) ?? conflict.members.first
        return DifferenceCause(kind: .conflict, sentence: conflict.sentence, line: member?.line)
      }
    }
    let differing = comparison.elements.filter { !$0.edges.isEmpty }
    guard !differing.isEmpty, let classifier = Self(scenario: scenario, layout: layout) else {
      return []
    }
    return differing.prefix(mostElements).flatMap { classifier.causes(of: $0) }
  }

  /// What an engine that gave no layout is a cause of.
  static func cause(of failure: FailureFinding) -> DifferenceCause {
    DifferenceCause(kind: failure.isInternal ? .engineError : .noLayout, sentence: failure.sentence)
  }

  private func causes(of element: ElementComparison) -> [DifferenceCause] {
    let horizontal = cause(of: element, .horizontal)
    guard var vertical = cause(of: element, .vertical) else {
      return [horizontal].compactMap(\.self)
    }
    if let horizontal, vertical.kind == .missingRule, element.sizesDiffer(along: .horizontal) {
      // Text that wraps in another width has another height: that is one difference, not two.
      vertical.kind = horizontal.kind
      vertical.line = horizontal.line
      vertical.sentence = "the height of \(element.element) follows from its width"
    }
    return [horizontal, vertical].compactMap(\.self)
  }

  private func cause(of element: ElementComparison, _ axis: Axis) -> DifferenceCause? {
    let edges = element.edges.filter { $0.edge.axis == axis }
    guard !edges.isEmpty else { return nil }
    if edges.allSatisfy({ $0.agreement == .rounding }) {
      return DifferenceCause(
        element: element.element, axis: axis, kind: .rounding,
        sentence: "\(element.element) is in the same place before either engine rounds")
    }
    do {
      return try cause(of: element, edges.filter { $0.agreement == .differs }, axis)
    } catch {
      return DifferenceCause(
        element: element.element, axis: axis, kind: .engineError,
        sentence: "the solver gave up when it was asked why: \(error)")
    }
  }

  private func cause(
    of element: ElementComparison, _ edges: [EdgeComparison], _ axis: Axis
  ) throws(ConstraintError) -> DifferenceCause {
    if let open = try openCause(of: element, axis) { return open }
    let name = element.element
    let item = words.system.index(of: name) ?? ConstraintSystem.container
    let attributes = [.size(along: axis)] + edges.map(\.edge.attribute)
    let answers = try words.layout.because(
      of: attributes.map { Constraint.Anchor(item: item, attribute: $0) }, isChecked: false)
    let size = answers[0].causes.flatMap(\.conditions)
    if element.sizesDiffer(along: axis), !size.isEmpty, size.allSatisfy({ $0.isContent(of: item) })
    {
      return DifferenceCause(
        element: name, axis: axis, kind: .missingRule,
        sentence: "nothing but its content holds the \(axis.length) of \(name)")
    }
    let held = answers.dropFirst().flatMap(\.causes).flatMap(\.conditions)
    let line = held.filter { isAbout(item, $0) }.firstLine(in: words) ?? held.firstLine(in: words)
    let places = words.places(of: held)
    let holders = places.isEmpty ? "" : "\(name) is held by \(places)"
    if held.contains(where: isOptional), let missed = missedWish(of: item, along: axis) {
      let sentence =
        "\(holders), and \(words.words(missed.condition)) is missed by \(missed.points.withUnit)"
      return DifferenceCause(
        element: name, axis: axis, kind: .priority, sentence: sentence,
        line: [missed.condition].firstLine(in: words) ?? line)
    }
    let sentence = holders.isEmpty ? "\(name) is held by its place at 0" : holders
    return DifferenceCause(
      element: name, axis: axis, kind: .value, sentence: "in the constraints \(sentence)",
      line: line)
  }

  /// The cause where the constraints leave the element open along an axis; `nil` where they do not.
  private func openCause(
    of element: ElementComparison, _ axis: Axis
  ) throws(ConstraintError) -> DifferenceCause? {
    let name = element.element
    guard let open = try words.layout.ambiguity(of: name) else { return nil }
    if let parent = open.movesWith {
      return DifferenceCause(
        element: name, axis: axis, kind: element.agrees ? .ambiguity : .missingRule,
        sentence: "\(name) moves with \(parent), which is open")
    }
    let values = open.values.filter { $0.variable.axis == axis }
    guard let value = values.first(where: { $0.cause.isTie }) ?? values.first else { return nil }
    let cause = FindingSentences(words: words).words(value.cause)
    return DifferenceCause(
      element: name, axis: axis,
      kind: value.cause.isTie ? .tie : element.agrees ? .ambiguity : .missingRule,
      sentence: "\(name).\(value.variable.rawValue) is open: \(cause)",
      line: value.cause.conditions.firstLine(in: words))
  }

  /// Whether a condition is a constraint that speaks of an item.
  private func isAbout(_ item: Int, _ condition: LayoutCondition) -> Bool {
    guard case .constraint(let index) = condition else { return false }
    return words.system.constraints[index].places.contains { $0.item == item }
  }

  private func isOptional(_ condition: LayoutCondition) -> Bool {
    switch condition {
    case .constraint(let index): words.system.constraints[index].priority < Priority.required
    case .hugging, .compressionResistance: true
    case .containerSize, .fittingHeight, .nonNegativeSize: false
    }
  }

  /// The missed wish of the highest priority that speaks of an item along an axis.
  private func missedWish(of item: Int, along axis: Axis) -> MissedCondition? {
    levels.lazy.flatMap(\.missed).first { missed in
      switch missed.condition {
      case .constraint(let index):
        words.system.constraints[index].places.contains {
          $0.item == item && $0.attribute.axis == axis
        }
      case .hugging(item, axis), .compressionResistance(item, axis): true
      default: false
      }
    }
  }
}
