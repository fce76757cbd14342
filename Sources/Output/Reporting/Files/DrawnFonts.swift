package import TextMeasuring

/// The fonts that pages draw texts in, which are those that measure them.
package enum DrawnFonts {
  /// The names that style sheets give them, with their families and weights.
  package static let all: [(name: String, family: FontFamily, weight: FontWeight)] =
    FontWeight.allCases.map { ("inter-\($0.number)", .inter, $0) } + [
      ("korean", .nanumBarunGothic, .regular), ("korean-bold", .nanumBarunGothic, .bold),
    ]
}
