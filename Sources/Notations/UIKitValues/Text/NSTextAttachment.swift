public import Foundation

/// An image in a text; it takes no space here.
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  /// The rectangle of the image, in points.
  open var bounds = CGRect.zero
  public override init() { super.init() }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  open var contents: Data?
  open var fileType: String?

  /// The image in a layout: the attachment's own.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
  /// The rectangle in a layout: the attachment's own.
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
