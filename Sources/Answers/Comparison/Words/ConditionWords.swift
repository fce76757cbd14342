import Foundation
import Geometry
import LayoutConstraints
import Scenarios

/// Names for the conditions of a layout that the author of the scenario knows.
struct ConditionWords {
  let scenario: Scenario
  let system: ConstraintSystem
  let layout: ConstraintLayout
  var register = Register.exact

  /// A condition as the subject or object of a sentence.
  func words(_ condition: LayoutCondition) -> String {
    switch condition {
    case .constraint(let index): constraint(index)
    case .hugging(let item, let axis): "\(name(item))'s \(axis.rawValue) hugging"
    case .compressionResistance(let item, let axis):
      "\(name(item))'s \(axis.rawValue) compression resistance"
    case .containerSize(let axis): containerLength(axis)
    case .selfSizingHeight: "the container's self-sizing height"
    case .nonNegativeSize(let item, let axis): "\(name(item))'s minimum \(axis.length), 0 pt"
    }
  }

  /// Some conditions as a list.
  func list(_ conditions: [LayoutCondition]) -> String { conditions.map(words).listed }

  /// A condition that determines a value, with its size of `amount` points.
  func words(_ cause: ValueCause, amount: Double) -> String {
    switch cause.conditions.first {
    case .hugging(let item, let axis): content(item, axis, amount)
    case .containerSize(let axis):
      register == .plain ? containerLength(axis) : "\(containerLength(axis)), \(amount.withUnit)"
    case .nonNegativeSize(let item, let axis):
      "\(name(item))'s minimum \(axis.length): no \(axis.length) is negative"
    case let condition?: words(condition)
    case nil: ""
    }
  }

  /// Some conditions in as few words as possible: `the container, lines 12 and 14 and title's
  /// content`.
  func places(of conditions: [LayoutCondition]) -> String { distinctPlaces(of: conditions).words }

  /// The same with the verb that agrees with them: several conditions may have one place.
  func places(of conditions: [LayoutCondition], one: String, many: String) -> String {
    let places = distinctPlaces(of: conditions)
    return "\(places.words) \(places.isSingle ? one : many)"
  }

  private func distinctPlaces(of conditions: [LayoutCondition]) -> (words: String, isSingle: Bool) {
    let lines = Set(conditions.compactMap(line)).sorted().map(String.init)
    let allLines = "\(lines.count == 1 ? "line" : "lines") \(lines.listed)"
    var places: [String] = []
    for condition in conditions {
      let place = line(of: condition) == nil ? place(of: condition) : allLines
      if !places.contains(place) { places.append(place) }
    }
    return (places.listed, places.count == 1 && lines.count <= 1)
  }

  /// The shortest name of a condition without a line.
  private func place(of condition: LayoutCondition) -> String {
    switch condition {
    case .hugging(let item, _), .compressionResistance(let item, _): "\(name(item))'s content"
    case .containerSize: "the container"
    default: words(condition)
    }
  }

  private func line(of condition: LayoutCondition) -> Int? {
    if case .constraint(let index) = condition { return line(of: index) }
    return nil
  }

  /// The identifier of a generated constraint; `nil` for one of the author's and other conditions.
  func generatedName(of condition: LayoutCondition) -> String? {
    guard case .constraint(let index) = condition, !system.constraints[index].source.isWritten
    else { return nil }
    return system.constraints[index].identifier
  }

  /// The name of an item.
  func name(_ item: Int) -> String { system.items[item].name }

  /// A place with its item, or a distance between two places: `title.left`, `a.right to b.left`.
  func name(of anchor: Constraint.Anchor) -> String {
    if let start = anchor.start { return "\(name(of: start)) to \(name(of: anchor.end))" }
    return "\(name(anchor.item)).\(anchor.words)"
  }

  /// The line of the file that a constraint comes from.
  func line(of constraint: Int) -> Int? { scenario.line(ofConstraint: constraint) }

  private func containerLength(_ axis: Axis) -> String {
    register == .plain ? "the \(axis.length) of the screen" : "the container's \(axis.length)"
  }

