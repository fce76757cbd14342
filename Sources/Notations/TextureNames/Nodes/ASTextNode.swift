public import Foundation
import Geometry
import LayoutSpecs
import TextMeasuring
public import UIKitValues

/// A node that shows text.
open class ASTextNode: ASControlNode {
  /// The text; a change invalidates the layout and sets the style's baselines.
  open var attributedText: NSAttributedString? {
    didSet { textHasChanged() }
  }
  /// The maximum number of lines; 0 means as many as the text needs.
  open var maximumNumberOfLines: UInt = 0 {
    didSet { textHasChanged() }
  }
  /// The space around the text, in points.
  open var textContainerInset = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// The truncation of text that does not fit; it has no influence on the layout.
  open var truncationMode = NSLineBreakMode.byTruncatingTail
  /// The text in place of text that does not fit; it is not measured.
  open var truncationAttributedText: NSAttributedString?
  /// The text after the truncated text; it is not measured.
  open var additionalTruncationMessage: NSAttributedString?
  /// The factors by which the text could be scaled down; it is never scaled here.
  open var pointSizeScaleFactors: [NSNumber]?
  /// The names of the attributes of links.
  open var linkAttributeNames: [String]?
  /// The space around the placeholder, in points.
  open var placeholderInsets = UIEdgeInsets.zero

  /// Whether touches beside links reach the nodes behind.
  open var passthroughNonlinkTouches = false
  /// Whether a long touch of a link ends other touches.
  open var longPressCancelsTouches = false
  /// Whether touches of what stands in place of cut text are always reported.
  open var alwaysHandleTruncationTokenTap = false
  /// The look of a link that is touched; it has no influence on the layout.
  open var highlightStyle = ASTextNodeHighlightStyle.light
  /// The characters that are highlighted; they have no influence on the layout.
  open var highlightRange = NSRange(location: NSNotFound, length: 0)
  /// Whether the text takes the tint colour.
  open var textColorFollowsTintColor = false
  /// The areas that the text flows around; they have no influence on the layout here.
  open var exclusionPaths: [UIBezierPath]?
  /// The object that is told about links; see `delegate`.
  final weak var linkDelegate: (any ASTextNodeDelegate)?

  /// Highlights characters.
  open func setHighlightRange(_ highlightRange: NSRange, animated: Bool) {
    self.highlightRange = highlightRange
  }

  private var content: AttributedTextContent?
  private var problem: LayoutProblem?

  override var contentKind: ContentKind {
    (attributedText?.length ?? 0) > 0 ? .measured : .none
  }

  override var contentProblems: [LayoutProblem] { problem.map { [$0] } ?? [] }

  /// The size of the text with its insets, within an available size.
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
  /// The object that is told about touches of links; it is never called here.
  public var delegate: (any ASTextNodeDelegate)? {
    get { linkDelegate }
    set { linkDelegate = newValue }
  }
}

/// The look of a link that is touched.
public enum ASTextNodeHighlightStyle: UInt, Sendable {
  /// On a light background.
  case light
  /// On a dark background.
  case dark
}

/// The name of the attribute for the points between words; it has no influence here.
public let ASTextNodeWordKerningAttributeName = "ASAttributedStringWordKerning"

/// Responds to touches of links in a text; never called here.
public protocol ASTextNodeDelegate: NSObjectProtocol {
  /// Called in an app after a touch of a link.
  func textNode(
    _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint,
    textRange: NSRange)
  /// Called in an app after a long touch of a link.
  func textNode(
    _ textNode: ASTextNode, longPressedLinkAttribute attribute: String, value: Any,
    at point: CGPoint, textRange: NSRange)
  /// Called in an app after a touch of what stands in place of cut text.
  func textNodeTappedTruncationToken(_ textNode: ASTextNode)
  /// Whether a link is highlighted while it is touched; never asked here.
  func textNode(
    _ textNode: ASTextNode, shouldHighlightLinkAttribute attribute: String, value: Any,
    at point: CGPoint
  ) -> Bool
  /// Whether a long touch of a link is reported; never asked here.
  func textNode(
    _ textNode: ASTextNode, shouldLongPressLinkAttribute attribute: String, value: Any,
    at point: CGPoint
  ) -> Bool
}

