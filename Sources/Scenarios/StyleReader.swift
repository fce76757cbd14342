import LayoutSpecs

/// Reads the `style` of a spec or of an element in a spec.
struct StyleReader {
  let reader: FieldReader

  /// The properties that are dimensions.
  private static var dimensions: [(key: String, property: WritableKeyPath<ElementStyle, Dimension>)]
  {
    [
      ("width", \.width), ("height", \.height), ("minWidth", \.minWidth), ("maxWidth", \.maxWidth),
      ("minHeight", \.minHeight), ("maxHeight", \.maxHeight), ("flexBasis", \.flexBasis),
    ]
  }
  /// Every property of a style.
  static let keys =
    dimensions.map(\.key) + [
      "preferredSize", "flexGrow", "flexShrink", "alignSelf", "spacingBefore", "spacingAfter",
      "ascender", "descender", "layoutPosition",
    ]

  /// Reads a style; properties that are wrong are reported and left as they are by default.
  func style(_ value: YAMLValue) -> ElementStyle {
    var style = ElementStyle()
    guard let fields = reader.fields(value, of: "'style'", keys: Self.keys) else { return style }
    if let size = fields["preferredSize"] { set(preferredSize: size, in: &style) }
    for (key, property) in Self.dimensions {
      if let dimension = fields[key].flatMap({ dimension($0, of: key) }) {
        style[keyPath: property] = dimension
      }
    }
    style.flexGrow = factor(fields, "flexGrow")
    style.flexShrink = factor(fields, "flexShrink")
    if let align = fields["alignSelf"] {
      style.alignSelf = reader.word(align, of: "'alignSelf'") ?? .auto
    }
    style.spacingBefore = number(fields, "spacingBefore") ?? 0
    style.spacingAfter = number(fields, "spacingAfter") ?? 0
    style.ascender = number(fields, "ascender")
    style.descender = number(fields, "descender")
    if let position = fields["layoutPosition"] {
      style.layoutPosition = reader.point(position, of: "'layoutPosition'") ?? style.layoutPosition
    }
    return style
  }

  /// A number of points, `50%`, `40pt` or `auto`.
  ///
  /// Deviation: Texture takes every other text for `auto` without a word; here it is a mistake.
  private func dimension(_ value: YAMLValue, of key: String) -> Dimension? {
    guard let text = reader.text(value, of: "'\(key)'") else { return nil }
    if text == "auto" { return .auto }
    if text.hasSuffix("%"), let number = DecimalNumber.parse(String(text.dropLast())),
      (0...100).contains(number)
    {
      return .fraction(number / 100)
    }
    let number = DecimalNumber.parse(text.hasSuffix("pt") ? String(text.dropLast(2)) : text)
    if let number, (0...FieldReader.longestLength).contains(number) { return .points(number) }
    reader.report(
      value, "'\(key)' cannot be '\(text.shortened)'",
      hints: ["expected points (40), a percentage from 0% to 100%, or auto"])
    return nil
  }

  private func set(preferredSize value: YAMLValue, in style: inout ElementStyle) {
    guard let size = reader.size(value, of: "'preferredSize'") else { return }
    style.preferredSize = size
  }

  private func factor(_ fields: Fields, _ key: String) -> Double {
    let range = 0...FieldReader.longestLength
    return fields[key].flatMap { reader.number($0, of: "'\(key)'", in: range) } ?? 0
  }

  private func number(_ fields: Fields, _ key: String) -> Double? {
    fields[key].flatMap { reader.number($0, of: "'\(key)'") }
  }
}
