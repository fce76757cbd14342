/// The families that text is measured with, in the order in which they are asked for a character.
public enum FontFamily: String, CaseIterable, Codable, Hashable, Sendable {
  /// Latin, Greek and Cyrillic; its metrics give the line height.
  case inter = "Inter"
  /// Korean, and what else Inter lacks.
  case nanumBarunGothic = "NanumBarunGothic"
}

/// One weight of one family: what a font file, or one instance of a variable one, holds.
struct FontFace: Hashable, Sendable {
  let family: FontFamily
  let weight: FontWeight

  /// The face of `family` that is nearest to `weight`: NanumBarunGothic has only two.
  init(family: FontFamily, nearestTo weight: FontWeight) {
    self.family = family
    self.weight =
      switch family {
      case .inter: weight
      case .nanumBarunGothic: weight.number >= FontWeight.semibold.number ? .bold : .regular
      }
  }

  /// The names of the files that may hold this face, best first.
  ///
  /// The static files come first, so that two machines that have both measure with the same bytes.
  var fileNames: [String] {
    switch family {
    case .inter: ["Inter-\(styleName).otf", "Inter-\(styleName).ttf", "InterVariable.ttf"]
    case .nanumBarunGothic:
      [weight == .bold ? "NanumBarunGothicBold.ttf" : "NanumBarunGothic.ttf"]
    }
  }

  /// What Inter's files call the weight.
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
