public import Foundation
import UIKitValues

/// The pace of an animation; it has no influence here.
public enum UIViewAnimationCurve: Int, Sendable {
  /// Slow at both ends.
  case easeInOut
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// The same all the time.
  case linear
}

/// The place where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the end.
  case end
  /// At the start.
  case start
  /// Where it is.
  case current
}

/// Changes that run when they are started, at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var endings: [(UIViewAnimatingPosition) -> Void] = []
  /// The part that has run, from 0 to 1; it has no influence here.
  open var fractionComplete: CGFloat = 0
  /// Whether the animation runs backwards; it has no influence here.
  open var isReversed = false
  /// Whether the animation can be stopped; it has no influence here.
  open var isInterruptible = true
  /// Whether gestures reach views that are moved; it has no influence here.
  open var isUserInteractionEnabled = true
  /// Whether the part that has run is linear in time; it has no influence here.
  open var scrubsLinearly = true
  /// Whether the animation runs: no.
  open var isRunning: Bool { false }
  /// Whether the animator can be used again.
  open var pausesOnCompletion = false
  /// The duration, in seconds.
  public let duration: TimeInterval

  /// Makes an animator.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Makes an animator.
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Runs the changes at once.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    changes.append(animation)
  }
  /// Adds a closure for the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    endings.append(completion)
  }
  /// Runs the changes at once.
  open func startAnimation() {
    let (changes, endings) = (self.changes, self.endings)
    (self.changes, self.endings) = ([], [])
    for change in changes { change() }
    for ending in endings { ending(.end) }
  }
  /// Runs the changes at once.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Does nothing: changes run at once.
  open func pauseAnimation() {}
  /// Does nothing: changes run at once.
  open func stopAnimation(_ withoutFinishing: Bool) {}
  /// Runs the changes at once.
  open func finishAnimation(at position: UIViewAnimatingPosition) { startAnimation() }
}
