import Foundation
import Geometry
import LayoutSpecs

/// Reads the `spec` of a scenario.
final class SpecReader {
  let reader: FieldReader
  private let elements: [String: Element]
  /// Where each element stands in the spec so far.
  private var places: [String: SourcePosition] = [:]

  /// The properties of each kind of spec, besides `style`.
  static let kinds: [String: [String]] = [
    "stack": [
      "direction", "spacing", "justifyContent", "alignItems", "flexWrap", "alignContent",
      "lineSpacing", "horizontalAlignment", "verticalAlignment", "children",
    ],
    "inset": ["insets", "child"],
    "overlay": ["child", "overlay"],
    "background": ["child", "background"],
    "absolute": ["sizing", "children"],
    "static": ["children"],
    "center": ["centering", "sizing", "child"] + positionKeys,
    "relative": ["sizing", "child"] + positionKeys,
    "ratio": ["ratio", "child"],
    "corner": ["child", "corner", "location", "offset", "wrapsCorner"],
    "wrapper": ["children"],
    "spacer": [],
  ]
  /// Where relative and centre specs put their child.
  static let positionKeys = ["horizontalPosition", "verticalPosition"]
  /// The keys of an element that has a style.
  static let elementKeys = ["element", "style"]
  /// Every word that can begin a spec.
  static let specWords = ["element"] + kinds.keys.sorted()

  init(reader: FieldReader, elements: [Element]) {
    self.reader = reader
    self.elements = Dictionary(elements.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Reads a spec with everything in it; `nil` where a part that it cannot be without is wrong.
  func spec(_ value: YAMLValue) -> LayoutSpec? {
    if value.text != nil { return element(value) }
    guard case .mapping(let pairs) = value.shape else {
      reader.report(value, "a spec is an element's name or a mapping, not \(value.kind)")
      return nil
    }
    if pairs.contains(where: { $0.key.text == "element" }) { return styledElement(value) }
    guard pairs.count == 1, let key = pairs[0].key.text else {
      reader.report(
        value, "a spec has exactly one kind, and here are \(pairs.count)",
        hints: ["indent the properties below the kind:   stack: { spacing: 5, children: [ … ] }"])
      return nil
    }
    guard let keys = Self.kinds[key] else {
      reader.report(
        pairs[0].key, "there is no spec '\(key.shortened)'",
        hints: [NearestWord.hint(for: key, among: Self.specWords)])
      return nil
    }
    return spec(key, pairs[0].value, keys: keys)
  }

  private func element(_ value: YAMLValue) -> LayoutSpec? {
    guard let name = value.text else {
      reader.report(value, "'element' is an element's name, not \(value.kind)")
      return nil
    }
    guard let element = elements[name] else {
      reader.report(
        value, "there is no element '\(name.shortened)'",
        hints: [NearestWord.hint(for: name, among: elements.keys.sorted())])
      return nil
    }
    if let place = places[name] {
      reader.report(
        value, "'\(name)' already stands in the spec, at line \(place.line)",
        hints: ["an element has one place: give the second one a name of its own under 'elements'"])
    }
    places[name] = value.position
    return .element(name, element.content)
  }

  private func styledElement(_ value: YAMLValue) -> LayoutSpec? {
    guard let fields = reader.fields(value, of: "an element", keys: Self.elementKeys),
      let name = fields["element"]
    else { return nil }
    return styled(element(name), fields)
  }

  private func spec(_ kind: String, _ value: YAMLValue, keys: [String]) -> LayoutSpec? {
    let isEmpty = value.text?.isEmpty ?? false
    let content = isEmpty ? YAMLValue(shape: .mapping([]), position: value.position) : value
    guard let fields = reader.fields(content, of: "'\(kind)'", keys: keys + ["style"]) else {
      return nil
    }
    return styled(unstyled(kind, fields), fields)
  }

  private func styled(_ spec: LayoutSpec?, _ fields: Fields) -> LayoutSpec? {
    guard let style = fields["style"] else { return spec }
    let read = StyleReader(reader: reader).style(style)
    return spec?.styled { $0 = read }
  }

  private func unstyled(_ kind: String, _ fields: Fields) -> LayoutSpec? {
    switch kind {
    case "stack": stack(fields)
    case "inset": inset(fields)
    case "overlay": pair(kind, "overlay", fields) { .overlay($0, overlay: $1) }
    case "background": pair(kind, "background", fields) { .background($0, background: $1) }
    case "absolute": .absolute(sizing: word(fields, "sizing") ?? .default, children(fields))
    case "static": .static(children(fields))
    case "center": center(fields)
    case "relative": relative(fields)
    case "ratio": ratio(fields)
    case "corner": corner(fields)
    case "wrapper": .wrapper(children(fields))
    default: .spacer
    }
  }
}

// Parts that several kinds have.
extension SpecReader {
  func children(_ fields: Fields) -> [LayoutSpec] {
    guard let value = fields["children"] else { return [] }
    return reader.items(value, of: "'children'").compactMap(spec)
  }

  func child(_ fields: Fields, _ key: String = "child", of kind: String) -> LayoutSpec? {
    guard let value = fields[key] else {
      missing(key, of: kind, fields, hint: "an element's name, or a spec")
      return nil
    }
    return spec(value)
  }

  func missing(_ key: String, of kind: String, _ fields: Fields, hint: String) {
    reader.report(
      Diagnostic(
        in: reader.source, at: fields.position, "'\(kind)' needs '\(key)'",
        hints: ["expected \(key): \(hint)"]))
  }

  func word<Word: RawRepresentable & CaseIterable>(
    _ fields: Fields, _ key: String
  ) -> Word? where Word.RawValue == String {
    fields[key].flatMap { reader.word($0, of: "'\(key)'") }
  }

  func number(_ fields: Fields, _ key: String) -> Double? {
    fields[key].flatMap { reader.number($0, of: "'\(key)'") }
  }
}
