public import Foundation

/// An image in a text; it takes no space here.
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero
  public override init() { super.init() }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  open var contents: Data?
  open var fileType: String?
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
  open func attachmentBounds(
    for: NSTextContainer?, proposedLineFragment: CGRect, glyphPosition: CGPoint, characterIndex: Int
  ) -> CGRect { bounds }
  public init(data: Data?, ofType type: String?) {
    contents = data
    fileType = type
  }
}

extension NSAttributedString {
  /// Makes the text of an attachment: empty, since attachments take no space here.
  public convenience init(attachment: NSTextAttachment) { self.init(string: "") }
}
