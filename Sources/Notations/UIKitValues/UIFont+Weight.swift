public import Foundation
import TextMeasuring

extension UIFont {
  /// How heavy strokes are: from -1 to 1, regular at 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Makes the weight with this number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes the weight with this number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light.
    public static let thin = Weight(-0.6)
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    /// As text usually is.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// As emphasised text usually is.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  private static let named: [(weight: Self, fontWeight: FontWeight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
    (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
    (.black, .black),
  ]

  /// The nearest weight that a font is measured in; regular for a number that is none.
  var fontWeight: FontWeight {
    guard rawValue.isFinite else { return .regular }
    let nearest = Self.named.min {
      abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
    }
    return nearest?.fontWeight ?? .regular
  }

  /// The weight that the name of a font ends with; regular where it names none.
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
