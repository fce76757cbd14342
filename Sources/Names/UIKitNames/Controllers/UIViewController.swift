/// A controller of a view, whose margins are 0 at the top and bottom by default.
///
/// At the sides they are at least 16 points, or 20 on a screen at least 600 points wide.
open class UIViewController: PresentedResponder {
  open var title: String?
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { applySafeArea() } }
  /// Whether the view's margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if let loaded { applyMargins(to: loaded) } }
  }
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  private var loaded: UIView? {
    didSet {
      if oldValue !== loaded { oldValue?.controller = nil }
      loaded?.controller = self
    }
  }
  /// The sheet or the popover of the controller, once it was asked for.
  var ownPresentation: UIPresentationController?
  /// What the view would be read from in UIKit, such as a nib file; `nil` where the controller creates it.
  var unread: String?
  /// The insets of the bars of the controller that shows this one, in points.
  private var barInsets = UIEdgeInsets.zero { didSet { applySafeArea() } }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public init(nibName: String?, bundle: Bundle?) {
    unread = nibName.map { "the nib file \"\($0)\"" }
  }
  public required init?(coder: NSCoder) {}
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
  public var isViewLoaded: Bool { loaded != nil }
  /// Creates an empty view, which reports the nib file or storyboard that it is not read from.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    reportUnread(in: view)
    loaded = view
  }
  func reportUnread(in view: UIView) {
    guard let unread else { return }
    let reason =
      "its view is not read from \(unread): create the view and its subviews in loadView()"
    view.report(.view(name: "\(type(of: self))", reason: reason))
  }
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
  open var toolbarItems: [UIBarButtonItem]?,
    modalPresentationStyle = UIModalPresentationStyle.automatic,
    modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open private(set) var presentationController: UIPresentationController?, storyboard: UIStoryboard?
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open var isModalInPresentation = false, modalPresentationCapturesStatusBarAppearance = false,
    hidesBottomBarWhenPushed = false, extendedLayoutIncludesOpaqueBars = false,
    edgesForExtendedLayout = UIRectEdge.all, automaticallyAdjustsScrollViewInsets = true,
    definesPresentationContext = false, preferredContentSize = CGSize.zero,
    overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified, restorationIdentifier: String?
  open var traitCollection: UITraitCollection { .current }
  open private(set) var presentedViewController: UIViewController?,
    presentingViewController: UIViewController?, preferredStatusBarStyle = UIStatusBarStyle.default,
    prefersStatusBarHidden = false, prefersHomeIndicatorAutoHidden = false,
    preferredScreenEdgesDeferringSystemGestures: UIRectEdge = [],
    preferredStatusBarUpdateAnimation = UIStatusBarAnimation.fade,
    supportedInterfaceOrientations = UIInterfaceOrientationMask.allButUpsideDown,
    shouldAutorotate = true
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  open var viewIfLoaded: UIView? { loaded }
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
        multiplier: 1, constant: 0)
    }
    // UIKit has the two vertical ones, and leaves the guide without a place across.
    let across = [tie(.leading, to: view, .leading), tie(.trailing, to: view, .trailing)]
    for constraint in across { constraint.isListed = false }
    NSLayoutConstraint.activate([tie(edge, to: view, edge), tie(inner, to: safe, edge)] + across)
    return guide
  }
  open func loadViewIfNeeded() { _ = view }
  /// Presents nothing; the closure is called.
  open func present(_: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    completion?()
  }
  /// Dismisses nothing; the closure is called.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  open func show(_ controller: UIViewController, sender: Any?) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewWillTransition(to: CGSize, with: any UIViewControllerTransitionCoordinator) {}
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }
  /// Called in place of `updateConstraints()` of the view, which it calls.
  open func updateViewConstraints() { loaded?.updateConstraints() }
  /// Adds a child controller; its view is not added.
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  open func didMove(toParent parent: UIViewController?) {}
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = UIScreen.main.bounds.width >= 600 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Gives the view a controller's margins, unless some were set, and its safe area.
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
    loaded?.additionalSafeArea = additionalSafeAreaInsets.adding(barInsets)
  }
  /// The child whose view fills this one's view, as in a stack of controllers; `nil` for most.
  var shownChild: UIViewController? { nil }
  var insetsOfBars: UIEdgeInsets { .zero }
  /// Shows the view of the child that is shown; does nothing before this view is created.
  func showChild() {
    guard let loaded else { return }
    for child in children where child !== shownChild && child.loaded?.superview === loaded {
      child.loaded?.removeFromSuperview()
    }
    guard let shownChild, let view = shownChild.view else { return }
    shownChild.barInsets = insetsOfBars
    guard view.superview !== loaded else { return }
    shownChild.reportEdges(in: view, besides: insetsOfBars)
    loaded.addFilling(view)
  }

  /// Reports a bar below which the view would begin in UIKit: here it always reaches below bars.
  private func reportEdges(in view: UIView, besides bars: UIEdgeInsets) {
    let edges = edgesForExtendedLayout
    guard bars.top > 0 && !edges.contains(.top) || bars.bottom > 0 && !edges.contains(.bottom)
    else { return }
    let reason = "edgesForExtendedLayout is ignored: constrain the content to safeAreaLayoutGuide"
    view.report(.view(name: "\(type(of: self))", reason: reason))
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
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String
  public init(name: String, bundle: Bundle?) { self.name = name }
  /// A controller with an empty view, which reports that it is not read from the storyboard.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let controller = UIViewController()
    controller.unread = "the storyboard \"\(name)\", \"\(identifier)\""
    return controller
  }
  open func instantiateInitialViewController() -> UIViewController? { nil }
}

/// A segue of a storyboard from one controller to another; none is performed here.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source, destination: UIViewController
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
}
/// The movement with which the status bar changes; there is none here.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
/// A controller of a keyboard of an app; none is shown here.
open class UIInputViewController: UIViewController {}
