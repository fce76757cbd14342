/// The signs that stand for results beside their words.
///
/// Reports carry them in their fonts, so each sign that a mark has is one of these.
package enum MarkShape: String, CaseIterable, Sendable {
  /// It could not be judged.
  case square = "■"
  /// A conflict, or more work.
  case triangle = "▲"
  /// It differs.
  case cross = "✗"
  /// It is ambiguous, or differs as expected.
  case diamond = "◆"
  /// A conflict that is expected.
  case openTriangle = "△"
  /// Nothing was compared.
  case circle = "○"
  /// It agrees.
  case check = "✓"
  /// Proven, but ambiguous.
  case openDiamond = "◇"
  /// Not compared, or not tried.
  case dash = "–"
  case equals = "="
  /// Different at a width of a range.
  case unequal = "≠"
  /// Equal but for rounding.
  case almostEqual = "≈"
  case question = "?"
}
