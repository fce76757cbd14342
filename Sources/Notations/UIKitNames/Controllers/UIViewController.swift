public import Foundation
public import UIKitValues

/// A controller of a view.
///
/// The margins of its view are at least 16 points at the sides, or 20 on a screen at least 600
/// points wide, whatever is set. At the top and bottom they are 0 by default.
open class UIViewController: UIResponder {
  /// The title.
  open var title: String?
  /// The insets that are added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loaded?.additionalSafeArea = additionalSafeAreaInsets }
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
    view.additionalSafeArea = additionalSafeAreaInsets
  }

  private func applyMargins(to view: UIView) {
    view.minimumMargins =
      viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
  }
}
