public import Foundation
public import UIKitValues

// Nothing is drawn or animated here.
extension UIView {
  /// The view's layer, with the frame of the view.
  public var layer: CALayer {
    let layer = loadedLayer ?? (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    loadedLayer = layer
    layer.frame = frame
    return layer
  }

  /// The environment of the view.
  public var traitCollection: UITraitCollection { .current }

  /// Runs the changes at once, without animation.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the changes.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}

// Nothing is animated here: changes take effect at once.
extension UIView {
  /// The options of an animation; they have no influence here.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews during the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Allows touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the current state of another animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Starts and ends slowly.
    public static let curveEaseInOut = AnimationOptions([])
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Fades from one view to another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Runs the changes at once, without animation.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs the changes at once, without animation.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs the changes at once, without animation.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }
}
