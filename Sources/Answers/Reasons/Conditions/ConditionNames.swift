import Geometry
package import LayoutConstraints
import Layouts
package import Phrases
package import Scenarios

/// Gives the conditions of a layout the names that the author of the scenario knows.
package struct ConditionNames {
  package let scenario: Scenario
  /// The constraints that conditions are of.
  package let system: ConstraintSystem
  package let layout: ConstraintLayout
  let register: Register

  /// Names conditions of a layout of some constraints.
  package init(
    scenario: Scenario, system: ConstraintSystem, layout: ConstraintLayout,
    register: Register = .exact
  ) {
    self.scenario = scenario
    self.system = system
    self.layout = layout
    self.register = register
  }

  /// A condition by its name.
  package func named(_ condition: LayoutCondition) -> NamedCondition {
    switch condition {
    case .constraint(let index): .rule(rule(index))
    case .hugging(let item, let axis): .hugging(element: name(item), axis: axis)
    case .compressionResistance(let item, let axis):
      .compressionResistance(element: name(item), axis: axis)
    case .containerSize(let axis): .containerLength(axis: axis)
    case .selfSizingHeight: .selfSizingHeight
    case .nonNegativeSize(let item, let axis): .smallestLength(element: name(item), axis: axis)
    }
  }

  /// A condition as the subject or object of a sentence.
  package func phrase(of condition: LayoutCondition) -> Phrase { named(condition).phrase(register) }

  /// A condition that determines a value, with its size of `amount` points.
  package func phrase(of cause: ValueCause, amount: Double) -> Phrase {
    switch cause.conditions.first {
    case .hugging(let item, let axis): content(item, axis, amount)
    case .containerSize?:
      register == .plain
        ? phrase(of: cause.conditions[0])
        : "\(phrase(of: cause.conditions[0])), \(points: amount)"
    case .nonNegativeSize(let item, let axis):
      "\(name(item))'s minimum \(axis.length): no \(axis.length) is negative"
    case let condition?: phrase(of: condition)
    case nil: ""
    }
  }

  /// Some conditions in as few words as possible: `the container, lines 12 and 14 and title's
  /// content`.
  package func places(of conditions: [LayoutCondition]) -> Phrase { conditions.map(named).places }

  /// The same with the verb that agrees with them.
  package func places(of conditions: [LayoutCondition], one: String, many: String) -> Phrase {
    conditions.map(named).places(one: one, many: many)
  }

  /// The identifier of a generated constraint; `nil` for one of the author's and other conditions.
  package func generatedName(of condition: LayoutCondition) -> String? {
    guard case .constraint(let index) = condition, !system.constraints[index].source.isWritten
    else { return nil }
    return system.constraints[index].identifier
  }

  package func name(_ item: Int) -> String { system.items[item].name }

  /// A place with its item, or a distance between two places: `title.left`, `a.right to b.left`.
  package func name(of anchor: Constraint.Anchor) -> String {
    if let start = anchor.start { return "\(name(of: start)) to \(name(of: anchor.end))" }
    return "\(name(anchor.item)).\(anchor.words)"
  }

  /// The line of the file that a constraint comes from.
  package func line(of constraint: Int) -> Int? { scenario.line(ofConstraint: constraint) }

  private func rule(_ index: Int) -> NamedRule {
    let constraint = system.constraints[index]
    let line = line(of: index)
    // A constraint from code knows itself where it was made.
    let origin = line == nil && constraint.source.isWritten ? constraint.origin : nil
    return NamedRule(
      line: line, text: origin ?? system.text(ofConstraint: index),
      identifier: constraint.identifier)
  }

  private func content(_ item: Int, _ axis: Axis, _ amount: Double) -> Phrase {
    let size: Phrase = "\(points: amount) \(axis.adjective)"
    let priorities = system.items[item]
    let strength: Phrase =
      register == .plain
      ? ""
      : """
       (hugging \(exact: priorities.hugging[axis]), \
      compression resistance \(exact: priorities.compressionResistance[axis]))
      """
    guard axis == .vertical, let lines = lines(of: item, height: amount) else {
      return register == .plain
        ? "\(axis.ownLength(of: name(item)))" : "\(name(item))'s content, \(size)\(strength)"
    }
    let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
    return "\(name(item))'s text, \(size), \(count) at \(points: lines.width) wide\(strength)"
  }

  /// The number of lines of a text of this height, and the width that they wrap at; `nil` for
  /// content that is not text of several lines.
  private func lines(of item: Int, height: Double) -> (count: Int, width: Double)? {
    let element = scenario.elements.first { $0.name == name(item) }
    guard case .text(let text) = element?.kind, text.maximumLines != 1,
      case .measured(let content) = element?.content,
      let width = layout.rawLayout.frame(of: name(item))?.width
    else { return nil }
    let measured = content.measure(in: CGSize(width: width, height: .infinity))
    let last = measured.size.height - measured.lastBaselineFromBottom
    let single = measured.firstBaseline + measured.lastBaselineFromBottom
    guard single > 0 else { return nil }
    return (1 + Int(((last - measured.firstBaseline) / single).rounded()), Double(width))
  }
}

