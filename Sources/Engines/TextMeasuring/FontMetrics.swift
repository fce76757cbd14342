/// The vertical metrics of a font at some size, in points.
///
/// They are the values of the font's horizontal header table (`hhea`). The typographic values of
/// its `OS/2` table replace them where the font asks for that (`USE_TYPO_METRICS`), or has no
/// `hhea`. HarfBuzz and browsers make the same choice.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line; usually positive.
  public var ascender: Double
  /// The distance from the baseline up to the lowest ink; usually negative, as in `UIFont`.
  public var descender: Double
  /// The empty space below every line, the last line included; usually 0 or positive.
  public var lineGap: Double

  /// The height of one line, and the distance between two baselines.
  ///
  /// Ours: the line gap is part of every line, at its bottom. CSS puts half of it above the line,
  /// UIKit uses it only between lines; Inter has none, so that the three agree.
  public var lineHeight: Double { ascender - descender + lineGap }

  /// The distance from a line's baseline down to its bottom.
  public var baselineFromBottom: Double { lineGap - descender }
}
