public import Foundation

/// Makes lengths and fonts follow the size of text that the user wants.
///
/// Ours: the user wants the size that is given first, so everything stays as it is.
public final class UIFontMetrics: Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The same font.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The same font.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The same length, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
