import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

@Suite("Editing through a layouter")
struct LayouterEditingTests {
  @Test("after each change of a random screen, its layout is that of the changed screen alone")
  func changes() throws {
    var kept = 0
    var reduced = 0
    for seed in LawSeeds.of(150) {
      let screen = RandomScreen(seed: seed)
      var generator = SeededGenerator(seed: seed &+ 1234)
      var layouter = try ConstraintLayouter(screen.system, rounding: .exact, solver: .reduced)
      _ = try layouter.layout(in: screen.container)
      var changes: [String] = []
      for step in 0..<10 {
        changes.append(try Self.change(&layouter, &generator))
        var container = screen.container
        if step % 3 == 2 { container.width += Double(generator.index(below: 80)) }
        let layout = try layouter.layout(in: container)
        let comparison = try SolverComparison(layouter.system, in: container, with: layout)
        for difference in comparison.differences() {
          Issue.record("\(difference) after \(changes) in \(container.width)\n\(screen)")
        }
        let statistics = layout.statistics
        if statistics.reducedPasses > 0 && statistics.reductions == 0 { kept += 1 }
        if statistics.reducedPasses > 0 { reduced += 1 }
      }
    }
    #expect(
      kept > LawSeeds.share(of: 10),
      "only \(kept) of \(reduced) needed no reducing: that proves little")
  }

  @Test("rows whose limits and contents change are never reduced again")
  func rows() throws {
    for seed in 0..<15 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var layouter = try ConstraintLayouter(Self.list(), rounding: .exact, solver: .reduced)
      _ = try layouter.layout(in: Container(width: 320))
      for _ in 0..<8 {
        let system = layouter.system
        let limits = system.constraints.indices.filter { system.constraints[$0].relation != .equal }
        let row = 1 + generator.index(below: 10)
        let number = 1 + generator.index(below: 90)
        switch generator.index(below: 3) {
        case 0:
          let limit = limits[generator.index(below: limits.count)]
          try layouter.setConstant(Double(number), ofConstraint: limit)
        case 1:
          let photo = try #require(system.index(of: "row\(row).photo"))
          try layouter.setContent(.box(40, Double(number)), ofItem: photo)
        default:
          let text = try #require(system.index(of: "row\(row).text"))
          try layouter.setContent(.measured(FakeText(letters: number)), ofItem: text)
        }
        let width = Double(300 + generator.index(below: 3) * 20)
        let layout = try layouter.layout(in: Container(width: width))
        #expect(layout.statistics.reductions == 0, "seed \(seed)")
        #expect(try Self.isAsAlone(layout, layouter, width: width), "seed \(seed)")
      }
    }
  }

  @Test("a constant that is only in right sides leaves everything else as it was")
  func constant() throws {
    var system = try Self.list()
    let limit = try system.add(
      Constraint(
        Constraint.Anchor(item: system.items.count - 1, attribute: .height), .greaterThanOrEqual,
        constant: 10))
    var layouter = try ConstraintLayouter(system, rounding: .exact, solver: .reduced)
    let first = try layouter.layout(in: Container(width: 320))
    #expect(first.statistics.reductions == 1)
    #expect(first.statistics.measureCalls == 20)
    try layouter.setConstant(300, ofConstraint: limit)
    let second = try layouter.layout(in: Container(width: 320))
    #expect(second.statistics.reductions == 0)
    #expect(second.statistics.measureCalls == 0)
    #expect(second.statistics.repeatedComponents == second.statistics.components - 1)
    #expect(try Self.isAsAlone(second, layouter, width: 320))
    #expect(second.layout.size.height > first.layout.size.height)
  }

  @Test("text that is replaced wraps as ever where a rule names a margin")
  func textBesideMargins() throws {
    var system = ConstraintSystem()
    let text = Content.measured(FakeText(letters: 28))
    let item = try system.addItem(ConstraintItem(name: "text", content: text))
    for rule in [
      "text.left == superview.leftMargin", "text.width == 150 @999", "text.top == superview.top",
    ] {
      try system.add(rule: rule)
    }
    var layouter = try ConstraintLayouter(system, rounding: .exact, solver: .reduced)
    let first = try layouter.layout(in: Container(width: 320))
    #expect(first.layout.frame(of: "text")?.height == 40)
    try layouter.setContent(text, ofItem: item)
    let second = try layouter.layout(in: Container(width: 320))
    #expect(second.layout == first.layout)
  }

  @Test("coming back to a width where text wraps as it did before solves nothing again")
  func comingBack() throws {
    var layouter = try ConstraintLayouter(Self.list(), rounding: .exact, solver: .reduced)
    let first = try layouter.layout(in: Container(width: 320))
    let narrow = try layouter.layout(in: Container(width: 150))
    #expect(narrow.layout.size.height > first.layout.size.height)
    #expect(narrow.statistics.repeatedComponents < narrow.statistics.components)
    for width in [320.0, 150, 320] {
      let layout = try layouter.layout(in: Container(width: width))
      #expect(layout.statistics.repeatedComponents == layout.statistics.components, "\(width)")
      #expect(try Self.isAsAlone(layout, layouter, width: width), "\(width)")
    }
    let text = try #require(layouter.system.index(of: "row3.text"))
    try layouter.setContent(.measured(FakeText(letters: 200)), ofItem: text)
    for width in [150.0, 320] {
      let layout = try layouter.layout(in: Container(width: width))
      #expect(try Self.isAsAlone(layout, layouter, width: width), "with another text, \(width)")
    }
  }

  @Test("the constant of an equation reduces nothing again until another width is asked for")
  func equation() throws {
    var layouter = try ConstraintLayouter(Self.list(), rounding: .exact, solver: .reduced)
    _ = try layouter.layout(in: Container(width: 320))
    let system = layouter.system
    let top = try #require(system.constraints.firstIndex { $0.first.attribute == .top })
    try layouter.setConstant(17, ofConstraint: top)
    for (width, passes) in [(320.0, 0), (330, 1)] {
      let layout = try layouter.layout(in: Container(width: width))
      #expect(layout.statistics.passes == passes)
      #expect(layout.statistics.reductions == passes)
      #expect(layout.statistics.measureCalls == (passes == 0 ? 0 : 10))
      #expect(try Self.isAsAlone(layout, layouter, width: width))
    }
  }

  @Test("another text is measured alone, and solves its own row alone")
  func text() throws {
    var layouter = try ConstraintLayouter(Self.list(), rounding: .exact, solver: .reduced)
    _ = try layouter.layout(in: Container(width: 320))
    let text = try #require(layouter.system.index(of: "row3.text"))
    try layouter.setContent(.measured(FakeText(letters: 200)), ofItem: text)
    let layout = try layouter.layout(in: Container(width: 320))
    #expect(layout.statistics.reductions == 0)
    #expect(layout.statistics.measureCalls == 2)
    #expect(layout.statistics.repeatedComponents == layout.statistics.components - 1)
    #expect(try Self.isAsAlone(layout, layouter, width: 320))
  }

  @Test("deactivating, activating and adding measure nothing again")
  func activity() throws {
    var layouter = try ConstraintLayouter(Self.list(), rounding: .exact, solver: .reduced)
    _ = try layouter.layout(in: Container(width: 320))
    let photo = try #require(layouter.system.index(of: "row4.photo"))
    let added = try layouter.add(
      Constraint(
        Constraint.Anchor(item: photo, attribute: .height), .greaterThanOrEqual, constant: 90))
    for isActive in [true, false, true] {
      try layouter.setActive(isActive, ofConstraint: added)
      let layout = try layouter.layout(in: Container(width: 320))
      #expect(layout.statistics.measureCalls == 0)
      #expect(try Self.isAsAlone(layout, layouter, width: 320))
    }
  }

  @Test("a change that cannot be changes nothing")
  func errors() throws {
    var layouter = try ConstraintLayouter(Self.list(), rounding: .exact, solver: .reduced)
    let before = try layouter.layout(in: Container(width: 320))
    #expect(throws: ConstraintError.self) { try layouter.setConstant(.nan, ofConstraint: 0) }
    #expect(throws: ConstraintError.self) { try layouter.setActive(true, ofConstraint: 9999) }
    #expect(throws: ConstraintError.self) { try layouter.setContent(.box(-1, 2), ofItem: 2) }
    #expect(throws: ConstraintError.self) {
      try layouter.setContent(.measured(Nothing()), ofItem: 2)
    }
    let after = try layouter.layout(in: Container(width: 320))
    #expect(after.layout == before.layout)
  }

  /// Content whose size is not a number.
  private struct Nothing: ContentMeasuring {
    func measure(in room: CGSize) -> ContentMeasurement {
      ContentMeasurement(size: CGSize(width: Double.nan, height: 1))
    }
  }

  private static func isAsAlone(
    _ layout: ConstraintLayout, _ layouter: ConstraintLayouter, width: Double
  ) throws -> Bool {
    let alone = try layouter.system.layout(width: width)
    return zip(alone.rawLayout.frames, layout.rawLayout.frames).allSatisfy { areClose($0, $1) }
  }

  /// Ten rows, each below the one before, with a photo and a text that wraps.
  private static func list() throws -> ConstraintSystem {
    let row = try makeSystem(
      ["photo": .box(40, 40), "text": .measured(FakeText(letters: 60))],
      [
        "H:|-5-[photo(40)]-5-[text]-5-|", "V:|-5-[photo]", "V:|-5-[text]",
        "superview.bottom >= photo.bottom + 5", "superview.bottom >= text.bottom + 5",
      ])
    var list = ConstraintSystem()
    for index in 1...10 {
      try list.add(row, as: "row\(index)")
      try list.add(rule: "H:|[row\(index)]|")
      try list.add(rule: index == 1 ? "V:|[row1]" : "V:[row\(index - 1)][row\(index)]")
    }
    try list.add(rule: "V:[row10]|")
    return list
  }

  /// Makes one random change, and returns its description.
  private static func change(
    _ layouter: inout ConstraintLayouter, _ generator: inout SeededGenerator
  ) throws -> String {
    let system = layouter.system
    var index = generator.index(below: system.constraints.count)
    // Optional constraints more often, since their constants are only in right sides.
    if system.constraints[index].priority == Priority.required {
      index = generator.index(below: system.constraints.count)
    }
    let constraint = system.constraints[index]
    let item = 1 + generator.index(below: system.items.count - 1)
    switch generator.index(below: 6) {
    case 0, 1:
      let constant = constraint.constant + Double(generator.index(below: 41) - 20)
      try layouter.setConstant(constant, ofConstraint: index)
      return "constant of \(index) to \(constant)"
    case 2:
      let inactive = system.constraints.firstIndex { !$0.isActive }
      try layouter.setActive(inactive != nil, ofConstraint: inactive ?? index)
      return "activity of \(inactive ?? index)"
    case 3:
      var copy = constraint
      copy.priority = [300, 650, 800, 1000][generator.index(below: 4)]
      copy.constant += 3
      try layouter.add(copy)
      return "another \(index) at \(copy.priority)"
    case 4 where constraint.priority < Priority.required:
      try layouter.setPriority(333, ofConstraint: index)
      return "priority of \(index)"
    default:
      let size = Double(generator.index(below: 90))
      let contents = [
        Content.none, .box(size, 20), .box(size, 31),
        .measured(FakeText(letters: generator.index(below: 30))),
        .measured(FakeText(letters: generator.index(below: 30))),
      ]
      let content = contents[generator.index(below: contents.count)]
      try layouter.setContent(content, ofItem: item)
      return "content of \(item) to \(content)"
    }
  }
}
