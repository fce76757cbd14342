public import Foundation
public import UIKitValues

/// A node that shows an image and has its size.
open class ASImageNode: ASControlNode {
  /// The image.
  ///
  /// As in Texture, a change does not invalidate the layout: call `setNeedsLayout()`.
  open var image: UIImage?
  /// Whether the image is cropped to the frame; it has no influence on the layout.
  open var isCropEnabled = true
  /// The part of the image that stays visible, in fractions of its size.
  open var cropRect = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
  /// Changes the image before it is drawn; never called here.
  open var imageModificationBlock: ((UIImage, ASPrimitiveTraitCollection) -> UIImage?)?
  /// Whether the image is drawn with its own number of pixels.
  open var forceUpscaling = false

  /// The size of the image, whatever the available size; without an image that of a plain node.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    image?.size ?? super.calculateSizeThatFits(constrainedSize)
  }
}

/// Rounds an image and draws a border; returns the image unchanged here.
public func ASImageNodeRoundBorderModificationBlock(
  _ borderWidth: CGFloat, _ borderColor: UIColor?
) -> (UIImage, ASPrimitiveTraitCollection) -> UIImage? {
  { image, _ in image }
}

/// Colours an image; returns the image unchanged here.
public func ASImageNodeTintColorModificationBlock(
  _ color: UIColor
) -> (UIImage, ASPrimitiveTraitCollection) -> UIImage? {
  { image, _ in image }
}

/// A node that shows an image from the network; nothing is loaded here.
///
/// The size of the image is unknown before it is loaded: reserve its place with an
/// `ASRatioLayoutSpec`.
open class ASNetworkImageNode: ASImageNode {
  /// The address of the image.
  open var url: URL?
  /// The addresses of the image in several qualities.
  open var urls: [URL]?
  /// The image that is shown until the other one is loaded; it has no influence on the layout.
  open var defaultImage: UIImage?
  /// Whether images are shown while they are loading.
  open var shouldRenderProgressImages = true
  /// Whether the image is cached.
  open var shouldCacheImage = true

  /// Sets the address of the image.
  open func setURL(_ url: URL?, resetToDefault: Bool) { self.url = url }
}

/// A node that shows a video; nothing is loaded or played here.
///
/// A video has no size of its own: reserve its place with an `ASRatioLayoutSpec` whose ratio is the
/// video's height ÷ width.
open class ASVideoNode: ASNetworkImageNode {
  /// The address of the video.
  open var assetURL: URL?
  /// How the video fills its frame.
  open var gravity = "AVLayerVideoGravityResizeAspect"
  /// Whether the video starts automatically.
  open var shouldAutoplay = false
  /// Whether the video repeats.
  open var shouldAutorepeat = false
  /// Whether the video is muted.
  open var muted = false

  /// The available size, or zero where that is infinite on either axis.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    constrainedSize.isSizeOfSomething ? constrainedSize : .zero
  }
}

extension UIImage {
  /// An image that is resized around its rounded corners: as large as these and one point between.
  ///
  /// Source: `UIImage+ASConvenience`; nothing is drawn here.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill: UIColor,
    borderColor: UIColor? = nil, borderWidth: CGFloat = 0
  ) -> UIImage {
    let side = cornerRadius * 2 + 1
    return UIImage(size: CGSize(width: side, height: side))
  }
}
