public import Foundation

/// An image in a text; it takes no space here.
open class NSTextAttachment: NSObject {
  /// The image.
  open var image: UIImage?
  /// The rectangle of the image, in points.
  open var bounds = CGRect.zero

  /// Makes an empty attachment.
  public override init() { super.init() }

  /// Makes an attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Makes an attachment of data.
  public init(data: Data?, ofType type: String?) { super.init() }
}

extension NSAttributedString {
  /// Makes the text of an attachment: empty, since attachments take no space here.
  public convenience init(attachment: NSTextAttachment) { self.init(string: "") }
}
