/// A field for one line of text.
///
/// Ours: as wide as its text or placeholder, plus 7 points on every side with a rounded border.
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The text, in `font`; empty and not `nil` without text; setting it replaces an attributed text.
  open var text: String? {
    get { attributed?.string ?? "" }
    set { attributed = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The attributed text; characters without a font are set in `font`.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set { attributed = newValue }
  }
  private var attributed: NSAttributedString? { didSet { setNeedsLayout() } }
  /// The placeholder, which counts without text.
  open var placeholder: String? { didSet { setNeedsLayout() } }
  /// The placeholder with attributes; its text counts.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The font; `nil` for the default of 17 points.
  open var font: UIFont? { didSet { setNeedsLayout() } }
  open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }

  // These are stored only; views beside the text take no space, which is reported.
  open var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.default,
    autocapitalizationType = UITextAutocapitalizationType.sentences,
    autocorrectionType = UITextAutocorrectionType.default,
    spellCheckingType = UITextSpellCheckingType.default,
    smartQuotesType = UITextSmartQuotesType.default,
    smartDashesType = UITextSmartDashesType.default,
    smartInsertDeleteType = UITextSmartInsertDeleteType.default,
    keyboardAppearance = UIKeyboardAppearance.default, textContentType: UITextContentType?,
    isSecureTextEntry = false, enablesReturnKeyAutomatically = false, textColor: UIColor?,
    textAlignment = NSTextAlignment.natural
  open weak var delegate: (any UITextFieldDelegate)?
  open var clearButtonMode = ViewMode.never, leftView: UIView?, leftViewMode = ViewMode.never,
    rightView: UIView?, rightViewMode = ViewMode.never, clearsOnBeginEditing = false,
    clearsOnInsertion = false, adjustsFontSizeToFitWidth = false, minimumFontSize: CGFloat = 0,
    adjustsFontForContentSizeCategory = false, allowsEditingTextAttributes = false,
    typingAttributes: [NSAttributedString.Key: Any]?,
    defaultTextAttributes: [NSAttributedString.Key: Any] = [:], background: UIImage?,
    disabledBackground: UIImage?, selectedTextRange: UITextRange?
  open private(set) var markedTextRange: UITextRange?, isEditing = false
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  open func drawPlaceholder(in rect: CGRect) {}
  open func drawText(in rect: CGRect) {}
  private var ownInputView, ownAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  open override var canBecomeFirstResponder: Bool { true }

  // Rectangles for apps that ask for them, in points; no layout asks.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.bounds ?? .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.minY), size: size)
  }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }

  // Editing changes the text; positions count its characters.
  open var hasText: Bool { !(text ?? "").isEmpty }
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
  open func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  // These are never posted here.
  public nonisolated static let textDidChangeNotification = named("TextDidChange"),
    textDidBeginEditingNotification = named("TextDidBeginEditing"),
    textDidEndEditingNotification = named("TextDidEndEditing")
  /// The size of the line with its border, in points.
  open override var intrinsicContentSize: CGSize {
    let label = UILabel()
    label.font = font
    label.attributedText = attributed
    if (label.text ?? "").isEmpty { label.text = placeholder }
    let size = SimulatedDevice.current.grid.ceiling(
      CGSize(width: label.intrinsicContentSize.width, height: label.font.lineHeight))
    guard borderStyle == .roundedRect else { return size }
    return CGSize(width: size.width + 14, height: size.height + 14)
  }
  override func contentProblem(name: String) -> ViewProblem? {
    let modes = [leftView.map { _ in leftViewMode }, rightView.map { _ in rightViewMode }]
    guard modes.contains(.always) || modes.contains(.unlessEditing) else { return nil }
    return .view(name: name, reason: "the views beside the text of a field take no space here")
  }
  override var lineHeight: CGFloat? { (font ?? .systemFont(ofSize: 17)).lineHeight }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
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
