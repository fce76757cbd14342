public import Foundation
public import UIKitValues

/// A field for editing one line of text.
///
/// Ours: it is as wide as its text, or else its placeholder, and as high as a line, plus 7 points
/// on every side with a rounded border.
open class UITextField: UIControl, UITextInputTraits {
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

  // The traits of the input, which have no influence on the layout.

  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The key that ends the input.
  open var returnKeyType = UIReturnKeyType.default
  /// The capital letters.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The check of spelling.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Quotation marks.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Dashes.
  open var smartDashesType = UITextSmartDashesType.default
  /// Spaces.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The appearance of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The meaning of the input.
  open var textContentType: UITextContentType?
  /// Whether characters are hidden.
  open var isSecureTextEntry = false
  /// Whether the key that ends the input waits for text.
  open var enablesReturnKeyAutomatically = false
  /// The placeholder with attributes; its text counts.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The object that decides about the input.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The button that deletes the text; it takes no space here.
  open var clearButtonMode = ViewMode.never
  /// The view at the left; it takes no space here.
  open var leftView: UIView?
  /// When the view at the left is shown.
  open var leftViewMode = ViewMode.never
  /// The view at the right; it takes no space here.
  open var rightView: UIView?
  /// When the view at the right is shown.
  open var rightViewMode = ViewMode.never
  /// Whether the text is deleted when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the text is replaced by an insertion.
  open var clearsOnInsertion = false
  /// Whether the text can be scaled down; it is never scaled here.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of the font, in points; it has no influence here.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the preferred text size; it never does here.
  open var adjustsFontForContentSizeCategory = false
  /// Whether attributes can be edited.
  open var allowsEditingTextAttributes = false
  /// The attributes of new text.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of all text; only stored.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The image behind the text.
  open var background: UIImage?
  /// The image behind the text of a field that is not enabled.
  open var disabledBackground: UIImage?
  /// Whether the text is edited: no.
  open var isEditing: Bool { false }
  /// Whether there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// The part of the text that is selected: none.
  open var selectedTextRange: UITextRange?
  /// The part of the text that is not yet input: none.
  open var markedTextRange: UITextRange? { nil }
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// Unless the text is edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// The view in place of the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  /// Whether the field can receive keys: yes.
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
  /// The rectangle of the insertion point, in points: empty.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Does nothing: nothing is drawn here.
  open func drawPlaceholder(in rect: CGRect) {}
  /// Does nothing: nothing is drawn here.
  open func drawText(in rect: CGRect) {}
  /// Appends text.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Deletes the last character.
  open func deleteBackward() { text = String((text ?? "").dropLast()) }
  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition((text ?? "").count) }
  /// A part of the text.
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start.offset, end.offset)
  }
  /// A place some characters away; `nil` outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(by: offset, in: text ?? "")
  }
  /// The number of characters between two places.
  open func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }

  /// The notification of another text; it is never posted here.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The notification that editing began; it is never posted here.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The notification that editing ended; it is never posted here.
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
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing ended, with the reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool
  /// Called when the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text may be deleted.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the key that ends the input has its usual effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The input is complete.
    case committed
    /// The input was cancelled.
    case cancelled
  }
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
