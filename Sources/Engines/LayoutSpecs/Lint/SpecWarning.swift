/// A habit in a layout spec that costs its author more than it gives.
///
/// A warning is not an error: the spec has a layout.
public enum SpecWarning: Sendable, Hashable, Decodable {
  /// All elements with content, text among them, have a width and a height in points: no size
  /// follows the content.
  case everythingFixed(elements: [String])
  /// All elements have positions in absolute or static specs, and are beside each other as in a
  /// stack.
  case everythingAbsolute(elements: [String])
  /// The spec of one node consists of this many specs.
  case largeSpec(specs: Int)

  /// The number of elements from which a habit is reported.
  ///
  /// Ours: with two elements, fixed sizes or positions are often intended.
  static let fewestElements = 3

  /// The number of specs in one node above which a warning is reported.
  ///
  /// Texture's Korean wiki recommends methods that return sub-specs, and gives no number. Ours: the
  /// cell of a feed takes six, and no scenario of this project more. A value does not show which
  /// method created it, so the number is far above that of a single screen area.
  public static let mostSpecs = 16
}
