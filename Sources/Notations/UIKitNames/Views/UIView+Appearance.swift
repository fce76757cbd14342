public import Foundation
public import UIKitValues

// Nothing is drawn or animated here.
extension UIView {
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
    /// Without a transition.
    public static let transitionNone = AnimationOptions([])
    /// Turns from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Uses views that are hidden already.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own pace.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the views as they are.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
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

extension UIView {
  /// How the tint colour is dimmed.
  public typealias TintAdjustmentMode = UIViewTintAdjustmentMode
  /// The pace of an animation.
  public typealias AnimationCurve = UIViewAnimationCurve

  /// Runs the changes at once, without animation.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void
  ) {
    animations()
  }

  /// Runs the changes at once, without animation.
  public class func transition(
    from view: UIView, to other: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    completion?(true)
  }

  /// Runs the changes at once, without animation.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the changes at once, without animation.
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: () -> Void
  ) {
    animations()
  }

  /// Options of an animation through several states; they have no influence here.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In straight lines.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// In curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Repeats the animation.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation forwards and backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Starts from the current state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Allows touches.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
  }

  /// Whether changes are animated: no.
  public class var areAnimationsEnabled: Bool { false }
  /// Does nothing: nothing is animated here.
  public class func setAnimationsEnabled(_ isEnabled: Bool) {}
  /// The duration of the animation around: none.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  /// The reading direction for a meaning of content.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let view = UIView()
    view.semanticContentAttribute = attribute
    return view.effectiveUserInterfaceLayoutDirection
  }

  /// An empty view of the same size: nothing is drawn here.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }
  /// Does nothing: nothing is drawn here.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { true }
  /// Does nothing: nothing moves here.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Does nothing: the device is not moved here.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
  /// The movements with the device: none.
  public var motionEffects: [UIMotionEffect] {
    get { [] }
    set { _ = newValue }
  }
  /// A view like a part of this one.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  /// Runs changes at once, as often as once: nothing is repeated here.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
  /// Runs changes at once.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Begins changes of earlier versions, which are made at once.
  public class func beginAnimations(_ id: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends changes of earlier versions.
  public class func commitAnimations() {}
  /// Does nothing: changes are made at once.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Does nothing: changes are made at once.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Does nothing: changes are made at once.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Replaces a subview by another one at the same place.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard list.indices.contains(first), list.indices.contains(second) else { return }
    list.swapAt(first, second)
  }
}

/// A class whose objects have a common appearance in an app; there is none here.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// How the tint colour is dimmed; it has no influence here.
public enum UIViewTintAdjustmentMode: Int, Sendable {
  /// That of the superview.
  case automatic
  /// Not dimmed.
  case normal
  /// Dimmed.
  case dimmed
}

extension UIScreen {
  /// An empty view of the screen's size.
  @preconcurrency @MainActor
  public func snapshotView(afterScreenUpdates: Bool) -> UIView { UIView(frame: bounds) }
}
