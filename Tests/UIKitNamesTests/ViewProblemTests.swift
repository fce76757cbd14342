import Foundation
import Geometry
import LayoutConstraints
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Problems for which UIKit stops")
struct ViewProblemTests {
  /// The problems of a view as text.
  private func problems(_ view: UIView) -> [String] { view.layoutProblems.map(\.description) }

  @Test(
    "a constraint between views without a common ancestor stays inactive and is reported with its line"
  )
  func noCommonAncestor() {
    let (first, second) = (Box(1, 1), Box(1, 1))
    let constraint = first.topAnchor.constraint(equalTo: second.topAnchor)
    let line = #line - 1
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(
      problems(first) == [
        """
        ViewProblemTests.swift:\(line): Box.top == Box.top was activated before its items were \
        in one view: add both views to a common superview first
        """
      ])
    #expect(problems(second).count == 1)
  }

  @Test("an answer that is missing here is reported by the next layout, and only by that")
  func missingAnswers() throws {
    _ = MissingAnswer.take()
    let detector = try NSDataDetector(types: 1 << 5)
    #expect(
      detector.numberOfMatches(in: "https://a.org", range: NSRange(location: 0, length: 13)) == 0)
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: NSTextAttachment())
    #expect(
      problems(label) == [
        "NSDataDetector: no links, dates or addresses are found here; set their ranges yourself",
        "NSTextAttachment: images in a text take no space here",
      ])
    #expect(problems(UILabel()).isEmpty)
  }

  @Test("a value for all views of a class is reported by the next layout if it could move a frame")
  func styles() {
    _ = MissingAnswer.take()
    UILabel.appearance().textColor = .red
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red], for: .normal)
    #expect(problems(UILabel()).isEmpty)
    UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]).font = .systemFont(ofSize: 20)
    UITableView.appearance().rowHeight = 60
    let reason = "values that are set through it have no effect here: set them on each view"
    #expect(
      problems(UILabel()) == [
        "UILabel.appearance(): \(reason)", "UITableView.appearance(): \(reason)",
      ])
    #expect(problems(UILabel()).isEmpty)
  }

  @Test("properties of a list's content that have no effect here are reported")
  func listContent() {
    var content = UIListContentConfiguration.cell()
    #expect(problems(UIListContentView(configuration: content)).isEmpty)
    content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    #expect(
      problems(UIListContentView(configuration: content)) == [
        """
        UIListContentConfiguration: sizes of the image and texts side by side have no effect here
        """
      ])
  }

  @Test("a constraint that cannot be activated is reported once, and not as never activated too")
  func reportedOnce() {
    let (first, second) = (Box(1, 1), Box(1, 1))
    NSLayoutConstraint.activate([first.topAnchor.constraint(equalTo: second.topAnchor)])
    #expect(problems(first).count == 1)
    #expect(ViewSystem(of: first).discardedConstraints == [])
  }

  @Test("an item without an attribute is reported, on either side")
  func noAttribute() {
    let root = emptyView(10, 10)
    let box = Box(1, 1)
    root.add(box)
    let sides: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.notAnAttribute, .width), (.width, .notAnAttribute),
    ]
    for (first, second) in sides {
      NSLayoutConstraint(
        item: box, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    #expect(
      problems(root).first == """
        ViewProblemTests.swift:\(#line - 5): Box.notAnAttribute == UIView.width: an item needs an \
        attribute: notAnAttribute is only allowed without an item
        """)
    #expect(problems(root).count == 2)
  }

  @Test("content of controls that takes no space is reported")
  func contentWithoutSpace() {
    let (button, field, picker) = (UIButton(), UITextField(), UIDatePicker())
    button.configuration = .filled()
    field.leftView = UIView()
    let root = emptyView(400, 400)
    for control in [button, field, picker] { root.addSubview(control) }
    #expect(problems(root) == [])
    button.configuration?.subtitle = "Two lines"
    field.leftViewMode = .always
    picker.preferredDatePickerStyle = .compact
    #expect(
      problems(root) == [
        "UIButton: a subtitle and an activity indicator take no space here",
        "UITextField: the views beside the text of a field take no space here",
        "UIDatePicker: a date picker of every style has the size of wheels here",
      ])
  }

  @Test("a priority cannot change to or from required while the constraint is active")
  func priority() {
    let root = emptyView(10, 10)
    let box = Box(1, 1)
    root.add(box)
    let width = box.widthAnchor.constraint(equalToConstant: 5)
    let line = #line - 1
    width.priority = UILayoutPriority(999)
    width.priority = .required
    width.isActive = true
    #expect(problems(root) == [])
    width.priority = .defaultLow
    #expect(width.priority == .required)
    #expect(
      problems(root) == [
        """
        ViewProblemTests.swift:\(line): Box.width == 5.0: the priority cannot change from 1000.0 \
        to 250.0 while the constraint is active: start with 999 if it should give way later
        """
      ])
    width.isActive = false
    width.priority = .defaultLow
    #expect(width.priority == .defaultLow)
    #expect(problems(root).count == 1)
  }

  @Test("pairs of attributes that do not match are reported, and the rest is laid out")
  func mixedSides() {
    let root = emptyView(100, 100)
    let box = Box(10, 10)
    root.add(box)
    let wrong = NSLayoutConstraint(
      item: box, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .left,
      multiplier: 1, constant: 0)
    let right = box.rightAnchor.constraint(equalTo: root.rightAnchor)
    NSLayoutConstraint.activate([wrong, right, box.topAnchor.constraint(equalTo: root.topAnchor)])
    #expect(box.laidOut() == rect(90, 0, 10, 10))
    #expect(problems(root).count == 1)
    #expect(problems(root).first?.contains("follows the reading direction") == true)
  }

  @Test("an autoresizing mask that is not turned off conflicts with the author's constraints")
  func autoresizing() throws {
    let root = emptyView(100, 100)
    let text = UILabel()
    text.text = "x"
    root.addSubview(text)
    text.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    let layout = try ViewSystem(of: root).system.layout(
      in: .init(width: 100, height: 100), rounding: .exact)
    #expect(layout.conflictSets.count == 1)
  }

  @Test("constraints that are released without being activated are known with their line")
  func neverActivated() {
    let root = emptyView(100, 100)
    let box = Box(10, 10)
    root.add(box)
    _ = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
    let discarded = ViewSystem(of: root).discardedConstraints
    #expect(discarded.map(\.text) == ["Box.top == UIView.top + 5.0"])
    #expect(discarded.first?.madeAt?.line == #line - 3)
  }

  @Test("invalid numbers are reported and never reach the solver")
  func numbers() {
    let root = emptyView(100, 100)
    let box = Box(10, 10)
    root.add(box)
    let width = box.widthAnchor.constraint(equalToConstant: .nan)
    width.isActive = true
    box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0).isActive = true
    root.layoutIfNeeded()
    #expect(problems(root).count == 2)
    let odd = Box(.infinity, -7)
    root.add(odd)
    #expect(problems(root).count == 3)
    root.frame.size.width = .nan
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(problems(root).count == 4)
  }

  @Test("an invalid priority or margin is reported, and nothing else of the view is lost")
  func oneOfSeveral() {
    let root = emptyView(100, 100)
    let box = Box(10, 20)
    root.add(box)
    box.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
    box.layoutMargins.top = .nan
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(box.laidOut() == rect(0, 0, 10, 20))
    #expect(problems(root).count == 2)
  }
  /// A controller without a view of its own.
  private final class Feed: UIViewController {}

  @Test("views that UIKit would read from nib files and storyboards are reported")
  func unread() throws {
    let view = try #require(Feed(nibName: "Feed", bundle: nil).view)
    #expect(
      problems(view) == [
        """
        Feed: its view is not read from the nib file "Feed": create the view and its subviews in \
        loadView()
        """
      ])
    let table = try #require(UITableViewController(nibName: "Rows", bundle: nil).view)
    #expect(problems(table).count == 1)
    let screen = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
      withIdentifier: "Home")
    #expect(problems(screen.view).first?.contains("the storyboard \"Main\", \"Home\"") == true)
    #expect(problems(Feed().view).isEmpty)
  }

  @Test("a nib file that is not read is reported by the view of its owner")
  func unreadNibs() throws {
    let (box, feed) = (Box(1, 1), Feed())
    feed.loadViewIfNeeded()
    #expect(Bundle.main.loadNibNamed("Box", owner: box) == nil)
    #expect(UINib(nibName: "Feed", bundle: nil).instantiate(withOwner: feed).isEmpty)
    #expect(
      problems(box) == ["Box: nothing is read from the nib file \"Box\": create its views in code"])
    #expect(
      problems(feed.view) == [
        "Feed: nothing is read from the nib file \"Feed\": create its views in code"
      ])
  }

  @Test("a view that would begin below a bar is reported once, and only where there is one")
  func edges() throws {
    let (feed, alone) = (Feed(), Feed())
    for screen in [feed, alone] { screen.edgesForExtendedLayout = [] }
    let stack = UINavigationController(rootViewController: feed)
    stack.loadViewIfNeeded()
    stack.isNavigationBarHidden = true
    stack.isNavigationBarHidden = false
    #expect(problems(stack.view).count == 1)
    #expect(problems(stack.view).first?.contains("edgesForExtendedLayout is ignored") == true)
    let bare = UINavigationController(rootViewController: alone)
    bare.isNavigationBarHidden = true
    bare.loadViewIfNeeded()
    #expect(problems(bare.view).isEmpty)
  }
}
