import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Coordinates and baselines")
struct CoordinateTests {
  /// A card at (40, 30), 100 wide and 60 high, with a title inside it.
  private func card(_ rules: [String], title: Content = .none) throws -> ConstraintSystem {
    var system = try makeSystem(
      ["card": .none, "title": title, "icon": .none],
      ["H:|-40-[card(100)]", "V:|-30-[card(60)]", "|-2-[icon(10)]", "V:|-3-[icon(20)]"])
    try system.place(2, in: 1)
    for rule in rules { try system.add(rule: rule) }
    return system
  }

  @Test("a multiplier on a position counts from the common ancestor, wherever that is")
  func multiplierInAncestor() throws {
    let system = try card([
      "title.width == 10", "title.height == 10", "title.centerX == 0.5 * card.trailing",
      "title.bottom == 0.75 * card.bottom",
    ])
    let result = try system.layout(width: 320, height: 200)
    #expect(areClose(result.layout.frame(of: "title"), rect(85, 65, 10, 10)))
    #expect(result.ambiguousElements.isEmpty)
  }

  @Test("items of different parents meet in the coordinates of the parent that they share")
  func cousins() throws {
    let system = try card([
      "title.leading == 2 * icon.trailing", "title.top == icon.bottom + 12", "title.width == 10",
      "title.height == icon.width",
    ])
    let result = try system.layout(width: 320, height: 200)
    #expect(areClose(result.layout.frame(of: "title"), rect(24, 35, 10, 10)))
  }

  @Test("an item measured against itself counts from its own corner")
  func itself() throws {
    let system = try card([
      "V:|[title]", "title.leading == card.leading", "title.trailing == title.leading + 25",
      "title.width == 2 * title.height",
    ])
    let result = try system.layout(width: 320, height: 200)
    #expect(areClose(result.layout.frame(of: "title"), rect(40, 30, 25, 12.5)))
  }

  @Test("an item may be added before the one that it is inside of, and nested deeply")
  func deepNesting() throws {
    var system = ConstraintSystem()
    let depth = 200
    for index in 0..<depth { try system.addItem(ConstraintItem(name: "i\(index)")) }
    for index in 1..<depth { try system.place(depth - index, in: depth - index + 1) }
    for index in 0..<depth {
      try system.add(rule: "H:|-1-[i\(index)]-1-|")
      try system.add(rule: "V:|-1-[i\(index)]-1-|")
    }
    try system.add(rule: "superview.bottom == i0.bottom + \(depth)")
    let result = try system.layout(width: 1000, height: 500)
    #expect(areClose(result.layout.frame(of: "i\(depth - 1)"), rect(1, 1, 998, 498)))
    let inset = Double(depth)
    #expect(
      areClose(
        result.layout.frame(of: "i0"), rect(inset, inset, 1000 - 2 * inset, 500 - 2 * inset)))
  }

  @Test("neighbours may overlap")
  func negativeSpacing() throws {
    let system = try makeSystem(
      ["a": .box(50, 20), "b": .box(50, 20)], ["|[a]-(-8)-[b]", "V:|[a]", "V:|[b]"])
    #expect(areClose(try system.layout(width: 320).layout.frame(of: "b"), rect(42, 0, 50, 20)))
  }

  @Test("baselines are those of the text, or the top and the bottom without text")
  func baselines() throws {
    let system = try makeSystem(
      [
        "text": .measured(FakeText(letters: 6)), "small": .measured(FakeText(letters: 2)),
        "box": .box(30, 40),
      ],
      [
        "|[text(20)]-8-[small]-8-[box]", "V:|-50-[text]",
        "small.firstBaseline == text.lastBaseline", "box.lastBaseline == text.firstBaseline - 1",
        "small.lastBaseline <= box.firstBaseline + 1000",
      ])
    let result = try system.layout(width: 320)
    #expect(areClose(result.layout.frame(of: "text"), rect(0, 50, 20, 60)))
    #expect(areClose(result.layout.frame(of: "small"), rect(28, 90, 20, 20)))
    #expect(areClose(result.layout.frame(of: "box"), rect(56, 24, 30, 40)))
  }
}
