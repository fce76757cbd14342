/// The font families that text is measured with, in the order in which they are tried for a
/// character.
public enum FontFamily: String, CaseIterable, Decodable, Hashable, Sendable {
  /// Latin, Greek and Cyrillic; its metrics determine the line height.
  case inter = "Inter"
  /// Korean, and other characters that Inter lacks.
  case nanumBarunGothic = "NanumBarunGothic"
}

/// One weight of one family: the content of a font file, or of one instance of a variable font.
struct FontFace: Hashable, Sendable {
  let family: FontFamily
  let weight: FontWeight

  /// Creates the face of `family` that is nearest to `weight`: NanumBarunGothic has only two
  /// weights.
  init(family: FontFamily, nearestTo weight: FontWeight) {
    self.family = family
    self.weight =
      switch family {
      case .inter: weight
      case .nanumBarunGothic: weight.number >= FontWeight.semibold.number ? .bold : .regular
      }
  }

  /// The names of the files that may contain this face, best first.
  ///
  /// The static files come first, so that two machines that have both measure with the same bytes.
  var fileNames: [String] {
    switch family {
    case .inter: ["Inter-\(styleName).otf", "Inter-\(styleName).ttf", "InterVariable.ttf"]
    case .nanumBarunGothic:
      [weight == .bold ? "NanumBarunGothicBold.ttf" : "NanumBarunGothic.ttf"]
    }
  }

  /// The name of the weight in Inter's file names.
  private var styleName: String {
    switch weight {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .heavy: "ExtraBold"
    case .black: "Black"
    }
  }
}
