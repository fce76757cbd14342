/// A node that shows an image and has its size.
open class ASImageNode: ASControlNode {
  /// A change does not invalidate the layout: call `setNeedsLayout()`.
  open var image: UIImage?
  open var isCropEnabled = true, cropRect = CGRect(x: 0.5, y: 0.5, width: 0, height: 0),
    imageModificationBlock: ((UIImage, ASPrimitiveTraitCollection) -> UIImage?)?,
    forceUpscaling = false, forcedSize = CGSize.zero, animatedImagePaused = false,
    animatedImageRunLoopMode = "NSRunLoopCommonModes"
  /// The size of the image, whatever the available size; without an image that of a plain node.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    image?.size ?? super.calculateSizeThatFits(constrainedSize)
  }
}

/// Returns the image unchanged, without round corners and a border.
public func ASImageNodeRoundBorderModificationBlock(
  _: CGFloat, _: UIColor?
) -> (UIImage, ASPrimitiveTraitCollection) -> UIImage? { { image, _ in image } }
/// Returns the image unchanged, in its own colours.
public func ASImageNodeTintColorModificationBlock(
  _: UIColor
) -> (UIImage, ASPrimitiveTraitCollection) -> UIImage? { { image, _ in image } }

/// A node for an image from the network, never loaded here: reserve its place with a ratio spec.
open class ASNetworkImageNode: ASImageNode {
  open var url: URL?, urls: [URL]?, defaultImage: UIImage?, shouldRenderProgressImages = true,
    shouldCacheImage = true
  open private(set) var currentImageQuality: CGFloat = 0, renderedImageQuality: CGFloat = 0
  final weak var loadingDelegate: AnyObject?
  public convenience init(cache: Any?, downloader: Any?) { self.init() }
  open func setURL(_ url: URL?, resetToDefault: Bool) { self.url = url }
}

/// A node with a delegate for loading; a node of a video has a delegate of another kind.
public protocol ASLoadingNode: ASNetworkImageNode {}
extension ASNetworkImageNode: ASLoadingNode {}

extension ASLoadingNode {
  public var delegate: (any ASNetworkImageNodeDelegate)? {
    get { loadingDelegate as? any ASNetworkImageNodeDelegate }
    set { loadingDelegate = newValue }
  }
}

/// Responds to loading of an image; never called here.
public protocol ASNetworkImageNodeDelegate: NSObjectProtocol {}

extension ASNetworkImageNodeDelegate {
  public func imageNodeDidStartFetchingData(_: ASNetworkImageNode) {}
  public func imageNode(_: ASNetworkImageNode, didLoad _: UIImage) {}
  public func imageNode(_: ASNetworkImageNode, didFailWithError _: any Error) {}
  public func imageNodeDidFinishDecoding(_: ASNetworkImageNode) {}
}

extension UIImage {
  /// An image of twice the radius and one point between, on which nothing is drawn.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill: UIColor,
    borderColor: UIColor? = nil, borderWidth: CGFloat = 0
  ) -> UIImage {
    let side = cornerRadius * 2 + 1
    return UIImage(size: CGSize(width: side, height: side))
  }
}
