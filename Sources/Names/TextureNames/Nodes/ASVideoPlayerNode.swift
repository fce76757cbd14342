/// A video in all of the available size, without its controls; nothing is loaded or played here.
///
/// Source: `ASVideoPlayerNode`, `layoutSpecThatFits:`.
open class ASVideoPlayerNode: ASDisplayNode {
  public let videoNode = ASVideoNode()
  open weak var delegate: (any ASVideoPlayerNodeDelegate)?
  open var assetURL: URL? { didSet { videoNode.assetURL = assetURL } }
  open var controlsDisabled = false, loadAssetWhenNodeBecomesVisible = false,
    defaultControlsColor: UIColor?, backgroundImageURL: URL?
  open var placeholderImageURL: URL? { didSet { videoNode.url = placeholderImageURL } }
  open var playerState: ASVideoNodePlayerState { videoNode.playerState }
  open var shouldAutoPlay = false { didSet { videoNode.shouldAutoplay = shouldAutoPlay } }
  open var shouldAutoRepeat = false { didSet { videoNode.shouldAutorepeat = shouldAutoRepeat } }
  open var muted = false { didSet { videoNode.muted = muted } }
  open var gravity = "AVLayerVideoGravityResizeAspect" { didSet { videoNode.gravity = gravity } }
  public override init() {
    super.init()
    automaticallyManagesSubnodes = true
  }
  public convenience init(url: URL) { self.init(assetURL: url) }
  public convenience init(assetURL: URL) {
    self.init()
    self.assetURL = assetURL
  }
  open func play() {}
  open func pause() {}
  open func isPlaying() -> Bool { false }
  open func resetToPlaceholder() {}
  open func seek(to _: CGFloat) {}
  /// The video in all of the available size, or in none where that is infinite on either axis.
  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    videoNode.style.preferredSize = constrainedSize.max.validOrZero
    return ASWrapperLayoutSpec(layoutElement: videoNode)
  }
}

/// Responds to a video with controls; never called here.
public protocol ASVideoPlayerNodeDelegate: NSObjectProtocol {}

extension ASVideoPlayerNodeDelegate {
  public func didTap(_: ASVideoPlayerNode) {}
  public func videoPlayerNodeDidPlay(toEnd _: ASVideoPlayerNode) {}
  public func videoPlayerNode(
    _: ASVideoPlayerNode, willChangeVideoNodeState _: ASVideoNodePlayerState,
    toVideoNodeState _: ASVideoNodePlayerState
  ) {}
  public func videoPlayerNodeDidStartInitialLoading(_: ASVideoPlayerNode) {}
  public func videoPlayerNodeDidFinishInitialLoading(_: ASVideoPlayerNode) {}
}
