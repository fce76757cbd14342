public import Foundation

// Nothing is animated here: animations store their values and end nowhere.

/// An animation of a layer.
open class CAAnimation: NSObject {
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var values: [String: Any] = [:]
  public override required init() { super.init() }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
}

/// An object that is called when an animation starts and ends.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// An animation like that of a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// A transition between two states of a layer.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
}

/// A kind of transition.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = Self(rawValue: "fade")
  public static let moveIn = Self(rawValue: "moveIn")
  public static let push = Self(rawValue: "push")
  public static let reveal = Self(rawValue: "reveal")
}

/// A direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromLeft = Self(rawValue: "fromLeft")
  public static let fromTop = Self(rawValue: "fromTop")
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The interpolation between two values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
  public static let paced = Self(rawValue: "paced")
  public static let cubic = Self(rawValue: "cubic")
}

/// The value before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
  public static let removed = Self(rawValue: "removed")
}

/// The pace of an animation, by name.
public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
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

/// The key for `CATransaction.setDisableActions`.
public let kCATransactionDisableActions = "disableActions"
/// The key for `CATransaction.setAnimationDuration`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key for `CATransaction.setAnimationTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"

/// A timer of the screen; it never fires here.
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var timestamp: CFTimeInterval = 0
  open var targetTimestamp: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  public init(target: Any, selector: Selector) { super.init() }
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
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
