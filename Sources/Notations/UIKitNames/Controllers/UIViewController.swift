public import Foundation
public import UIKitValues

/// A controller of a view.
///
/// The margins of its view are at least 16 points at the sides, or 20 on a screen at least 600
/// points wide, whatever is set. At the top and bottom they are 0 by default.
open class UIViewController: PresentedResponder {
  /// The title.
  open var title: String?
  /// The insets that are added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { applySafeArea() }
  }
  /// Whether the view's margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if let loaded { applyMargins(to: loaded) } }
  }
  /// The child controllers.
  public private(set) var children: [UIViewController] = []
  /// The parent controller; `nil` where there is none.
  public private(set) weak var parent: UIViewController?

  private var loaded: UIView?
  /// The sheet or the popover of the controller, once it was asked for.
  var ownPresentation: UIPresentationController?
  /// The insets of the bars of the controller that shows this one, in points.
  private var barInsets = UIEdgeInsets.zero { didSet { applySafeArea() } }

  /// Makes a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; nothing is read from a nib file.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Makes a controller; nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, created on first access with the size of the screen.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if let loaded { return loaded }
      loadView()
      let view = loaded ?? UIView(frame: UIScreen.main.bounds)
      adopt(view)
      viewDidLoad()
      return view
    }
    set { if let newValue { adopt(newValue) } else { loaded = nil } }
  }

  /// Whether the view has been created.
  public var isViewLoaded: Bool { loaded != nil }

  /// Creates the view; overridden by controllers with a custom view.
  open func loadView() { loaded = UIView(frame: UIScreen.main.bounds) }

  /// Called in an app before the view appears; never called here.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called in an app when the view has appeared; never called here.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called in an app before the view disappears; never called here.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called in an app when the view has disappeared; never called here.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called when the view has been created.
  open func viewDidLoad() {}

  /// Called in an app before the view is laid out; never called here.
  open func viewWillLayoutSubviews() {}

  /// Called in an app after the view is laid out; never called here.
  open func viewDidLayoutSubviews() {}

  /// The items for a bar at the top.
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The item for a bar of tabs.
  open lazy var tabBarItem: UITabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
  /// The items of a bar at the bottom.
  open var toolbarItems: [UIBarButtonItem]?
  /// How the controller is presented; it has no influence here.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition with which the controller is presented; there is none here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The object that provides the transitions; never asked here.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The controller of the presentation; none here.
  open var presentationController: UIPresentationController? { nil }
  /// The storyboard; none here.
  open var storyboard: UIStoryboard? { nil }
  /// Does nothing: nothing is read from a storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Whether a segue may be performed; yes by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called in an app before a segue is performed; never called here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether the controller cannot be dismissed by the user.
  open var isModalInPresentation = false
  /// Whether the presented controller keeps the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the bar at the bottom is hidden for the controller.
  open var hidesBottomBarWhenPushed = false
  /// Whether the content reaches below bars without transparency; it has no influence here.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The edges to which the content reaches; they have no influence here.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether scroll views are inset by bars; it has no influence here.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether presented controllers stay inside this one.
  open var definesPresentationContext = false
  /// The size that the controller asks for, in points.
  open var preferredContentSize = CGSize.zero
  /// The appearance that the controller asks for; it has no influence here.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// An identifier for restoring the controller.
  open var restorationIdentifier: String?
  /// The environment.
  open var traitCollection: UITraitCollection { .current }
  /// The controller that is presented; never set here.
  open var presentedViewController: UIViewController? { nil }
  /// The controller that presents this one; never set here.
  open var presentingViewController: UIViewController? { nil }
  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the line at the bottom of the screen is hidden; it has no influence here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges whose gestures the system hears last; they have no influence here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The movement of the status bar; there is none here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The ways in which the screen can be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the screen can be turned.
  open var shouldAutorotate: Bool { true }
  /// The stack that contains the controller; `nil` where there is none.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The controller of tabs that contains this one; `nil` where there is none.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  /// The view, if it has been created.
  open var viewIfLoaded: UIView? { loaded }
  /// The view of the controller that contains this one.
  open override var next: UIResponder? { loaded?.superview ?? parent }

  private var barGuides: [NSLayoutConstraint.Attribute: UILayoutGuide] = [:]

  /// The space of bars at the top, from the top of the view down to its safe area.
  open var topLayoutGuide: any UILayoutSupport { barGuide(from: .top) }
  /// The space of bars at the bottom, from the safe area down to the bottom of the view.
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(from: .bottom) }

  private func barGuide(from edge: NSLayoutConstraint.Attribute) -> UILayoutGuide {
    if let guide = barGuides[edge] { return guide }
    let guide = UILayoutGuide()
    barGuides[edge] = guide
    guard let view else { return guide }
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    let inner: NSLayoutConstraint.Attribute = edge == .top ? .bottom : .top
    func tie(
      _ own: NSLayoutConstraint.Attribute, to item: Any, _ other: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: guide, attribute: own, relatedBy: .equal, toItem: item, attribute: other,
        multiplier: 1, constant: 0
      )
    }
    // UIKit has the two vertical ones, and leaves the guide without a place across.
    let across = [tie(.leading, to: view, .leading), tie(.trailing, to: view, .trailing)]
    for constraint in across { constraint.isListed = false }
    NSLayoutConstraint.activate([tie(edge, to: view, edge), tie(inner, to: safe, edge)] + across)
    return guide
  }

  /// Creates the view.
  open func loadViewIfNeeded() { _ = view }
  /// Presents nothing; the closure is called.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    completion?()
  }
  /// Dismisses nothing; the closure is called.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  /// Shows nothing.
  open func show(_ controller: UIViewController, sender: Any?) {}
  /// Does nothing: nothing is drawn here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Removes the controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Called by apps before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called in an app when the environment changes; never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called in an app before the size changes; never called here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called in an app when the safe area changes; never called here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called in an app when there is too little memory; never called here.
  open func didReceiveMemoryWarning() {}
  /// Starts or ends editing; it has no influence here.
  open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }
  /// Called by apps for constraints of the view.
  open func updateViewConstraints() {}

  /// Adds a child controller; its view is not added.
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }

  /// Called by apps when the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// The smallest margins of the view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = UIScreen.main.bounds.width >= 600 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Gives the view the margins and the safe area of a controller's view; margins that were set
  /// stay.
  private func adopt(_ view: UIView) {
    loaded = view
    if view.directionalLayoutMargins == UIView.defaultMargins {
      view.directionalLayoutMargins = .zero
    }
    applyMargins(to: view)
    applySafeArea()
    showChild()
  }

  private func applySafeArea() {
    let (own, bars) = (additionalSafeAreaInsets, barInsets)
    loaded?.additionalSafeArea = UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }

  /// The child whose view fills this one's view, as in a stack of controllers; `nil` for most.
  var shownChild: UIViewController? { nil }
  /// The insets of this controller's bars, in points.
  var insetsOfBars: UIEdgeInsets { .zero }

  /// Shows the view of the child that is shown; does nothing before this view is created.
  func showChild() {
    guard let loaded else { return }
    for child in children where child !== shownChild && child.loaded?.superview === loaded {
      child.loaded?.removeFromSuperview()
    }
    guard let shownChild, let view = shownChild.view else { return }
    shownChild.barInsets = insetsOfBars
    if view.superview !== loaded { loaded.addFilling(view) }
  }

  /// Makes controllers the children, and shows the view of the one that is shown.
  func replaceChildren(by controllers: [UIViewController]) {
    for child in children where !controllers.contains(where: { $0 === child }) {
      if let view = child.loaded, view.superview === loaded { view.removeFromSuperview() }
      child.removeFromParent()
    }
    for child in controllers where child.parent !== self { addChild(child) }
    showChild()
  }

  private func applyMargins(to view: UIView) {
    view.minimumMargins =
      viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
  }
}

/// A storyboard; nothing is read from it here.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Makes a storyboard.
  public init(name: String, bundle: Bundle?) { super.init() }

  /// An empty controller: nothing is read.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }

  /// No controller: nothing is read.
  open func instantiateInitialViewController() -> UIViewController? { nil }
}

/// A segue of a storyboard from one controller to another; none is performed here.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name.
  public let identifier: String?
  /// The controller at the start.
  public let source: UIViewController
  /// The controller at the end.
  public let destination: UIViewController

  /// Makes a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
}

/// The movement with which the status bar changes; there is none here.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No movement.
  case none
  /// It fades.
  case fade
  /// It slides.
  case slide
}

/// A controller of a keyboard of an app; none is shown here.
open class UIInputViewController: UIViewController {}
