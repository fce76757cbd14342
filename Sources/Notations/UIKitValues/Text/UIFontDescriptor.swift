public import Foundation

/// A description of a font: its name, its size and its weight.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The size, in points.
  public let pointSize: CGFloat
  let name: String
  let weight: UIFont.Weight
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

  /// Makes a description whose name, size and traits replace those of another one.
  private convenience init(_ other: UIFontDescriptor, with attributes: [AttributeName: Any]) {
    let name = attributes[.name] as? String
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    let symbols =
      traits[.symbolic] as? SymbolicTraits
      ?? number(traits[.symbolic]).map { SymbolicTraits(rawValue: UInt32($0)) }
    let weight =
      traits[.weight] as? UIFont.Weight ?? number(traits[.weight]).map { UIFont.Weight($0) }
      ?? symbols.map { $0.contains(.traitBold) ? .semibold : .regular }
    self.init(
      name: name ?? other.name, size: number(attributes[.size]) ?? other.pointSize,
      weight: weight ?? name.map { UIFont.Weight(fontName: $0) } ?? other.weight,
      traits: symbols ?? (weight == nil && name == nil ? other.symbolicTraits : nil))
  }

  /// The description of the font for a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The description of the font for a text style, whatever the traits.
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

  /// The name, the size and the weight.
  public var fontAttributes: [AttributeName: Any] {
    [.name: name, .size: pointSize, .traits: [TraitKey.weight: weight]]
  }

  /// The value of an attribute; `nil` where there is none.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// A set of traits.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 2)
    public static let traitExpanded = Self(rawValue: 32)
    public static let traitCondensed = Self(rawValue: 64)
    public static let traitMonoSpace = Self(rawValue: 1024)
    public static let traitVertical = Self(rawValue: 2048)
    public static let traitUIOptimized = Self(rawValue: 4096)
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "default")
    public static let rounded = Self(rawValue: "rounded")
    public static let serif = Self(rawValue: "serif")
    public static let monospaced = Self(rawValue: "monospaced")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a value of a feature, which has no influence here.
  public struct FeatureKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// The feature, by its earlier name.
    public static let featureIdentifier = type
    /// What it is set to, by its earlier name.
    public static let typeIdentifier = selector
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    public static let name = Self(rawValue: "NSFontNameAttribute")
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
  }
}

/// A number of any kind; `nil` for anything else.
private func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}

// Features of fonts, by the numbers of Core Text.

/// The width of digits.
public let kNumberSpacingType = 6
/// All digits have the same width.
public let kMonospacedNumbersSelector = 0
/// Digits have their own width.
public let kProportionalNumbersSelector = 1
/// The shape of digits.
public let kNumberCaseType = 21
/// Digits as high as capital letters.
public let kUpperCaseNumbersSelector = 1
/// Digits as high as small letters.
public let kLowerCaseNumbersSelector = 0
/// Small letters.
public let kLowerCaseType = 37
/// Small letters as small capital letters.
public let kLowerCaseSmallCapsSelector = 1
/// Capital letters.
public let kUpperCaseType = 38
/// Capital letters as small capital letters.
public let kUpperCaseSmallCapsSelector = 1
