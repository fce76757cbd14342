/// An image in a text; it takes no space here, which the next layout of views reports.
open class NSTextAttachment: NSObject {
  open var image: UIImage?, bounds = CGRect.zero
  public override init() { super.init() }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  open var contents: Data?, fileType: String?
  open func image(
    forBounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int
  ) -> UIImage? { image }
  open func attachmentBounds(
    for: NSTextContainer?, proposedLineFragment: CGRect, glyphPosition: CGPoint, characterIndex: Int
  ) -> CGRect { bounds }
  public init(data: Data?, ofType type: String?) { (contents, fileType) = (data, type) }
}

extension NSAttributedString {
  /// Makes an empty text.
  public convenience init(attachment: NSTextAttachment) {
    MissingAnswer.note("NSTextAttachment", "images in a text take no space here")
    self.init(string: "")
  }
}
