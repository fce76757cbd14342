import Geometry
package import JSONText
import LayoutConstraints
import LayoutSpecs
package import Scenarios

/// One rule of a notation as its author reads it: a line of constraints, or one layout spec.
package struct NotatedRule: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The rule: constraints as written in their file, a spec with its properties and children.
  package var text: String
  /// The line of the file, counted from 1; `nil` for a spec, whose place is its path from the root.
  package var line: Int?
  /// The elements that it refers to, sorted.
  package var elements: [String]
  /// The edges, centres and sizes that it refers to, sorted: `superview.bottom`.
  package var edges: [String]

  /// The rules that refer to an element or an edge to which one of `others` refers, too.
  ///
  /// Linear in the number of rules.
  static func sharing(_ rules: [NotatedRule], with others: [NotatedRule]) -> [NotatedRule] {
    let elements = Set(others.lazy.flatMap { $0.elements })
    let edges = Set(others.lazy.flatMap { $0.edges })
    return rules.filter {
      $0.elements.contains(where: elements.contains) || $0.edges.contains(where: edges.contains)
    }
  }

  /// The rules of a scenario in one notation, in order; empty where the notation is missing or code.
  package static func rules(of scenario: Scenario, in engine: Engine) -> [NotatedRule] {
    switch engine {
    case .spec: scenario.spec.map { specRules($0) } ?? []
    case .constraints: constraintRules(scenario)
    }
  }

  /// One rule for each rule of the file, however many constraints it states.
  private static func constraintRules(_ scenario: Scenario) -> [NotatedRule] {
    guard let system = scenario.constraints else { return [] }
    let places = scenario.places.constraints
    var rules: [NotatedRule] = []
    var last: RulePlace?
    for (index, constraint) in system.constraints.enumerated() {
      let place = places.indices.contains(index) ? places[index] : nil
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

  /// One rule for each spec except elements without a style: its properties and children.
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
          text: text, line: nil, elements: spec.children.compactMap { $0.elementName }.sorted(),
          edges: []))
    }
    return rules + spec.children.flatMap { specRules($0) }
  }

  package var json: JSONValue {
    .object([
      "text": text.json, "line": line?.json, "elements": elements.json, "edges": edges.json,
    ])
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

/// Writes the properties of one spec in the words of scenario files, without its children.
enum SpecWords {
  /// The properties of its kind that differ from their defaults.
  static func properties(_ spec: LayoutSpec) -> String {
    switch spec.kind {
    case .stack(let stack): words(of: stack)
    case .inset(let insets):
      "insets: [\([insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", "))]"
    case .absolute(let sizing): sizing == .default ? "" : "sizing: \(sizing.rawValue)"
    case .relative(let relative): words(of: relative, sizings: RelativeSizing.relativeWords)
    case .center(let relative): words(of: relative, sizings: RelativeSizing.centerWords)
    case .ratio(let ratio): "ratio: \(number(ratio))"
    case .corner(let corner):
      "location: \(corner.location.rawValue), "
        + "offset: [\(number(Double(corner.offset.x))), \(number(Double(corner.offset.y)))]"
        + (corner.wrapsCorner ? ", wrapsCorner: true" : "")
    default: ""
    }
  }

  private static func words(of stack: StackSpec) -> String {
    let plain = StackSpec(direction: stack.direction)
    var words = ["direction: \(stack.direction.rawValue)"]
    if stack.spacing != 0 { words.append("spacing: \(number(stack.spacing))") }
    if stack.justifyContent != plain.justifyContent {
      words.append("justifyContent: \(stack.justifyContent.rawValue)")
    }
    if stack.alignItems != plain.alignItems {
      words.append("alignItems: \(stack.alignItems.rawValue)")
    }
    if stack.flexWrap != plain.flexWrap { words.append("flexWrap: \(stack.flexWrap.rawValue)") }
    if stack.alignContent != plain.alignContent {
      words.append("alignContent: \(stack.alignContent.rawValue)")
    }
    if stack.lineSpacing != 0 { words.append("lineSpacing: \(number(stack.lineSpacing))") }
    return words.joined(separator: ", ")
  }

  /// `sizings` are the words for the width, the height, and both.
  private static func words(of relative: RelativeSpec, sizings: [String]) -> String {
    "horizontalPosition: \(relative.horizontalPosition.rawValue), "
      + "verticalPosition: \(relative.verticalPosition.rawValue)"
      + (relative.sizing.word(among: sizings).map { ", sizing: \($0)" } ?? "")
  }

  /// The properties of a style; empty where it has none.
  static func style(_ style: ElementStyle) -> String {
    var words: [String] = []
    let dimensions: [(String, LayoutSpecs.Dimension)] = [
      ("width", style.width), ("height", style.height), ("minWidth", style.minWidth),
      ("maxWidth", style.maxWidth), ("minHeight", style.minHeight),
      ("maxHeight", style.maxHeight), ("flexBasis", style.flexBasis),
    ]
    for (name, dimension) in dimensions {
      switch dimension {
      case .auto: break
      case .points(let points): words.append("\(name): \(number(points))")
      case .fraction(let part): words.append("\(name): \(number(part * 100))%")
      }
    }
    let numbers = [
      ("flexGrow", style.flexGrow), ("flexShrink", style.flexShrink),
      ("spacingBefore", style.spacingBefore), ("spacingAfter", style.spacingAfter),
      ("ascender", style.ascender ?? 0), ("descender", style.descender ?? 0),
    ]
    words += numbers.filter { $0.1 != 0 }.map { "\($0.0): \(number($0.1))" }
    if style.alignSelf != .auto { words.append("alignSelf: \(style.alignSelf.rawValue)") }
    let position = style.layoutPosition
    if position != .zero {
      words.append("layoutPosition: [\(number(Double(position.x))), \(number(Double(position.y)))]")
    }
    if style.sizeRange != RelativeSizeRange() { words.append("sizeRange") }
    return words.joined(separator: ", ")
  }

  /// As many digits as anybody writes, but none that come from arithmetic.
  private static func number(_ number: Double) -> String {
    NumberText.decimal(number, places: 6)
  }
}
