public import Foundation
public import UIKitValues

/// What looks after a view and those inside it.
///
/// The margins of its view are at least 16 points at the sides, or 20 on a screen that is 600 points
/// wide or wider, whatever is set. Above and below they are 0 unless they are set.
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
      take(view)
      viewDidLoad()
      return view
    }
    set { if let newValue { take(newValue) } else { loaded = nil } }
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

  /// Gives the view the margins and the safe area of a controller's; margins that are set stay.
  private func take(_ view: UIView) {
    loaded = view
    if view.directionalLayoutMargins == UIView.defaultMargins {
      view.directionalLayoutMargins = .zero
    }
    applyMargins(to: view)
    view.additionalSafeArea = additionalSafeAreaInsets
  }

  private func applyMargins(to view: UIView) {
    view.minimumMargins =
      viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
  }
}
