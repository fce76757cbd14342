// Nothing is drawn here.
extension UIView {
  public typealias TintAdjustmentMode = UIViewTintAdjustmentMode
  public var traitCollection: UITraitCollection { .current }
  /// An empty view of the same size.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }
  /// An empty view of this size.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { true }
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
  public var motionEffects: [UIMotionEffect] {
    get { [] }
    set { _ = newValue }
  }
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard list.indices.contains(first), list.indices.contains(second) else { return }
    list.swapAt(first, second)
  }
  /// The reading direction for a meaning of content.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let view = UIView()
    view.semanticContentAttribute = attribute
    return view.effectiveUserInterfaceLayoutDirection
  }
  // Nothing is animated here: changes are made at once, and so is the end of an animation.
  public typealias AnimationCurve = UIViewAnimationCurve
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void
  ) { animations() }
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations ?? {}, completion: completion) }
  public class func transition(
    from view: UIView, to other: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) { completion?(true) }
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
  ) { animations() }
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
  public class var areAnimationsEnabled: Bool { false }
  public class func setAnimationsEnabled(_ isEnabled: Bool) {}
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  public class func beginAnimations(_ id: String?, context: UnsafeMutableRawPointer?) {}
  public class func commitAnimations() {}
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(1), allowUserInteraction = Self(1 << 1),
      beginFromCurrentState = Self(1 << 2), `repeat` = Self(1 << 3), autoreverse = Self(1 << 4),
      overrideInheritedDuration = Self(1 << 5), overrideInheritedCurve = Self(1 << 6),
      allowAnimatedContent = Self(1 << 7), showHideTransitionViews = Self(1 << 8),
      curveEaseInOut = Self([]), curveEaseIn = Self(1 << 16), curveEaseOut = Self(2 << 16),
      curveLinear = Self(3 << 16), transitionNone = Self([]),
      transitionFlipFromLeft = Self(1 << 20), transitionFlipFromRight = Self(2 << 20),
      transitionCrossDissolve = Self(5 << 20), transitionFlipFromTop = Self(6 << 20),
      transitionFlipFromBottom = Self(7 << 20)
  }
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = Self(1 << 1), beginFromCurrentState = Self(1 << 2),
      `repeat` = Self(1 << 3), autoreverse = Self(1 << 4), calculationModeLinear = Self([]),
      calculationModeCubic = Self(3 << 10)
  }
}

/// A class whose objects have a common appearance in an app; there is none here.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}
/// How the tint colour is dimmed; it has no influence here.
public enum UIViewTintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

extension UIScreen {
  /// An empty view of the screen's size.
  @preconcurrency @MainActor
  public func snapshotView(afterScreenUpdates: Bool) -> UIView { UIView(frame: bounds) }
}
