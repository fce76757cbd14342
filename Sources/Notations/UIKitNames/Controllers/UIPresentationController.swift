public import Foundation
public import UIKitValues

// Presenting controllers: nothing is presented here, so all of this is stored only.

/// A controller of a presentation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents; a controller of its own before there is one.
  public let presentingViewController: UIViewController
  /// The object that decides about the presentation; never asked here.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes a controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController =
      presentingViewController ?? presentedViewController.presentingViewController
      ?? UIViewController()
    super.init()
  }

  /// The view around the presented one; none here.
  open var containerView: UIView? { nil }
  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view, in points.
  open var frameOfPresentedViewInContainerView: CGRect { presentedViewController.view.frame }
  /// Called in an app before the presentation; never called here.
  open func presentationTransitionWillBegin() {}
  /// Called in an app after the presentation; never called here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called in an app before the end; never called here.
  open func dismissalTransitionWillBegin() {}
  /// Called in an app after the end; never called here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// How the controller is presented: that of the presented one.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// How the controller is presented where there is less space.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Whether the whole screen is covered.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view of the presenting controller is removed.
  open var shouldRemovePresentersView: Bool { false }
  /// Called in an app before the size changes; never called here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called in an app before the environment changes; never called here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The size of a child in a container, in points: that of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called in an app when a child asks for another size; never called here.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The environment.
  open var traitCollection: UITraitCollection { .current }
  /// Called in an app before the container is laid out; never called here.
  open func containerViewWillLayoutSubviews() {}
  /// Called in an app after the container was laid out; never called here.
  open func containerViewDidLayoutSubviews() {}
}

/// Decides about a presentation; never asked here.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user can end the presentation.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called in an app after the user ended the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called in an app before the user ends the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called in an app where the user tried to end the presentation and could not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// How the controller is presented where there is less space.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// How the controller is presented in an environment.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// Yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// That of the system.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// That without an environment.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}

/// Responds to what a stack of controllers shows; never called here.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called in an app before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called in an app after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// The animation between two controllers; none by default.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Lets the user drive an animation; `nil` by default.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationController {
  /// A change of a stack of controllers.
  public enum Operation: Int, Sendable {
    /// None.
    case none
    /// One more controller.
    case push
    /// One controller less.
    case pop
  }
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// None.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
