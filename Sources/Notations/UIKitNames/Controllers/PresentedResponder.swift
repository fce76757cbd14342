public import Foundation
public import UIKitValues

/// What contains controllers, such as another controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that is asked for, in points.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// The members of a controller for presenting, rotating and restoring, which have no influence on
/// layout.
///
/// UIKit has these members in `UIViewController` itself. Here they are in a superclass, as those of
/// views are in `VisibleResponder`: apps override them, and members in an extension cannot be
/// overridden.
open class PresentedResponder: UIResponder {
  /// Whether the controller is edited.
  open var isEditing = false
  /// Whether the controller is about to be presented: never.
  open var isBeingPresented: Bool { false }
  /// Whether the controller is about to be dismissed: never.
  open var isBeingDismissed: Bool { false }
  /// Whether the controller is about to get a parent: never.
  open var isMovingToParent: Bool { false }
  /// Whether the controller is about to lose its parent: never.
  open var isMovingFromParent: Bool { false }
  /// The name of the nib file; nothing is read from it.
  open var nibName: String? { nil }
  /// The bundle of the nib file; nothing is read from it.
  open var nibBundle: Bundle? { nil }
  /// The transition that runs: none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// The way of holding the device in which the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The child that decides about the style of the status bar; none by default.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; none by default.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides about the line at the bottom of the screen; none by default.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The child that decides about the edges whose gestures the system hears last; none by default.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the keyboard stays when keys are given up.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether the style of the transition is that of presented controllers.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the focus returns after a transition.
  open var restoresFocusAfterTransition = true
  /// Whether appearance methods are called for children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called in an app while the view appears; never called here.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called in an app when the margins of the view change; never called here.
  open func viewLayoutMarginsDidChange() {}
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
  /// Called in an app when the fitting size of a child changes; never called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Shows nothing.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  /// Does nothing: nothing appears here.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Does nothing: nothing appears here.
  open func endAppearanceTransition() {}
  /// Does nothing: the line at the bottom of the screen is not drawn here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Does nothing: there are no gestures here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Does nothing: the device is not turned here.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing: a child has the environment of the device.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  /// Does nothing: bars are not moved by scrolling here.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
  /// Does nothing: nothing is restored here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing: nothing is restored here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called in an app when everything is restored; never called here.
  open func applicationFinishedRestoringState() {}
  /// Does nothing: the device is not turned here.
  open class func attemptRotationToDeviceOrientation() {}
}

extension UIViewController {
  /// The button that starts and ends editing.
  public var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  }

  /// The controller of several columns that contains this one; `nil` where there is none.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }

  /// Shows another child in place of one: its view is added, and the closures are called at once.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    let around = fromViewController.viewIfLoaded?.superview
    if let view = toViewController.view { around?.addSubview(view) }
    animations?()
    fromViewController.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }
}
