public import Foundation
public import UIKitValues

/// A view that shows an image and has its content size.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? { didSet { setNeedsLayout() } }
  /// The image of the highlighted view; it has no influence on the layout.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false
  /// The images of an animation.
  open var animationImages: [UIImage]?
  /// The duration of the animation, in seconds.
  open var animationDuration: TimeInterval = 0

  /// The images of an animation of the highlighted view.
  open var highlightedAnimationImages: [UIImage]?
  /// The number of repetitions of the animation; 0 for no end.
  open var animationRepeatCount = 0
  /// Whether the animation runs.
  public private(set) var isAnimating = false
  /// Starts the animation; it has no influence on the layout.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }
  /// Whether the image is larger at large text sizes; it has no influence here.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The configuration of symbols; it has no influence on the layout.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Makes a view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view for an image, with a frame of its size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view for two images, with a frame of the first one's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view with an empty frame; nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the image, in points; `noIntrinsicMetric` without an image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The size of the image, whatever the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
