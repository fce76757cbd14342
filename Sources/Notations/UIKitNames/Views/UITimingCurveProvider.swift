public import Foundation
public import UIKitValues

// The paces of animations. They are stored only: nothing moves here.

/// A pace of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of pace.
  var timingCurveType: UITimingCurveType { get }
  /// The pace of a curve; `nil` where there is none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The pace of a spring; `nil` where there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A kind of pace.
public enum UITimingCurveType: Int, Sendable {
  /// A named one.
  case builtin
  /// A curve.
  case cubic
  /// A spring.
  case spring
  /// Several at once.
  case composed
}

/// The pace of a curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named pace.
  public let animationCurve: UIView.AnimationCurve
  /// The first point of the curve.
  public let controlPoint1: CGPoint
  /// The second point of the curve.
  public let controlPoint2: CGPoint
  /// The kind of pace.
  open var timingCurveType: UITimingCurveType { .cubic }
  /// The pace itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Makes a named pace.
  public init(animationCurve: UIView.AnimationCurve = .easeInOut) {
    self.animationCurve = animationCurve
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
    super.init()
  }

  /// Makes the pace of a curve with two points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    animationCurve = .easeInOut
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
    super.init()
  }
}

/// The pace of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the start.
  public let initialVelocity: CGVector
  /// The kind of pace.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The pace itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Makes a pace by how soon the spring is still.
  public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// Makes a pace by the values of the spring.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero
  ) {
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// Makes a pace by duration and bounce.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// Makes the pace of the system.
  public override init() {
    initialVelocity = .zero
    super.init()
  }
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun.
  case inactive
  /// It runs or waits.
  case active
  /// It was stopped.
  case stopped
}

/// Something that animates.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state.
  var state: UIViewAnimatingState { get }
  /// Whether it runs.
  var isRunning: Bool { get }
  /// Whether it runs backwards.
  var isReversed: Bool { get set }
  /// The part that has run, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Runs the changes.
  func startAnimation()
  /// Runs the changes later.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Lets the changes wait.
  func pauseAnimation()
  /// Stops the changes.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends the changes.
  func finishAnimation(at position: UIViewAnimatingPosition)
}

/// Something that animates the changes of closures.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin later.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure for the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// Makes an animator with a pace.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: nil)
  }

  /// The state: the animation never runs.
  public var state: UIViewAnimatingState { .inactive }

  /// Runs what is left at once.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }
}
