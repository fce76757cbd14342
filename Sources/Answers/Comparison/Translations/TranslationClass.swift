/// How well constraints can express a rule of a layout spec, from best to worst, in words.
package enum TranslationClass: String, Sendable, CaseIterable, Comparable {
  /// Required linear equations and inequalities express it.
  case exact
  /// It takes priorities: a length is as small, or as large, as the rest allows.
  case priorities = "needs priorities"
  /// It takes a second pass: the height of a text depends on its width.
  case measuring = "needs measuring"
  /// Another rule applies at other sizes; constraints express one of them.
  case piecewise
  /// It takes whole numbers, or repeated layout: nothing linear expresses it.
  case integers = "needs integers"

  /// Whether `left` is more faithful than `right`.
  package static func < (left: TranslationClass, right: TranslationClass) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
