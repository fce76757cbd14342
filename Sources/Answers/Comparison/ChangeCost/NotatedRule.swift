import LayoutConstraints
import LayoutSpecs
public import Scenarios

/// One rule of a notation, as its author reads it: a line of constraints, or one layout spec.
public struct NotatedRule: Sendable, Equatable, Codable {
  /// The rule: constraints as they stand in their file, a spec with its properties and children.
  public var text: String
  /// The line of the file that it stands in, counted from 1; `nil` of a spec, whose place is its way
  /// from the root.
  public var line: Int?
  /// The elements that it speaks of, sorted.
  public var elements: [String]
  /// The edges, centres and sizes that it speaks of, sorted: `superview.bottom`.
  public var edges: [String]

  /// Whether both speak of one element, or of one edge.
  func shares(with other: NotatedRule) -> Bool {
    !Set(elements).isDisjoint(with: other.elements) || !Set(edges).isDisjoint(with: other.edges)
  }

  /// The rules of a scenario in one notation, in order; none where it has no such notation or where
  /// that is code.
  public static func rules(of scenario: Scenario, in engine: Engine) -> [NotatedRule] {
    switch engine {
    case .spec: scenario.spec.map { specRules($0) } ?? []
    case .constraints: constraintRules(scenario)
    }
  }

  /// One rule for each rule of the file, however many constraints it says.
  private static func constraintRules(_ scenario: Scenario) -> [NotatedRule] {
    guard let system = scenario.constraints else { return [] }
    var rules: [NotatedRule] = []
    var last: RulePlace?
    for (index, constraint) in system.constraints.enumerated() {
      let place =
        scenario.constraintPlaces.indices.contains(index) ? scenario.constraintPlaces[index] : nil
      var names: Set<String> = []
      var edges: Set<String> = []
      for anchor in constraint.places {
        let name = system.items[anchor.item].name
        edges.insert("\(name).\(anchor.attribute.rawValue)")
        if anchor.item != ConstraintSystem.container { names.insert(name) }
      }
      if let place, place == last, let previous = rules.popLast() {
        names.formUnion(previous.elements)
        edges.formUnion(previous.edges)
      }
      last = place
      rules.append(
        NotatedRule(
          text: place.map(text) ?? system.text(ofConstraint: index), line: place?.position.line,
          elements: names.sorted(), edges: edges.sorted()))
    }
    return rules
  }

  /// The rule at a place, without the dash and the quotation marks around it.
  private static func text(at place: RulePlace) -> String {
    let line = Array(place.sourceLine.unicodeScalars)
    let start = min(max(0, place.position.column - 1), line.count)
    let end = min(line.count, start + place.length)
    var text = ""
    text.unicodeScalars.append(contentsOf: line[start..<end])
    return text
  }

  /// One rule for each spec that is no bare element: its properties, and what stands in it.
  private static func specRules(_ spec: LayoutSpec) -> [NotatedRule] {
    let style = SpecWords.style(spec.style)
    var rules: [NotatedRule] = []
    if let name = spec.elementName {
      if !style.isEmpty {
        rules.append(
          NotatedRule(text: "\(name) { \(style) }", line: nil, elements: [name], edges: []))
      }
    } else {
      let labels = spec.children.map { $0.kindName }
      let words = [SpecWords.properties(spec), style].filter { !$0.isEmpty }
      let text =
        "\(spec.kindName) { \((words + ["[\(labels.joined(separator: ", "))]"]).joined(separator: ", ")) }"
      rules.append(
        NotatedRule(
          text: text, line: nil, elements: spec.children.compactMap(\.elementName).sorted(),
          edges: []))
    }
    return rules + spec.children.flatMap { specRules($0) }
  }
}

extension LayoutSpec {
  /// The name of the element that the spec is, if it is one.
  fileprivate var elementName: String? {
    switch kind {
    case .element(let name, _), .selfMeasured(let name, _): name
    default: nil
    }
  }
}
