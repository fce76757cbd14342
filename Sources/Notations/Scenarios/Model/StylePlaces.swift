package import LayoutSpecs

/// The positions in a file of the specs of a layout spec, and of the properties of their styles.
package struct StylePlaces: Sendable {
  /// The places by the way to the spec, and by key.
  private var places: [[Int]: [String: RulePlace]] = [:]
  /// The lines on which the specs themselves begin, by the way to them.
  private var lines: [[Int]: Int] = [:]
  /// The lines of the keys of each spec and of its style, such as `spacing`, by the way to it.
  private var keyLines: [[Int]: [String: Int]] = [:]

  init() {}

  /// Finds the styles in `value`, which `spec` was read from.
  init(of spec: LayoutSpec, _ value: YAMLValue, in reader: FieldReader) {
    // Specs in a file nest at most `ScenarioLimits.deepestNesting` deep.
    collect(spec, value, way: [], in: reader)
  }

  /// The key and the place of a property of the spec at a way, a list of the child at each level; `nil`
  /// where the file does not have it.
  ///
  /// A length may be given as part of a pair, such as `maxSize`.
  package func place(
    of property: StyleProperty, at way: [Int]
  ) -> (key: String, place: RulePlace)? {
    guard let keys = places[way] else { return nil }
    for key in [property.rawValue] + property.pairs {
      if let place = keys[key] { return (key, place) }
    }
    return nil
  }

  /// The line on which the spec at a way begins, from 1; `nil` where the file has no such spec.
  package func line(ofSpecAt way: [Int]) -> Int? { lines[way] }

  /// The line of a key of the spec at a way, or of a property of its style; `nil` where it has none.
  package func line(of key: String, at way: [Int]) -> Int? { keyLines[way]?[key] }

  private mutating func collect(
    _ spec: LayoutSpec, _ value: YAMLValue, way: [Int], in reader: FieldReader
  ) {
    lines[way] = value.position.line
    guard case .mapping(let pairs) = value.shape else { return }
    if spec.elementName != nil {
      add(pairs, at: way, in: reader)
      return
    }
    guard let kind = pairs.first, case .mapping(let fields) = kind.value.shape else { return }
    add(fields, at: way, in: reader)
    for (index, (child, inside)) in zip(spec.children, Self.children(of: kind, fields)).enumerated()
    {
      collect(child, inside, way: way + [index], in: reader)
    }
  }

  /// The values of the children, in the order in which the spec has them.
  private static func children(
    of kind: YAMLValue.Entry, _ fields: [YAMLValue.Entry]
  ) -> [YAMLValue] {
    func value(_ key: String) -> [YAMLValue] {
      fields.filter { $0.key.text == key }.map(\.value)
    }
    switch kind.key.text {
    case "background": return value("background") + value("child")
    case "overlay": return value("child") + value("overlay")
    case "corner": return value("child") + value("corner")
    case "inset", "center", "relative", "ratio": return value("child")
    default:
      guard case .sequence(let items)? = value("children").first?.shape else { return [] }
      return items
    }
  }

  private mutating func add(_ fields: [YAMLValue.Entry], at way: [Int], in reader: FieldReader) {
    for field in fields {
      if let key = field.key.text { keyLines[way, default: [:]][key] = field.key.position.line }
    }
    guard let style = fields.first(where: { $0.key.text == "style" }),
      case .mapping(let pairs) = style.value.shape
    else { return }
    for pair in pairs {
      guard let key = pair.key.text else { continue }
      places[way, default: [:]][key] = reader.place(of: key, at: pair.key.position)
      keyLines[way, default: [:]][key] = pair.key.position.line
    }
  }
}

extension StyleProperty {
  /// The keys of pairs of lengths that the property is part of.
  fileprivate var pairs: [String] {
    switch self {
    case .width, .height: ["preferredSize", "preferredLayoutSize"]
    case .minWidth, .minHeight: ["minSize", "minLayoutSize"]
    case .maxWidth, .maxHeight: ["maxSize", "maxLayoutSize"]
    default: []
    }
  }
}
