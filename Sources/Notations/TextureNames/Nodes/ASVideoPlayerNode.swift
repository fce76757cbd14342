public import Foundation
public import UIKitValues

/// A video with controls over it, in all of the available size; nothing is loaded or played here.
///
/// Source: `ASVideoPlayerNode`, `layoutSpecThatFits:`. The controls have no influence on the size of
/// the node, and there are none here.
open class ASVideoPlayerNode: ASDisplayNode {
  /// The node of the video.
  public let videoNode = ASVideoNode()
  /// The object that is told about the video; it is never called here.
  open weak var delegate: (any ASVideoPlayerNodeDelegate)?
  /// The address of the video.
  open var assetURL: URL? {
    get { videoNode.assetURL }
    set { videoNode.assetURL = newValue }
  }
  /// Whether controls are left out.
  open var controlsDisabled = false
  /// Whether the video is loaded when the node becomes visible.
  open var loadAssetWhenNodeBecomesVisible = false
  /// The colour of the controls.
  open var defaultControlsColor: UIColor?
  /// The address of the image behind the video.
  open var backgroundImageURL: URL?
  /// The address of the image before the video.
  open var placeholderImageURL: URL? {
    get { videoNode.url }
    set { videoNode.url = newValue }
  }
  /// The state of the video: none, since nothing is loaded here.
  open var playerState: ASVideoNodePlayerState { videoNode.playerState }
  /// Whether the video starts automatically.
  open var shouldAutoPlay: Bool {
    get { videoNode.shouldAutoplay }
    set { videoNode.shouldAutoplay = newValue }
  }
  /// Whether the video repeats.
  open var shouldAutoRepeat: Bool {
    get { videoNode.shouldAutorepeat }
    set { videoNode.shouldAutorepeat = newValue }
  }
  /// Whether the video is muted.
  open var muted: Bool {
    get { videoNode.muted }
    set { videoNode.muted = newValue }
  }
  /// How the video fills its frame.
  open var gravity: String {
    get { videoNode.gravity }
    set { videoNode.gravity = newValue }
  }

  /// Makes a node without a video.
  public override init() {
    super.init()
    automaticallyManagesSubnodes = true
  }

  /// Makes a node for the video at an address.
  public convenience init(url: URL) { self.init(assetURL: url) }

  /// Makes a node for the video at an address.
  public convenience init(assetURL: URL) {
    self.init()
    self.assetURL = assetURL
  }

  /// Plays nothing.
  open func play() {}
  /// Does nothing: nothing is played here.
  open func pause() {}
  /// Whether the video is played: no.
  open func isPlaying() -> Bool { false }
  /// Does nothing: nothing is played here.
  open func resetToPlaceholder() {}
  /// Moves to a share of the video, from 0 to 1: nothing is played here.
  open func seek(to percentComplete: CGFloat) {}

  /// The video in all of the available size, or in none where that is infinite on either axis.
  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let size = constrainedSize.max
    videoNode.style.preferredSize = size.isSizeOfSomething ? size : .zero
    return ASWrapperLayoutSpec(layoutElement: videoNode)
  }
}

/// Responds to a video with controls; never called here.
public protocol ASVideoPlayerNodeDelegate: NSObjectProtocol {
  /// Called in an app after a touch.
  func didTap(_ videoPlayer: ASVideoPlayerNode)
  /// Called in an app when the video reached its end.
  func videoPlayerNodeDidPlay(toEnd videoPlayer: ASVideoPlayerNode)
  /// Called in an app before another state.
  func videoPlayerNode(
    _ videoPlayer: ASVideoPlayerNode, willChangeVideoNodeState state: ASVideoNodePlayerState,
    toVideoNodeState toState: ASVideoNodePlayerState)
  /// Called in an app when loading began.
  func videoPlayerNodeDidStartInitialLoading(_ videoPlayer: ASVideoPlayerNode)
  /// Called in an app when the video was loaded.
  func videoPlayerNodeDidFinishInitialLoading(_ videoPlayer: ASVideoPlayerNode)
}

extension ASVideoPlayerNodeDelegate {
  /// Does nothing.
  public func didTap(_ videoPlayer: ASVideoPlayerNode) {}
  /// Does nothing.
  public func videoPlayerNodeDidPlay(toEnd videoPlayer: ASVideoPlayerNode) {}
  /// Does nothing.
  public func videoPlayerNode(
    _ videoPlayer: ASVideoPlayerNode, willChangeVideoNodeState state: ASVideoNodePlayerState,
    toVideoNodeState toState: ASVideoNodePlayerState
  ) {}
  /// Does nothing.
  public func videoPlayerNodeDidStartInitialLoading(_ videoPlayer: ASVideoPlayerNode) {}
  /// Does nothing.
  public func videoPlayerNodeDidFinishInitialLoading(_ videoPlayer: ASVideoPlayerNode) {}
}
