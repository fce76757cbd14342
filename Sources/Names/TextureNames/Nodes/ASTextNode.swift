package import Geometry
import LayoutSpecs
import TextMeasuring

/// A node that shows text.
open class ASTextNode: ASControlNode {
  /// A change invalidates the layout and sets the style's baselines.
  open var attributedText: NSAttributedString? { didSet { textHasChanged() } }
  /// 0 means as many as the text needs.
  open var maximumNumberOfLines: UInt = 0 { didSet { textHasChanged() } }
  open var textContainerInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  // These have no influence here: text flows around no path, is not scaled down, and is measured
  // without what stands in place of truncated text.
  open var truncationMode = NSLineBreakMode.byTruncatingTail, truncationAttributedText,
    additionalTruncationMessage: NSAttributedString?, pointSizeScaleFactors: [NSNumber]?,
    linkAttributeNames: [String]?, placeholderInsets = UIEdgeInsets.zero,
    passthroughNonlinkTouches = false, longPressCancelsTouches = false,
    alwaysHandleTruncationTokenTap = false, highlightStyle = ASTextNodeHighlightStyle.light,
    highlightRange = NSRange(location: NSNotFound, length: 0), textColorFollowsTintColor = false,
    exclusionPaths: [UIBezierPath]?
  final weak var linkDelegate: (any ASTextNodeDelegate)?
  open func setHighlightRange(_ highlightRange: NSRange, animated: Bool) {
    self.highlightRange = highlightRange
  }
  private var content: AttributedTextContent?, problem: LayoutProblem?
  override var contentKind: ContentKind { hasText ? .measured : .none }
  final var hasText: Bool { (attributedText?.length ?? 0) > 0 }
  override var contentProblems: [LayoutProblem] { problem.map { [$0] } ?? [] }
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    let inset = textContainerInset
    let around = CGSize(width: inset.left + inset.right, height: inset.top + inset.bottom)
    let available = CGSize(
      width: max(0, constrainedSize.width - around.width),
      height: max(0, constrainedSize.height - around.height))
    let size = rounded(content?.measure(in: available).size ?? .zero)
    return CGSize(
      width: min(size.width + around.width, constrainedSize.width),
      height: min(size.height + around.height, constrainedSize.height))
  }
  /// The text, of which a frame may show a part; `nil` without text, and where insets are around it.
  package final var limitedText: (any TextDrawing)? {
    hasText && textContainerInset == .zero ? content : nil
  }
  /// The size of the text, rounded as by this class.
  func rounded(_ size: CGSize) -> CGSize { size }
  private func textHasChanged() {
    (content, problem) = (nil, nil)
    if let attributedText {
      do throws(FontError) {
        content = try AttributedTextContent(
          attributedText, maximumNumberOfLines: Int(clamping: maximumNumberOfLines))
      } catch {
        problem = .text(element: label, error)
      }
    }
    style.ascender = CGFloat(content?.ascender ?? 0)
    style.descender = CGFloat(content?.descender ?? 0)
    setNeedsLayout()
  }
}

