// Names of UIKit in Swift 3 and 4, with the warning that names today's.
// Deviation: today's UIKit refuses them.

@available(*, deprecated, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key
@available(*, deprecated, message: "use the members of NSAttributedString.Key")
public let NSFontAttributeName = NSAttributedString.Key.font,
  NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor,
  NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor,
  NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle,
  NSKernAttributeName = NSAttributedString.Key.kern,
  NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle,
  NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor,
  NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle,
  NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor,
  NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor,
  NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth,
  NSShadowAttributeName = NSAttributedString.Key.shadow,
  NSLinkAttributeName = NSAttributedString.Key.link,
  NSAttachmentAttributeName = NSAttributedString.Key.attachment,
  NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset

extension NSUnderlineStyle {
  @available(*, deprecated, message: "use []")
  public static var styleNone: NSUnderlineStyle { [] }
  @available(*, deprecated, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { .single }
  @available(*, deprecated, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { .thick }
  @available(*, deprecated, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { .double }
}

@available(*, deprecated, message: "use pngData()")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
@available(*, deprecated, message: "use jpegData(compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
@available(*, deprecated, message: "use the members of UIFont.Weight")
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight, UIFontWeightThin = UIFont.Weight.thin,
  UIFontWeightLight = UIFont.Weight.light, UIFontWeightRegular = UIFont.Weight.regular,
  UIFontWeightMedium = UIFont.Weight.medium, UIFontWeightSemibold = UIFont.Weight.semibold,
  UIFontWeightBold = UIFont.Weight.bold, UIFontWeightHeavy = UIFont.Weight.heavy,
  UIFontWeightBlack = UIFont.Weight.black
@available(*, deprecated, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
@available(*, deprecated, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
@available(*, deprecated, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
@available(*, deprecated, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation
@available(*, deprecated, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
@available(*, deprecated, message: "Use the method inset(by:) of CGRect.")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
@available(*, deprecated, message: "use the members of CATransitionType and CATransitionSubtype")
public let kCATransitionFade = CATransitionType.fade, kCATransitionMoveIn = CATransitionType.moveIn,
  kCATransitionPush = CATransitionType.push, kCATransitionReveal = CATransitionType.reveal,
  kCATransitionFromRight = CATransitionSubtype.fromRight,
  kCATransitionFromLeft = CATransitionSubtype.fromLeft,
  kCATransitionFromTop = CATransitionSubtype.fromTop,
  kCATransitionFromBottom = CATransitionSubtype.fromBottom
