/// The font that a text asks for: its size and its weight.
///
/// The family is always Inter, with NanumBarunGothic for the characters that Inter lacks.
public struct FontDescription: Codable, Hashable, Sendable {
  /// The size of the em square, in points; above 0 and at most `largestSize`.
  public var size: Double
  /// The weight of the strokes.
  public var weight: FontWeight

  /// The largest size that can be measured, in points.
  ///
  /// Far above any use, and low enough that a megabyte of text still has a finite, exact width.
  public static let largestSize = 10_000.0

  /// Describes a font of `size` points; a size out of range is refused when text is measured.
  public init(size: Double, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }
}
