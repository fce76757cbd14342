/// Where the lines of a text go; it has no influence on any layout.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both ends.
  case justified
  /// As the language has it.
  case natural
}

/// What becomes of text that does not fit.
public enum NSLineBreakMode: Int, Sendable, CaseIterable {
  /// It goes on in the next line, between words.
  case byWordWrapping
  /// It goes on in the next line, anywhere.
  case byCharWrapping
  /// It is cut at the edge.
  case byClipping
  /// Its start is left out.
  case byTruncatingHead
  /// Its end is left out.
  case byTruncatingTail
  /// Its middle is left out.
  case byTruncatingMiddle
}

/// The lines that text can be drawn with.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// One bit for each kind of line.
  public let rawValue: Int

  /// Makes the set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