extension ASTextNodeDelegate {
  /// Does nothing.
  public func textNode(
    _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint,
    textRange: NSRange
  ) {}
  /// Does nothing.
  public func textNode(
    _ textNode: ASTextNode, longPressedLinkAttribute attribute: String, value: Any,
    at point: CGPoint, textRange: NSRange
  ) {}
  /// Does nothing.
  public func textNodeTappedTruncationToken(_ textNode: ASTextNode) {}
  /// Yes.
  public func textNode(
    _ textNode: ASTextNode, shouldHighlightLinkAttribute attribute: String, value: Any,
    at point: CGPoint
  ) -> Bool { true }
  /// No.
  public func textNode(
    _ textNode: ASTextNode, shouldLongPressLinkAttribute attribute: String, value: Any,
    at point: CGPoint
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
  /// The object that is told about editing; it is never called here.
  open weak var delegate: (any ASEditableTextNodeDelegate)?
  /// The attributes of text that is typed, by their names.
  open var typingAttributes: [String: Any]?
  /// The characters that are selected.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether the text scrolls inside the node.
  open var scrollEnabled = true
  /// The number of lines that are shown, or 0 for all; it has no influence here.
  open var maximumLinesToDisplay: UInt = 0

  /// Whether the placeholder is shown.
  open func isDisplayingPlaceholder() -> Bool { (attributedText?.length ?? 0) == 0 }
  /// Whether the text is edited: no, since nothing is edited here.
  open func isFirstResponder() -> Bool { false }
  /// Whether the text could be edited: no, since nothing is edited here.
  open func canBecomeFirstResponder() -> Bool { false }
  /// Does nothing: nothing is edited here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Does nothing: nothing is edited here.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// The size of the text, or of the placeholder where there is no text.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    guard let placeholder, (attributedText?.length ?? 0) == 0 else {
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
  /// Whether editing may begin; never asked here.
  func editableTextNodeShouldBeginEditing(_ editableTextNode: ASEditableTextNode) -> Bool
  /// Called in an app when editing began.
  func editableTextNodeDidBeginEditing(_ editableTextNode: ASEditableTextNode)
  /// Whether characters may be replaced; never asked here.
  func editableTextNode(
    _ editableTextNode: ASEditableTextNode, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Called in an app when other characters are selected.
  func editableTextNodeDidChangeSelection(
    _ editableTextNode: ASEditableTextNode, fromSelectedRange: NSRange, toSelectedRange: NSRange,
    dueToEditing: Bool)
  /// Called in an app when the text changed.
  func editableTextNodeDidUpdateText(_ editableTextNode: ASEditableTextNode)
  /// Called in an app when editing ended.
  func editableTextNodeDidFinishEditing(_ editableTextNode: ASEditableTextNode)
}

extension ASEditableTextNodeDelegate {
  /// Yes.
  public func editableTextNodeShouldBeginEditing(_ editableTextNode: ASEditableTextNode) -> Bool {
    true
  }
  /// Does nothing.
  public func editableTextNodeDidBeginEditing(_ editableTextNode: ASEditableTextNode) {}
  /// Yes.
  public func editableTextNode(
    _ editableTextNode: ASEditableTextNode, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func editableTextNodeDidChangeSelection(
    _ editableTextNode: ASEditableTextNode, fromSelectedRange: NSRange, toSelectedRange: NSRange,
    dueToEditing: Bool
  ) {}
  /// Does nothing.
  public func editableTextNodeDidUpdateText(_ editableTextNode: ASEditableTextNode) {}
  /// Does nothing.
  public func editableTextNodeDidFinishEditing(_ editableTextNode: ASEditableTextNode) {}
}
