public import Foundation
public import UIKitValues

/// A node that shows an image, and is as large as it.
open class ASImageNode: ASControlNode {
  /// The image.
  ///
  /// A change only draws the node anew, as in Texture: `setNeedsLayout()` measures it anew.
  open var image: UIImage?
  /// Whether the image is cut to the frame before it is drawn.
  open var isCropEnabled = true
  /// The part of the image that stays in sight, in parts of its size.
  open var cropRect = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
  /// Changes the image before it is drawn; nothing is drawn here.
  open var imageModificationBlock: ((UIImage) -> UIImage?)?
  /// Whether the image is drawn in its own number of pixels.
  open var forceUpscaling = false

  /// The size of the image, whatever the room; without an image that of a plain node.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    image?.size ?? super.calculateSizeThatFits(constrainedSize)
  }
}

/// Draws an image as a disc with a border; nothing is drawn here.
public func ASImageNodeRoundBorderModificationBlock(
  _ borderWidth: CGFloat, _ borderColor: UIColor?
) -> (UIImage) -> UIImage? {
  { $0 }
}

/// A node that shows an image from elsewhere; nothing is fetched here.
///
/// The size of such an image is not known beforehand: an `ASRatioLayoutSpec` with the ratio that
/// comes with the address keeps its place.
open class ASNetworkImageNode: ASImageNode {
  /// Where the image is.
  open var url: URL?
  /// Where several qualities of the image are.
  open var urls: [URL]?
  /// What is shown until the image is there; it has no influence on the layout.
  open var defaultImage: UIImage?
  /// Whether an image that comes late is put over the default one by fading.
  open var shouldRenderProgressImages = true
  /// Whether the image is kept.
  open var shouldCacheImage = true

  /// Shows the image at `url`.
  open func setURL(_ url: URL?, resetToDefault: Bool) { self.url = url }
}

/// A node that shows a film; nothing is fetched or played here.
///
/// A film has no size of its own: an `ASRatioLayoutSpec` whose ratio is the film's height divided
/// by its width keeps its place.
open class ASVideoNode: ASNetworkImageNode {
  /// Where the film is.
  open var assetURL: URL?
  /// How the film fills its frame.
  open var gravity = "AVLayerVideoGravityResizeAspect"
  /// Whether the film starts by itself.
  open var shouldAutoplay = false
  /// Whether the film starts again at its end.
  open var shouldAutorepeat = false
  /// Whether the film is without sound.
  open var muted = false

  /// The room, or zero where it is unbounded on either axis.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    constrainedSize.isSizeOfSomething ? constrainedSize : .zero
  }
}
