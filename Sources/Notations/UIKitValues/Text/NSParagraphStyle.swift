public import Foundation

/// The style of a paragraph.
///
/// Line heights and line spacing are measured; the other properties are only stored.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
  /// The space between two lines, in points.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The smallest height of a line, in points.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The largest height of a line, in points; 0 for no limit.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// The factor of the font's own line height; 0 for none.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// The space after a paragraph, in points.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// The alignment of lines.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// The handling of text that does not fit.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The indent of the first line, in points.
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// The indent of the other lines, in points.
  open fileprivate(set) var headIndent: CGFloat = 0
  /// The distance from the trailing edge at which lines end, in points.
  open fileprivate(set) var tailIndent: CGFloat = 0
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The places to which tabs move the text; they have no influence here.
  public var tabStops: [NSTextTab]! = []
  /// The distance between further places, in points; 0 for none, without influence here.
  public var defaultTabInterval: CGFloat = 0
  /// The space before a paragraph, in points; it has no influence here.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The share of a line from which words are divided; it has no influence here.
  public var hyphenationFactor: Float = 0
  /// The direction in which the text is written; it has no influence here.
  public var baseWritingDirection = NSWritingDirection.natural
  /// The strategy of breaking lines; it has no influence here.
  public var lineBreakStrategy: LineBreakStrategy = []
  /// Whether letter spacing can be reduced; it never is here.
  public var allowsDefaultTighteningForTruncation = false

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Makes the default style.
  public override init() { super.init() }

  /// A copy that does not change.
  open override func copy() -> Any { copy(with: nil) }

  /// A copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }

  /// A copy that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }

  fileprivate func take(_ other: NSParagraphStyle) {
    lineSpacing = other.lineSpacing
    minimumLineHeight = other.minimumLineHeight
    maximumLineHeight = other.maximumLineHeight
    lineHeightMultiple = other.lineHeightMultiple
    paragraphSpacing = other.paragraphSpacing
    alignment = other.alignment
    lineBreakMode = other.lineBreakMode
    firstLineHeadIndent = other.firstLineHeadIndent
    headIndent = other.headIndent
    tailIndent = other.tailIndent
    tabStops = other.tabStops
    defaultTabInterval = other.defaultTabInterval
    paragraphSpacingBefore = other.paragraphSpacingBefore
    hyphenationFactor = other.hyphenationFactor
    baseWritingDirection = other.baseWritingDirection
    lineBreakStrategy = other.lineBreakStrategy
    allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
  }
}

/// The style of a paragraph that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The space between two lines, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The smallest height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The largest height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// The factor of the font's own line height; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// The space after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The handling of text that does not fit.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The indent of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines, in points.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// The distance from the trailing edge at which lines end, in points.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// Adds a place to which a tab moves the text.
  open func addTabStop(_ tab: NSTextTab) { tabStops.append(tab) }
  /// Removes a place to which a tab moves the text.
  open func removeTabStop(_ tab: NSTextTab) { tabStops.removeAll { $0 === tab } }
  /// Takes all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { take(style) }
}

extension NSParagraphStyle {
  /// The strategy of breaking lines; it has no influence here.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    /// One bit for each strategy.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Moves the last word of a line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Keeps Korean words together.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategy of the system.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// The direction in which a text is written.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the language.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The alignment of the lines of a text; it has no influence on layout.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Justified.
  case justified
  /// The natural alignment of the language.
  case natural
}

/// The handling of text that does not fit; it has no influence on layout.
public enum NSLineBreakMode: Int, Sendable, CaseIterable {
  /// Continues in the next line, between words.
  case byWordWrapping
  /// Continues in the next line, anywhere.
  case byCharWrapping
  /// Clipped at the edge.
  case byClipping
  /// Truncated at the start.
  case byTruncatingHead
  /// Truncated at the end.
  case byTruncatingTail
  /// Truncated in the middle.
  case byTruncatingMiddle
}

/// The style of an underline or a line through a text.
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
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Below words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
