import LayoutSpecs
import Scenarios

extension StylePlaces {
  /// Finds the styles in `value`, which `spec` was read from.
  init(of spec: LayoutSpec, _ value: YAMLValue, in reader: FieldReader) {
    self.init()
    // Specs in a file nest at most `ScenarioLimits.deepestNesting` deep.
    collect(spec, value, way: [], in: reader)
  }

  private mutating func collect(
    _ spec: LayoutSpec, _ value: YAMLValue, way: [Int], in reader: FieldReader
  ) {
    var places = SpecPlaces(value.position)
    var kind: YAMLValue.Entry?
    if case .mapping(let pairs) = value.shape {
      if spec.elementName == nil { kind = pairs.first } else { places.add(pairs, in: reader) }
    }
    guard let kind, case .mapping(let fields) = kind.value.shape else {
      add(places, at: way)
      return
    }
    places.add(fields, in: reader)
    add(places, at: way)
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
    if let keys = kind.key.text.flatMap(SpecKind.init)?.childKeys { return keys.flatMap(value) }
    guard case .sequence(let items)? = value("children").first?.shape else { return [] }
    return items
  }
}

extension SpecPlaces {
  /// Adds the keys of a spec, and those of its style.
  fileprivate mutating func add(_ fields: [YAMLValue.Entry], in reader: FieldReader) {
    for field in fields {
      guard let name = field.key.text else { continue }
      let place = ScalarPlace(of: name, at: field.key.position, in: reader.source)
      add(name, at: place.columns(0..<0).start)
    }
    guard let style = fields.first(where: { $0.key.text == "style" }),
      case .mapping(let pairs) = style.value.shape
    else { return }
    add(pairs, in: reader)
  }
}
