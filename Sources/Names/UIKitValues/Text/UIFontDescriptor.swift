/// A description of a font: its name, its size and its weight.
public final class UIFontDescriptor: NSObject, Sendable {
  public let pointSize: CGFloat
  let name: String, weight: UIFont.Weight
  /// The traits; bold ones give the weight.
  public let symbolicTraits: SymbolicTraits
  init(name: String, size: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits? = nil) {
    pointSize = size
    (self.name, self.weight) = (name, weight)
    symbolicTraits =
      traits ?? (weight.rawValue >= UIFont.Weight.semibold.rawValue ? .traitBold : [])
  }

  /// Makes a description from a name, which determines the weight.
  public convenience init(name: String, size: CGFloat) {
    self.init(name: name, size: size, weight: UIFont.Weight(fontName: name))
  }
  /// Makes a description from attributes; the name, the size and the traits count.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(UIFontDescriptor(name: ".SFUI", size: 12), with: attributes)
  }
  private convenience init(_ other: UIFontDescriptor, with attributes: [AttributeName: Any]) {
    let name = attributes[.name] as? String
    let size = attributes[.size].flatMap(AnyNumber.value).map { CGFloat($0) }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    let symbols =
      traits[.symbolic] as? SymbolicTraits
      ?? traits[.symbolic].flatMap(AnyNumber.value).map { SymbolicTraits(rawValue: UInt32($0)) }
    let weight =
      traits[.weight] as? UIFont.Weight
      ?? traits[.weight].flatMap(AnyNumber.value).map { UIFont.Weight($0) }
      ?? symbols.map { $0.contains(.traitBold) ? .semibold : .regular }
    self.init(
      name: name ?? other.name, size: size ?? other.pointSize,
      weight: weight ?? name.map { UIFont.Weight(fontName: $0) } ?? other.weight,
      traits: symbols ?? (weight == nil && name == nil ? other.symbolicTraits : nil))
  }
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }
  /// The same description with other traits, of which bold changes the weight.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      name: name, size: pointSize, weight: traits.contains(.traitBold) ? .semibold : .regular,
      traits: traits)
  }
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, size: size, weight: weight, traits: symbolicTraits)
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// The same description with another name, size or weight, where the attributes have one.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(self, with: attributes)
  }
  /// The same description with the weight of the name, which is all that counts here.
  public func withFamily(_ family: String) -> UIFontDescriptor {
    UIFontDescriptor(self, with: [.name: family])
  }
  public func withFace(_ face: String) -> UIFontDescriptor { self }
  public var postscriptName: String { name }
  public var fontAttributes: [AttributeName: Any] {
    [.name: name, .size: pointSize, .traits: [TraitKey.weight: weight]]
  }
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(1), traitBold = Self(2), traitExpanded = Self(32),
      traitCondensed = Self(64), traitMonoSpace = Self(1024), traitVertical = Self(2048),
      traitUIOptimized = Self(4096), traitTightLeading = Self(1 << 15),
      traitLooseLeading = Self(1 << 16)
  }
  public struct SystemDesign: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self("default"), rounded = Self("rounded"), serif = Self("serif"),
      monospaced = Self("monospaced")
  }
  public struct TraitKey: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = Self("NSCTFontSymbolicTrait"),
      weight = Self("NSCTFontWeightTrait"), width = Self("NSCTFontProportionTrait"),
      slant = Self("NSCTFontSlantTrait")
  }
  public struct FeatureKey: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = Self("CTFeatureTypeIdentifier"),
      selector = Self("CTFeatureSelectorIdentifier"), featureIdentifier = type,
      typeIdentifier = selector
  }
  public struct AttributeName: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = Self("NSFontFamilyAttribute"), name = Self("NSFontNameAttribute"),
      face = Self("NSFontFaceAttribute"), size = Self("NSFontSizeAttribute"),
      traits = Self("NSCTFontTraitsAttribute"),
      featureSettings = Self("NSCTFontFeatureSettingsAttribute"),
      textStyle = Self("NSCTFontUIUsageAttribute")
  }
}

// Features of fonts, by the numbers of Core Text.
public let kNumberSpacingType = 6, kMonospacedNumbersSelector = 0, kProportionalNumbersSelector = 1,
  kNumberCaseType = 21, kUpperCaseNumbersSelector = 1, kLowerCaseNumbersSelector = 0,
  kLowerCaseType = 37, kLowerCaseSmallCapsSelector = 1, kUpperCaseType = 38,
  kUpperCaseSmallCapsSelector = 1
