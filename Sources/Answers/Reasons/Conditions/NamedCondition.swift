package import Geometry
package import JSONText

/// A condition of a layout, by the names that the author of the scenario knows.
package enum NamedCondition: Sendable, Hashable, JSONRepresentable {
  /// A constraint.
  case rule(NamedRule)
  /// A view's content resists growing.
  case hugging(element: String, axis: Axis)
  /// A view's content resists shrinking.
  case compressionResistance(element: String, axis: Axis)
  /// The container has its length.
  case containerLength(axis: Axis)
  /// The container is as low as its contents permit.
  case selfSizingHeight
  /// No length is negative.
  case smallestLength(element: String, axis: Axis)

  /// The line of the scenario file that states it; `nil` for all but rules of a file.
  package var line: Int? {
    if case .rule(let rule) = self { return rule.line }
    return nil
  }

  /// The element and the axis of a content's condition; `nil` for others.
  package var content: (element: String, axis: Axis)? {
    switch self {
    case .hugging(let element, let axis), .compressionResistance(let element, let axis):
      (element, axis)
    default: nil
    }
  }

  /// One object: its kind, and the properties of that kind.
  package var json: JSONValue {
    switch self {
    case .rule(let rule): return rule.json.adding(["kind": "rule"])
    case .hugging(let element, let axis): return object("hugging", element, axis)
    case .compressionResistance(let element, let axis):
      return object("compressionResistance", element, axis)
    case .containerLength(let axis): return object("containerLength", nil, axis)
    case .selfSizingHeight: return object("selfSizingHeight")
    case .smallestLength(let element, let axis): return object("smallestLength", element, axis)
    }
  }

  private func object(_ kind: String, _ element: String? = nil, _ axis: Axis? = nil) -> JSONValue {
    .object(["kind": kind.json, "element": element?.json, "axis": axis?.json])
  }
}

/// A constraint as its author wrote it, or as the engine reads it.
package struct NamedRule: Sendable, Hashable, Decodable, JSONRepresentable {
  /// The line of the scenario file, counted from 1; `nil` where the rule is not from a file.
  package var line: Int?
  /// The rule.
  package var text: String
  /// Its identifier; `nil` where it has none.
  package var identifier: String?
  /// Whether the line states other constraints too, as one in the visual format; `nil` where it
  /// does not, or where nobody asked.
  package var isPart: Bool?

  package var json: JSONValue {
    .object([
      "line": line?.json, "text": text.json, "identifier": identifier?.json, "isPart": isPart?.json,
    ])
  }
}

extension [NamedCondition] {
  /// The first line of the file with one of them.
  package var firstLine: Int? { lazy.compactMap { $0.line }.first }
}
