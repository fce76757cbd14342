public import Foundation
public import TextMeasuring

/// A font: a size and a weight.
///
/// Ours: the family is always Inter, since a system's own fonts exist on that system only. Both
/// toolkits measure with the same font, so that their layouts can be compared.
public final class UIFont: Sendable, Hashable {
  /// The size of the em square, in points.
  public let pointSize: CGFloat
  /// The name that the font was asked for by.
  public let fontName: String
  /// The weight of the strokes.
  let weight: Weight

  init(size: CGFloat, weight: Weight, name: String = ".SFUI") {
    pointSize = size
    self.weight = weight
    fontName = name
  }

  /// Makes a font by its name, from which the weight is taken: `Avenir-Heavy` is heavy.
  public convenience init?(name: String, size: CGFloat) {
    self.init(size: size, weight: Weight(fontName: name), name: name)
  }

  /// The font as it is measured.
  public var fontDescription: FontDescription {
    FontDescription(size: Double(pointSize), weight: weight.fontWeight)
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(size: size, weight: weight, name: fontName)
  }

  /// Whether both fonts are measured alike and have one name.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    (left.pointSize, left.weight, left.fontName) == (right.pointSize, right.weight, right.fontName)
  }

  /// Hashes size, weight and name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(fontName)
  }
}

// The system's fonts.
extension UIFont {
  /// The system's font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .regular)
  }

  /// The system's font in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  /// The system's bold font; it is measured as semibold, which is what UIKit gives.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .semibold)
  }

  /// The system's slanted font; it is measured as the upright one.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .regular)
  }

  /// The system's font with digits of one width; it is measured as the font without this.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  /// The font for a kind of text, in the size that the user is given first.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, weight: style == .headline ? .semibold : .regular)
  }

  /// The size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of other text, in points.
  public static let systemFontSize: CGFloat = 14
}

// The vertical measures, in points; 0 where the font is not installed.
extension UIFont {
  /// The height of a line.
  public var lineHeight: CGFloat { CGFloat(metrics?.lineHeight ?? 0) }
  /// The distance from the baseline up to the top of a line.
  public var ascender: CGFloat { CGFloat(metrics?.ascender ?? 0) }
  /// The distance from the baseline up to the lowest ink: a negative number.
  public var descender: CGFloat { CGFloat(metrics?.descender ?? 0) }
  /// The empty space between two lines.
  public var leading: CGFloat { CGFloat(metrics?.lineGap ?? 0) }

  private var metrics: FontMetrics? {
    try? SimulatedDevice.current.textMeasurer.text("", font: fontDescription).metrics
  }
}
