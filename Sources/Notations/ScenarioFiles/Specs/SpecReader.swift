import Foundation
import Geometry
import LayoutSpecs
import Scenarios

/// Reads the `spec` of a scenario into a layout spec.
final class SpecReader {
  let reader: FieldReader
  private let elements: [String: Element]
  /// The position in the spec of each element that was read so far.
  private var places: [String: SourcePosition] = [:]

  static let elementKeys = ["element", "style"]
  /// All words that can start a spec.
  static let specWords = ["element"] + SpecKind.blocks.map { $0.rawValue }

  init(reader: FieldReader, elements: [Element]) {
    self.reader = reader
    self.elements = Dictionary(elements.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Reads a spec with everything inside; `nil` where a required part is wrong, which is reported.
  func spec(_ value: YAMLValue) -> LayoutSpec? {
    if value.text != nil { return element(value) }
    guard case .mapping(let pairs) = value.shape else {
      reader.report(value, "a spec must be an element's name or a mapping, not \(value.kind)")
      return nil
    }
    if pairs.contains(where: { $0.key.text == "element" }) { return styledElement(value) }
    guard pairs.count == 1, let key = pairs[0].key.text else {
      reader.report(
        value, "a spec must have exactly one kind, but here are \(pairs.count)",
        hints: ["indent the properties below the kind:   stack: { spacing: 5, children: [ … ] }"])
      return nil
    }
    guard let kind = SpecKind(rawValue: key) else {
      reader.report(
        pairs[0].key, "there is no spec '\(key.shortened)'",
        advice: reader.advice(
          forKey: pairs[0], key, in: value, among: Self.specWords, SpecVocabulary.kinds))
      return nil
    }
    return spec(kind, pairs[0].value)
  }

  private func element(_ value: YAMLValue) -> LayoutSpec? {
    guard let name = value.text else {
      reader.report(value, "'element' must be an element's name, not \(value.kind)")
      return nil
    }
    guard let element = elements[name] else {
      reader.reportNoElement(name, at: value, among: elements.keys.sorted())
      return nil
    }
    if let place = places[name] {
      reader.report(
        value, "'\(name)' is already in the spec, at line \(place.line)",
        hints: ["an element can be used once: add a second one with its own name under 'elements'"])
    }
    places[name] = value.position
    return element.spec
  }

  private func styledElement(_ value: YAMLValue) -> LayoutSpec? {
    guard
      let fields = reader.fields(
        value, of: "an element", keys: Self.elementKeys, words: SpecVocabulary.elementKeys),
      let name = fields["element"]
    else { return nil }
    return styled(element(name), fields)
  }

  private func spec(_ kind: SpecKind, _ value: YAMLValue) -> LayoutSpec? {
    let isEmpty = value.text?.isEmpty ?? false
    var content = value
    if isEmpty { content.shape = .mapping([]) }
    guard
      let fields = reader.fields(
        content, of: "'\(kind.rawValue)'", keys: kind.keys + ["style"],
        words: SpecVocabulary.keys(of: kind))
    else { return nil }
    return styled(unstyled(kind, fields), fields)
  }

  private func styled(_ spec: LayoutSpec?, _ fields: Fields) -> LayoutSpec? {
    guard let style = fields["style"] else { return spec }
    let read = StyleReader(reader: reader).style(style)
    return spec?.styled { style in
      // The length of a box, which the author's style may replace.
      let (width, height) = (style.width, style.height)
      style = read
      if style.width == .auto { style.width = width }
      if style.height == .auto { style.height = height }
    }
  }

  private func unstyled(_ kind: SpecKind, _ fields: Fields) -> LayoutSpec? {
    switch kind {
    case .stack: stack(fields)
    case .inset: inset(fields)
    case .overlay: pair("overlay", "overlay", fields) { .overlay($0, overlay: $1) }
    case .background: pair("background", "background", fields) { .background($0, background: $1) }
    case .absolute: .absolute(sizing: word(fields, "sizing") ?? .default, children(fields))
    case .static: .static(children(fields))
    case .center: center(fields)
    case .relative: relative(fields)
    case .ratio: ratio(fields)
    case .corner: corner(fields)
    case .wrapper: .wrapper(children(fields))
    case .spacer: .spacer
    // Its style is beside its name, so it was read before.
    case .element: nil
    }
  }
}

// Keys that several kinds have.
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
    reader.word(fields, key, foreign: SpecVocabulary.values[key] ?? .none)
  }
}

