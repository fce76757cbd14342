public import Foundation
public import UIKitValues

/// A field for editing one line of text.
///
/// Ours: it is as wide as its text, or else its placeholder, and as high as a line, plus 7 points
/// on every side with a rounded border.
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

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
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  /// The border around the text.
  open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }

  // The traits of the input, which have no influence on the layout.
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var textContentType: UITextContentType?
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  /// The placeholder with attributes; its text counts.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open weak var delegate: (any UITextFieldDelegate)?
  open var clearButtonMode = ViewMode.never
  /// The view at the left; it takes no space here.
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  /// The view at the right; it takes no space here.
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var allowsEditingTextAttributes = false
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var isEditing: Bool { false }
  open var hasText: Bool { !(text ?? "").isEmpty }
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  open override var canBecomeFirstResponder: Bool { true }

  /// The rectangle of the text, in points: the bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the edited text, in points: the bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the placeholder, in points: the bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the border, in points: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the view at the left, in points: its size, at the left.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.bounds ?? .zero }
  /// The rectangle of the view at the right, in points: its size, at the right.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.minY), size: size)
  }
  /// The rectangle of the button that deletes the text, in points: empty.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func drawPlaceholder(in rect: CGRect) {}
  open func drawText(in rect: CGRect) {}
  /// Appends text.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = String((text ?? "").dropLast()) }
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition((text ?? "").count) }
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start.offset, end.offset)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(by: offset, in: text ?? "")
  }
  open func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

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

/// Decides about the input of a field; it is never asked here.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_: UITextField, reason: UITextField.DidEndEditingReason) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
