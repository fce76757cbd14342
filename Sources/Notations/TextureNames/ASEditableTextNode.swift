public import Foundation
import Geometry
import UIKitValues

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
