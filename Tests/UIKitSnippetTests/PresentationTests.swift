import Testing
import UIKit

/// A cell's detail that fades in, as apps write it.
private final class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let shown = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(shown)
    shown.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      shown.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// A transition as UIKit would hand it to the animation.
private final class Transition: NSObject, UIViewControllerContextTransitioning {
  let containerView = UIView()
  let shown = UIView()
  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .custom }
  var targetTransform: CGAffineTransform { .identity }
  var isComplete = false

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { isComplete = didComplete }
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .to ? shown : nil }
  func initialFrame(for viewController: UIViewController) -> CGRect { .zero }
  func finalFrame(for viewController: UIViewController) -> CGRect { .zero }
}

/// A controller that overrides what has no influence on layout.
private final class DetailController: UIViewController, UIViewControllerTransitioningDelegate {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var childForStatusBarStyle: UIViewController? { children.first }

  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in })
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeTransition() }
}

/// A field of text at the bottom that stays above the keyboard.
private final class ComposeView: UIView {
  let field = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.translatesAutoresizingMaskIntoConstraints = false
    addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: leadingAnchor),
      field.trailingAnchor.constraint(equalTo: keyboardLayoutGuide.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 44),
      field.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor
@Suite("Presentations, guides and paces")
struct PresentationTests {
  @Test("an animation of a transition does what it says to the views it is given")
  func transition() {
    let transition = Transition()
    FadeTransition().animateTransition(using: transition)
    #expect(transition.shown.superview === transition.containerView)
    #expect(transition.shown.alpha == 1 && transition.isComplete)
  }

  @Test("a controller keeps its sheet or its popover, and has the one of its style")
  func sheets() throws {
    let controller = DetailController()
    #expect(controller.popoverPresentationController == nil)
    let sheet = try #require(controller.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
    #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.permittedArrowDirections = [.up]
    #expect(controller.popoverPresentationController?.permittedArrowDirections == .up)
    #expect(controller.sheetPresentationController == nil)
    #expect(controller.animationController(forDismissed: controller) is FadeTransition)
  }

  @Test("without a keyboard, its guide reaches from the safe area to the bottom")
  func keyboardGuide() {
    SimulatedDevice(safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)).run {
      let view = ComposeView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      view.layoutIfNeeded()
      #expect(view.field.frame == CGRect(x: 0, y: 322, width: 320, height: 44))
      view.keyboardLayoutGuide.usesBottomSafeArea = false
      view.layoutIfNeeded()
      #expect(view.field.frame == CGRect(x: 0, y: 356, width: 320, height: 44))
      #expect(view.layoutProblems.isEmpty && view.constraints.count == 3)
    }
  }

  @Test("places are converted between views and the screen")
  func coordinateSpaces() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    root.addSubview(inner)
    let space: any UICoordinateSpace = UIScreen.main.coordinateSpace
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 11, y: 22))
    let spaces: [any UICoordinateSpace] = [root, inner]
    #expect(spaces[1].convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: spaces[0]).minY == 20)
    #expect(space.convert(CGPoint(x: 11, y: 22), to: inner) == CGPoint(x: 1, y: 2))
  }

  @Test("an animator takes a pace, and runs its changes when it is started")
  func paces() {
    let pace = UISpringTimingParameters(dampingRatio: 0.8)
    let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: pace)
    var steps = 0
    animator.addAnimations { steps += 1 }
    let animating: any UIViewImplicitlyAnimating = animator
    #expect(animating.state == .inactive && steps == 0)
    animating.startAnimation()
    #expect(steps == 1 && pace.springTimingParameters === pace)
  }

  @Test(
    "of the columns of a controller one is shown, as on a phone: the last one, or that for little width"
  )
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    let (first, second) = (UIViewController(), UIViewController())
    split.setViewController(second, for: .secondary)
    split.setViewController(first, for: .primary)
    split.view.layoutIfNeeded()
    #expect(split.viewControllers.map { $0 === first } == [true, false])
    #expect(second.view.superview === split.view && first.view.superview == nil)
    #expect(first.splitViewController === split)
    final class PutsAway: UISplitViewControllerDelegate {
      func splitViewController(
        _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
        onto primary: UIViewController
      ) -> Bool { true }
    }
    let other = UISplitViewController(style: .doubleColumn)
    let delegate = PutsAway()
    other.delegate = delegate
    let (primary, compact) = (UIViewController(), UIViewController())
    other.viewControllers = [primary, UIViewController()]
    other.view.layoutIfNeeded()
    #expect(primary.view.superview === other.view)
    other.setViewController(compact, for: .compact)
    other.view.setNeedsLayout()
    other.view.layoutIfNeeded()
    #expect(compact.view.superview === other.view)
  }

  @Test("constraints beside the keyboard apply near the bottom, where it is")
  func keyboard() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let field = UIView()
    root.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    let guide = root.keyboardLayoutGuide
    let near = field.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -10)
    let away = field.topAnchor.constraint(equalTo: root.topAnchor)
    let middle = field.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([middle], activeWhenAwayFrom: .top)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(near.isActive && middle.isActive && !away.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && !middle.isActive)
  }

  @Test("the window of the app's delegate is an optional of an optional")
  func delegateWindow() {
    #expect(UIApplication.shared.delegate?.window??.rootViewController == nil)
  }

  @Test("appearances of bars keep their values, and are copied")
  func appearances() throws {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.stackedLayoutAppearance.selected.iconColor = .blue
    let copy = try #require(appearance.copy() as? UITabBarAppearance)
    #expect(copy !== appearance && copy.backgroundColor == .red)
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .blue)
    copy.stackedLayoutAppearance.selected.iconColor = .red
    #expect(appearance.stackedLayoutAppearance.selected.iconColor == .blue)
    let bar = UINavigationBarAppearance()
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.buttonAppearance.normal.titlePositionAdjustment.horizontal = 7
    let other = try #require(bar.copy() as? UINavigationBarAppearance)
    #expect(other.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(other.buttonAppearance.normal.titlePositionAdjustment.horizontal == 7)
  }

  @Test("menus have names and can get other elements")
  func menus() {
    let copy = UICommand(title: "Copy", action: Selector("copy"))
    let menu = UIMenu(title: "Edit", identifier: .edit, children: [copy])
    let other = menu.replacingChildren([])
    #expect(menu.children == [copy] && other.children.isEmpty)
    #expect(other.identifier == .edit && other.title == "Edit")
  }

  @Test("physics keep their rules and move nothing")
  func physics() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIDynamicAnimator(referenceView: UIView())
    let gravity = UIGravityBehavior(items: [view])
    animator.addBehavior(gravity)
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 50, y: 50)))
    #expect(animator.behaviors.count == 2 && !animator.isRunning)
    #expect(gravity.items.first === view && view.frame.origin == .zero)
  }
}
