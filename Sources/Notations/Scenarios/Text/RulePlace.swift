/// The position in a file of a rule, of the name of a stack view, or of the key of a notation.
public struct RulePlace: Sendable, Equatable {
  /// The first character of the rule, after any opening quotation mark.
  public var position: SourcePosition
  /// The number of columns on its first line; at least 1.
  public var length: Int
  /// The text of the line that it starts on.
  public var sourceLine: String

  /// Makes a place.
  public init(position: SourcePosition, length: Int, sourceLine: String) {
    self.position = position
    self.length = length
    self.sourceLine = sourceLine
  }
}
