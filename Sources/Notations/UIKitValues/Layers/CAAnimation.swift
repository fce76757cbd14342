public import Foundation

// Nothing is animated here: animations store their values and end nowhere.

/// An animation of a layer.
open class CAAnimation: NSObject {
  /// The object that is called when the animation starts and ends; never called here.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed when it ends.
  open var isRemovedOnCompletion = true
  /// The pace.
  open var timingFunction: CAMediaTimingFunction?
  /// The duration, in seconds.
  open var duration: CFTimeInterval = 0
  /// The time of the start, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of all repetitions, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the animation runs back as well.
  open var autoreverses = false
  /// The value before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The speed.
  open var speed: Float = 1
  /// The time by which the animation is ahead, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The numbers of frames in a second that are wanted.
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var values: [String: Any] = [:]

  /// Makes an animation.
  public override required init() { super.init() }

  /// Stores a value under a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value that is stored under a key.
  open func value(forKey key: String) -> Any? { values[key] }
}

/// An object that is called when an animation starts and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// Called in an app when an animation starts; never called here.
  func animationDidStart(_ animation: CAAnimation)
  /// Called in an app when an animation ends; never called here.
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ animation: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether the value is added to that of the layer.
  open var isAdditive = false
  /// Whether repetitions add up.
  open var isCumulative = false

  /// Makes the animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The value that is added to the first one.
  open var byValue: Any?
}

/// An animation like that of a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The friction.
  open var damping: CGFloat = 10
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
  /// The duration until the spring is still, in seconds; that of the animation here.
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path.
  open var path: CGPath?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The paces between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between two values.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A transition between two states of a layer.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
}

/// A kind of transition.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// Moves in.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// Pushes.
  public static let push = CATransitionType(rawValue: "push")
  /// Reveals.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// A direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The interpolation between two values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes an interpolation from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In a jump.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// In a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// The value before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is there before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The pace of an animation, by name.
public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a pace from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same all the time.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation.
open class CAMediaTimingFunction: NSObject {
  /// Makes a pace by name.
  public init(name: CAMediaTimingFunctionName) { super.init() }

  /// Makes a pace from two points of a curve.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) { super.init() }
}

/// A group of changes of layers; they are made at once here.
open class CATransaction: NSObject {
  /// Begins a group.
  open class func begin() {}
  /// Ends a group.
  open class func commit() {}
  /// Ends all groups.
  open class func flush() {}
  /// Sets whether changes are animated.
  open class func setDisableActions(_ isDisabled: Bool) {}
  /// Sets the duration, in seconds.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Sets the pace.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Calls the closure at once, since nothing is animated.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
  /// Whether changes are made at once: always here.
  open class func disableActions() -> Bool { true }
  /// The duration, in seconds: 0, since changes are made at once.
  open class func animationDuration() -> CFTimeInterval { 0 }
  /// Does nothing: the values are about how changes are animated.
  open class func setValue(_ value: Any?, forKey key: String) {}
}

/// The key for `CATransaction.setDisableActions`.
public let kCATransactionDisableActions = "disableActions"
/// The key for `CATransaction.setAnimationDuration`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key for `CATransaction.setAnimationTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"

/// A timer of the screen; it never fires here.
open class CADisplayLink: NSObject {
  /// Whether the timer waits.
  open var isPaused = false
  /// The time of the last frame, in seconds.
  open var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames, in seconds.
  open var duration: CFTimeInterval = 0
  /// The number of frames in a second that is wanted; 0 for that of the screen.
  open var preferredFramesPerSecond = 0
  /// The numbers of frames in a second that are wanted.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Makes a timer.
  public init(target: Any, selector: Selector) { super.init() }

  /// Does nothing.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  open func invalidate() {}
}

// Names of earlier versions of Core Animation.

/// Keeps the last state.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// Shows the first state before the start.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// Both.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// Neither.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// The same all the time.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// Slow at the start.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// Slow at the end.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// Slow at both ends.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The system's.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
