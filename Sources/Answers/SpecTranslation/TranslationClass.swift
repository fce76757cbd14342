/// How well constraints say what a rule of a layout spec says.
public enum TranslationClass: String, Sendable, CaseIterable, Comparable, Codable {
  /// Linear equations and inequalities that must hold say the same.
  case exact
  /// It takes priorities: something is as small, or as large, as the rest allows.
  case priorities
  /// It takes a second pass: the height of text follows from its width.
  case measuring
  /// It is another rule in another room; constraints say one of them.
  case piecewise
  /// It takes whole numbers, or a loop around the layout: nothing linear says it.
  case integers

  /// The class in words, for comments.
  public var words: String {
    switch self {
    case .exact: "exact"
    case .priorities: "needs priorities"
    case .measuring: "needs measuring"
    case .piecewise: "piecewise"
    case .integers: "needs integers"
    }
  }

  /// Whether `left` is said more faithfully than `right`.
  public static func < (left: TranslationClass, right: TranslationClass) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
