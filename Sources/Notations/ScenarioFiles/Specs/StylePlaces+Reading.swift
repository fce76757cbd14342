import LayoutSpecs
import Scenarios

extension StylePlaces {
  /// Finds the styles in `value`, which `spec` was read from.
  init(of spec: LayoutSpec, _ value: YAMLValue) {
    self.init()
    // Specs in a file nest at most `ScenarioLimits.deepestNesting` deep.
    collect(spec, value, way: [])
  }

  private mutating func collect(_ spec: LayoutSpec, _ value: YAMLValue, way: [Int]) {
    var places = SpecPlaces(value.position)
    let fields = spec.elementName == nil ? value.entries.first?.value : value
    if let fields { places.add(fields.entries) }
    add(places, at: way)
    for (index, (child, path)) in zip(spec.children, value.childSpecs).enumerated() {
      collect(child, value[path], way: way + [index])
    }
  }
}

extension YAMLValue {
  /// The paths from a spec to the specs inside, in the order in which the spec has them.
  var childSpecs: [[Int]] {
    guard index(of: "element") == nil, let kind = entries.first else { return [] }
    if let keys = kind.key.text.flatMap(SpecKind.init)?.childKeys {
      return keys.compactMap { kind.value.index(of: $0).map { [0, $0] } }
    }
    guard let list = kind.value.index(of: "children"),
      case .sequence(let items) = kind.value.entries[list].value.shape
    else { return [] }
    return items.indices.map { [0, list, $0] }
  }
}

extension SpecPlaces {
  /// Adds the keys of a spec, and those of its style.
  fileprivate mutating func add(_ fields: [YAMLValue.Entry]) {
    for field in fields {
      guard let name = field.key.text else { continue }
      let (start, end) = (field.key.position, field.key.end)
      let isQuoted = end.column - start.column > name.unicodeScalars.count
      add(name, at: start.advanced(by: isQuoted ? 1 : 0))
      if name == "style" { add(field.value.entries) }
    }
  }
}
