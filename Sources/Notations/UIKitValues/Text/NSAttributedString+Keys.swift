public import Foundation

// UIKit's attributes. The font and the paragraph style are measured, the others are only stored.
extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  public static let kern = Self(rawValue: "NSKern")
  public static let ligature = Self(rawValue: "NSLigature")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  public static let link = Self(rawValue: "NSLink")
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
}

extension NSAttributedString.Key {
  public static let shadow = Self(rawValue: "NSShadow")
  public static let attachment = Self(rawValue: "NSAttachment")
  public static let tracking = Self(rawValue: "CTTracking")
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  public static let expansion = Self(rawValue: "NSExpansion")
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
  public static let textEffect = Self(rawValue: "NSTextEffect")
}

/// A shadow of a text; it has no influence on layout.
open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
  public override init() { super.init() }
}
