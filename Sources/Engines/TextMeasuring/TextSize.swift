/// The text sizes that people choose on a device, smallest first: Apple's content size categories.
///
/// The names are those of SwiftUI's `DynamicTypeSize`.
public enum TextSize: String, CaseIterable, Decodable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The size of a font, in points, that is `size` points in the usual text size.
  ///
  /// Ours: the font grows as body text does, to quarters of a point, as the default `UIFontMetrics` does
  /// with a font that has no text style.
  public func scaled(_ size: Double) -> Double { scaled(size, as: .body) }

  /// The same for a font that grows as another text style does.
  package func scaled(_ size: Double, as style: TextStyle) -> Double {
    guard self != .large else { return size }
    let grown = size * style.size(at: self) / style.size(at: .large)
    return (grown * 4).rounded() / 4
  }
}

/// The roles of text on a screen: Apple's text styles.
public enum TextStyle: String, CaseIterable, Decodable, Hashable, Sendable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// The size of the style's font, in points, in each text size.
  ///
  /// Source: "Dynamic Type sizes" in Apple's Human Interface Guidelines, Typography.
  public func size(at textSize: TextSize) -> Double {
    let sizes: [Double] =
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    return sizes[TextSize.allCases.firstIndex(of: textSize) ?? 3]
  }

  /// The weight of the style's font.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }
}
