import LayoutSpecs
import Scenarios

/// Reads the `style` of a spec, or of an element in a spec.
struct StyleReader {
  let reader: FieldReader

  /// Goes through the keys whose values are one dimension.
  private static func dimensions(
    of style: inout ElementStyle, _ use: (_ key: String, inout Dimension) -> Void
  ) {
    use("width", &style.width)
    use("height", &style.height)
    use("minWidth", &style.minWidth)
    use("maxWidth", &style.maxWidth)
    use("minHeight", &style.minHeight)
    use("maxHeight", &style.maxHeight)
    use("flexBasis", &style.flexBasis)
  }
  /// Goes through the keys whose values are two dimensions, width and height.
  private static func sizes(
    of style: inout ElementStyle, _ use: (_ key: String, inout LayoutSize) -> Void
  ) {
    use("preferredSize", &style.preferredLayoutSize)
    use("minSize", &style.minLayoutSize)
    use("maxSize", &style.maxLayoutSize)
    use("preferredLayoutSize", &style.preferredLayoutSize)
    use("minLayoutSize", &style.minLayoutSize)
    use("maxLayoutSize", &style.maxLayoutSize)
  }
  static let keys: [String] = {
    var (style, keys) = (ElementStyle(), [String]())
    dimensions(of: &style) { key, _ in keys.append(key) }
    sizes(of: &style) { key, _ in keys.append(key) }
    return keys + [
      "flexGrow", "flexShrink", "alignSelf", "spacingBefore", "spacingAfter", "ascender",
      "descender", "layoutPosition", "sizeRange",
    ]
  }()
  static let sizeRangeKeys = ["min", "max"]

  /// Reads a style; wrong properties are reported and keep their defaults.
  func style(_ value: YAMLValue) -> ElementStyle {
    var style = ElementStyle()
    guard
      let fields = reader.fields(
        value, of: "'style'", keys: Self.keys, words: SpecVocabulary.styleKeys)
    else { return style }
    readSizes(fields, into: &style)
    style.flexGrow = reader.number(fields, "flexGrow", in: ScenarioLimits.sizes) ?? 0
    style.flexShrink = reader.number(fields, "flexShrink", in: ScenarioLimits.sizes) ?? 0
    style.alignSelf =
      reader.word(fields, "alignSelf", foreign: SpecVocabulary.values["alignSelf"] ?? .none)
      ?? .auto
    style.spacingBefore = reader.number(fields, "spacingBefore") ?? 0
    style.spacingAfter = reader.number(fields, "spacingAfter") ?? 0
    style.ascender = reader.number(fields, "ascender")
    style.descender = reader.number(fields, "descender")
    if let position = fields["layoutPosition"] {
      style.layoutPosition = reader.point(position, of: "'layoutPosition'") ?? style.layoutPosition
    }
    if let range = fields["sizeRange"] { style.sizeRange = sizeRange(range) }
    return style
  }

  /// Reads all widths and heights; a single length (`width`) overrides a pair (`preferredSize`).
  private func readSizes(_ fields: Fields, into style: inout ElementStyle) {
    Self.sizes(of: &style) { key, own in
      own = fields[key].flatMap { size($0, of: key) } ?? own
    }
    Self.dimensions(of: &style) { key, own in
      own = fields[key].flatMap { dimension($0, of: key) } ?? own
    }
  }

  private func sizeRange(_ value: YAMLValue) -> RelativeSizeRange {
    guard let fields = reader.fields(value, of: "'sizeRange'", keys: Self.sizeRangeKeys) else {
      return RelativeSizeRange()
    }
    func end(_ key: String) -> LayoutSize {
      fields[key].flatMap { size($0, of: key) } ?? LayoutSize()
    }
    return RelativeSizeRange(min: end("min"), max: end("max"))
  }

  /// A size, `WIDTHxHEIGHT` in points or `[width, height]` as two dimensions; `nil`, reported, for
  /// anything else.
  private func size(_ value: YAMLValue, of key: String) -> LayoutSize? {
    guard case .sequence(let items) = value.shape, items.count == 2 else {
      let hint = "or [width, height], each points, a percentage, or auto"
      return reader.size(value, of: "'\(key)'", hints: [hint]).map(LayoutSize.init)
    }
    guard let width = dimension(items[0], of: key), let height = dimension(items[1], of: key)
    else { return nil }
    return LayoutSize(width: width, height: height)
  }

  /// A dimension: a number of points, `40pt`, `50%` or `auto`; `nil`, reported, for anything else.
  ///
  /// Deviation: Texture silently reads every other text as `auto`; here it is a mistake.
  private func dimension(_ value: YAMLValue, of key: String) -> Dimension? {
    guard let text = reader.text(value, of: "'\(key)'") else { return nil }
    if text == "auto" { return .auto }
    if text.hasSuffix("%"), let number = DecimalNumber.parse(String(text.dropLast())),
      (0...100).contains(number)
    {
      return .fraction(number / 100)
    }
    let number = DecimalNumber.parse(text.hasSuffix("pt") ? String(text.dropLast(2)) : text)
    if let number, ScenarioLimits.sizes.contains(number) { return .points(number) }
    reader.report(
      value, "'\(key)' cannot be '\(text.shortened)'",
      advice: advice(text, at: value)
        ?? Advice(hints: ["expected points, a percentage from 0% to 100%, or auto"]))
    return nil
  }

  private func advice(_ text: String, at value: YAMLValue) -> Advice? {
    let words = ["auto", "100%"]
    guard SpecVocabulary.dimensions.word(text, among: words) == nil else {
      return reader.advice(forWord: value, text, among: words, SpecVocabulary.dimensions)
    }
    guard !text.hasSuffix("%") else { return nil }
    return reader.advice(forNumber: value, text)
  }
}
