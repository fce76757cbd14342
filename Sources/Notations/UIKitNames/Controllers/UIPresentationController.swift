public import Foundation

// Presenting controllers: nothing is presented here, so all of this is stored only.

/// A controller of a presentation.
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents.
  public let presentingViewController: UIViewController?
  /// The object that decides about the presentation; never asked here.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes a controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController
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
  /// Called in an app before the container is laid out; never called here.
  open func containerViewWillLayoutSubviews() {}
  /// Called in an app after the container was laid out; never called here.
  open func containerViewDidLayoutSubviews() {}
}

/// Decides about a presentation; never asked here.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user can end the presentation.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called in an app after the user ended the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
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
}

/// Provides the transitions between controllers; never asked here.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The controller of a presentation; none by default.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// None.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Responds to what a stack of controllers shows; never called here.
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called in an app before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called in an app after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
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
}
