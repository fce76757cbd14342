import Testing
import UIKit

/// Constants that an app keeps in one place.
enum Theme {
  static let margin: CGFloat = 16
  static let insets = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
  static let title = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let accent = UIColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)
  static let placeholder = UIImage(named: "placeholder")

  static func title(_ text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    style.lineBreakMode = .byTruncatingTail
    return NSAttributedString(
      string: text,
      attributes: [.font: title, .foregroundColor: accent, .paragraphStyle: style, .kern: 0.2])
  }
}

extension UIColor {
  convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}

@Suite("UIKit's values as in apps")
struct UIKitValueTests {
  @Test("fonts, colours, images and insets are constants without annotations")
  func constants() {
    #expect(Theme.insets.left == Theme.margin)
    #expect(Theme.placeholder == nil)
    #expect(UIColor(hex: 0xFF0000) == .red)
    #expect(UIScreen.main.bounds.width == 375)
  }

  @Test("attributes can be read back")
  func attributes() {
    let text = Theme.title("Hello")
    let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == Theme.title)
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center)
  }
}
