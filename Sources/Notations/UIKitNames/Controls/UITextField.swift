public import Foundation
public import UIKitValues

/// A field for editing one line of text.
///
/// Ours: it is as wide as its text, or else its placeholder, and as high as a line, plus 7 points
/// on every side with a rounded border.
open class UITextField: UIControl {
  /// The border around the text.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A line.
    case line
    /// A bezel.
    case bezel
    /// A border with rounded corners.
    case roundedRect
  }

  /// The text, in `font`; reads as empty and not as `nil` without text; setting it replaces an
  /// attributed text.
  open var text: String? {
    get { attributed?.string ?? "" }
    set { attributed = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The attributed text; characters without a font are set in `font`.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set { attributed = newValue }
  }
  /// The placeholder that is shown without text.
  open var placeholder: String? { didSet { setNeedsLayout() } }
  /// The font; `nil` for the default of 17 points.
  open var font: UIFont? { didSet { setNeedsLayout() } }
  /// The colour of the text.
  open var textColor: UIColor?
  /// The alignment of the text; it has no influence on the layout.
  open var textAlignment = NSTextAlignment.natural
  /// The border around the text.
  open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }

  private var attributed: NSAttributedString? { didSet { setNeedsLayout() } }

  /// The size of the line with its border, in points.
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
