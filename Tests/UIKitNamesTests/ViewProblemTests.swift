import Foundation
import Geometry
import LayoutConstraints
import Testing
import UIKitNames
import UIKitValues

@Suite("What UIKit stops for")
struct ViewProblemTests {
  /// The problems of a view in words.
  private func problems(_ view: UIView) -> [String] { view.layoutProblems.map(\.description) }

  @Test("a constraint between views in no common one stays inactive and is told with its line")
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

  @Test("what could not be activated is told once, and not as never activated too")
  func toldOnce() {
    let (first, second) = (Box(1, 1), Box(1, 1))
    NSLayoutConstraint.activate([first.topAnchor.constraint(equalTo: second.topAnchor)])
    #expect(problems(first).count == 1)
    #expect(ViewSystem(of: first).discardedConstraints == [])
  }

  @Test("an item without an attribute is told, on either side")
  func noAttribute() {
    let root = room(10, 10)
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
        attribute: notAnAttribute goes with no item alone
        """)
    #expect(problems(root).count == 2)
  }

  @Test("a priority does not cross required while the constraint is active")
  func priority() {
    let root = room(10, 10)
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
        ViewProblemTests.swift:\(line): Box.width == 5.0: the priority cannot go from 1000.0 to \
        250.0 while the constraint is active: begin with 999 where it is to give way later
        """
      ])
    width.isActive = false
    width.priority = .defaultLow
    #expect(width.priority == .defaultLow)
    #expect(problems(root).count == 1)
  }

  @Test("pairs of attributes that do not go together are told, and the rest is laid out")
  func mixedSides() {
    let root = room(100, 100)
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

  @Test("autoresizing that was left on conflicts with constraints of one's own")
  func autoresizing() throws {
    let root = room(100, 100)
    let text = UILabel()
    text.text = "x"
    root.addSubview(text)
    text.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    let layout = try ViewSystem(of: root).system.layout(
      in: .init(width: 100, height: 100), rounding: .exact)
    #expect(layout.conflictSets.count == 1)
  }

  @Test("constraints that were made and let go without being activated are known with their line")
  func neverActivated() {
    let root = room(100, 100)
    let box = Box(10, 10)
    root.add(box)
    _ = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
    let discarded = ViewSystem(of: root).discardedConstraints
    #expect(discarded.map(\.text) == ["Box.top == UIView.top + 5.0"])
    #expect(discarded.first?.madeAt?.line == #line - 3)
  }

  @Test("numbers that are none are told and never reach the solver")
  func numbers() {
    let root = room(100, 100)
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

  @Test("a priority or a margin that cannot be is told, and costs the view nothing else")
  func oneOfSeveral() {
    let root = room(100, 100)
    let box = Box(10, 20)
    root.add(box)
    box.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
    box.layoutMargins.top = .nan
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(box.laidOut() == rect(0, 0, 10, 20))
    #expect(problems(root).count == 2)
  }
}
