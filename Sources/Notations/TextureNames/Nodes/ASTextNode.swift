public import Foundation
import Geometry
import LayoutSpecs
import TextMeasuring
public import UIKitValues

/// A node that shows text.
open class ASTextNode: ASControlNode {
  /// The text; a change forgets what was measured, and gives the style its baselines.
  open var attributedText: NSAttributedString? {
    didSet { textHasChanged() }
  }
  /// How many lines there are at most; 0 where there may be as many as it takes.
  open var maximumNumberOfLines: UInt = 0 {
    didSet { textHasChanged() }
  }
  /// The space around the text, in points.
  open var textContainerInset = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// What becomes of text that does not fit; it has no influence on the layout.
  open var truncationMode = NSLineBreakMode.byTruncatingTail
  /// What stands in place of text that does not fit; it is not measured.
  open var truncationAttributedText: NSAttributedString?
  /// What stands behind that; it is not measured.
  open var additionalTruncationMessage: NSAttributedString?
  /// The factors by which the text may be made smaller; it is not.
  open var pointSizeScaleFactors: [NSNumber]?
  /// The attributes whose text can be touched.
  open var linkAttributeNames: [String]?
  /// The space around the placeholder, in points.
  open var placeholderInsets = UIEdgeInsets.zero

  private var content: AttributedTextContent?
  private var problem: LayoutProblem?

  override var contentKind: ContentKind {
    (attributedText?.length ?? 0) > 0 ? .measured : .none
  }

  override var contentProblems: [LayoutProblem] { problem.map { [$0] } ?? [] }

  /// The size of the text within the room less the space around it, and that space.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    let inset = textContainerInset
    let around = CGSize(width: inset.left + inset.right, height: inset.top + inset.bottom)
    let room = CGSize(
      width: max(0, constrainedSize.width - around.width),
      height: max(0, constrainedSize.height - around.height))
    let size = rounded(content?.measure(in: room).size ?? .zero)
    return CGSize(
      width: min(size.width + around.width, constrainedSize.width),
      height: min(size.height + around.height, constrainedSize.height))
  }

  /// The size of the text as the node reports it.
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

/// A node that shows text, and whose size is in whole points.
open class ASTextNode2: ASTextNode {
  override func rounded(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}

/// A node that text can be put into; its size is in whole points.
open class ASEditableTextNode: ASTextNode2 {
  /// What stands there before anything was put in.
  open var attributedPlaceholderText: NSAttributedString? {
    didSet {
      placeholder = attributedPlaceholderText.flatMap { try? AttributedTextContent($0) }
      setNeedsLayout()
    }
  }
  private var placeholder: AttributedTextContent?

  /// The size of the text, or of the placeholder where there is none.
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
