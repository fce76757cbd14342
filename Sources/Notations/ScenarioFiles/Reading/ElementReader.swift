import Foundation
import Geometry
import LayoutConstraints
import Scenarios
import TextMeasuring

/// Reads the `elements` of a scenario.
struct ElementReader {
  let reader: FieldReader
  let measurer: TextMeasurer
  /// The contents that replace those of the elements, by name.
  var contents: [String: YAMLValue] = [:]
  /// The names of hidden elements.
  var hidden: Set<String> = []
  /// The text size that fonts grow to.
  var textSize = TextSize.large

  /// The keys for the kind of an element; exactly one of them must be given.
  static let kindKeys = ["image", "text", "box"]
  static let keys = kindKeys + ["baseline", "font", "lines", "hugging", "compressionResistance"]
  static let fontKeys = ["style", "size", "weight"]
  /// The default font size, that of a `UILabel`, in points.
  static let defaultFontSize = 17.0

  /// Reads all elements, in order; mistakes are reported.
  func elements(_ value: YAMLValue) -> [Element] {
    let pairs = reader.entries(
      value, of: "'elements'", form: "a mapping from names to elements",
      example: "title: { text: \"Hello\" }")
    return (pairs ?? []).compactMap { pair in
      guard let name = name(pair.key) else { return nil }
      // A wrong element keeps its name, so that rules that use it are not reported too.
      return element(name, pair.value, at: pair.key.position)
        ?? placeholder(name, at: pair.key.position)
    }
  }

  private func placeholder(_ name: String, at position: SourcePosition) -> Element {
    Element(
      name: name, kind: .box(nil), content: .none, hugging: AxisPriorities(Priority.defaultLow),
      compressionResistance: AxisPriorities(Priority.defaultHigh), position: position)
  }

  /// An element's name: a letter followed by letters, digits and underscores, as in rules.
  private func name(_ key: YAMLValue) -> String? {
    guard let name = reader.text(key, of: "an element's name") else { return nil }
    guard ConstraintRule.isElementName(name), name != ConstraintSystem.containerName else {
      reader.report(
        key, "'\(name.shortened)' cannot be an element's name",
        hints: [
          "a name is a letter followed by letters, digits and _; 'superview' is the container"
        ])
      return nil
    }
    return name
  }

  private func element(_ name: String, _ value: YAMLValue, at position: SourcePosition) -> Element?
  {
    guard
      let fields = reader.fields(
        value, of: "element '\(name)'", keys: Self.keys, words: ScenarioVocabulary.elementKeys,
        owner: name),
      let kindKey = kindKey(of: fields, name, value)
    else { return nil }
    rejectTextKeys(in: fields, unless: kindKey == "text")
    if kindKey != "box", let value = fields["baseline"] {
      reader.report(
        value, "'baseline' applies to boxes only",
        hints: ["a text has the baselines of its font, and an image has none"])
    }
    guard let (kind, content) = content(kindKey, fields, contents[name]) else { return nil }
    var element = Element(
      name: name, kind: kind, content: content,
      hugging: priorities(fields["hugging"], of: "hugging", or: Priority.defaultLow),
      compressionResistance: priorities(
        fields["compressionResistance"], of: "compressionResistance",
        or: Priority.defaultHigh),
      position: position)
    element.isHidden = hidden.contains(name)
    return element
  }

  private func kindKey(of fields: Fields, _ name: String, _ value: YAMLValue) -> String? {
    let given = Self.kindKeys.filter { fields[$0] != nil }
    guard given.count == 1 else {
      if given.isEmpty && fields.hasUnknownKeys { return nil }
      let message =
        given.isEmpty
        ? "element '\(name)' is neither an image, a text nor a box"
        : "element '\(name)' cannot be \(given.joined(separator: " and ")) at once"
      reader.report(value, message, hints: ["give one of: image: 40x40, text: \"…\", box: none"])
      return nil
    }
    return given[0]
  }

  private func rejectTextKeys(in fields: Fields, unless isText: Bool) {
    guard !isText else { return }
    for key in ["font", "lines"] {
      guard let value = fields[key] else { continue }
      reader.report(
        value, "'\(key)' applies to text only", hints: ["remove it, or make the element a text"])
    }
  }

  private func content(
    _ kind: String, _ fields: Fields, _ replacement: YAMLValue?
  ) -> (Element.Kind, Content)? {
    guard let value = replacement ?? fields[kind] else { return nil }
    switch kind {
    case "image":
      return reader.size(value, of: "'image'").map { (.image($0), .fixed($0)) }
    case "box":
      guard let box = box(value, fields["baseline"]) else { return nil }
      return (.box(box.content.isNone ? nil : box), box.content)
    default:
      return text(value, fields)
    }
  }

  /// The content of a box: `40x20`, a length on one axis (`40x`, `x20`), or `none`.
  private func box(_ value: YAMLValue, _ baseline: YAMLValue?) -> BoxContent? {
    let text = value.text ?? ""
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    func length(_ part: Substring) -> Double? {
      DecimalNumber.parse(String(part)).flatMap {
        ScenarioLimits.sizes.contains($0) ? $0 : nil
      }
    }
    if text == "none" {
      return withBaselines(BoxContent(width: nil, height: nil), baseline)
    }
    if parts.count == 2, parts[0].isEmpty != parts[1].isEmpty,
      let length = length(parts[0].isEmpty ? parts[1] : parts[0])
    {
      let isHeight = parts[0].isEmpty
      return withBaselines(
        BoxContent(width: isHeight ? nil : length, height: isHeight ? length : nil), baseline)
    }
    let size = reader.size(
      value, of: "'box'", hints: ["or 40x for a width alone, x40 for a height alone, or none"])
    return size.flatMap { withBaselines(BoxContent($0), baseline) }
  }

