/// A controller of a presentation; nothing is presented here.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  public let presentingViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController =
      presentingViewController ?? presentedViewController.presentingViewController
      ?? UIViewController()
  }
  open private(set) var containerView: UIView?,
    adaptivePresentationStyle = UIModalPresentationStyle.none, shouldPresentInFullscreen = true,
    shouldRemovePresentersView = false
  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { presentedViewController.view.frame }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  open func viewWillTransition(to: CGSize, with: any UIViewControllerTransitionCoordinator) {}
  open func willTransition(to: UITraitCollection, with: any UIViewControllerTransitionCoordinator) {
  }
  open func size(
    forChildContentContainer: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func preferredContentSizeDidChange(forChildContentContainer: any UIContentContainer) {}
  open var traitCollection: UITraitCollection { .current }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

/// Decides about a presentation; never asked here.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  func adaptivePresentationStyle(for: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(for: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool { true }
  public func presentationControllerDidDismiss(_: UIPresentationController) {}
  public func presentationControllerWillDismiss(_: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {}
  public func adaptivePresentationStyle(for: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}

/// Responds to what a stack of controllers shows; never called here.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(_: UINavigationController, willShow: UIViewController, animated: Bool)
  func navigationController(_: UINavigationController, didShow: UIViewController, animated: Bool)
  func navigationController(
    _: UINavigationController, animationControllerFor: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _: UINavigationController, interactionControllerFor: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _: UINavigationController, willShow: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _: UINavigationController, didShow: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _: UINavigationController, animationControllerFor: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _: UINavigationController, interactionControllerFor: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
