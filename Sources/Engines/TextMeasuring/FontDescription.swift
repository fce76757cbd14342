/// The size and the weight of a text's font.
///
/// The family is always Inter, with NanumBarunGothic for the characters that Inter lacks.
public struct FontDescription: Decodable, Hashable, Sendable {
  /// The size of the em square, in points; above 0 and at most `largestSize`.
  public var size: Double
  /// The weight of the strokes.
  public var weight: FontWeight

  /// The largest size that can be measured, in points.
  ///
  /// Ours: far above any real use, and low enough that a megabyte of text has a finite, exact
  /// width.
  public static let largestSize = 10_000.0

  /// Creates a description; `size` is in points, and checked only when text is measured.
  public init(size: Double, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }
}

/// The nine weights that UIKit names, lightest first.
///
/// UIKit and Inter name the lightest two in opposite order: `ultraLight` is CSS's 100, which Inter
/// calls Thin, and `thin` is 200, which Inter calls Extra Light.
public enum FontWeight: String, CaseIterable, Decodable, Hashable, Sendable {
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

  /// The weight as a number, as in CSS and on OpenType's `wght` axis: 100, 200, … 900.
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
