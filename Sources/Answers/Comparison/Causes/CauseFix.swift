package import Geometry
package import JSONText
import Layouts
package import Phrases
package import Reasons

extension Cause {
  /// A change after which both layouts agree, or a value is no longer ambiguous.
  package enum Fix: Sendable, Hashable, Decodable, JSONRepresentable {
    /// Centre an element in its corner spec, which otherwise asks it to be as large as itself.
    case centre(element: String)
    /// Add a rule that makes two lengths equal, since no priority shares a length.
    case equalLengths(rule: String, axis: Axis)
    /// Change priorities, so that these conditions give way.
    case priorities(changes: [PriorityChange], givingWay: [NamedCondition])
    /// Lower one content's priority below another element's, although the spec shares the length.
    case lower(change: PriorityChange, below: String, priority: Double)

    package var json: JSONValue {
      switch self {
      case .centre(let element): .enumCase("centre", ["element": element.json])
      case .equalLengths(let rule, let axis):
        .enumCase("equalLengths", ["rule": rule.json, "axis": axis.json])
      case .priorities(let changes, let givingWay):
        .enumCase("priorities", ["changes": changes.json, "givingWay": givingWay.json])
      case .lower(let change, let below, let priority):
        .enumCase("lower", ["change": change.json, "below": below.json, "priority": priority.json])
      }
    }
  }

  /// A new priority for a condition.
  package struct PriorityChange: Sendable, Hashable, Decodable, JSONRepresentable {
    package var condition: NamedCondition
    /// Its new priority.
    package var priority: Double
    /// The new priorities of both axes, horizontal first, where the condition is a content's.
    package var both: [Double]?
    /// The line that declares the element; `nil` where it has none, and for rules.
    package var line: Int?

    package var json: JSONValue {
      .object([
        "condition": condition.json, "priority": priority.json, "both": both?.json,
        "line": line?.json,
      ])
    }
  }

  /// An element that a corner spec asks to be as large as itself along an axis.
  package struct Stretch: Sendable, Hashable, Decodable, JSONRepresentable {
    package var element: String
    package var axis: Axis

    package init(element: String, axis: Axis) { (self.element, self.axis) = (element, axis) }

    package var json: JSONValue { .object(["element": element.json, "axis": axis.json]) }
  }
}

extension Cause.Fix {
  /// The change, as a request.
  package var sentence: String { phrase.text }

  /// The change, as a request.
  package var phrase: Phrase {
    switch self {
    case .centre(let element):
      return "write corner: { center: { centering: XY, child: \(element) } }"
    case .equalLengths(let rule, let axis):
      return """
        add the rule \(rule: rule), as the spec shares the \(axis.length) between both, which no \
        priority does
        """
    case .priorities(let changes, let givingWay):
      let names = givingWay.map { $0.shortName }.distinct
      return """
        \(changes.map { $0.phrase }.distinct.listed): then \(names.listed) \
        \(names.count == 1 ? "gives" : "give") way, as in the spec
        """
    case .lower(let change, let other, let priority):
      guard let content = change.condition.content else { return change.phrase }
      let length = content.axis.length
      var effect = "gives way alone"
      if case .hugging = change.condition { effect = "takes all of the free \(length)" }
      return """
        \(change.phrase), below \(other)'s \(exact: priority): then \(content.element) \(effect); no \
        priority shares the \(length) as the spec does, so the layouts differ then
        """
    }
  }
}

extension Cause.PriorityChange {
  fileprivate var phrase: Phrase {
    guard let content = condition.content, let both else {
      return "give \(condition.shortName) the priority \(exact: priority)"
    }
    var key = "compressionResistance"
    if case .hugging = condition { key = "hugging" }
    let pair = both.map { number -> Phrase in "\(exact: number)" }.joined(separator: ", ")
    let place = line.map { line -> Phrase in " (\(line: line))" } ?? ""
    return "write \(key): [\(pair)] for \(content.element)\(place)"
  }
}

extension NamedCondition {
  /// Its element, its line or, without these, its rule.
  fileprivate var shortName: Phrase {
    if let content { return "\(content.element)" }
    guard case .rule(let rule) = self else { return phrase() }
    return rule.line.map { "\(line: $0)" } ?? "\(rule: rule.text)"
  }
}
