/// A video, never loaded or played here: reserve its place with an `ASRatioLayoutSpec`.
open class ASVideoNode: ASNetworkImageNode {
  open var assetURL: URL?, gravity = "AVLayerVideoGravityResizeAspect", shouldAutoplay = false,
    shouldAutorepeat = false, muted = false, shouldAggressivelyRecoverFromStall = false,
    periodicTimeObserverTimescale: Int32 = 10000
  open var playerState: ASVideoNodePlayerState { .unknown }
  open var delegate: (any ASVideoNodeDelegate & ASNetworkImageNodeDelegate)? {
    get { loadingDelegate as? any ASVideoNodeDelegate & ASNetworkImageNodeDelegate }
    set { loadingDelegate = newValue }
  }
  open func play() {}
  open func pause() {}
  open func isPlaying() -> Bool { false }
  open func resetToPlaceholder() {}
  /// The available size, or zero where that is infinite on either axis.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    constrainedSize.validOrZero
  }
}

/// The state of a video; always `unknown` here.
public enum ASVideoNodePlayerState: Int, Sendable {
  case unknown, initialLoading, readyToPlay, playbackLikelyToKeepUpButNotPlaying, playing, loading,
    paused, finished
}
/// Responds to a video; never called here.
public protocol ASVideoNodeDelegate: NSObjectProtocol {}

extension ASVideoNodeDelegate {
  public func videoDidPlay(toEnd _: ASVideoNode) {}
  public func didTap(_: ASVideoNode) {}
  public func videoNode(
    _: ASVideoNode, willChange _: ASVideoNodePlayerState, to _: ASVideoNodePlayerState
  ) {}
  public func videoNode(_: ASVideoNode, shouldChangePlayerStateTo _: ASVideoNodePlayerState) -> Bool
  { true }
  public func videoNode(_: ASVideoNode, didPlayToTimeInterval _: TimeInterval) {}
  public func videoNode(_: ASVideoNode, didStallAtTimeInterval _: TimeInterval) {}
  public func videoNodeDidStartInitialLoading(_: ASVideoNode) {}
  public func videoNodeDidFinishInitialLoading(_: ASVideoNode) {}
  public func videoNodeDidRecover(fromStall _: ASVideoNode) {}
}
