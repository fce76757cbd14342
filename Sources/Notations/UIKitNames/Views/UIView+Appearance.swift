public import Foundation
public import UIKitValues

// Nothing is drawn, shown or moved here.
extension UIView {
  /// What draws the view.
  public var layer: CALayer {
    let layer = loadedLayer ?? (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    loadedLayer = layer
    layer.frame = frame
    return layer
  }

  /// What the view is shown on.
  public var traitCollection: UITraitCollection { .current }

  /// Runs the changes at once: nothing moves here.
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

// Nothing moves here: changes are made at once.
extension UIView {
  /// How something moves.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views inside are laid out while it moves.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views can be touched while it moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where another movement is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Equally fast.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One thing fades into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Runs the changes at once: nothing moves here.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs the changes at once: nothing moves here.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs the changes at once: nothing moves here.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }
}
