/// A view for several lines of text.
///
/// Ours: without scrolling, it is as large as the text with its insets and the container's padding.
open class UITextView: UIScrollView, UITextInputTraits {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text, in `font`; setting it replaces an attributed text.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributed text; characters without a font are set in `font`.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      setNeedsLayout()
    }
  }
  /// The font; `nil` for the default of 12 points.
  open var font: UIFont? {
    didSet {
      label.font = font ?? .systemFont(ofSize: 12)
      setNeedsLayout()
    }
  }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }
  public let textContainer: NSTextContainer
  /// Whether the text can be scrolled; without it, the view is as high as its text.
  open override var isScrollEnabled: Bool { didSet { setNeedsLayout() } }
  private let label = UILabel()
  /// The delegate of the scroll view, if it is one of text views; it is never asked here.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    didSet { if super.delegate !== delegate { super.delegate = delegate } }
  }
  override func adoptScrollDelegate() {
    let adopted = super.delegate as? any UITextViewDelegate
    if adopted !== delegate { delegate = adopted }
  }

  // These are stored only.
  open var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.default,
    autocapitalizationType = UITextAutocapitalizationType.sentences,
    autocorrectionType = UITextAutocorrectionType.default,
    spellCheckingType = UITextSpellCheckingType.default,
    smartQuotesType = UITextSmartQuotesType.default,
    smartDashesType = UITextSmartDashesType.default,
    smartInsertDeleteType = UITextSmartInsertDeleteType.default,
    keyboardAppearance = UIKeyboardAppearance.default, textContentType: UITextContentType?,
    isSecureTextEntry = false, enablesReturnKeyAutomatically = false, textColor: UIColor?,
    textAlignment = NSTextAlignment.natural, isEditable = true, isSelectable = true
  open var layoutManager: NSLayoutManager { manager }
  private let manager = NSLayoutManager()
  open var dataDetectorTypes: UIDataDetectorTypes = [],
    linkTextAttributes: [NSAttributedString.Key: Any] = [:],
    typingAttributes: [NSAttributedString.Key: Any] = [:],
    selectedRange = NSRange(location: 0, length: 0), selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  open var allowsEditingTextAttributes = false, clearsOnInsertion = false,
    adjustsFontForContentSizeCategory = false
  open func scrollRangeToVisible(_ range: NSRange) {}
  private var ownInputView, ownAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  open override var canBecomeFirstResponder: Bool { isEditable }
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public convenience init() { self.init(frame: .zero, textContainer: nil) }
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }
  override func prepare() {
    label.font = .systemFont(ofSize: 12)
    manager.addTextContainer(textContainer)
  }
  override var isScrollView: Bool { false }
  /// The size of the text in the view's width, with its insets; none where it scrolls.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  /// The size of the text with its insets in a width, in points, of which 0 means unlimited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let sides = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    label.numberOfLines = textContainer.maximumNumberOfLines
    let width = size.width > sides ? size.width - sides : 0
    var fitting = label.sizeThatFits(CGSize(width: width, height: 0))
    if text.isEmpty {
      let line = CGSize(width: 0, height: label.font.lineHeight)
      fitting.height = SimulatedDevice.current.grid.ceiling(line).height
    }
    return CGSize(
      width: fitting.width + sides, height: fitting.height + insets.top + insets.bottom)
  }
  override var lineHeight: CGFloat? { label.font.lineHeight }

  // Editing changes the text; positions count its characters.
  open var hasText: Bool { !text.isEmpty }
  open var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }
  open func insertText(_ text: String) { self.text = self.text + text }
  open func deleteBackward() { text = String(text.dropLast()) }
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(text.count) }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start.offset, end.offset)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(by: offset, in: text)
  }
  open func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  // These are never posted here.
  public nonisolated static let textDidChangeNotification = named("TextDidChange"),
    textDidBeginEditingNotification = named("TextDidBeginEditing"),
    textDidEndEditingNotification = named("TextDidEndEditing")
}

/// Decides about the input of a text view; it is never asked here.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_: UITextView, shouldChangeTextIn _: NSRange, replacementText _: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _: UITextView, shouldInteractWith _: URL, in _: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _: UITextView, shouldInteractWith _: URL, in _: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// What the user does with a part of a text; nothing is done here.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
/// Kinds of data in a text; none are looked for here.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(1), link = Self(2), address = Self(4),
    calendarEvent = Self(8), all = Self(.max)
}
