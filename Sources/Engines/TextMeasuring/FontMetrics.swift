/// The vertical measures of a font at some size, in points.
///
/// They are those of the font's horizontal header table (`hhea`), or of the typographic values in
/// its `OS/2` table where the font says that these hold (`USE_TYPO_METRICS`), or where it has no
/// `hhea`: the choice that HarfBuzz and browsers make.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line; usually positive.
  public var ascender: Double
  /// The distance from the baseline up to the lowest ink, so usually negative, as in `UIFont`.
  public var descender: Double
  /// The empty space below every line, the last one included; usually 0 or positive.
  public var lineGap: Double

  /// The height of one line, and the distance between two baselines.
  ///
  /// Ours: the line gap is part of every line and lies below it. CSS puts half of it above, UIKit
  /// only between lines; Inter has none, so that the three agree.
  public var lineHeight: Double { ascender - descender + lineGap }

  /// The distance from a line's baseline down to its bottom.
  public var baselineFromBottom: Double { lineGap - descender }
}
