import Foundation
import Geometry
import LayoutConstraints
import Testing

/// Two labels that hug equally, with 92 points more than they need.
private func tie() throws -> ConstraintSystem {
  try makeSystem(
    ["a": .box(100, 20), "b": .box(100, 20)], ["|[a]-8-[b]|", "V:|[a]", "V:|[b]"])
}

@Suite("Ambiguity")
struct AmbiguityTests {
  @Test("a tie is reported with its extremes, and broken by the smallest value first")
  func equalHugging() throws {
    let result = try tie().layout(width: 300)
    let elements = result.ambiguousElements
    #expect(elements.map(\.element) == ["a", "b"])
    let first = try #require(elements.first)
    let last = try #require(elements.last)
    #expect(abs(first.width.lowerBound - 100) < 1e-6 && abs(first.width.upperBound - 192) < 1e-6)
    #expect(abs(last.x.lowerBound - 108) < 1e-6 && abs(last.x.upperBound - 200) < 1e-6)
    #expect(abs(last.width.lowerBound - 100) < 1e-6 && abs(last.width.upperBound - 192) < 1e-6)
    #expect(areClose(result.layout.frame(of: "a"), rect(0, 0, 100, 20)))
    #expect(areClose(result.layout.frame(of: "b"), rect(108, 0, 192, 20)))
  }

  @Test("frames are admitted if they are one of the equally good layouts, all together")
  func admitted() throws {
    let result = try tie().layout(width: 300)
    func admits(_ aWidth: Double, _ bX: Double, within tolerance: Double = 1e-4) throws -> Bool {
      let frames = ["a": rect(0, 0, aWidth, 20), "b": rect(bX, 0, 300 - bX, 20)]
      return try result.admits(frames, within: tolerance)
    }
    #expect(try admits(100, 108))
    #expect(try admits(192, 200))
    #expect(try admits(146, 154))
    #expect(try admits(146.4, 154, within: 0.5))
    #expect(try !admits(146.4, 154))
    #expect(try !admits(90, 98))
    #expect(try !admits(100, 150))
    #expect(try result.admits(["b": rect(150, 0, 150, 20)], within: 1e-4))
    #expect(try !result.admits(["c": rect(150, 0, 150, 20)], within: 1e-4))
    #expect(try !result.admits(["b": rect(.infinity, 0, 150, 20)], within: 1e-4))
  }

  @Test("without ambiguity only the layout itself is admitted")
  func uniqueLayout() throws {
    let system = try makeSystem(["a": .box(10, 10)], ["|[a]", "V:|[a]"])
    let result = try system.layout(width: 300)
    #expect(result.ambiguousElements.isEmpty)
    #expect(!result.isAmbiguous("a"))
    #expect(try result.admits(["a": rect(0, 0, 10, 10.3)], within: 0.5))
    #expect(try !result.admits(["a": rect(0, 0, 10, 10.3)], within: 0.1))
  }

  @Test("an unconstrained item is at 0, and all its values are ambiguous")
  func unconstrained() throws {
    let system = try makeSystem(["a": .none, "b": .box(10, 20)], [])
    let result = try system.layout(width: 300, height: 100)
    let everything = -Double.infinity...Double.infinity
    let first = try #require(result.ambiguousElements.first)
    #expect(first.x == everything && first.y == everything)
    #expect(first.width == 0...Double.infinity && first.height == 0...Double.infinity)
    let last = try #require(result.ambiguousElements.last)
    #expect(last.x == everything)
    #expect(!last.width.upperBound.isInfinite)
    #expect(result.layout.frames == [rect(0, 0, 0, 0), rect(0, 0, 10, 20)])
  }

  @Test("a position without a smallest value comes as near to 0 as it can")
  func nearestToZero() throws {
    let system = try makeSystem(
      ["a": .box(10, 10), "b": .box(10, 10)],
      [
        "superview.trailing >= a.trailing + 300", "V:|[a]", "b.leading >= superview.leading - 30",
        "V:|[b]",
      ])
    let result = try system.layout(width: 100)
    #expect(areClose(result.layout.frame(of: "a"), rect(-210, 0, 10, 10)))
    #expect(areClose(result.layout.frame(of: "b"), rect(-30, 0, 10, 10)))
  }

  @Test("an item inside another one of ambiguous position is ambiguous with it")
  func insideOpenItem() throws {
    var system = try makeSystem(
      ["card": .none, "title": .none, "sign": .none],
      ["V:|[card(20)]", "card.width == 50", "V:|[sign(1)]", "|[sign(1)]"])
    try system.place(2, in: 1)
    for rule in ["|-3-[title(10)]", "V:|-4-[title(10)]"] { try system.add(rule: rule) }
    let result = try system.layout(width: 300)
    #expect(result.ambiguousElements.map(\.element) == ["card"])
    #expect(
      ["card", "title", "sign", "nobody"].map(result.isAmbiguous) == [true, true, false, false])
    #expect(
      try result.admits(
        ["card": rect(77, 0, 50, 20), "title": rect(80, 4, 10, 10)], within: 1e-4))
    #expect(
      try !result.admits(
        ["card": rect(77, 0, 50, 20), "title": rect(81, 4, 10, 10)], within: 1e-4))
  }

  @Test("two constraints of one priority make all values between them equally good")
  func betweenWishes() throws {
    let system = try makeSystem(
      ["a": .none], ["|[a]", "V:|[a(1)]", "a.width == 10 @500", "a.width == 40 @500"])
    let result = try system.layout(width: 300)
    let range = try #require(result.ambiguousElements.first).width
    #expect(abs(range.lowerBound - 10) < 1e-6 && abs(range.upperBound - 40) < 1e-6)
    #expect(areClose(result.layout.frame(of: "a"), rect(0, 0, 10, 1)))
  }
}
