import Comparison

extension TranslationClass {
  /// Why required constraints are not enough, in one sentence; `nil` where they are.
  var meaning: String? {
    switch self {
    case .exact: nil
    case .priorities:
      "Something is as small or as large as the rest allows, which takes optional constraints, "
        + "hugging or compression resistance."
    case .measuring:
      "The height of a text depends on its width, which takes a second pass."
    case .piecewise:
      "The spec follows different rules at different sizes; constraints express one of them."
    case .integers:
      "No linear constraint expresses it, such as which child begins a line."
    }
  }

  /// What a difference by rounding alone is.
  static let roundingMeaning =
    "Only rounding differs: both layouts are equal before rounding, and more than a pixel apart after "
    + "it, since shares in whole points, or several rounded lengths, add up."
}
