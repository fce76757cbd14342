import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Fitting sizes")
struct FittingSizeTests {
  /// A cell with a text of 50 letters (500 points on one line of 20), 10 points from every edge.
  private func cell(
    bottom: String = "title.bottom == cell.bottom - 10", more: [String] = []
  ) throws -> ConstraintSystem {
    var system = try makeSystem(
      ["cell": .none, "title": .measured(FakeText(letters: 50)), "outside": .box(70, 70)], [])
    try system.place(2, in: 1)
    let rules = [
      "title.leading == cell.leading + 10", "title.trailing == cell.trailing - 10",
      "title.top == cell.top + 10", bottom, "cell.width == outside.width",
      "title.height == 2 * outside.height", "cell.left == superview.left + 33",
    ]
    for rule in rules + more { try system.add(rule: rule) }
    return system
  }

  @Test("a cell in a required width is as high as its text in that width")
  func cellHeight() throws {
    let system = try cell()
    let before = try system.layout(width: 320).layout
    let result = try system.fitting(1, .width(320), rounding: .exact)
    #expect(result.size == CGSize(width: 320, height: 60))
    #expect(result.axesDeterminedByTarget.isEmpty && result.conflicts.isEmpty)
    #expect(result.unsettledElements.isEmpty)
    #expect(try system.fittingSize(of: 1, .width(520), rounding: .exact).height == 40)
    #expect(try system.layout(width: 320).layout == before)
  }

  @Test("a size that need not be met gives way to content: text stays in one line")
  func compressed() throws {
    let size = try cell().fittingSize(of: 1, rounding: .exact)
    #expect(size == CGSize(width: 520, height: 40))
    #expect(try cell().fittingSize(of: 1, .expanded, rounding: .exact) == size)
    let narrow = FittingTarget(CGSize(width: 100, height: 0), horizontalPriority: 800)
    #expect(try cell().fittingSize(of: 1, narrow, rounding: .exact).height == 160)
  }

  @Test("an unconstrained size takes the target, and is distinguished from one that is as large")
  func openChain() throws {
    let open = try cell(bottom: "title.bottom <= superview.bottom")
    let result = try open.fitting(1, .width(320), rounding: .exact)
    #expect(result.size == CGSize(width: 320, height: 0))
    #expect(result.axesDeterminedByTarget == [.vertical])
    let expanded = try open.fitting(1, .expanded, rounding: .exact)
    #expect(expanded.size == CGSize(width: 520, height: 10_000))
    #expect(expanded.axesDeterminedByTarget == [.vertical])
    let low = try cell(bottom: "title.bottom <= cell.bottom - 10")
    #expect(try low.fittingSize(of: 1, .width(320), rounding: .exact).height == 60)
    #expect(try low.fittingSize(of: 1, .expanded, rounding: .exact).height == 10_000)
  }

  @Test("the item's own constraints count, and its content if it has any")
  func ownConstraints() throws {
    let system = try cell(more: ["cell.width <= 300"])
    #expect(try system.fittingSize(of: 1, rounding: .exact) == CGSize(width: 300, height: 60))
    #expect(try system.fittingSize(of: 3, rounding: .exact) == CGSize(width: 70, height: 70))
    #expect(try system.fittingSize(of: 2, rounding: .exact) == CGSize(width: 500, height: 20))
  }

  @Test("constraints that cannot hold in the width are named as those of the whole system")
  func conflict() throws {
    let system = try cell(more: ["title.width >= 400"])
    let result = try system.fitting(1, .width(320), rounding: .exact)
    #expect(!result.conflicts.isEmpty)
    #expect(result.conflicts.allSatisfy { system.text(ofConstraint: $0.index) == $0.rule })
  }

  @Test("the size is that of the frame, on pixels if requested")
  func frame() throws {
    var system = try cell(more: ["cell.height == \(100.0 / 3)"])
    for index in 0..<4 { try system.setActive(false, ofConstraint: index) }
    try system.updateItem(1) { $0.alignmentRectInsets = EdgeInsets(top: 1, left: 2, right: 3) }
    let size = try system.fittingSize(of: 1, .width(320), rounding: .pixels(scale: 2))
    #expect(size == CGSize(width: 325, height: 34.5))
  }

  @Test("a subtree keeps the direction it is read in, and leaves the mask of its root out")
  func inherited() throws {
    var system = try cell(more: ["title.width == 80"])
    system.direction = .rightToLeft
    try system.setActive(false, ofConstraint: 0)
    try system.add(rule: "title.leading == 0.5 * cell.trailing - 15 @600")
    try system.addAutoresizing(
      of: 1, frame: rect(0, 0, 44, 44), superviewSize: CGSize(width: 320, height: 44), mask: [])
    // From the right: 80 + 10 = width - (width / 2 - 15)
    #expect(try system.fittingSize(of: 1, rounding: .exact).width == 150)
  }

  @Test("the container keeps its safe area, and any other item has none")
  func safeArea() throws {
    var system = try makeSystem(
      ["bar": .box(10, 10)],
      [
        "bar.left == superview.left", "bar.right == superview.right",
        "bar.top == superview.safeAreaLayoutGuide.top",
        "bar.bottom == superview.safeAreaLayoutGuide.bottom",
      ])
    system.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
    #expect(try system.fittingSize(of: 0, rounding: .exact) == CGSize(width: 10, height: 91))
    var sheet = ConstraintSystem()
    try sheet.add(system, as: "sheet")
    #expect(try sheet.fittingSize(of: 0, rounding: .exact) == .zero)
  }

  @Test("no item, and no size, to fit")
  func refused() throws {
    let system = try cell()
    #expect(throws: ConstraintError.unknownItem(index: 9)) {
      try system.fittingSize(of: 9, rounding: .exact)
    }
    for length in [-1, .nan, .infinity] {
      #expect(throws: ConstraintError.self) {
        try system.fittingSize(of: 1, .width(length), rounding: .exact)
      }
    }
    #expect(throws: ConstraintError.priorityOutOfRange(0)) {
      let target = FittingTarget(.zero, horizontalPriority: 0)
      _ = try system.fittingSize(of: 1, target, rounding: .exact)
    }
  }
}
