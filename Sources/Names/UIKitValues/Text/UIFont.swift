public import TextMeasuring

/// A font: a size and a weight.
///
/// Ours: the family is always Inter, as Apple's fonts exist on Apple's systems only.
public final class UIFont: NSObject, Sendable {
  public let pointSize: CGFloat, fontName: String
  let weight: Weight
  init(_ size: CGFloat, _ weight: Weight, name: String = ".SFUI") {
    (pointSize, self.weight, fontName) = (size, weight, name)
  }
  /// Makes the font of the system in 12 points, which is the one without a description here.
  public override convenience init() { self.init(12, .regular) }
  /// Makes a font from a description; a size of 0 takes that of the description.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(
      size > 0 ? size : descriptor.pointSize, descriptor.weight, name: descriptor.name)
  }
  /// Makes a font from a name, which determines the weight: `Avenir-Heavy` is heavy.
  public convenience init?(name: String, size: CGFloat) {
    self.init(size, Weight(fontName: name), name: name)
  }
  public var fontDescription: FontDescription {
    FontDescription(size: Double(pointSize), weight: weight.fontWeight)
  }
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(size, weight, name: fontName) }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (pointSize, weight, fontName) == (other.pointSize, other.weight, other.fontName)
  }
  public override var hash: Int { [pointSize, weight.rawValue].hashValue }
  public var familyName: String { String(fontName.prefix { $0 != "-" }) }
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(name: fontName, size: pointSize, weight: weight)
  }
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName family: String) -> [String] { [] }
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, .regular) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size, weight)
  }
  /// The system's bold font, which is semibold as in UIKit.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, .semibold) }
  /// The system's italic font; it is measured as the upright one.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, .regular) }
  /// The system's font with monospaced digits; it is measured with proportional digits.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size, weight)
  }
  /// The system's font with characters of one width; it is measured with proportional ones.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size, weight)
  }
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
  /// The font for a text style, in the text size of the device.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      CGFloat(style.known.size(at: SimulatedDevice.current.textSize)),
      style == .headline ? .semibold : .regular)
  }
  public static let labelFontSize: CGFloat = 17, buttonFontSize: CGFloat = 18,
    smallSystemFontSize: CGFloat = 12, systemFontSize: CGFloat = 14
  // Vertical metrics, in points; 0 where the font is not installed.
  public var lineHeight: CGFloat { CGFloat(metrics?.lineHeight ?? 0) }
  public var ascender: CGFloat { CGFloat(metrics?.ascender ?? 0) }
  public var descender: CGFloat { CGFloat(metrics?.descender ?? 0) }
  // Capital letters and small ones of Inter.
  public var capHeight: CGFloat { pointSize * 0.727 }
  public var xHeight: CGFloat { pointSize * 0.546 }
  public var leading: CGFloat { CGFloat(metrics?.lineGap ?? 0) }
  private var metrics: FontMetrics? {
    try? SimulatedDevice.current.textMeasurer.text("", font: fontDescription).metrics
  }
  /// The weight of the strokes: from -1 to 1, with regular at 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Self(-0.8), thin = Self(-0.6), light = Self(-0.4),
      regular = Self(0), medium = Self(0.23), semibold = Self(0.3), bold = Self(0.4),
      heavy = Self(0.56), black = Self(0.62)
  }
  /// A text style, by its role on a screen.
  public struct TextStyle: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = Self("UICTFontTextStyleTitle0"),
      title1 = Self("UICTFontTextStyleTitle1"), title2 = Self("UICTFontTextStyleTitle2"),
      title3 = Self("UICTFontTextStyleTitle3"), headline = Self("UICTFontTextStyleHeadline"),
      subheadline = Self("UICTFontTextStyleSubhead"), body = Self("UICTFontTextStyleBody"),
      callout = Self("UICTFontTextStyleCallout"), footnote = Self("UICTFontTextStyleFootnote"),
      caption1 = Self("UICTFontTextStyleCaption1"), caption2 = Self("UICTFontTextStyleCaption2")
    private static let known: [Self: TextMeasuring.TextStyle] = [
      .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3,
      .callout: .callout, .subheadline: .subheadline, .footnote: .footnote, .caption1: .caption1,
      .caption2: .caption2,
    ]
    /// The style with its sizes; body text for other styles.
    var known: TextMeasuring.TextStyle { Self.known[self] ?? .body }
  }
}

extension UIFont.Weight {
  private static let named: [(weight: Self, fontWeight: FontWeight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
    (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
  ]
  /// The nearest weight that text is measured in; regular for a number that is not finite.
  var fontWeight: FontWeight {
    guard rawValue.isFinite else { return .regular }
    let nearest = Self.named.min {
      abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
    }
    return nearest?.fontWeight ?? .regular
  }

  /// Makes the weight that the name of a font contains; regular where it contains none.
  init(fontName: String) {
    let words: [(String, Self)] = [
      ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold),
      ("extrabold", .heavy), ("medium", .medium), ("light", .light), ("thin", .thin),
      ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]
    let name = fontName.lowercased()
    self = words.first { name.contains($0.0) }?.1 ?? .regular
  }
}

/// Scales fonts and values as a text style grows in the text size of the device.
public final class UIFontMetrics: Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: TextStyle
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.known }
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let size = min(scaledValue(for: font.pointSize), maximumPointSize)
    return size == font.pointSize ? font : font.withSize(size)
  }
  public func scaledValue(for value: CGFloat) -> CGFloat {
    CGFloat(SimulatedDevice.current.textSize.scaled(Double(value), as: style))
  }
  public func scaledFont(for font: UIFont, compatibleWith: UITraitCollection?) -> UIFont {
    scaledFont(for: font)
  }
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
  public func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat { scaledValue(for: value) }
}
