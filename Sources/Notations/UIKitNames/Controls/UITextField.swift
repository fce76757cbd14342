public import Foundation
public import UIKitValues

/// One line of text that can be written.
///
/// Ours: it is as wide as its text, or else its placeholder, and as high as a line, with 7 points
/// of margin on every side where it has a round border.
open class UITextField: UIControl {
  /// What is around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// A frame.
    case bezel
    /// A frame with round corners.
    case roundedRect
  }

  /// The text, in `font`; empty rather than none, and in place of a text with attributes.
  open var text: String? {
    get { attributed?.string ?? "" }
    set { attributed = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with attributes; what has no font is set in `font`.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set { attributed = newValue }
  }
  /// What stands in place of text.
  open var placeholder: String? { didSet { setNeedsLayout() } }
  /// The font; 17 points where there is none.
  open var font: UIFont? { didSet { setNeedsLayout() } }
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where the line goes; it has no influence on the layout.
  open var textAlignment = NSTextAlignment.natural
  /// What is around the text.
  open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }

  private var attributed: NSAttributedString? { didSet { setNeedsLayout() } }

  /// The size of the line and what is around it.
  open override var intrinsicContentSize: CGSize {
    let label = UILabel()
    label.font = font
    label.attributedText = attributed
    if (label.text ?? "").isEmpty { label.text = placeholder }
    let width = label.intrinsicContentSize.width
    let size = SimulatedDevice.current.grid.ceiling(
      CGSize(width: width, height: label.font.lineHeight))
    guard borderStyle == .roundedRect else { return size }
    return CGSize(width: size.width + 14, height: size.height + 14)
  }

  override var lineHeight: CGFloat? { (font ?? .systemFont(ofSize: 17)).lineHeight }
}
