import Foundation
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Controllers that show other controllers")
struct ContainerTests {
  @Test("a stack of controllers shows the view at its top, with its bar in the safe area")
  func navigation() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    stack.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    #expect(first.view.superview === stack.view)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    let bar = first.view.safeAreaInsets.top - stack.view.safeAreaInsets.top
    #expect(bar == 44)

    stack.pushViewController(second, animated: false)
    #expect(first.view.superview == nil)
    #expect(second.view.superview === stack.view)
    #expect(second.navigationController === stack)
    stack.setNavigationBarHidden(true, animated: false)
    #expect(second.view.safeAreaInsets == stack.view.safeAreaInsets)
    stack.popViewController(animated: false)
    #expect(first.view.superview === stack.view)
    #expect(second.parent == nil)
  }

  @Test("tabs show the selected controller, whose bars end above the bar of tabs")
  func tabs() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.rootViewController = tabs
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    first.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: first.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: first.bottomLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: first.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(window.layoutProblems == [])
    let device = window.safeAreaInsets
    let place = box.convert(box.bounds, to: window)
    #expect(place.minY == device.top + 44)
    #expect(place.maxY == 400 - device.bottom - 49)
    #expect(first.bottomLayoutGuide.length == device.bottom + 49)

    tabs.selectedViewController = second
    #expect(second.view.superview === tabs.view)
    #expect(first.navigationController?.view.superview == nil)
  }

  @Test("a controller of pages shows the first one, and lets the others go")
  func pages() {
    let (first, second) = (UIViewController(), UIViewController())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: true)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = pages
    window.layoutIfNeeded()
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    var isDone = false
    pages.setViewControllers([second], direction: .forward, animated: true) { isDone = $0 }
    window.layoutIfNeeded()
    #expect(isDone && first.parent == nil && first.view.superview == nil)
    #expect(second.parent === pages && second.view.frame.width == 400)
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: window) == .allButUpsideDown)
  }

  @Test("the guide of a bar adds two constraints to those of its controller's view")
  func barGuides() {
    let controller = UIViewController()
    _ = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2)
    controller.view.layoutIfNeeded()
    #expect(controller.view.layoutProblems == [])
  }
}
