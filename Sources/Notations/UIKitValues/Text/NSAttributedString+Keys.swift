public import Foundation

// UIKit's attributes. The font and the paragraph style are measured, the others are only stored.
extension NSAttributedString.Key {
  /// A `UIFont`; without one, text is measured in 12 points, regular.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`: the colour of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`: the colour behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number of points between characters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Whether ligatures are used.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`: the colour of the underline.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle` for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`: the colour of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A `UIColor`: the colour of the outline.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The target of a link.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The distance from the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

extension NSAttributedString.Key {
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A number of points between characters.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The slant of the characters.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The stretch of the characters.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The reading directions.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// An effect.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}

/// A shadow of a text; it has no influence on layout.
open class NSShadow: NSObject {
  /// The offset, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour.
  open var shadowColor: Any?

  /// Makes a shadow.
  public override init() { super.init() }
}
