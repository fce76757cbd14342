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
  /// The size at which the image is drawn, in points; it has no influence on the layout.
  open var forcedSize = CGSize.zero
  /// Whether an animated image waits.
  open var animatedImagePaused = false
  /// The modes of the run loop in which an image is animated.
  open var animatedImageRunLoopMode = "NSRunLoopCommonModes"

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

  /// The quality of the image that is shown, from 0 to 1.
  open var currentImageQuality: CGFloat { 0 }
  /// The quality of the image that was drawn, from 0 to 1.
  open var renderedImageQuality: CGFloat { 0 }
  /// The object that is told about loading; see `delegate`.
  final weak var loadingDelegate: AnyObject?

  /// Makes a node for an image in memory and on the network; neither has an influence here.
  public convenience init(cache: Any?, downloader: Any?) { self.init() }

  /// Sets the address of the image.
  open func setURL(_ url: URL?, resetToDefault: Bool) { self.url = url }
}

/// A node with a delegate for loading; a node of a video has a delegate of another kind.
public protocol ASLoadingNode: ASNetworkImageNode {}

extension ASNetworkImageNode: ASLoadingNode {}

extension ASLoadingNode {
  /// The object that is told about loading; it is never called here.
  public var delegate: (any ASNetworkImageNodeDelegate)? {
    get { loadingDelegate as? any ASNetworkImageNodeDelegate }
    set { loadingDelegate = newValue }
  }
}

/// Responds to loading of an image; never called here.
public protocol ASNetworkImageNodeDelegate: NSObjectProtocol {
  /// Called in an app when loading began.
  func imageNodeDidStartFetchingData(_ imageNode: ASNetworkImageNode)
  /// Called in an app when the image was loaded.
  func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage)
  /// Called in an app when the image could not be loaded.
  func imageNode(_ imageNode: ASNetworkImageNode, didFailWithError error: any Error)
  /// Called in an app when the image was drawn.
  func imageNodeDidFinishDecoding(_ imageNode: ASNetworkImageNode)
}

extension ASNetworkImageNodeDelegate {
  /// Does nothing.
  public func imageNodeDidStartFetchingData(_ imageNode: ASNetworkImageNode) {}
  /// Does nothing.
  public func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) {}
  /// Does nothing.
  public func imageNode(_ imageNode: ASNetworkImageNode, didFailWithError error: any Error) {}
  /// Does nothing.
  public func imageNodeDidFinishDecoding(_ imageNode: ASNetworkImageNode) {}
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
