import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Reading direction")
struct ReadingDirectionTests {
  private func frames(
    _ rules: [String], direction: LayoutDirection, nested: [String: String] = [:],
    directions: [String: LayoutDirection] = [:]
  ) throws -> [CGRect] {
    var system = try makeSystem(["a": .box(30, 10), "b": .box(50, 10)], [])
    system.direction = direction
    for (child, parent) in nested {
      try system.place(#require(system.index(of: child)), in: #require(system.index(of: parent)))
    }
    for (name, direction) in directions {
      try system.updateItem(#require(system.index(of: name))) { $0.direction = direction }
    }
    for rule in rules + ["a.top == superview.top", "b.top == a.top"] { try system.add(rule: rule) }
    return try system.layout(width: 300, height: 100).layout.frames
  }

  @Test(
    "from right to left, positions and their constants are mirrored",
    arguments: [
      (["a.leading == superview.leading + 8", "b.leading == a.trailing + 4"], 262.0, 208.0),
      (["a.trailing == superview.trailing - 8", "b.trailing == a.leading"], 8.0, 38.0),
      (["a.leading == 0.5 * superview.trailing", "b.leading == a.leading"], 120.0, 100.0),
      (["a.centerX == 0.5 * superview.trailing", "b.leading == a.centerX + 10"], 135.0, 90.0),
      (["a.centerX == superview.centerX + 10", "b.centerX == a.centerX"], 125.0, 115.0),
      (["a.leading == superview.leadingMargin", "b.trailing == superview.trailingMargin"], 262, 8),
      (["|-8-[a]-4-[b]"], 262.0, 208.0),
    ])
  func mirrored(rules: [String], first: Double, second: Double) throws {
    let leftToRight = try frames(rules, direction: .leftToRight)
    let rightToLeft = try frames(rules, direction: .rightToLeft)
    #expect(rightToLeft.map { Double($0.minX) } == [first, second])
    #expect(leftToRight.map { Double(300 - $0.maxX) } == [first, second])
  }

  @Test("left and right do not change with the reading direction")
  func physical() throws {
    let rules = ["a.left == superview.left + 8", "b.left == a.centerX"]
    let leftToRight = try frames(rules, direction: .leftToRight)
    #expect(try frames(rules, direction: .rightToLeft) == leftToRight)
    #expect(leftToRight.map(\.minX) == [8, 23])
  }

  @Test("an item with a direction of its own arranges its contents by it, itself by its parent's")
  func ownDirection() throws {
    let rules = [
      "a.leading == superview.leading + 8", "a.width == 100", "b.leading == a.leading + 5",
    ]
    let nested = try frames(
      rules, direction: .rightToLeft, nested: ["b": "a"], directions: ["a": .leftToRight])
    #expect(nested.map(\.minX) == [192, 197])
    let inherited = try frames(rules, direction: .rightToLeft, nested: ["b": "a"])
    #expect(inherited.map(\.minX) == [192, 237])
  }
}