// The kinds of specs, one by one.
extension SpecReader {
  func stack(_ fields: Fields) -> LayoutSpec {
    var stack = StackSpec(
      direction: word(fields, "direction") ?? .horizontal,
      spacing: reader.number(fields, "spacing") ?? 0,
      justifyContent: word(fields, "justifyContent") ?? .start,
      alignItems: word(fields, "alignItems") ?? .stretch,
      flexWrap: word(fields, "flexWrap") ?? .noWrap,
      alignContent: word(fields, "alignContent") ?? .start,
      lineSpacing: reader.number(fields, "lineSpacing") ?? 0)
    let horizontal: HorizontalAlignment = word(fields, "horizontalAlignment") ?? .none
    let vertical: VerticalAlignment = word(fields, "verticalAlignment") ?? .none
    if horizontal != .none { rejectProperty(givenBy: .horizontal, of: stack, fields) }
    if vertical != .none { rejectProperty(givenBy: .vertical, of: stack, fields) }
    stack.align(horizontally: horizontal)
    stack.align(vertically: vertical)
    return .stack(stack, children(fields))
  }

  /// Reports the property that the alignment along `axis` sets, where that is given too.
  ///
  /// Source: `ASStackLayoutSpec`, where setting the property beside its alignment asserts.
  private func rejectProperty(givenBy axis: Axis, of stack: StackSpec, _ fields: Fields) {
    let property = axis == stack.direction ? "justifyContent" : "alignItems"
    if let value = fields[property] {
      reader.report(value, "'\(property)' is already set by '\(axis.rawValue)Alignment'")
    }
  }

  func inset(_ fields: Fields) -> LayoutSpec? {
    let insets = fields["insets"].map(insets) ?? EdgeInsets()
    return child(fields, of: "inset").map { .inset(insets, $0) }
  }

  private func insets(_ value: YAMLValue) -> EdgeInsets {
    if value.text != nil { return EdgeInsets(all: inset(value) ?? 0) }
    guard let fields = reader.fields(value, of: "'insets'", keys: InsetReader.keys) else {
      return EdgeInsets()
    }
    let numbers = InsetReader.keys.map { fields[$0].flatMap(inset) ?? 0 }
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func inset(_ value: YAMLValue) -> Double? {
    if value.text == ".inf" { return .infinity }
    return reader.number(value, of: "an inset")
  }

  func pair(
    _ kind: String, _ key: String, _ fields: Fields,
    _ make: (LayoutSpec, LayoutSpec) -> LayoutSpec
  ) -> LayoutSpec? {
    let first = child(fields, of: kind)
    let second = child(fields, key, of: kind)
    guard let first, let second else { return nil }
    return make(first, second)
  }

  func center(_ fields: Fields) -> LayoutSpec? {
    let centering: CenteringOptions? = reader.word(
      fields, "centering", among: ["none": [], "X": .x, "Y": .y, "XY": .xy],
      foreign: SpecVocabulary.values["centering"] ?? .none)
    var relative = RelativeSpec(
      centering: centering ?? [], sizing: sizing(fields, RelativeSizing.centerWords))
    for key in SpecKind.positionKeys where fields["centering"] != nil {
      guard let value = fields[key] else { continue }
      reader.report(value, "'\(key)' is already set by 'centering'")
    }
    readPositions(fields, into: &relative)
    return child(fields, of: "center").map { .center(relative, $0) }
  }

  func relative(_ fields: Fields) -> LayoutSpec? {
    var relative = RelativeSpec(sizing: sizing(fields, RelativeSizing.relativeWords))
    readPositions(fields, into: &relative)
    return child(fields, of: "relative").map { .relative(relative, $0) }
  }

  /// `words` are those for the width, the height, and both.
  private func sizing(_ fields: Fields, _ words: [String]) -> RelativeSizing {
    let sizings: [RelativeSizing] = [[], .minimumWidth, .minimumHeight, .minimumSize]
    let known = Dictionary(uniqueKeysWithValues: zip(["default"] + words, sizings))
    return reader.word(fields, "sizing", among: known) ?? []
  }

  private func readPositions(_ fields: Fields, into relative: inout RelativeSpec) {
    if let position: RelativePosition = word(fields, "horizontalPosition") {
      relative.horizontalPosition = position
    }
    if let position: RelativePosition = word(fields, "verticalPosition") {
      relative.verticalPosition = position
    }
  }

  func ratio(_ fields: Fields) -> LayoutSpec? {
    guard let value = fields["ratio"] else {
      missing("ratio", of: "ratio", fields, hint: "height ÷ width, such as ratio: 0.5625")
      return nil
    }
    guard let ratio = reader.number(value, of: "'ratio'", in: ScenarioLimits.ratios) else {
      return nil
    }
    return child(fields, of: "ratio").map { .ratio(ratio, $0) }
  }

  func corner(_ fields: Fields) -> LayoutSpec? {
    var corner = CornerSpec()
    if fields["location"] == nil {
      missing("location", of: "corner", fields, hint: "one of topLeft, topRight, bottomLeft, …")
    }
    corner.location = word(fields, "location") ?? corner.location
    if let offset = fields["offset"] {
      corner.offset = reader.point(offset, of: "'offset'") ?? .zero
    }
    corner.wrapsCorner = reader.flag(fields, "wrapsCorner") ?? corner.wrapsCorner
    return pair("corner", "corner", fields) { .corner(corner, $0, element: $1) }
  }
}
