import Foundation
import SnapKitNames
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("SnapKit's handles, updates and remakes")
struct HandleTests {
  let card = Card()

  /// The active constraints in the card, one text for each.
  private var active: [String] {
    (card.constraints + card.box.constraints).map(card.text).sorted()
  }

  @Test("constraints are active when they are made, but not when they are prepared")
  func preparing() throws {
    let prepared = card.box.snp.prepareConstraints { make in
      make.width.equalTo(10)
      make.height.equalTo(20)
    }
    #expect(prepared.map(\.isActive) == [false, false])
    #expect(active == [])
    for constraint in prepared { constraint.activate() }
    #expect(active == ["height == 20.0", "width == 10.0"])
    try #require(!prepared.isEmpty)
    prepared[0].isActive = false
    #expect(active == ["height == 20.0"])
    prepared[0].isActive = true
    prepared[0].activate()
    #expect(active == ["height == 20.0", "width == 10.0"])
    card.box.snp.removeConstraints()
    #expect(active == [])
    #expect(prepared.map(\.isActive) == [false, false])
  }

  @Test("constraints that are prepared and released without being activated are known")
  func discarding() {
    card.box.snp.prepareConstraints { $0.width.equalTo(10) }
    let discarded = ViewSystem(of: card).discardedConstraints
    #expect(discarded.map(\.text) == ["UIView.width == 10.0"])
    #expect(discarded.first?.madeAt?.fileName == "HandleTests.swift")
  }

  @Test("a remake removes the constraints of snp, and no others")
  func remaking() {
    card.box.snp.makeConstraints { $0.size.equalTo(10) }
    card.box.snp.makeConstraints { $0.left.equalToSuperview() }
    card.title.snp.makeConstraints { $0.top.equalTo(card.box) }
    card.box.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    card.box.snp.remakeConstraints { $0.width.equalTo(30) }
    #expect(active == ["top == box.top", "top == card.top", "width == 30.0"])
    card.box.snp.remakeConstraints { _ in }
    #expect(active == ["top == box.top", "top == card.top"])
    #expect(ViewSystem(of: card).discardedConstraints == [])
  }

  @Test("a handle that was deactivated is not brought back by a remake, and can be activated again")
  func oldHandles() throws {
    var height: Constraint?
    card.box.snp.makeConstraints { height = $0.height.equalTo(10).constraint }
    card.box.snp.remakeConstraints { $0.width.equalTo(30) }
    #expect(try !#require(height).isActive)
    height?.activate()
    #expect(active == ["height == 10.0", "width == 30.0"])
    card.box.snp.removeConstraints()
    #expect(active == [])
  }

