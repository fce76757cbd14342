/// The font that a text asks for: its size and its weight.
///
/// The family is always Inter, with NanumBarunGothic for the characters that Inter lacks.
public struct FontDescription: Codable, Hashable, Sendable {
  /// The size of the em square, in points; above 0 and at most `largestSize`.
  public var size: Double
  /// The weight of the strokes.
  public var weight: FontWeight

  /// The largest size that can be measured, in points.
  ///
  /// Far above any use, and low enough that a megabyte of text still has a finite, exact width.
  public static let largestSize = 10_000.0

  /// Describes a font of `size` points; a size out of range is refused when text is measured.
  public init(size: Double, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }
}

/// How heavy the strokes of a font are: the nine weights that UIKit names, lightest first.
///
/// UIKit's lightest two stand in the opposite order of Inter's names: `ultraLight` is CSS's 100,
/// which Inter calls Thin, and `thin` is 200, which Inter calls Extra Light.
public enum FontWeight: String, CaseIterable, Codable, Hashable, Sendable {
  /// 100 in CSS.
  case ultraLight
  /// 200 in CSS.
  case thin
  /// 300 in CSS.
  case light
  /// 400 in CSS.
  case regular
  /// 500 in CSS.
  case medium
  /// 600 in CSS.
  case semibold
  /// 700 in CSS.
  case bold
  /// 800 in CSS.
  case heavy
  /// 900 in CSS.
  case black

  /// The same weight as a number, as CSS and OpenType's `wght` axis write it: 100, 200, … 900.
  public var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
