public import Foundation

/// A node that shows a video; nothing is loaded or played here.
///
/// A video has no size of its own: reserve its place with an `ASRatioLayoutSpec` whose ratio is the
/// video's height ÷ width. The video itself is AVFoundation's, which exists on Apple's systems only.
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
  /// Whether the video goes on by itself after it stopped for want of data.
  open var shouldAggressivelyRecoverFromStall = false
  /// The number of reports of the time in a second.
  open var periodicTimeObserverTimescale: Int32 = 10000
  /// The state of the video: none, since nothing is loaded here.
  open var playerState: ASVideoNodePlayerState { .unknown }

  /// The object that is told about the video and its image; it is never called here.
  open var delegate: (any ASVideoNodeDelegate & ASNetworkImageNodeDelegate)? {
    get { loadingDelegate as? any ASVideoNodeDelegate & ASNetworkImageNodeDelegate }
    set { loadingDelegate = newValue }
  }

  /// Plays nothing.
  open func play() {}
  /// Does nothing: nothing is played here.
  open func pause() {}
  /// Whether the video is played: no.
  open func isPlaying() -> Bool { false }
  /// Does nothing: nothing is played here.
  open func resetToPlaceholder() {}

  /// The available size, or zero where that is infinite on either axis.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    constrainedSize.isSizeOfSomething ? constrainedSize : .zero
  }
}

/// The state of a video.
public enum ASVideoNodePlayerState: Int, Sendable {
  /// None yet.
  case unknown
  /// The image before the video is loaded.
  case initialLoading
  /// The video can be played.
  case readyToPlay
  /// The video would be played if it had data.
  case playbackLikelyToKeepUpButNotPlaying
  /// It is played.
  case playing
  /// It waits for data.
  case loading
  /// It waits.
  case paused
  /// It is at its end.
  case finished
}

/// Responds to a video; never called here.
public protocol ASVideoNodeDelegate: NSObjectProtocol {
  /// Called in an app when the video reached its end.
  func videoDidPlay(toEnd videoNode: ASVideoNode)
  /// Called in an app after a touch.
  func didTap(_ videoNode: ASVideoNode)
  /// Called in an app before another state.
  func videoNode(
    _ videoNode: ASVideoNode, willChange state: ASVideoNodePlayerState,
    to toState: ASVideoNodePlayerState)
  /// Whether the state may change to playing; never asked here.
  func videoNode(
    _ videoNode: ASVideoNode, shouldChangePlayerStateTo state: ASVideoNodePlayerState
  ) -> Bool
  /// Called in an app at each moment of the video, in seconds.
  func videoNode(_ videoNode: ASVideoNode, didPlayToTimeInterval timeInterval: TimeInterval)
  /// Called in an app when the video stopped for want of data, after a time in seconds.
  func videoNode(_ videoNode: ASVideoNode, didStallAtTimeInterval timeInterval: TimeInterval)
  /// Called in an app when loading began.
  func videoNodeDidStartInitialLoading(_ videoNode: ASVideoNode)
  /// Called in an app when the video was loaded.
  func videoNodeDidFinishInitialLoading(_ videoNode: ASVideoNode)
  /// Called in an app when the video goes on.
  func videoNodeDidRecover(fromStall videoNode: ASVideoNode)
}

extension ASVideoNodeDelegate {
  /// Does nothing.
  public func videoDidPlay(toEnd videoNode: ASVideoNode) {}
  /// Does nothing.
  public func didTap(_ videoNode: ASVideoNode) {}
  /// Does nothing.
  public func videoNode(
    _ videoNode: ASVideoNode, willChange state: ASVideoNodePlayerState,
    to toState: ASVideoNodePlayerState
  ) {}
  /// Yes.
  public func videoNode(
    _ videoNode: ASVideoNode, shouldChangePlayerStateTo state: ASVideoNodePlayerState
  ) -> Bool { true }
  /// Does nothing.
  public func videoNode(
    _ videoNode: ASVideoNode, didPlayToTimeInterval timeInterval: TimeInterval
  ) {}
  /// Does nothing.
  public func videoNode(
    _ videoNode: ASVideoNode, didStallAtTimeInterval timeInterval: TimeInterval
  ) {}
  /// Does nothing.
  public func videoNodeDidStartInitialLoading(_ videoNode: ASVideoNode) {}
  /// Does nothing.
  public func videoNodeDidFinishInitialLoading(_ videoNode: ASVideoNode) {}
  /// Does nothing.
  public func videoNodeDidRecover(fromStall videoNode: ASVideoNode) {}
}
