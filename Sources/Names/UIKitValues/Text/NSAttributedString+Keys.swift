public import Foundation

// UIKit's attributes. The font and the paragraph style are measured, the others are only stored.
extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont"),
    paragraphStyle = Self(rawValue: "NSParagraphStyle"),
    foregroundColor = Self(rawValue: "NSColor"),
    backgroundColor = Self(rawValue: "NSBackgroundColor"), kern = Self(rawValue: "NSKern"),
    ligature = Self(rawValue: "NSLigature"), underlineStyle = Self(rawValue: "NSUnderline"),
    underlineColor = Self(rawValue: "NSUnderlineColor"),
    strikethroughStyle = Self(rawValue: "NSStrikethrough"),
    strikethroughColor = Self(rawValue: "NSStrikethroughColor"),
    strokeColor = Self(rawValue: "NSStrokeColor"), strokeWidth = Self(rawValue: "NSStrokeWidth"),
    link = Self(rawValue: "NSLink"), baselineOffset = Self(rawValue: "NSBaselineOffset"),
    shadow = Self(rawValue: "NSShadow"), attachment = Self(rawValue: "NSAttachment"),
    tracking = Self(rawValue: "CTTracking"), obliqueness = Self(rawValue: "NSObliqueness"),
    expansion = Self(rawValue: "NSExpansion"),
    writingDirection = Self(rawValue: "NSWritingDirection"),
    textEffect = Self(rawValue: "NSTextEffect")
}

/// A shadow of a text; it has no influence on layout.
open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero, shadowBlurRadius: CGFloat = 0, shadowColor: Any?
  public override init() { super.init() }
}
