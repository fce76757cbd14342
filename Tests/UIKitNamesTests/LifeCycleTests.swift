import Foundation
import Testing
import UIKitNames
import UIKitValues

/// Records calls of `updateConstraints()` and `layoutSubviews()`.
private final class Witness: UIView {
  let name: String
  let diary: Diary

  final class Diary {
    var entries: [String] = []
  }

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    diary.entries.append("update \(name)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    diary.entries.append("layout \(name) \(Int(frame.width))")
  }
}

@MainActor
@Suite("The life cycle of views")
struct LifeCycleTests {
  @Test("constraints are updated from the leaves up, and layout goes from the root down, once")
  func order() {
    let diary = Witness.Diary()
    let root = Witness("root", diary)
    root.frame = rect(0, 0, 100, 50)
    let leaf = Witness("leaf", diary)
    root.add(leaf)
    leaf.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -10).isActive = true
    root.layoutIfNeeded()
    #expect(diary.entries == ["update leaf", "update root", "layout root 100", "layout leaf 90"])
    root.layoutIfNeeded()
    #expect(diary.entries.count == 4, "nothing has changed")
    leaf.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(diary.entries.dropFirst(4) == ["update leaf", "layout root 100", "layout leaf 90"])
  }

  @Test("a controller is called in place of its view's update, and around the view's layout")
  func controllers() {
    final class Screen: UIViewController {
      let box = UIView()
      var entries: [String] = []
      override func viewDidLoad() { view.addSubview(box) }
      override func updateViewConstraints() {
        entries.append("update")
        super.updateViewConstraints()
      }
      override func viewWillLayoutSubviews() { entries.append("will") }
      override func viewDidLayoutSubviews() {
        entries.append("did")
        box.frame = rect(0, 0, view.bounds.width, 10)
      }
    }
    let screen = Screen()
    let first: UIView = screen.view
    first.frame = rect(0, 0, 100, 50)
    first.layoutIfNeeded()
    #expect(screen.box.frame == rect(0, 0, 100, 10))
    #expect(screen.entries == ["update", "will", "did", "will", "did"])
    screen.view = UIView()
    first.setNeedsLayout()
    first.layoutIfNeeded()
    #expect(screen.entries.count == 5, "the view is not the controller's any more")
  }

  @Test("constraints made in updateConstraints() count in the same layout")
  func lateConstraints() {
    final class Late: UIView {
      let box = Box(10, 10)
      override func updateConstraints() {
        if box.superview == nil {
          add(box)
          box.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          box.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        }
        super.updateConstraints()
      }
    }
    let late = Late(frame: rect(0, 0, 100, 40))
    late.layoutIfNeeded()
    #expect(late.box.frame == rect(45, 30, 10, 10))
  }

  @Test("changes in layoutSubviews() are laid out at once, and never without end")
  func endless() {
    final class Restless: UIView {
      var rounds = 0
      override func layoutSubviews() {
        rounds += 1
        setNeedsLayout()
      }
    }
    let view = Restless(frame: rect(0, 0, 10, 10))
    view.layoutIfNeeded()
    #expect(view.rounds == 3)
  }

  @Test("removing a view deactivates its constraints with views outside")
  func leaving() {
    let root = emptyView(100, 100)
    let (card, dot) = (Box(50, 50), Box(5, 5))
    root.add(card)
    card.add(dot)
    let inside = dot.leftAnchor.constraint(equalTo: card.leftAnchor)
    let outside = dot.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([inside, outside])
    card.removeFromSuperview()
    #expect(inside.isActive && !outside.isActive)
    #expect(root.constraints.isEmpty && root.subviews.isEmpty)
    #expect(root.layoutProblems == [])
  }

  @Test("views and constraints are released when nothing keeps them alive")
  func memory() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let root = emptyView(100, 100)
      let box = Box(1, 1)
      root.add(box)
      let top = box.topAnchor.constraint(equalTo: root.topAnchor)
      top.isActive = true
      root.layoutIfNeeded()
      (view, constraint) = (root, top)
    }
    #expect(view == nil && constraint == nil)
  }

  @Test("subviews keep the requested order")
  func subviewOrder() {
    let root = emptyView(10, 10)
    let views = (0..<4).map { _ in Box(1, 1) }
    views.prefix(2).forEach(root.addSubview)
    root.insertSubview(views[2], belowSubview: views[0])
    root.insertSubview(views[3], aboveSubview: views[0])
    #expect(root.subviews == [views[2], views[0], views[3], views[1]])
    root.bringSubviewToFront(views[2])
    root.sendSubviewToBack(views[1])
    #expect(root.subviews == [views[1], views[0], views[3], views[2]])
    views[0].addSubview(root)
    #expect(root.superview == nil, "a view cannot be inside itself")
  }

  @Test("a caller that does not heed the main actor lays a screen out as well")
  func otherThread() async {
    let frame = await Task.detached {
      assumingMainActor {
        let root = emptyView(100, 100)
        let box = Box(10, 10)
        root.add(box)
        box.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        box.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
        return box.laidOut()
      }
    }.value
    #expect(frame == rect(45, 45, 10, 10))
  }
}
