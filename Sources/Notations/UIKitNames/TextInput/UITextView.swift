public import Foundation
public import UIKitValues

/// A view for several lines of text.
///
/// Ours: without scrolling its content is as large as the text with `textContainerInset` and the
/// padding of its container, in the width of the layout. With scrolling it has no content size.
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
  /// The object that decides about the input; that of the scroll view, if it is a delegate of text
  /// views.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    didSet { if super.delegate !== delegate { super.delegate = delegate } }
  }
  /// The colour of the text.
  open var textColor: UIColor?
  /// The alignment of the text; it has no influence on the layout.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// The space around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// The container of the text; its padding and its number of lines count.
  public let textContainer: NSTextContainer
  /// The layout manager.
  open var layoutManager: NSLayoutManager { manager }
  /// The text as storage: a copy.
  open var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }
  /// The kinds of data that are detected.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of new text.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The part of the text that is selected.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The part of the text that is selected: none.
  open var selectedTextRange: UITextRange?
  /// The part of the text that is not yet input: none.
  open var markedTextRange: UITextRange? { nil }
  /// Whether attributes can be edited.
  open var allowsEditingTextAttributes = false
  /// Whether the text is replaced by an insertion.
  open var clearsOnInsertion = false
  /// Whether the font follows the preferred text size; it never does here.
  open var adjustsFontForContentSizeCategory = false
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
  /// Whether there is text.
  open var hasText: Bool { !text.isEmpty }
  private let label = UILabel()
  private let manager = NSLayoutManager()
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// Makes a view with a frame, and with a container of one's own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepare()
  }

  /// Makes a view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a view with an empty frame.
  public convenience init() { self.init(frame: .zero, textContainer: nil) }

  /// Makes a view; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    label.font = .systemFont(ofSize: 12)
    label.numberOfLines = 0
    manager.addTextContainer(textContainer)
  }

  override var isScrollView: Bool { false }

  override func adoptScrollDelegate() {
    let adopted = super.delegate as? any UITextViewDelegate
    if adopted !== delegate { delegate = adopted }
  }

  /// Whether the text can be scrolled; without it, the view is as high as its text.
  open override var isScrollEnabled: Bool { didSet { setNeedsLayout() } }

  /// The size of the text with the space around it, in the width of the view where it has one;
  /// `noIntrinsicMetric` where it scrolls.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  /// The size of the text with the space around it in an available width, in points; a width of 0
  /// means unlimited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let sides = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    label.numberOfLines = textContainer.maximumNumberOfLines
    let width = size.width > sides ? size.width - sides : 0
    var fitting = label.sizeThatFits(CGSize(width: width, height: 0))
    if text.isEmpty {
      fitting.height =
        SimulatedDevice.current.grid.ceiling(
          CGSize(width: 0, height: label.font.lineHeight)
        ).height
    }
    return CGSize(
      width: fitting.width + sides, height: fitting.height + insets.top + insets.bottom)
  }

  override var lineHeight: CGFloat? { label.font.lineHeight }

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
  /// Whether the view can receive keys: where its text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Does nothing: the layout is that of the content offset 0.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Appends text.
  open func insertText(_ text: String) { self.text = self.text + text }
  /// Deletes the last character.
  open func deleteBackward() { text = String(text.dropLast()) }
  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(text.count) }
  /// The rectangle of the insertion point, in points: empty.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// The place that is nearest to a point: the start.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
  /// A part of the text.
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start.offset, end.offset)
  }
  /// A place some characters away; `nil` outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(by: offset, in: text)
  }
  /// The number of characters between two places.
  open func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }

  /// The notification of another text; it is never posted here.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// The notification that editing began; it is never posted here.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The notification that editing ended; it is never posted here.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

/// Decides about the input of a text view; it is never asked here.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be opened.
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// What the user does with a part of a text.
public enum UITextItemInteraction: Int, Sendable {
  /// Opens it.
  case invokeDefaultAction
  /// Shows its menu.
  case presentActions
  /// Shows it before it is opened.
  case preview
}

/// Kinds of data in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
  /// One bit for each kind.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Events of a calendar.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
