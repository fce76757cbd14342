public import Foundation
public import UIKitValues

/// What looks after a view and those inside it.
///
/// The margins of its view are at least 16 points at the sides, 20 on a screen of 600 points or
/// more, and 0 above and below.
open class UIViewController: UIResponder {
  /// The name of what is shown.
  open var title: String?
  /// How far inside the device's safe area that of the view lies, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loaded?.additionalSafeArea = additionalSafeAreaInsets }
  }
  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if let loaded { applyMargins(to: loaded) } }
  }
  /// The controllers inside this one.
  public private(set) var children: [UIViewController] = []
  /// The controller that this one is inside of.
  public private(set) weak var parent: UIViewController?

  private var loaded: UIView?

  /// Makes a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; nothing is read from anywhere.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Makes a controller: there is no archive to read from.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, which is made when it is asked for first; it has the size of the screen.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if let loaded { return loaded }
      loadView()
      let view = loaded ?? UIView(frame: UIScreen.main.bounds)
      loaded = view
      applyMargins(to: view)
      view.additionalSafeArea = additionalSafeAreaInsets
      viewDidLoad()
      return view
    }
    set { loaded = newValue }
  }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { loaded != nil }

  /// Makes the view; overridden by controllers that have one of their own.
  open func loadView() { loaded = UIView(frame: UIScreen.main.bounds) }

  /// Called before the view is shown, by nobody here.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is shown, by nobody here.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is shown no longer, by nobody here.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view is shown no longer, by nobody here.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called when the view has been made.
  open func viewDidLoad() {}

  /// Called before the view is laid out, by nobody here.
  open func viewWillLayoutSubviews() {}

  /// Called after the view is laid out, by nobody here.
  open func viewDidLayoutSubviews() {}

  /// Puts a controller inside this one; its view is not.
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }

  /// Says that the controller is inside another one now.
  open func didMove(toParent parent: UIViewController?) {}

  /// The smallest margins of the view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = UIScreen.main.bounds.width >= 600 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  private func applyMargins(to view: UIView) {
    view.directionalLayoutMargins =
      viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
  }
}
