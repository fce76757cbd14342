/// A view of an image, whose size is its content size.
open class UIImageView: UIView {
  open var image: UIImage? { didSet { setNeedsLayout() } }

  // These are stored only.
  open var highlightedImage: UIImage?, isHighlighted = false, animationImages: [UIImage]?,
    animationDuration: TimeInterval = 0, highlightedAnimationImages: [UIImage]?,
    animationRepeatCount = 0
  public private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false,
    preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    (self.image, self.highlightedImage) = (image, highlightedImage)
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepare() { isUserInteractionEnabled = false }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
