/// The pace of an animation; it has no influence here.
public enum UIViewAnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
/// The place where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Changes that run when they are started, at once.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var endings: [(UIViewAnimatingPosition) -> Void] = []
  open var fractionComplete: CGFloat = 0, isReversed = false, isInterruptible = true,
    isUserInteractionEnabled = true, scrubsLinearly = true
  open var isRunning: Bool { false }
  open var pausesOnCompletion = false
  public let duration: TimeInterval
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }
  @discardableResult public class func runningPropertyAnimator(
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
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    changes.append(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    endings.append(completion)
  }
  open func startAnimation() {
    let (changes, endings) = (self.changes, self.endings)
    (self.changes, self.endings) = ([], [])
    for change in changes { change() }
    for ending in endings { ending(.end) }
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at position: UIViewAnimatingPosition) { startAnimation() }
}