  /// Adds the baselines: one distance from the top, or those of the first and the last line.
  ///
  /// A box that is shorter than its text has baselines outside, and its first one may be below its
  /// last.
  private func withBaselines(_ box: BoxContent, _ value: YAMLValue?) -> BoxContent? {
    guard let value else { return box }
    guard box.width != nil, box.height != nil else {
      reader.report(
        value, "'baseline' needs a box with a width and a height",
        hints: ["write the box with both: box: WIDTHxHEIGHT"])
      return nil
    }
    let distances: [Double?]
    if case .sequence(let items) = value.shape {
      guard items.count == 2 else {
        reader.report(
          value, "'baseline' must be one distance or [first, last], not \(value.countedKind)",
          hints: ["write the distances from the top in points: baseline: [FIRST, LAST]"])
        return nil
      }
      distances = items.map { reader.number($0, of: "'baseline'", in: ScenarioLimits.lengths) }
    } else {
      distances = [reader.number(value, of: "'baseline'", in: ScenarioLimits.lengths)]
    }
    guard let first = distances.first ?? nil, let last = distances.last ?? nil else { return nil }
    var box = box
    box.baselines = BoxContent.Baselines(first: first, last: last)
    return box
  }

  private func text(_ value: YAMLValue, _ fields: Fields) -> (Element.Kind, Content)? {
    guard let text = reader.text(value, of: "text"), let font = font(fields["font"]) else {
      return nil
    }
    let lines =
      fields["lines"].map { reader.number($0, of: "lines", in: ScenarioLimits.lines) } ?? 0
    guard let lines else { return nil }
    guard lines == lines.rounded() else {
      if let value = fields["lines"] { reader.report(value, "'lines' must be a whole number") }
      return nil
    }
    do {
      let measured = try measurer.text(text, font: font, maximumLines: Int(lines))
      if let width = Self.widthAboveLimit(measured, of: text, fontSize: font.size) {
        reader.report(
          value,
          "this text is \(width.rounded().plain) pt wide on one line: at most \(ScenarioLimits.longestLength.plain) pt are laid out",
          hints: ["break it into lines with \\n in double quotes"])
        return nil
      }
      let element = TextElement(text: text, font: font, maximumLines: Int(lines))
      return (.text(element), .measured(measured))
    } catch {
      reader.report(value, "cannot measure this text: \(error)")
      return nil
    }
  }

  /// The width of a text on one line, if it is above that of every other length.
  ///
  /// Only a text with many characters is measured for it: no character is wider than 8 times its font's size.
  private static func widthAboveLimit(
    _ measured: MeasuredText, of text: String, fontSize: Double
  ) -> Double? {
    guard Double(text.utf8.count) * fontSize * 8 > ScenarioLimits.longestLength else { return nil }
    let width = measured.unlimitedMeasurement.size.width
    return width > ScenarioLimits.longestLength ? width : nil
  }

  private func font(_ value: YAMLValue?) -> FontDescription? {
    guard let value else {
      return FontDescription(size: textSize.scaled(Self.defaultFontSize), weight: .regular)
    }
    guard
      let fields = reader.fields(
        value, of: "'font'", keys: Self.fontKeys, words: ScenarioVocabulary.fontKeys)
    else { return nil }
    let style: TextStyle?? = fields["style"].map {
      reader.word($0, of: "a font's style", foreign: ScenarioVocabulary.textStyles)
    }
    if let value = fields["size"], fields["style"] != nil {
      reader.report(value, "'size' is already set by 'style'", hints: ["remove one of the two"])
    }
    let size = fields["size"].map {
      reader.number($0, of: "a font's size", in: ScenarioLimits.fontSizes)
    }
    let weight = fields["weight"].map {
      reader.word(
        $0, of: "a font's weight", as: FontWeight.self, foreign: ScenarioVocabulary.fontWeights)
    }
    // A wrong word or number was reported: there is no font then.
    guard style != .some(.none), size != .some(.none), weight != .some(.none) else { return nil }
    let usual = FontDescription(
      size: textSize.scaled((size ?? nil) ?? Self.defaultFontSize),
      weight: (weight ?? nil) ?? .regular)
    guard let style = style ?? nil else { return usual }
    return FontDescription(size: style.size(at: textSize), weight: (weight ?? nil) ?? style.weight)
  }

  private func priorities(
    _ value: YAMLValue?, of what: String, or standardPriority: Double
  ) -> AxisPriorities {
    let standard = AxisPriorities(standardPriority)
    guard let value else { return standard }
    func priority(_ value: YAMLValue) -> Double? {
      if let text = value.text, let advice = reader.advice(forPriority: value, text) {
        reader.report(value, "'\(what)' cannot be '\(text.shortened)'", advice: advice)
        return nil
      }
      guard let number = reader.number(value, of: what, in: ScenarioLimits.priorities) else {
        return nil
      }
      guard number > 0 else {
        reader.report(
          value, "'\(what)' must be above 0", hints: ["priorities go up to 1000 (required)"])
        return nil
      }
      return number
    }
    guard case .sequence(let items) = value.shape else {
      guard let both = priority(value) else { return standard }
      return AxisPriorities(horizontal: both, vertical: both)
    }
    guard items.count == 2 else {
      reader.report(value, "'\(what)' must be one number or [horizontal, vertical]")
      return standard
    }
    guard let horizontal = priority(items[0]), let vertical = priority(items[1]) else {
      return standard
    }
    return AxisPriorities(horizontal: horizontal, vertical: vertical)
  }
}

extension Content {
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
