// Nothing is animated here: animations store their values and end nowhere.

/// An animation of a layer.
open class CAAnimation: NSObject {
  open var delegate: (any CAAnimationDelegate)?, isRemovedOnCompletion = true,
    timingFunction: CAMediaTimingFunction?, duration: CFTimeInterval = 0,
    beginTime: CFTimeInterval = 0, repeatCount: Float = 0, repeatDuration: CFTimeInterval = 0,
    autoreverses = false, fillMode = CAMediaTimingFillMode.removed, speed: Float = 1,
    timeOffset: CFTimeInterval = 0, preferredFrameRateRange = CAFrameRateRange.default
  private var values: [String: Any] = [:]
  public override required init() { super.init() }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
}

/// An object that is called when an animation starts and ends.
public protocol CAAnimationDelegate: AnyObject {}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?, isAdditive = false, isCumulative = false
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation { open var fromValue, toValue, byValue: Any? }
/// An animation like that of a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10,
    initialVelocity: CGFloat = 0
  open var settlingDuration: CFTimeInterval { duration }
}
/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?, path: CGPath?, keyTimes: [NSNumber]?,
    timingFunctions: [CAMediaTimingFunction]?, calculationMode = CAAnimationCalculationMode.linear
}
/// Several animations at once.
open class CAAnimationGroup: CAAnimation { open var animations: [CAAnimation]? }
/// A transition between two states of a layer.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade, subtype: CATransitionSubtype?
}
/// A kind of transition.
public struct CATransitionType: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = Self("fade"), moveIn = Self("moveIn"), push = Self("push"),
    reveal = Self("reveal")
}
/// A direction of a transition.
public struct CATransitionSubtype: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = Self("fromRight"), fromLeft = Self("fromLeft"),
    fromTop = Self("fromTop"), fromBottom = Self("fromBottom")
}
/// The interpolation between two values of an animation.
public struct CAAnimationCalculationMode: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self("linear"), discrete = Self("discrete"), paced = Self("paced"),
    cubic = Self("cubic")
}
/// The value before and after an animation.
public struct CAMediaTimingFillMode: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = Self("forwards"), backwards = Self("backwards"), both = Self("both"),
    removed = Self("removed")
}
/// The pace of an animation, by name.
public struct CAMediaTimingFunctionName: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self("linear"), easeIn = Self("easeIn"), easeOut = Self("easeOut"),
    easeInEaseOut = Self("easeInEaseOut"), `default` = Self("default")
}
/// The pace of an animation.
open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) { super.init() }
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) { super.init() }
}

/// A group of changes of layers; they are made at once here.
open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func flush() {}
  open class func setDisableActions(_ isDisabled: Bool) {}
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
  open class func disableActions() -> Bool { true }
  open class func animationDuration() -> CFTimeInterval { 0 }
  open class func setValue(_ value: Any?, forKey key: String) {}
}

public let kCATransactionDisableActions = "disableActions",
  kCATransactionAnimationDuration = "animationDuration",
  kCATransactionAnimationTimingFunction = "animationTimingFunction"

/// A timer of the screen; it never fires here.
open class CADisplayLink: NSObject {
  open var isPaused = false, timestamp: CFTimeInterval = 0, targetTimestamp: CFTimeInterval = 0,
    duration: CFTimeInterval = 0, preferredFramesPerSecond = 0,
    preferredFrameRateRange = CAFrameRateRange.default
  public init(target: Any, selector: Selector) { super.init() }
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

// Names of earlier versions of Core Animation.

public let kCAFillModeForwards = CAMediaTimingFillMode.forwards,
  kCAFillModeBackwards = CAMediaTimingFillMode.backwards,
  kCAFillModeBoth = CAMediaTimingFillMode.both, kCAFillModeRemoved = CAMediaTimingFillMode.removed,
  kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear,
  kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn,
  kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut,
  kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut,
  kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
