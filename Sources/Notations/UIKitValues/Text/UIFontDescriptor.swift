public import Foundation

/// A description of a font: its name, its size and its weight.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The size, in points.
  public let pointSize: CGFloat
  let name: String
  let weight: UIFont.Weight
  /// The traits; bold ones give the weight.
  public let symbolicTraits: SymbolicTraits

  init(
    name: String, size: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits? = nil
  ) {
    pointSize = size
    self.name = name
    self.weight = weight
    symbolicTraits =
      traits ?? (weight.rawValue >= UIFont.Weight.semibold.rawValue ? .traitBold : [])
    super.init()
  }

  /// Makes a description from a name, which determines the weight.
  public convenience init(name: String, size: CGFloat) {
    self.init(name: name, size: size, weight: UIFont.Weight(fontName: name))
  }

  /// Makes a description from attributes; the name and the size count.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let size = (attributes[.size] as? CGFloat) ?? (attributes[.size] as? Double).map { CGFloat($0) }
    self.init(name: attributes[.name] as? String ?? ".SFUI", size: size ?? 12)
  }

  /// The description of the font for a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The description of the font for a text style, whatever the traits.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style)
  }

  /// The same description with other traits, of which bold changes the weight.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      name: name, size: pointSize, weight: traits.contains(.traitBold) ? .semibold : .regular,
      traits: traits)
  }

  /// The same description in another size.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, size: size, weight: weight, traits: symbolicTraits)
  }

  /// The same description: designs have no influence on the measured font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// The same description: attributes have no influence on the measured font.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor { self }

  /// A set of traits.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// One bit for each trait.
    public let rawValue: UInt32

    /// Makes the set with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// With characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    /// The name of the design.
    public let rawValue: String

    /// Makes a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual design.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// With characters of one width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The features.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }
}
