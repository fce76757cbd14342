/// The style of a paragraph, of which line heights and line spacing are measured.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
  open fileprivate(set) var lineSpacing: CGFloat = 0, minimumLineHeight: CGFloat = 0
  /// The largest height of a line, in points; 0 for no limit.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// The factor of the font's own line height; 0 for none.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  open fileprivate(set) var paragraphSpacing: CGFloat = 0, alignment = NSTextAlignment.natural,
    lineBreakMode = NSLineBreakMode.byWordWrapping, firstLineHeadIndent: CGFloat = 0,
    headIndent: CGFloat = 0, tailIndent: CGFloat = 0
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tabStops: [NSTextTab]! = []
  public var defaultTabInterval: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0,
    hyphenationFactor: Float = 0, baseWritingDirection = NSWritingDirection.natural,
    lineBreakStrategy: LineBreakStrategy = [], allowsDefaultTighteningForTruncation = false
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  public override init() { super.init() }
  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }
  fileprivate func take(_ other: NSParagraphStyle) {
    take(\.lineSpacing, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, from: other)
    take(\.paragraphSpacing, \.paragraphSpacingBefore, \.alignment, \.lineBreakMode, from: other)
    take(\.firstLineHeadIndent, \.headIndent, \.tailIndent, \.tabStops, from: other)
    take(\.defaultTabInterval, \.hyphenationFactor, \.baseWritingDirection, from: other)
    take(\.lineBreakStrategy, \.allowsDefaultTighteningForTruncation, from: other)
  }
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = Self(1), hangulWordPriority = Self(2), standard = Self(0xFFFF)
  }
}

// An override with an observer, even an empty one, has a setter that everyone may call.

/// The style of a paragraph that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat { didSet {} }
  open override var minimumLineHeight: CGFloat { didSet {} }
  open override var maximumLineHeight: CGFloat { didSet {} }
  open override var lineHeightMultiple: CGFloat { didSet {} }
  open override var paragraphSpacing: CGFloat { didSet {} }
  open override var alignment: NSTextAlignment { didSet {} }
  open override var lineBreakMode: NSLineBreakMode { didSet {} }
  open override var firstLineHeadIndent: CGFloat { didSet {} }
  open override var headIndent: CGFloat { didSet {} }
  open override var tailIndent: CGFloat { didSet {} }
  open func addTabStop(_ tab: NSTextTab) { tabStops.append(tab) }
  open func removeTabStop(_ tab: NSTextTab) { tabStops.removeAll { $0 === tab } }
  open func setParagraphStyle(_ style: NSParagraphStyle) { take(style) }
}

/// The direction in which a text is written.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }
/// The alignment of the lines of a text; it has no influence on layout.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
  case left, center, right, justified, natural
}
/// The handling of text that does not fit; it has no influence on layout.
public enum NSLineBreakMode: Int, Sendable, CaseIterable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}
/// The style of an underline or a line through a text.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = Self(1), thick = Self(2), double = Self(9), patternDot = Self(0x100),
    patternDash = Self(0x200), byWord = Self(0x8000)
}