/// A text node whose size is rounded up to whole points.
open class ASTextNode2: ASTextNode {
  override func rounded(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}
/// A node with a delegate for links; a node for editing has a delegate of another kind.
public protocol ASLinkNode: ASTextNode {}
extension ASTextNode: ASLinkNode {}

extension ASLinkNode {
  public var delegate: (any ASTextNodeDelegate)? {
    get { linkDelegate }
    set { linkDelegate = newValue }
  }
}

/// The look of a link that is touched; nothing is touched here.
public enum ASTextNodeHighlightStyle: UInt, Sendable { case light, dark }
/// An attribute for the points between words; it has no influence here.
public let ASTextNodeWordKerningAttributeName = "ASAttributedStringWordKerning"

/// Responds to touches of links in a text; never called here.
public protocol ASTextNodeDelegate: NSObjectProtocol {
  func textNode(
    _: ASTextNode, tappedLinkAttribute _: String, value: Any, at _: CGPoint, textRange: NSRange)
  func textNode(
    _: ASTextNode, longPressedLinkAttribute: String, value: Any, at: CGPoint, textRange: NSRange)
  func textNodeTappedTruncationToken(_: ASTextNode)
  func textNode(_: ASTextNode, shouldHighlightLinkAttribute _: String, value: Any, at _: CGPoint)
    -> Bool
  func textNode(_: ASTextNode, shouldLongPressLinkAttribute _: String, value: Any, at _: CGPoint)
    -> Bool
}

extension ASTextNodeDelegate {
  public func textNode(
    _: ASTextNode, tappedLinkAttribute _: String, value: Any, at _: CGPoint, textRange: NSRange
  ) {}
  public func textNode(
    _: ASTextNode, longPressedLinkAttribute _: String, value: Any, at _: CGPoint, textRange: NSRange
  ) {}
  public func textNodeTappedTruncationToken(_: ASTextNode) {}
  public func textNode(
    _: ASTextNode, shouldHighlightLinkAttribute _: String, value: Any, at _: CGPoint
  ) -> Bool { true }
  public func textNode(
    _: ASTextNode, shouldLongPressLinkAttribute _: String, value: Any, at _: CGPoint
  ) -> Bool { false }
}

/// A node for editing text, whose size is rounded up to whole points.
open class ASEditableTextNode: ASTextNode2 {
  /// The placeholder that is shown and measured while there is no text.
  open var attributedPlaceholderText: NSAttributedString? {
    didSet {
      placeholder = attributedPlaceholderText.flatMap { try? AttributedTextContent($0) }
      setNeedsLayout()
    }
  }
  private var placeholder: AttributedTextContent?
  open weak var delegate: (any ASEditableTextNodeDelegate)?
  open var typingAttributes: [String: Any]?, selectedRange = NSRange(location: 0, length: 0),
    scrollEnabled = true
  /// Has no influence here.
  open var maximumLinesToDisplay: UInt = 0
  open func isDisplayingPlaceholder() -> Bool { !hasText }
  open func isFirstResponder() -> Bool { false }
  open func canBecomeFirstResponder() -> Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    guard let placeholder, !hasText else {
      return super.calculateSizeThatFits(constrainedSize)
    }
    let size = rounded(placeholder.measure(in: constrainedSize).size)
    return CGSize(
      width: min(size.width, constrainedSize.width),
      height: min(size.height, constrainedSize.height))
  }
}

/// Responds to editing of a text; never called here.
public protocol ASEditableTextNodeDelegate: NSObjectProtocol {
  func editableTextNodeShouldBeginEditing(_: ASEditableTextNode) -> Bool
  func editableTextNodeDidBeginEditing(_: ASEditableTextNode)
  func editableTextNode(
    _: ASEditableTextNode, shouldChangeTextIn _: NSRange, replacementText _: String
  ) -> Bool
  func editableTextNodeDidChangeSelection(
    _: ASEditableTextNode, fromSelectedRange: NSRange, toSelectedRange: NSRange, dueToEditing: Bool)
  func editableTextNodeDidUpdateText(_: ASEditableTextNode)
  func editableTextNodeDidFinishEditing(_: ASEditableTextNode)
}

extension ASEditableTextNodeDelegate {
  public func editableTextNodeShouldBeginEditing(_: ASEditableTextNode) -> Bool { true }
  public func editableTextNodeDidBeginEditing(_: ASEditableTextNode) {}
  public func editableTextNode(
    _: ASEditableTextNode, shouldChangeTextIn _: NSRange, replacementText _: String
  ) -> Bool { true }
  public func editableTextNodeDidChangeSelection(
    _: ASEditableTextNode, fromSelectedRange: NSRange, toSelectedRange: NSRange, dueToEditing: Bool
  ) {}
  public func editableTextNodeDidUpdateText(_: ASEditableTextNode) {}
  public func editableTextNodeDidFinishEditing(_: ASEditableTextNode) {}
}
