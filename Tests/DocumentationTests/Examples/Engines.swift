import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import LinearProgramming
import Testing

@Suite("Examples in the comments of the engines")
struct EngineExamples {
  @Test("an objective is minimised among the points that the rows allow")
  func program() throws {
    var program = LinearProgram(name: "two labels")
    let first = program.addColumn("first.width", bounds: .atLeast(0))
    let second = program.addColumn("second.width", bounds: .atLeast(0))
    let both = [Term(column: first, coefficient: 1), Term(column: second, coefficient: 1)]
    program.addRow("fill", bounds: .exactly(300), terms: both)
    program.addObjective(
      Objective(direction: .minimise, terms: [Term(column: first, coefficient: 1)]))
    if case .optimal(let solution) = try program.solve() {
      print(solution.columnValues)  // [0.0, 300.0]
    }
    guard case .optimal(let solution) = try program.solve() else {
      Issue.record("not optimal")
      return
    }
    #expect(solution.columnValues == [0, 300])
  }

  @Test("a spec is laid out")
  func spec() throws {
    let row = LayoutSpec.inset(
      EdgeInsets(all: 5),
      .stack(
        StackSpec(spacing: 5, alignItems: .start),
        [
          .element("profile", .fixed(CGSize(width: 40, height: 40))),
          .stack(StackSpec(direction: .vertical), [.element("username"), .element("description")])
            .styled { $0.flexShrink = 1 },
        ]))
    let layout = try SpecTree(row).layout(
      in: SizeRange(Container(width: 320)), rounding: .exact)
    #expect(layout.frame(of: "profile") == CGRect(x: 5, y: 5, width: 40, height: 40))
  }

  @Test("a system is laid out, printed as a program, and laid out in several widths")
  func system() throws {
    var system = ConstraintSystem()
    try system.addItem(ConstraintItem(name: "photo"))
    try system.add(rule: "H:|-5-[photo(40)]")
    try system.add(rule: "photo.top == superview.top + 5")
    try system.add(rule: "photo.height == photo.width")
    let result = try system.layout(in: Container(width: 320), rounding: .pixels(scale: 2))
    #expect(result.layout.frame(of: "photo") == CGRect(x: 5, y: 5, width: 40, height: 40))

    try system.addItem(ConstraintItem(name: "title"))
    try system.add(rule: "title.leading == photo.trailing + 8 @750")
    try system.add(rule: "title.top == photo.top @250")
    let program = try system.linearProgram(in: Container(width: 320), rounding: .exact)
    print(program.levels)  // ["priority 750", "priority 250", "priority 50"]
    let locked = try program.program.locked(toLevel: 1)
    #expect(program.levels == ["priority 750", "priority 250", "priority 50"])
    guard case .program(let level) = locked else {
      Issue.record("the first level has an optimum")
      return
    }
    #expect(level.objectives.count == 1)

    var layouter = try ConstraintLayouter(system, rounding: .pixels(scale: 2))
    for width in [320.0, 375, 414] {
      print(try layouter.layout(in: Container(width: width)).layout.size)
    }
  }

  @Test("rows with stack views, distances and options")
  func rows() throws {
    var system = ConstraintSystem()
    let photo = try system.addItem(ConstraintItem(name: "photo"))
    let title = try system.addItem(ConstraintItem(name: "title"))
    let button = try system.addItem(ConstraintItem(name: "button"))
    let first = Constraint.Anchor.distance(
      from: .init(item: photo, attribute: .trailing), to: .init(item: title, attribute: .leading))
    let second = Constraint.Anchor.distance(
      from: .init(item: title, attribute: .trailing), to: .init(item: button, attribute: .leading))
    try system.add(Constraint(first, .equal, second))
    try system.add(
      rule: "H:|-[photo]-[title]-|", options: [.alignAllCenterY, .directionLeftToRight])
    let layout = try system.layout(in: Container(width: 320), rounding: .exact).layout
    #expect(layout.frame(of: "photo")?.minX == 20)
  }

  @Test("a stack view and its fitting size")
  func stackView() throws {
    var system = ConstraintSystem()
    let content = Content.fixed(CGSize(width: 40, height: 20))
    let photo = try system.addItem(ConstraintItem(name: "photo", content: content))
    let title = try system.addItem(ConstraintItem(name: "title", content: content))
    let row = try system.addItem(ConstraintItem(name: "row"))
    try system.add(StackView(item: row, arranged: [photo, title], spacing: 8))
    let cell = row
    let height = try system.fittingSize(of: cell, .width(320), rounding: .pixels(scale: 2)).height
    #expect(height == 20)
  }
}
