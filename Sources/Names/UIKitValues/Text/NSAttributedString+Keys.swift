// UIKit's attributes. The font and the paragraph style are measured, the others are only stored.
extension NSAttributedString.Key {
  public static let font = Self("NSFont"), paragraphStyle = Self("NSParagraphStyle"),
    foregroundColor = Self("NSColor"), backgroundColor = Self("NSBackgroundColor"),
    kern = Self("NSKern"), ligature = Self("NSLigature"), underlineStyle = Self("NSUnderline"),
    underlineColor = Self("NSUnderlineColor"), strikethroughStyle = Self("NSStrikethrough"),
    strikethroughColor = Self("NSStrikethroughColor"), strokeColor = Self("NSStrokeColor"),
    strokeWidth = Self("NSStrokeWidth"), link = Self("NSLink"),
    baselineOffset = Self("NSBaselineOffset"), shadow = Self("NSShadow"),
    attachment = Self("NSAttachment"), tracking = Self("CTTracking"),
    obliqueness = Self("NSObliqueness"), expansion = Self("NSExpansion"),
    writingDirection = Self("NSWritingDirection"), textEffect = Self("NSTextEffect")
}

/// A shadow of a text; it has no influence on layout.
open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero, shadowBlurRadius: CGFloat = 0, shadowColor: Any?
  public override init() { super.init() }
}
