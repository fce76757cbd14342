public import Foundation

/// How a paragraph is set.
///
/// The height of lines and the space between them are measured; the rest is carried only.
open class NSParagraphStyle: NSObject, NSCopying {
  /// The space between two lines, in points.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The smallest height of a line, in points.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The largest height of a line, in points; 0 where there is none.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// The factor on the font's own height of a line; 0 where there is none.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// The space after a paragraph, in points.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// Where lines go.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// What becomes of what does not fit.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// How far the first line is set in, in points.
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// How far the other lines are set in, in points.
  open fileprivate(set) var headIndent: CGFloat = 0
  /// How far lines end before the edge, in points.
  open fileprivate(set) var tailIndent: CGFloat = 0

  /// The style that asks for nothing.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Makes the style that asks for nothing.
  public override init() { super.init() }

  /// The style itself: it does not change.
  open override func copy() -> Any { copy(with: nil) }

  /// A style that does not change, with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }

  /// A style that can change, with the same values.
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
  }
}

/// How a paragraph is set, while it is being decided.
open class NSMutableParagraphStyle: NSParagraphStyle {
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
  /// The largest height of a line, in points; 0 where there is none.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// The factor on the font's own height of a line; 0 where there is none.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// The space after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// Where lines go.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// What becomes of what does not fit.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// How far the first line is set in, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// How far the other lines are set in, in points.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// How far lines end before the edge, in points.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
}

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