  private func constraint(_ index: Int) -> String {
    let constraint = system.constraints[index]
    let isOfStackView = constraint.identifier?.hasPrefix("UISV-") == true
    let identifier =
      register == .plain && isOfStackView
      ? " (by the stack view)" : constraint.identifier.map { " (\($0))" } ?? ""
    let rule = system.text(ofConstraint: index).withShortNumbers
    if let line = line(of: index) { return "line \(line): '\(rule)'\(identifier)" }
    // A constraint from code knows itself where it was made.
    let origin = constraint.source.isWritten ? constraint.origin : nil
    return "'\(origin ?? rule)'\(identifier)"
  }

  private func content(_ item: Int, _ axis: Axis, _ amount: Double) -> String {
    let size = "\(amount.withUnit) \(axis.adjective)"
    let priorities = system.items[item]
    let strength =
      register == .plain
      ? ""
      : """
       (hugging \(NumberText.exact(priorities.hugging[axis])), \
      compression resistance \(NumberText.exact(priorities.compressionResistance[axis])))
      """
    guard axis == .vertical, let lines = lines(of: item, height: amount) else {
      return register == .plain
        ? axis.ownLength(of: name(item)) : "\(name(item))'s content, \(size)\(strength)"
    }
    let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
    return
      "\(name(item))'s text, \(size), \(count) at \(lines.width.withUnit) wide\(strength)"
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
  var words: String { (guide.map { "\($0.rawValue)." } ?? "") + attribute.rawValue }
}

extension [LayoutCondition] {
  /// The first line of the file with one of the conditions.
  func firstLine(in words: ConditionWords) -> Int? {
    lazy.compactMap { condition -> Int? in
      guard case .constraint(let index) = condition else { return nil }
      return words.line(of: index)
    }.first
  }
}

extension String {
  /// A rule to read rather than paste: a number with more than six decimals, which comes from a
  /// quotient, has three: `0.222` for `0.2222222222222222`.
  var withShortNumbers: String {
    replacing(/[0-9]+\.[0-9]{7,}/) { match in
      Double(match.output).map(NumberText.plain) ?? String(match.output)
    }
  }
}

extension ConditionWords {
  /// The lengths that baselines, margins and guides add to a constraint's own constant, as a clause
  /// that follows it: `, whose own constant is 0 pt; a.firstBaseline is 16 pt below a.top`; `nil` where
  /// they add nothing.
  func insets(_ cause: ValueCause) -> String? {
    guard case .constraint(let index) = cause.conditions.first else { return nil }
    let constraint = system.constraints[index]
    let rest = cause.contribution - constraint.constant * cause.pointsPerPoint
    guard rest.points != "0" else { return nil }
    let insets = constraint.places.compactMap(inset)
    guard !insets.isEmpty else { return nil }
    if register == .plain, constraint.constant.points == "0" { return "; \(insets.listed)" }
    return ", whose own constant is \(constraint.constant.withUnit); \(insets.listed)"
  }

  /// The distance of a baseline, a margin or a guide from the item's own edge, in words.
  func inset(of anchor: Constraint.Anchor) -> String? {
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
    let distance = "\(abs(inset).withUnit) \(relation) \(item).\(anchor.standsFor.words)"
    return "\(item).\(anchor.words) is \(distance)\(safePart(of: anchor, inset))"
  }

  /// The safe area's part of a margin: ` (8 pt plus 20 pt of safe area)`.
  private func safePart(of anchor: Constraint.Anchor, _ inset: Double) -> String {
    let isOfMargins = anchor.attribute.isOfMargins || anchor.guide == .layoutMarginsGuide
    let item = system.items[anchor.item]
    let place = Constraint.Anchor(
      item: anchor.item, guide: .safeAreaLayoutGuide, attribute: anchor.standsFor.attribute)
    guard isOfMargins, item.insetsLayoutMarginsFromSafeArea, !item.preservesSuperviewLayoutMargins,
      let safe = try? layout.inset(of: place), safe.points != "0"
    else { return "" }
    return " (\(abs(inset - safe).withUnit) plus \(abs(safe).withUnit) of safe area)"
  }
}
