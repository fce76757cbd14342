import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Priorities")
struct PriorityTests {
  @Test("no number of weak constraints outvotes a strong one", arguments: 1...6)
  func lexicographic(count: Int) throws {
    let weak = Array(repeating: "a.width == 0 @250", count: count)
    let system = try makeSystem(
      ["a": .none], ["a.width == 100 @750", "|[a]", "V:|[a(1)]"] + weak)
    let result = try system.layout(width: 320)
    #expect(areClose(result.layout.frame(of: "a"), rect(0, 0, 100, 1)))
    #expect(result.missedOptionalConstraints.map(\.missedPoints) == weak.map { _ in 100 })
  }

  @Test("priorities that differ by a fraction are different levels")
  func fractions() throws {
    let system = try makeSystem(
      ["a": .none], ["a.width == 10 @999", "a.width == 20 @999.5", "|[a]", "V:|[a(1)]"])
    #expect(areClose(try system.layout(width: 320).layout.frame(of: "a"), rect(0, 0, 20, 1)))
  }

  @Test(
    "three constraints of one priority meet at the one in the middle, in whatever order",
    arguments: [
      [10, 20, 60], [10, 60, 20], [20, 10, 60], [20, 60, 10], [60, 10, 20], [60, 20, 10],
    ])
  func median(widths: [Int]) throws {
    let wishes = widths.map { "a.width == \($0) @500" }
    let system = try makeSystem(["a": .none], ["|[a]", "V:|[a(1)]"] + wishes)
    let result = try system.layout(width: 320)
    #expect(areClose(result.layout.frame(of: "a"), rect(0, 0, 20, 1)))
    #expect(result.ambiguousElements.isEmpty)
  }

  @Test("an optional constraint that cannot hold is met as nearly as possible")
  func nearest() throws {
    let system = try makeSystem(
      ["a": .none], ["|[a]", "V:|[a(1)]", "a.width <= 90", "a.width >= 120 @700"])
    let result = try system.layout(width: 320)
    #expect(areClose(result.layout.frame(of: "a"), rect(0, 0, 90, 1)))
    let missed = try #require(result.missedOptionalConstraints.first)
    #expect(missed.rule == "a.width >= 120 @700")
    #expect(missed.index == 4)
    #expect(abs(missed.missedPoints - 30) < 1e-6)
  }

  @Test("content keeps its size until a stronger constraint changes it")
  func content() throws {
    var rules = ["|[a]", "V:|[a]"]
    func width() throws -> Double {
      let system = try makeSystem(["a": .box(100, 20)], rules)
      return try #require(system.layout(width: 320).layout.frame(of: "a")).width
    }
    #expect(try abs(width() - 100) < 1e-6)
    rules.append("a.width == 150 @249")
    #expect(try abs(width() - 100) < 1e-6)
    rules.append("a.width == 140 @251")
    #expect(try abs(width() - 140) < 1e-6)
    rules.append("a.width <= 60 @749")
    #expect(try abs(width() - 100) < 1e-6)
    rules.append("a.width <= 70 @751")
    #expect(try abs(width() - 70) < 1e-6)
  }

  @Test("required content priorities give way to a required size without a conflict")
  func requiredContent() throws {
    var system = ConstraintSystem()
    let required = AxisPriorities(Priority.required)
    try system.addItem(
      ConstraintItem(
        name: "a", content: .box(100, 20), hugging: required, compressionResistance: required))
    for rule in ["|[a(150)]", "V:|[a(10)]", "a.width == 100 @999.9"] { try system.add(rule: rule) }
    let result = try system.layout(width: 320)
    #expect(areClose(result.layout.frame(of: "a"), rect(0, 0, 150, 10)))
    #expect(result.conflicts.isEmpty)
  }

  @Test("the label that hugs less takes the surplus, the one that resists less the squeeze")
  func twoLabels() throws {
    var system = ConstraintSystem()
    try system.addItem(
      ConstraintItem(
        name: "title", content: .box(100, 20), hugging: AxisPriorities(251),
        compressionResistance: AxisPriorities(749)))
    try system.addItem(ConstraintItem(name: "price", content: .box(60, 20)))
    for rule in ["|[title]-8-[price]|", "V:|[title]", "V:|[price]"] { try system.add(rule: rule) }
    let wide = try system.layout(width: 300).layout
    #expect(areClose(wide.frame(of: "title"), rect(0, 0, 100, 20)))
    #expect(areClose(wide.frame(of: "price"), rect(108, 0, 192, 20)))
    let narrow = try system.layout(width: 120).layout
    #expect(areClose(narrow.frame(of: "title"), rect(0, 0, 52, 20)))
    #expect(areClose(narrow.frame(of: "price"), rect(60, 0, 60, 20)))
  }

  @Test("a container without a height is as high as it must be, and no higher")
  func selfSizingHeight() throws {
    let rules = ["|[a(10)]", "V:|-5-[a(30)]", "superview.bottom >= a.bottom + 5"]
    var system = try makeSystem(["a": .none], rules)
    #expect(try system.layout(width: 99).layout.size == CGSize(width: 99, height: 40))
    try system.add(rule: "superview.height == 70 @49")
    #expect(try system.layout(width: 99).layout.size == CGSize(width: 99, height: 40))
    try system.add(rule: "superview.height == 60 @51")
    #expect(try system.layout(width: 99).layout.size == CGSize(width: 99, height: 60))
    #expect(try system.layout(width: 99, height: 80).layout.size.height.isEqual(to: 80))
  }

  @Test("a chain that is not closed at the bottom leaves a container without height")
  func openChain() throws {
    let system = try makeSystem(["a": .none], ["|[a(10)]", "V:|-5-[a(30)]"])
    let result = try system.layout(width: 99)
    #expect(result.layout.size == CGSize(width: 99, height: 0))
    #expect(areClose(result.layout.frame(of: "a"), rect(0, 5, 10, 30)))
  }
}