extension Constraint.Anchor {
  /// The place without its item: `left`, `safeAreaLayoutGuide.top`.
  package var words: String { (guide.map { "\($0.rawValue)." } ?? "") + attribute.rawValue }
}

extension ConditionNames {
  /// The lengths that baselines, margins and guides add to a constraint's own constant, as a clause
  /// that follows it: `, whose own constant is 0 pt; a.firstBaseline is 16 pt below a.top`; `nil` where
  /// they add nothing.
  package func insets(_ cause: ValueCause) -> Phrase? {
    guard case .constraint(let index) = cause.conditions.first else { return nil }
    let constraint = system.constraints[index]
    let rest = cause.contribution - constraint.constant * cause.pointsPerPoint
    guard rest.points != "0" else { return nil }
    let insets = constraint.places.compactMap(inset)
    guard !insets.isEmpty else { return nil }
    if register == .plain, constraint.constant.points == "0" { return "; \(insets.listed)" }
    return ", whose own constant is \(points: constraint.constant); \(insets.listed)"
  }

  /// The distance of a baseline, a margin or a guide from the item's own edge, in words.
  package func inset(of anchor: Constraint.Anchor) -> Phrase? {
    guard let inset = try? layout.inset(of: anchor), inset.points != "0" else { return nil }
    let item = name(anchor.item)
    let isHorizontal = anchor.attribute.axis == .horizontal
    let relation =
      switch (anchor.attribute.isSize, isHorizontal) {
      case (true, true): inset > 0 ? "wider than" : "narrower than"
      case (true, false): inset > 0 ? "taller than" : "shorter than"
      case (false, true): inset > 0 ? "right of" : "left of"
      case (false, false): inset > 0 ? "below" : "above"
      }
    let distance: Phrase = "\(points: abs(inset)) \(relation) \(item).\(anchor.standsFor.words)"
    return "\(item).\(anchor.words) is \(distance)\(safePart(of: anchor, inset))"
  }

  /// The safe area's part of a margin: ` (8 pt plus 20 pt of safe area)`.
  private func safePart(of anchor: Constraint.Anchor, _ inset: Double) -> Phrase {
    let isOfMargins = anchor.attribute.isOfMargins || anchor.guide == .layoutMarginsGuide
    let item = system.items[anchor.item]
    let place = Constraint.Anchor(
      item: anchor.item, guide: .safeAreaLayoutGuide, attribute: anchor.standsFor.attribute)
    guard isOfMargins, item.insetsLayoutMarginsFromSafeArea, !item.preservesSuperviewLayoutMargins,
      let safe = try? layout.inset(of: place), safe.points != "0"
    else { return "" }
    return " (\(points: abs(inset - safe)) plus \(points: abs(safe)) of safe area)"
  }
}
