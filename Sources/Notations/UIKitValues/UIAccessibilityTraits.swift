/// What an element is to assistive technologies; it has no influence on any layout.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Makes the set with these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Something chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Out of use.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
