/// What contains controllers; the size that one asks for has no influence here.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// The members of a controller that have no influence on layout, where apps can override them.
///
/// In UIKit, they are in `UIViewController` itself; members in an extension cannot be overridden.
open class PresentedResponder: UIResponder {
  open var isEditing = false
  open private(set) var isBeingPresented = false, isBeingDismissed = false,
    isMovingToParent = false, isMovingFromParent = false, nibName: String?, nibBundle: Bundle?,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?,
    preferredInterfaceOrientationForPresentation = UIInterfaceOrientation.portrait,
    childForStatusBarStyle: UIViewController?, childForStatusBarHidden: UIViewController?,
    childForHomeIndicatorAutoHidden: UIViewController?,
    childForScreenEdgesDeferringSystemGestures: UIViewController?,
    disablesAutomaticKeyboardDismissal = false, shouldAutomaticallyForwardAppearanceMethods = true
  open var providesPresentationContextTransitionStyle = false, restoresFocusAfterTransition = true
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewLayoutMarginsDidChange() {}
  open func willTransition(to: UITraitCollection, with: any UIViewControllerTransitionCoordinator) {
  }
  open func size(
    forChildContentContainer: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func preferredContentSizeDidChange(forChildContentContainer: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer: any UIContentContainer) {}
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func setOverrideTraitCollection(_: UITraitCollection?, forChild: UIViewController) {}
  open func setContentScrollView(_: UIScrollView?, for: NSDirectionalRectEdge = .all) {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open class func attemptRotationToDeviceOrientation() {}
}

extension UIViewController {
  public var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  }
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
  /// Shows another child in place of one: its view is added, and the closures are called at once.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    let around = fromViewController.viewIfLoaded?.superview
    if let view = toViewController.view { around?.addSubview(view) }
    animations?()
    fromViewController.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }
}
