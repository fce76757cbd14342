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
