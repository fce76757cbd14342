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
