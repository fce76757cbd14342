/// One line of a measured text, for drawing.
public struct TextLine: Hashable, Sendable {
  /// What the line shows, without the white space at its end; of a cut line, what fits the room.
  public var text: String
  /// The width that the line takes up, in points; at most that of the room.
  ///
  /// A single character that is wider than the room stands out of it on the right.
  public var width: Double
  /// Whether the text goes on behind the last permitted line, so that an ellipsis belongs here.
  public var isCut: Bool

  /// Makes a line from its parts.
  public init(text: String, width: Double, isCut: Bool = false) {
    self.text = text
    self.width = width
    self.isCut = isCut
  }
}