  @Test("an update makes constraints where there are none, and changes constants afterwards")
  func updating() {
    for points in [10, 25] {
      card.box.snp.updateConstraints { make in
        make.left.top.equalToSuperview().inset(points)
        make.right.lessThanOrEqualToSuperview().inset(points)
        make.height.equalTo(card).multipliedBy(0.5).offset(points).priority(.low)
      }
    }
    #expect(
      active == [
        "height == 0.5 * card.height + 25.0 @250.0", "left == card.left + 25.0",
        "right <= card.right - 25.0", "top == card.top + 25.0",
      ])
    #expect(card.layoutProblems == [])
    #expect(ViewSystem(of: card).discardedConstraints == [])
  }

  @Test("an update of some constraints does not change the others")
  func partialUpdate() {
    card.box.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(8)
    }
    card.box.snp.updateConstraints { $0.bottom.equalToSuperview().offset(-40) }
    #expect(active.contains("bottom == card.bottom - 40.0"))
    #expect(active.contains("right == card.right - 8.0"))
    #expect(active.count == 4)
  }

  @Test(
    "an update with another multiplier, priority, relation or item finds nothing and is reported")
  func mismatches() {
    card.box.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(0.5) }
    let changes: [(ConstraintMaker) -> Void] = [
      { $0.width.equalToSuperview().multipliedBy(0.25).offset(9) },
      { $0.width.equalToSuperview().multipliedBy(0.5).offset(9).priority(.high) },
      { $0.width.lessThanOrEqualToSuperview().multipliedBy(0.5).offset(9) },
      { $0.width.equalTo(card.title).multipliedBy(0.5).offset(9) },
      { $0.width.equalTo(card.snp.height).multipliedBy(0.5).offset(9) },
      { $0.height.equalToSuperview().multipliedBy(0.5).offset(9) },
    ]
    for change in changes { card.box.snp.updateConstraints(change) }
    #expect(active == ["width == 0.5 * card.width"])
    #expect(card.layoutProblems.count == changes.count)
    card.box.snp.updateConstraints { $0.width.equalToSuperview().multipliedBy(0.5).offset(9) }
    #expect(active == ["width == 0.5 * card.width + 9.0"])
  }

  @Test("a constraint that an update cannot find is reported with its line and a fix")
  func mismatchText() {
    card.box.snp.setLabel("box")
    card.box.snp.makeConstraints { $0.width.equalTo(10) }
    card.box.snp.updateConstraints { $0.top.equalToSuperview("Row.swift", 31).offset(9) }
    #expect(
      card.layoutProblems.map(\.description) == [
        """
        Row.swift:31: box.top == Card.top ^1000.0: updateConstraints only changes constants, and no \
        existing constraint has the same items, attributes, relation, multiplier and priority: use \
        remakeConstraints
        """
      ])
  }

  @Test("a handle replaces offsets and insets by the attribute it is measured from")
  func handleUpdates() throws {
    var edges: Constraint?
    card.box.snp.makeConstraints { edges = $0.edges.equalToSuperview().inset(8).constraint }
    let handle = try #require(edges)
    #expect(handle.layoutConstraints.map(\.constant) == [8, 8, -8, -8])
    handle.update(inset: 3).update(inset: 4.5)
    #expect(handle.layoutConstraints.map(\.constant) == [4.5, 4.5, -4.5, -4.5])
    handle.update(inset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(handle.layoutConstraints.map(\.constant) == [2, 1, -4, -3])
    handle.update(inset: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(handle.layoutConstraints.map(\.constant) == [2, 1, -4, -3])
    handle.update(offset: 6)
    #expect(handle.layoutConstraints.map(\.constant) == [6, 6, 6, 6])
    card.layoutIfNeeded()
    #expect(card.box.frame == CGRect(x: 6, y: 6, width: 320, height: 200))
  }

  @Test("a handle changes a priority between two that are not required")
  func optionalPriorities() throws {
    var width: Constraint?
    card.box.snp.makeConstraints { width = $0.width.equalTo(8).priority(.low).constraint }
    try #require(width).update(priority: .high)
    #expect(active == ["width == 8.0 @750.0"])
    try #require(width).update(priority: 600)
    #expect(active == ["width == 8.0 @600.0"])
    try #require(width).update(priority: UILayoutPriority.defaultLow)
    #expect(active == ["width == 8.0 @250.0"])
    #expect(card.layoutProblems == [])
  }

  @Test("a handle cannot make a required constraint optional or the reverse, which is reported")
  func requiredPriorities() throws {
    var width: Constraint?
    var height: Constraint?
    card.box.snp.makeConstraints { make in
      width = make.width.equalTo(8).constraint
      height = make.height.equalTo(8).priority(.low).constraint
    }
    try #require(width).update(priority: .required)
    #expect(card.layoutProblems == [])
    try #require(width).update(priority: .high)
    try #require(height).update(priority: .required)
    #expect(active == ["height == 8.0 @250.0", "width == 8.0"])
    #expect(card.layoutProblems.count == 2)
  }

  @Test("changes of a chain after its handle was read have no effect")
  func handleSettles() {
    card.box.snp.makeConstraints { make in
      let chain = make.width.equalTo(8)
      _ = chain.constraint
      chain.offset(12)
    }
    #expect(active == ["width == 8.0"])
  }

  @Test("a view with constraints is released when nothing keeps it alive")
  func lifetime() {
    weak var gone: UIView?
    var handle: Constraint?
    do {
      let view = UIView()
      gone = view
      card.addSubview(view)
      view.snp.makeConstraints { handle = $0.edges.equalToSuperview().constraint }
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    #expect(handle?.isActive == false)
    handle?.activate()
    handle?.update(offset: 3)
    #expect(active == [])
  }
}
