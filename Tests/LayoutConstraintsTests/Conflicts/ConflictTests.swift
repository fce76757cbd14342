import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Conflicts")
struct ConflictTests {
  private func conflicts(_ rules: [String]) throws -> [String] {
    let system = try makeSystem(["a": .none, "b": .none], ["|[a]", "V:|[a(10)]"] + rules)
    let result = try system.layout(width: 300, height: 100)
    for frame in result.layout.frames {
      #expect((frame.minX + frame.minY + frame.maxX + frame.maxY).isFinite)
    }
    return result.conflicts.map { "\($0.rule) by \(($0.missedPoints * 1000).rounded() / 1000)" }
  }

  @Test(
    "if required constraints cannot all hold, the last one activated is broken",
    arguments: [
      (["a.width == 40", "a.width == 50"], ["a.width == 50 by 10.0"]),
      (["a.width == 50", "a.width == 40"], ["a.width == 40 by 10.0"]),
      (["a.width == -4"], ["a.width == -4 by 4.0"]),
      (
        ["a.width == 40", "a.trailing >= superview.trailing"],
        ["a.trailing >= superview.trailing by 260.0"]
      ),
      (["a.leading == a.leading + 5"], ["a.leading == a.leading + 5 by 5.0"]),
      (["a.width == a.width + 5"], ["a.width == a.width + 5 by 5.0"]),
      (["superview.width == 200"], ["superview.width == 200 by 100.0"]),
      (
        ["b.width <= 5", "b.width >= 9", "b.width >= 8"],
        ["b.width >= 9 by 9.0", "b.width >= 8 by 8.0"]
      ),
      (
        ["a.width == 30", "a.width == a.height * 2"],
        ["a.width == 2 * a.height by 10.0"]
      ),
    ])
  func conflictingRules(rules: [String], expected: [String]) throws {
    #expect(try conflicts(rules) == expected)
  }

  @Test("constraints that agree are no conflict, however often they are said")
  func redundant() throws {
    #expect(try conflicts(["a.width == 40", "a.width == 40", "a.width >= 40"]).isEmpty)
    #expect(try conflicts(["a.width == a.width", "a.leading == a.leading"]).isEmpty)
  }

  @Test("a conflict has its constraint and its origin")
  func origin() throws {
    var system = try makeSystem(["a": .none], ["|[a(40)]"])
    try system.add(rule: "a.width >= 60", origin: "row.yaml:7")
    try system.add(rule: "a.width >= 60")
    let conflicts = try system.layout(width: 300).conflicts
    #expect(conflicts.map(\.index) == [2, 3])
    #expect(conflicts.map(\.origin) == ["row.yaml:7", "a.width >= 60"])
  }

  @Test("optional constraints still count below a conflict")
  func optionalBelowConflict() throws {
    let system = try makeSystem(
      ["a": .none],
      ["|[a]", "V:|[a(10)]", "a.width == 40", "a.width == 50", "a.width == 47 @250"])
    let result = try system.layout(width: 300)
    #expect(areClose(result.layout.frame(of: "a"), rect(0, 0, 40, 10)))
    #expect(result.conflicts.map { $0.missedPoints.rounded() } == [10])
    #expect(result.missedOptionalConstraints.map { $0.missedPoints.rounded() } == [7])
    #expect(result.ambiguousElements.isEmpty)
  }

  @Test("text still wraps below a conflict")
  func textBelowConflict() throws {
    let system = try makeSystem(
      ["text": .measured(FakeText(letters: 10))],
      ["|[text(50)]", "V:|[text]|", "superview.width == 301"])
    let result = try system.layout(width: 300)
    #expect(areClose(result.layout.frame(of: "text"), rect(0, 0, 50, 40)))
    #expect(result.conflicts.map(\.rule) == ["superview.width == 301"])
  }
}
