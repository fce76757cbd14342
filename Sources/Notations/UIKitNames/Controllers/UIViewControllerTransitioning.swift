public import Foundation
public import UIKitValues

// Transitions between controllers: nothing is presented here, so they are never run.

/// What a transition is about; an app gets it from UIKit.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition runs.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the user drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the transition.
  var targetTransform: CGAffineTransform { get }
  /// Reports how far the user has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the user ends the transition.
  func finishInteractiveTransition()
  /// Reports that the user cancels the transition.
  func cancelInteractiveTransition()
  /// Reports that the user lets the transition wait.
  func pauseInteractiveTransition()
  /// Reports that the transition has ended.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view before the transition, in points.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// The frame of a controller's view after the transition, in points.
  func finalFrame(for viewController: UIViewController) -> CGRect
}

/// A controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
  /// UIKit's name.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is shown before.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown after.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// A view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
  /// UIKit's name.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is shown before.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is shown after.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Animates a transition; never asked here.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Starts the animation.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called in an app after the transition; never called here.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets the user drive a transition; never asked here.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// A transition that the user drives by a fraction.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The duration, in seconds.
  open var duration: CGFloat { 0 }
  /// How far the transition has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest.
  open var completionSpeed: CGFloat = 1
  /// The pace of the rest.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the user drives from the start.
  open var wantsInteractiveStart = true

  /// Makes a transition.
  public override init() { super.init() }

  /// Does nothing: there are no transitions here.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Lets the transition wait: there is none here.
  open func pause() {}
  /// Sets how far the transition has come.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Goes back to the start.
  open func cancel() { percentComplete = 0 }
  /// Goes to the end.
  open func finish() { percentComplete = 1 }
}

/// Provides the transitions between controllers; never asked here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The controller of a presentation; none by default.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// The animation that presents; none by default.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animation that dismisses; none by default.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Lets the user drive the presentation; `nil` by default.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Lets the user drive the dismissal; `nil` by default.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// None.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
  /// None.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// None.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// What a transition is about, for changes that run beside it; an app gets it from UIKit.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// Whether the user drives the transition.
  var isInteractive: Bool { get }
  /// The duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the transition has come, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The pace of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition runs.
  var containerView: UIView { get }
  /// The rotation of the transition.
  var targetTransform: CGAffineTransform { get }
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs changes beside a transition; an app gets it from UIKit.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes beside the transition.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Reports when the user takes or leaves the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes beside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
